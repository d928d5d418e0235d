import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionKey } from './answer/own-answers.ts'
import { playChat } from './testing/play.ts'
import type { SiteAnswer, SiteIndex } from './turn-site.ts'
import type { TurnReply } from './turn-state.ts'

const quoted = (...texts: string[]): SiteAnswer => {
  const sentences = texts.map((text) => ({
    text,
    quote: text,
    url: 'https://firm.example/faq',
    title: 'What does a visit cost? (Is the first one free?)',
  }))
  return {
    tier: 'answer',
    sentences,
    confidence: 0.9,
    language: 'en',
    outOfState: null,
  }
}

const nothing: SiteAnswer = { ...quoted(), tier: 'none', confidence: 0 }

/** A site that itself asks, as pages of questions and answers do. */
const asking: SiteIndex = {
  answer: ({ text }) => {
    if (/cost|cuesta/.test(text))
      return quoted('What does a visit cost? It is $50.', 'Can I pay later?')
    if (/parking|estacion/.test(text)) return quoted('There is parking. Need directions?')
    if (/wheelchair/.test(text)) return quoted('Is there a ramp?')
    if (/visits/.test(text)) return { ...quoted('A visit is short.'), tier: 'pages' }
    return nothing
  },
}

const own = 'We come to you. Would you like us to?'
const ownAnswers = [
  {
    key: questionKey('do you make house calls', 'en'),
    text: 'do you make house calls',
    answer: own,
  },
]

const lines = [
  'what does it cost?',
  'is there parking?',
  'is it wheelchair friendly?',
  'how do visits go?',
  'do you make house calls?',
  'what is the name of your cat?',
  'my name is Ana Ruiz, is the lobby heated?',
  'do you have a cat? call me at 616-555-0188',
  'My landlord kept my deposit. Can he do that?',
  'do I have a case?',
  'can I leave my details?',
  'Ana Ruiz',
  '616-555-0188',
  'skip',
  'yes',
  'no',
  'can you recommend another firm?',
  'are you a lawyer?',
  'is this confidential?',
  'what do you have so far?',
  'hello',
  '¿cuánto cuesta?',
  '¿hay estacionamiento?',
  'mi casero no me devuelve el depósito',
  'bye',
]

/** Whatever stands in a reply and ends as a question, but for what the visitor said, read back by its label. */
const asked = ({ text }: TurnReply): string[] =>
  text
    .split('\n')
    .filter(
      (line) => !/^[\p{L} -]+: \S/u.test(line) || /^(?:Back|To go on|Where we|Volv|Seg)/.test(line),
    )
    .flatMap((line) => line.split(/(?<=[.?!:])\s+/))
    .filter((sentence) => sentence.endsWith('?'))

/** A site's own question that it answers itself is none to the visitor. */
const answeredByItself = /^What does a visit cost\?$/

const questions = (reply: TurnReply): string[] =>
  asked(reply).filter((sentence) => !answeredByItself.test(sentence))

describe('a reply', () => {
  it('asks one thing at most, whatever the site and the firm ask', { timeout: 90_000 }, () => {
    assert(
      property(array(constantFrom(...lines), { minLength: 1, maxLength: 10 }), (said) => {
        const { replies } = playChat(said, { site: asking, ownAnswers })
        for (const [at, reply] of replies.entries()) {
          const told = `${said.slice(0, at + 1).join(' / ')}\n→ ${reply.text}`
          expect(questions(reply).length, told).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 300, seed: 3 },
    )
  })

  it('passes an open question on with the details that came beside it', () => {
    const { last } = playChat(['do you have a cat? call me at 616-555-0188'])
    expect(last.text).toContain('Your question goes to the firm with your details.')
    expect(questions(last)).toHaveLength(1)
    expect(last.ask).toBeDefined()
  })

  it('quotes no question that the site leaves open', () => {
    const { last } = playChat(['is there parking?'], { site: asking })
    expect(last.text).toContain('There is parking.')
    expect(last.text).not.toContain('directions')
    expect(last.citations).toMatchObject([{ quote: 'There is parking.' }])
  })

  it('does not take a site’s question for its answer', () => {
    expect(playChat(['is it wheelchair friendly?'], { site: asking }).last.kind).toBe('handoff')
  })

  it('leaves the firm’s own question to be answered before it goes on', () => {
    const { replies, last } = playChat(
      ['My landlord kept my deposit', 'do you make house calls?', 'yes please'],
      { site: asking, ownAnswers },
    )
    expect(replies[1]).toMatchObject({ kind: 'answer', text: own })
    expect(replies[1]?.ask).toBeUndefined()
    expect(last.ask?.slot).toBe('name')
  })
})
