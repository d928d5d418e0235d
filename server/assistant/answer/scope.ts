import type { Query } from '../index/search.ts'
import { shareElsewhere, touchesFirm } from '../policy/off-topic.ts'
import { needsOf } from './needs.ts'

/** Whether a question is about the law and the firm: without any word of theirs, and how it sounds, from 0 to 1. */
export type Scope = { apart: boolean; elsewhere: number }

/** A question this short leans on what was said before it. */
const followUpWords = 6

/** "What do you charge for a will": what firms are asked first, in words of any shop. */
const price =
  /\b(?:what|how much) (?:do|does|would|will) (?:you|u|it|they|the \w+|a lawyer) (?:charge|cost|run)\b|\bhow much (?:for|is|are|to)\b|\bcu[aá]nto (?:cuesta|cobra|sale|vale|ser[ií]a)|\bcu[aá]nto (?:me |nos )?(?:toca |va(?:n)? a |tengo que )?(?:pagar(?:le|les)? a ustedes|cobrar(?:me)?)/i

/** Whether a text asks what something costs, in words of any shop. */
export const asksPrice = (text: string): boolean => price.test(text)

/** How most questions to a firm sound; so do follow-ups, and what is asked of law firms everywhere. */
const usual = 0.25

/** Whether a turn leans on what was answered before it. */
export const followsOn = (text: string, previousAnswer: string): boolean =>
  previousAnswer !== '' && text.trim().split(/\s+/).length <= followUpWords

/**
 * Everyday questions share words with any site, so that what a question is about is evidence for its
 * answer, as the words found are.
 */
export function scopeOf({ text, history = [], previousAnswer = history.join(' ') }: Query): Scope {
  if (followsOn(text, previousAnswer)) return { apart: false, elsewhere: usual }
  const apart = !touchesFirm(text)
  const elsewhere = shareElsewhere(text)
  const isUsual = !apart && (needsOf(text).length > 0 || asksPrice(text))
  return { apart, elsewhere: isUsual ? Math.min(usual, elsewhere) : elsewhere }
}
