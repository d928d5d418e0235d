import { type AdviceKind, findAdvice, isAdviceForCertain } from './advice.ts'
import { findAttack } from './attack.ts'
import { asksIdentity } from './identity.ts'
import { isEveryday, isOffTopic } from './off-topic.ts'
import { findSafety } from './safety.ts'

const isErrand = (text: string): boolean => isOffTopic(text) || isEveryday(text)

/** The advice a text asks for; an errand ("should I book a flight") asks for none of a firm's. */
export const asksAdvice = (text: string): AdviceKind | null => {
  const kind = findAdvice(text)
  return kind !== null && kind !== 'evade' && isErrand(text) ? null : kind
}

/**
 * Whether the assistant meets a text with reviewed words of its own, whatever site and firm say: danger,
 * attempts at the assistant, what it is, and what is advice on a case for certain. What only sounds like
 * advice the firm may answer: it knows its law, and whether its answer is a general one.
 */
export const speaksFirst = (text: string): boolean =>
  findSafety(text) !== null ||
  findAttack(text) !== null ||
  asksIdentity(text) !== null ||
  (isAdviceForCertain(text) && !isErrand(text))
