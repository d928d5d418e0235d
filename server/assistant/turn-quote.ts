import { onOneLine } from './answer/quote.ts'
import type { SiteAnswer } from './turn-site.ts'

const nextSentence = /(?<=[.!?…]["”’)]*)\s+(?=[\p{Lu}\p{N}¿¡"“(])/u
const endsAsking = /\?["”’)\s]*$/

/** Whether what is said last is a question, which the visitor has to answer before the next one. */
export const leavesQuestion = (paragraphs: readonly string[]): boolean =>
  endsAsking.test(paragraphs.at(-1) ?? '')

/** A quote up to its last sentence that is no question; empty where it only asks. */
const untilAsking = (quote: string): string => {
  const last = quote.split(nextSentence).at(-1) ?? ''
  if (!endsAsking.test(last)) return quote
  return last === quote ? '' : untilAsking(quote.slice(0, -last.length).trimEnd())
}

/**
 * A site's answer without a question that it leaves open ("Need directions?"): that is none of the
 * assistant's to ask. Where nothing else was said, the site did not answer.
 */
export const withoutOpenQuestion = (answer: SiteAnswer): SiteAnswer => {
  const { sentences } = answer
  const last = sentences.at(-1)
  if (last === undefined) return answer
  const text = untilAsking(last.text)
  if (text === last.text) return answer
  const rest = sentences.slice(0, -1)
  if (text !== '')
    return { ...answer, sentences: [...rest, { ...last, text, quote: onOneLine(text) }] }
  if (rest.length > 0) return withoutOpenQuestion({ ...answer, sentences: rest })
  return { ...answer, tier: 'none', sentences: [] }
}
