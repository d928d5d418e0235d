import { describe, expect, it } from 'vitest'
import { nearestQuote } from './nearest-quote.ts'
import type { QuotedPassage } from './quotes.ts'
import { readWords } from './read-words.ts'
import { supportOf } from './support.ts'

const firmName = 'Larch & Tern'

/**
 * Sentences of the demo firm's website; how a model says them that follows its instructions, and how one
 * says them that does not. Written before anything was tried.
 */
const pairs: readonly [quote: string, near: string, free: string][] = [
  [
    'We do not handle criminal defense, immigration or claims against doctors and hospitals.',
    'Larch & Tern does not handle criminal defense, immigration or claims against doctors and hospitals.',
    'Criminal defense, immigration and malpractice are areas the firm stays out of.',
  ],
  [
    'There is a presumption that both of you contributed equally to what was acquired during the marriage.',
    'There’s a presumption that both of you contributed equally to what was acquired during the marriage.',
    'Both spouses are presumed to have contributed equally to what was acquired while married.',
  ],
  [
    'In Clatsop County parents are usually asked to try mediation before a judge decides custody or parenting time.',
    'Parents in Clatsop County are usually asked to try mediation before a judge decides custody or parenting time.',
    'Before a judge decides custody, parents in Clatsop County usually have to try mediation.',
  ],
  [
    'A tenant who pays the rent demanded within the time in the notice keeps the tenancy.',
    'A tenant who pays the rent demanded within the time in the notice keeps the tenancy.',
    'If the tenant pays the demanded rent within the time in the notice, the tenancy continues.',
  ],
  [
    'A tenant may recover twice the amount wrongly withheld.',
    'A tenant may recover twice the amount wrongly withheld.',
    'Tenants can get double what was wrongly withheld.',
  ],
  [
    'Every Oregon car policy includes personal injury protection, called PIP.',
    'Every Oregon car policy includes personal injury protection (called PIP).',
    'Personal injury protection, or PIP, is part of every Oregon car policy.',
  ],
  [
    'Wage and discrimination cases are usually taken for a contingent fee; advice, letters and agreement reviews are flat or hourly.',
    'Wage and discrimination cases are usually taken for a contingent fee.',
    'The firm usually takes wage and discrimination cases on contingency.',
  ],
  [
    'In Oregon a will must be in writing, signed, and witnessed by two people (ORS 112.235).',
    'A will must be in writing, signed, and witnessed by two people in Oregon (ORS 112.235).',
    'Oregon wills have to be written, signed and witnessed by two people.',
  ],
  [
    'You will receive copies of every letter he sends or receives.',
    'You’ll receive copies of every letter he sends or receives.',
    'Every letter he sends or receives will be copied to you.',
  ],
  [
    'Aino answers the telephone, reads every message that comes in and makes the first appointment.',
    'Aino answers the phone, reads every message that comes in and makes the first appointment.',
    'Messages are read by Aino, who also answers the telephone and makes the first appointment.',
  ],
  [
    'We promise care, candor and that we will be prepared.',
    'The firm promises care, candor and that we will be prepared.',
    'What they promise is candor, care and preparation.',
  ],
  [
    'An eviction summons with a court date: the first 20 minutes, by telephone.',
    'An eviction summons with a court date: the first 20 minutes, by phone.',
    'The first 20 minutes by telephone are for an eviction summons with a court date.',
  ],
  [
    'Free forms and the addresses of legal aid offices are at the county library.',
    'Free forms and addresses of legal aid offices are at the county library.',
    'The county library has free forms and legal aid office addresses.',
  ],
  [
    'We are your lawyers only once both of us have signed it.',
    'We are your attorneys only once both of us have signed it.',
    'Only after both have signed it are they your lawyers.',
  ],
  [
    'What you told us stays confidential even if we never work together.',
    'What you told the firm stays confidential even if we never work together.',
    'Everything you tell the firm is confidential, even without working together.',
  ],
  [
    'Any first meeting can be in the office, by video or by telephone, at the same price.',
    'Any first meeting can be in the office, by video or by phone, at the same price.',
    'First meetings can be held by video, telephone or in the office at the same price.',
  ],
  [
    'Stay on Marine Drive through downtown, then turn left up Lantern Street.',
    'Stay on Marine Drive through downtown, then turn left up Lantern Street.',
    'Drive through downtown on Marine Drive and go left up Lantern Street.',
  ],
  [
    'There is a bicycle rack under the stairs, out of the rain.',
    'There’s a bicycle rack under the stairs, out of the rain.',
    'Bicycles can be left in a rack under the stairs out of the rain.',
  ],
  [
    'In an eviction it is a date and time for a first appearance, and it can be very soon.',
    'In an eviction it’s a date and time for a first appearance, and it can be very soon.',
    'For evictions the first appearance date can be very soon.',
  ],
  [
    'Messages from people who do not become clients: two years, then deleted.',
    'Messages from people who don’t become clients: 2 years, then deleted.',
    'If you do not become a client, messages are deleted after two years.',
  ],
  [
    'Our office is open Monday to Thursday from 8:30 a.m. to 5:30 p.m.',
    'The office is open Monday to Thursday, 8:30 am to 5:30 pm.',
    'You can visit Monday through Thursday between 8:30 and 5:30.',
  ],
  [
    'A first consultation is 45 minutes with a lawyer and costs $95.',
    'A first consultation is 45 minutes with an attorney and costs $95.',
    'For $95 you get a first consultation of 45 minutes with a lawyer.',
  ],
  [
    'We answer within one business day, and sooner when a court date is near.',
    'The firm answers within one business day, and sooner when a court date is near.',
    'You hear back in one business day, sooner if a court date is near.',
  ],
  [
    'Bring the lease, the notice, photographs and any letters or messages.',
    'Bring the lease, the notice and any letters or messages.',
    'Take your lease, notice, photos and letters with you.',
  ],
  [
    'Street parking on Lantern Street is free for two hours, and the lot behind the building has four spaces.',
    'Street parking on Lantern Street is free for 2 hours, and the lot behind the building has 4 spaces.',
    'Parking is free for two hours on Lantern Street, with four spaces behind the building.',
  ],
]

const passages: QuotedPassage[] = [
  {
    headings: [],
    title: 'Demo',
    language: 'en',
    // Every other number: no two of these are neighbors on a page.
    sentences: pairs.map(([text], at) => ({
      sentence: at * 2,
      text,
      url: 'http://127.0.0.1:3003/',
      title: 'Demo',
      words: readWords(text, { language: 'en', firmName, clause: 0 }),
    })),
  },
]

const borneOut = (said: string): string | undefined =>
  supportOf(said, passages, { firmName, before: null })?.sentences[0]?.text
const retold = (said: string): string | undefined =>
  nearestQuote(said, passages, null)?.sentences[0]?.text

describe('what a model makes of a page', () => {
  it('goes through as it is where the model keeps to the page’s words, 21 of 25, and else in the page’s', () => {
    const held = pairs.filter(([quote, near]) => borneOut(near) !== quote)
    expect(held.map(([, near]) => near)).toEqual([
      'Parents in Clatsop County are usually asked to try mediation before a judge decides custody or parenting time.',
      'A will must be in writing, signed, and witnessed by two people in Oregon (ORS 112.235).',
      'The office is open Monday to Thursday, 8:30 am to 5:30 pm.',
      'Bring the lease, the notice and any letters or messages.',
    ])
    for (const [quote, near] of held) expect(retold(near)).toBe(quote)
  })

  it('is said in the page’s own words where it retells them, or not at all', () => {
    const outcomes = pairs.map(([quote, , free]) => {
      const said = borneOut(free) ?? retold(free)
      return said === quote ? 'quoted' : said === undefined ? 'held back' : `mistaken: ${free}`
    })
    expect(outcomes.filter((outcome) => outcome.startsWith('mistaken'))).toEqual([])
    expect(outcomes.filter((outcome) => outcome === 'quoted').length).toBeGreaterThanOrEqual(20)
  })
})
