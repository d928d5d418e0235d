import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/small-sites.ts'
import { statingFact } from './fact-passages.ts'
import { readQuestion } from './read-question.ts'

const row = (name: string, price: string) => `<tr><td>${name}</td><td>${price}</td></tr>`
const site = indexOf({
  origin: 'http://prices.test',
  frame: { header: '<p>Hale</p>', footer: '<p>Hale</p>' },
  pages: {
    '/': { title: 'Hale', main: '<h1>Hale</h1><p>We defend an eviction of any kind.</p>' },
    '/fees': {
      title: 'Fees',
      main: `<h1>Fees</h1><h2>What a case costs</h2>
        <table>${row('Lease review', '$300')}${row('Eviction, answer and hearing', '$650')}</table>
        <h2>Copies</h2><p>Copies are $1 a page.</p>`,
    },
    '/eviction': {
      title: 'Eviction',
      main: '<h1>Eviction</h1><p>A notice is not an eviction.</p>',
    },
  },
})
const found = (text: string) =>
  statingFact(site, readQuestion(site, { text, language: 'en' })).map((passage) =>
    site.passages[passage]?.headings.at(-1),
  )

describe('passages that state the kind of fact asked for', () => {
  it('are those of a table where one row speaks of what is asked', () => {
    expect(found('how much is an eviction')[0]).toBe('What a case costs')
  })

  it('are none where no fact is asked for, or none of it is stated', () => {
    expect(found('do you do an eviction')).toEqual([])
    expect(found('how much is a divorce')).not.toContain('What a case costs')
  })
})
