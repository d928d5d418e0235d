import { type AdviceKind, findAdvice } from './advice.ts'
import { findAttack } from './attack.ts'
import { asksIdentity } from './identity.ts'
import { isEveryday, isOffTopic } from './off-topic.ts'
import { findSafety } from './safety.ts'

/** The advice a text asks for; an errand ("should I book a flight") asks for none of a firm's. */
export const asksAdvice = (text: string): AdviceKind | null => {
  const kind = findAdvice(text)
  return kind !== null && kind !== 'evade' && (isOffTopic(text) || isEveryday(text)) ? null : kind
}

/**
 * Whether the assistant meets a text with reviewed words of its own, whatever site and firm say: danger,
 * attempts at the assistant, what it is, and advice on a case.
 */
export const speaksFirst = (text: string): boolean =>
  findSafety(text) !== null ||
  findAttack(text) !== null ||
  asksIdentity(text) !== null ||
  asksAdvice(text) !== null
