import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'
import { gather } from './gather.ts'
import { secondSentence } from './second-sentence.ts'

const spanish = 'Marisol advises in Spanish.'
const beside = 'Each lawyer joined the firm young.'
const apart = 'She joined the firm in May.'
const elsewhere = 'Her firm of six opened in June.'
const index = indexOf({
  origin: 'http://second.test',
  frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
  pages: {
    '/': {
      title: 'Home',
      main: `<h1>Home</h1><p>${spanish} ${beside}</p><h2>When?</h2><p>${apart}</p>`,
    },
    '/marisol': { title: 'Marisol', main: `<h1>Marisol</h1><p>${elsewhere}</p>` },
  },
})

/** What is quoted second where the first sentence scores 1 and another a share of it. */
function chosenAt(text: string, share: number): string | null {
  const query = { text: 'who at the firm speaks spanish', language: 'en' as const, history: [] }
  const { candidates, reading } = gather(index, query)
  const scored = (which: string, score: number) =>
    candidates
      .filter(({ sentence }) => index.sentences[sentence] === which)
      .map((one) => ({ ...one, score }))
  const second = secondSentence(index, [...scored(spanish, 1), ...scored(text, share)], reading)
  return second === null ? null : (index.sentences[second.sentence] ?? null)
}

describe('a second sentence', () => {
  it('is quoted from the passage of the first where it adds something', () => {
    expect(chosenAt(beside, 0.3)).toBe(beside)
  })

  it.each([
    ['another passage', apart],
    ['another page', elsewhere],
  ])('is quoted from %s only where it comes close to the first', (_, text) => {
    expect(chosenAt(text, 0.3)).toBeNull()
    expect(chosenAt(text, 0.9)).toBe(text)
  })
})

describe('a list that the first quote closes with', () => {
  const lists = indexOf({
    origin: 'http://lists.test',
    frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
    pages: {
      '/': { title: 'Home', main: '<h1>Home</h1><p>We help tenants.</p>' },
      '/privacy': {
        title: 'Privacy',
        main: `<h1>Privacy policy</h1><h2>Information sharing</h2>
          <p>We do not sell, trade, or rent your personal information. We may share information only in the following circumstances:</p>
          <ul><li>With your explicit consent</li><li>To comply with legal obligations or court orders</li>
          <li>To protect our rights or the rights of others</li></ul>`,
      },
    },
  })

  it('is not quoted again', () => {
    const query = { text: 'do you sell or share what i type here', language: 'en' as const }
    const { sentences } = answerQuestion(lists, query)
    const told = sentences.map(({ text }) => text).join('\n')
    expect(told.split('With your explicit consent').length - 1).toBe(1)
    expect(told).toContain('We do not sell')
  })
})

describe('a short list of which two entries are quoted', () => {
  const limits = indexOf({
    origin: 'http://limits.test',
    frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
    pages: {
      '/': { title: 'Home', main: '<h1>Home</h1><p>We help the injured.</p>' },
      '/injury': {
        title: 'Injury',
        main: `<h1>Injury</h1><h2>How long do you have to sue?</h2>
          <ul><li>Most injury claims: a lawsuit within two years.</li><li>A death: three years.</li>
          <li>A city or county: written notice within 180 days.</li></ul>`,
      },
    },
  })

  it('is told whole: what it leaves out may be what matters', () => {
    const { sentences } = answerQuestion(limits, {
      text: 'how long do i have to sue',
      language: 'en',
    })
    expect(sentences.map(({ text }) => text).join('\n')).toContain('within 180 days')
  })
})
