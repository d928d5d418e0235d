import { describe, expect, it } from 'vitest'
import { weighText } from '../../server/assistant/policy/learned/judge.ts'
import { traitsOf } from '../../server/assistant/policy/learned/traits.ts'
import { type Example, fit } from './fit.ts'
import { readPhrases } from './phrases.ts'

const example = (text: string, is: boolean): Example => ({ traits: traitsOf(text), signs: [0], is })

const examples = [
  ...['he hit me again', 'my ex hit my son', 'he hit her last night'].map((text) =>
    example(text, true),
  ),
  ...['what are your hours', 'where are your offices', 'what are the fees', 'you hit send'].map(
    (text) => example(text, false),
  ),
]

describe('fit', () => {
  it('tells a new text by what the examples share', () => {
    const weights = fit(examples)
    const odds = (text: string) => weighText(weights, traitsOf(text), [0])
    expect(odds('he hit my mother')).toBeGreaterThan(odds('are your fees fixed') + 0.5)
    expect(weights.traits.has('again')).toBe(false)
  })

  it('learns the same each time', () => {
    expect(fit(examples)).toEqual(fit(examples))
  })

  it('gives a sign its weight where only the sign tells', () => {
    const told = [1, 0].flatMap((sign) =>
      Array.from({ length: 8 }, () => ({ traits: ['same'], signs: [sign], is: sign === 1 })),
    )
    expect(fit(told).signs[0]).toBeGreaterThan(1)
  })
})

describe('the phrases', () => {
  const phrases = readPhrases()

  it('are of every kind, of our own questions too', () => {
    const kinds = new Set(phrases.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(
      'advice aside asks calm danger elsewhere english given hold meet near party person place question refuse send spanish story tells times unsure urgent when who'.split(
        ' ',
      ),
    )
    expect(phrases.filter(({ pen }) => pen === 'seen').length).toBeGreaterThan(400)
  })

  it('never are danger and calm at once', () => {
    const calm = new Set(phrases.flatMap(({ kind, text }) => (kind === 'calm' ? [text] : [])))
    expect(phrases.filter(({ kind, text }) => kind === 'danger' && calm.has(text))).toEqual([])
  })
})
