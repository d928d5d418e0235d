import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'

const footer = `<p>Mail P.O. Box 88, Harlow Ferry, Oregon 97488</p>
  <p>214 Mill Street, Harlow Ferry, Oregon 97488</p><p>31 Depot Avenue, Quillan, Oregon 97489</p>
  <h4>Quillan</h4><p>31 Depot Avenue</p><p>(541) 555-0171</p>
  <p>Our office: 214 Mill Street, second door, Harlow Ferry, Oregon 97488</p>`

/** A firm with two offices and a box at the post office, whose fax stands on one page alone. */
const site = indexOf({
  origin: 'http://offices.test',
  frame: { header: '<p>Vale Law</p>', footer },
  pages: {
    '/': { title: 'Vale Law', main: '<h1>Vale Law</h1><p>We help tenants.</p>' },
    '/fees': { title: 'Fees', main: '<h1>Fees</h1><p>A lease review costs $95.</p>' },
    '/wills': { title: 'Wills', main: '<h1>Wills</h1><p>We write them.</p>' },
    '/deeds': { title: 'Deeds', main: '<h1>Deeds</h1><p>We record them.</p>' },
    '/contact': {
      title: 'Contact',
      main:
        '<h1>Contact</h1><p>Papers may be sent by fax to (541) 555-0143.</p>' +
        ['Harlow Ferry', 'Quillan']
          .map((town, n) => `<div class="row"><div>${town}</div><div>(541) 555-017${n}</div></div>`)
          .join(''),
    },
  },
})

const said = (text: string, language: 'en' | 'es' = 'en') =>
  answerQuestion(site, { text, language }).sentences.map((one) => one.text)

describe('where a firm is', () => {
  const offices = [
    '214 Mill Street, Harlow Ferry, Oregon 97488',
    '31 Depot Avenue, Quillan, Oregon 97489',
  ]

  it('is told of each office once, and not of a box at the post office', () => {
    expect(said('where are you located')).toEqual(offices)
    expect(said('how far are you')).toEqual(offices)
    expect(said('dónde están', 'es')).toEqual(offices)
  })

  it('is quoted from its page word for word, each office by itself', () => {
    const { sentences } = answerQuestion(site, { text: 'where are you located', language: 'en' })
    expect(sentences.map(({ quote }) => quote)).toEqual(offices)
  })

  it('is its box where mail is asked about', () => {
    expect(said('mailing address?')).toEqual(['Mail P.O. Box 88, Harlow Ferry, Oregon 97488'])
  })
})

describe('the number of a fax', () => {
  it('is told from whatever page states it', () => {
    expect(said('fax number')).toEqual(['Papers may be sent by fax to (541) 555-0143.'])
  })
})

describe('the number of one office', () => {
  it('is told with its town, although the number alone stands on every page', () => {
    expect(said('number for the quillan office')).toEqual(['Quillan (541) 555-0171'])
  })
})
