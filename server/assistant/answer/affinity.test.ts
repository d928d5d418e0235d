import { describe, expect, it } from 'vitest'
import {
  askedAt,
  dotOf,
  dimensions,
  embed,
  readAffinity,
  saidAt,
  signsOf,
  tableFor,
  wordsIn,
  writeAffinity,
} from './affinity.ts'

const placeOf = (pieces: string[]) =>
  saidAt(
    tableFor(),
    pieces.map((piece) => wordsIn(tableFor(), piece, 'en')),
  )

const near = (question: string, ...pieces: string[]) =>
  dotOf(askedAt(tableFor(), { text: question, language: 'en' }), placeOf(pieces))

describe('affinity', () => {
  it.each([
    [
      'my mom uses a walker can she get inside',
      'A ramp and an elevator lead to our floor.',
      'Hourly work is billed in steps of six minutes.',
    ],
    [
      'they let me go last week and owe me money',
      'Your final paycheck is due when your employment ends.',
      'A deed can be recorded with the county.',
    ],
    [
      'are you around evenings, i work days',
      'Evening appointments can be arranged.',
      'We accept checks and credit cards.',
    ],
  ])('joins %s with what answers it, in other words', (question, said, other) => {
    expect(near(question, said)).toBeGreaterThan(near(question, other) + 0.1)
  })

  it.each([
    [
      'is there a ramp for my wheelchair',
      'and at the other office?',
      'An elevator goes up to it.',
      'Calls are returned within a day.',
    ],
    [
      'my landlord wont fix the heat',
      'do you do that',
      'We help tenants with repairs.',
      'We handle divorces.',
    ],
  ])('stands between a turn and the one it leans on: %s, %s', (before, text, said, other) => {
    const to = (history: string[]) => {
      const asked = askedAt(tableFor(), { text, language: 'en', history })
      return dotOf(asked, placeOf([said])) - dotOf(asked, placeOf([other]))
    }
    expect(to([before])).toBeGreaterThan(to([]) + 0.1)
  })

  it('joins a Spanish question with an English sentence', () => {
    const question = askedAt(tableFor(), { text: '¿puedo pagar a plazos?', language: 'es' })
    const to = (text: string) => dotOf(question, placeOf([text]))
    expect(to('We offer monthly payment plans.')).toBeGreaterThan(
      to('Our office is on the second floor.') + 0.1,
    )
  })

  it('reads the words of a text, its pairs of neighbors and what kinds of fact it holds', () => {
    const signs = signsOf('A flat fee of $150.', 'en')
    expect(signs).toEqual(expect.arrayContaining(['fee', 'flat fee', '#money']))
    expect(signsOf('Nos vemos.', 'es').filter((sign) => sign.startsWith('#'))).toEqual([])
  })

  it('knows pairs, and facts by their kind', () => {
    const { ids } = tableFor()
    for (const sign of ['flat fee', 'call back', '#money', '#hours'])
      expect(ids.has(sign)).toBe(true)
    const question = 'how much does it cost'
    expect(near(question, 'It is $85.')).toBeGreaterThan(near(question, 'It is Ana Ruiz.') + 0.1)
  })

  it('takes pieces together, and is nothing where no word is known', () => {
    expect(near('where can i park')).toBe(0)
    expect(near('where can i park', 'Zyxwv qqq.')).toBe(0)
    expect(near('where can i park', 'Parking', 'There is a lot behind us.')).toBeGreaterThan(0.2)
  })

  it('reads what it wrote, with the same directions', () => {
    const places = Float32Array.from({ length: 2 * dimensions }, (_, at) => Math.sin(at + 1))
    const read = readAffinity(writeAffinity(['fee', 'cost'], places))
    expect([...read.ids.keys()]).toEqual(['fee', 'cost'])
    const before = embed({ ids: read.ids, vectors: places }, [1]).unit
    embed(read, [1]).unit.forEach((one, k) => expect(one).toBeCloseTo(before[k] ?? 9, 2))
  })
})
