import { describe, expect, it } from 'vitest'
import { assistantCopy, fillCopy } from './assistant.ts'

/** Every sentence with the path it stands at. */
const sentences = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => sentences(part, `${path}.${key}`))
}

const languages = ['en', 'es'] as const
const braces = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted()

describe('the assistant’s sentences', () => {
  it('say the same things in both languages, with the same words to fill in', () => {
    const [en, es] = languages.map((language) => new Map(sentences(assistantCopy(language))))
    expect([...(es?.keys() ?? [])]).toEqual([...(en?.keys() ?? [])])
    for (const [path, text] of en ?? []) {
      if (/notice|greeting|siteSays|translated/.test(path)) continue
      expect([path, braces(es?.get(path) ?? '')]).toEqual([path, braces(text)])
    }
  })

  // ABA Model Rule 7.1: nothing misleading, no comparison, no promise of a result.
  const banned =
    /\b(?:best (?:lawyer|firm|attorney|result)|guarantee|win your|top[- ]rated|experts?|specialists?|leading|number one|no\.? ?1|success rate|we will win|you will win|garantiz\w+|el mejor (?:abogado|bufete)|expertos?|especialistas?|lo mejor)\b|!/i
  // The voice of the product: no claim to feel, no filler.
  const voice =
    /\b(?:i (?:feel|understand how|am sorry|apologize|believe|recommend|advise|suggest)|seamless|powerful|lo siento|me siento|recomiendo|aconsejo(?! legal))\b/i

  it.each(languages)('promise, compare and advise nothing (%s)', (language) => {
    for (const [path, text] of sentences(assistantCopy(language))) {
      expect([path, banned.test(text), voice.test(text)]).toEqual([path, false, false])
    }
  })

  it.each(languages)('say in notice and greeting what the assistant is (%s)', (language) => {
    const copy = assistantCopy(language)
    const said =
      language === 'en'
        ? 'an AI assistant, not a lawyer or employee of Alder'
        : 'no es abogado ni empleado de Alder'
    expect(fillCopy(copy.notice, { firm: 'Alder' })).toContain(said)
    expect(fillCopy(copy.greeting, { firm: 'Alder' })).toMatch(
      /AI assistant, not a lawyer or employee of Alder|asistente de IA; no soy abogado ni empleado de Alder/,
    )
    expect(copy.notice).toMatch(/attorney-client relationship|relación de abogado y cliente/)
    expect(copy.notice).toMatch(/confidential|confidenciales/)
    expect(copy.notice).toMatch(/may represent others|puede representar a otras personas/)
  })

  it('fills in what it is given and leaves no brace behind', () => {
    expect(fillCopy('{firm} at {phone}.', { firm: 'Alder' })).toBe('Alder at .')
  })
})
