import { describe, expect, it } from 'vitest'
import { immigrationSite, indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'

const list = (heading: string, items: string[]): string =>
  `<h2>${heading}</h2><ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`

/** A firm with a list for a first meeting, one for each matter, one in Spanish, and one for another occasion. */
const site = indexOf({
  ...immigrationSite,
  pages: {
    ...immigrationSite.pages,
    '/first-visit': {
      title: 'Your first visit',
      main: `<h1>Your first visit</h1>${list('What to bring', ['A photo ID', 'Letters from any court'])}`,
    },
    '/divorce': {
      title: 'Divorce',
      main: `<h1>Divorce</h1>${list('What should I bring?', ['The marriage certificate', 'Three pay stubs'])}`,
    },
    '/closings': {
      title: 'Closings',
      main: `<h1>Closings</h1>${list('What to bring to the closing', ['A wire receipt', 'A photo ID'])}`,
    },
    '/es/cita': {
      title: 'La primera cita',
      language: 'es',
      main: `<h1>La primera cita</h1>${list('Qué traer', ['Una identificación', 'Las cartas de la corte'])}`,
    },
  },
})

const said = (text: string, language: 'en' | 'es' = 'en'): string[] =>
  answerQuestion(site, { text, language }).sentences.map((one) => one.text)

describe('what to bring', () => {
  it.each([
    'what should i bring',
    'what papers do i need to bring to the first appointment',
    'what should I have with me when I come in?',
  ])('is told line by line from the list for a first meeting: %s', (text) => {
    expect(said(text)).toEqual(['A photo ID', 'Letters from any court'])
  })

  it('says the line before a list once, and its entries once', () => {
    const main = `<h1>Consultations</h1><h2>What should I have with me?</h2><p>Gather these, if you have them:</p>
      <ul><li>Your passport</li><li>Letters from USCIS</li></ul>`
    const led = indexOf({
      ...immigrationSite,
      pages: { '/consultations': { title: 'Consultations', main } },
    })
    const query = { text: 'what should i have with me the first time', language: 'en' as const }
    const { sentences } = answerQuestion(led, query)
    const lines = ['Gather these, if you have them:', 'Your passport', 'Letters from USCIS']
    expect(sentences.map((one) => one.text)).toEqual(lines)
    expect(sentences[0]?.quote).toBe(lines.join(' '))
  })

  it('is the list that a sentence leads in, where no heading does', () => {
    const main = `<h1>What to expect</h1><h2>1. The call</h2><p>Somebody answers at any hour. It helps to have these
      at hand, but nothing is required:</p><ul><li>The police report</li><li>Your own insurance card</li></ul>
      <h2>Notary work: what to bring</h2><ul><li>The unsigned paper</li><li>A photo ID</li></ul>`
    const led = indexOf({
      ...immigrationSite,
      pages: { '/what-to-expect': { title: 'What to expect', main } },
    })
    const query = {
      text: 'What should I have with me for the first meeting?',
      language: 'en' as const,
    }
    expect(answerQuestion(led, query).sentences.map((one) => one.text)).toEqual([
      'The police report',
      'Your own insurance card',
    ])
  })

  it('is the list of the matter that is named', () => {
    expect(said('what do i bring for a divorce')).toEqual([
      'The marriage certificate',
      'Three pay stubs',
    ])
  })

  it('is told in Spanish where the site does', () => {
    expect(said('que documentos tengo que llevar a la cita', 'es')).toEqual([
      'Una identificación',
      'Las cartas de la corte',
    ])
  })

  it('is not what to bring anywhere else, nor whom', () => {
    expect(said('what should i bring to my court hearing')).not.toContain('Letters from any court')
    expect(said('should i bring my sister')).not.toContain('Letters from any court')
  })
})
