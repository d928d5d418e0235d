import { leansOnEarlier } from '../index/follow-up.ts'
import { maskMessage } from '../intake/mask.ts'
import type { Conversation } from '../turn-state.ts'

/** Earlier turns that a follow-up is sent with. */
const earlierTurns = 2

/** What a model gets of a visitor's words: the question and, for a follow-up, what it leans on. Masked. */
export type Masked = { question: string; earlier: string[] }

/**
 * Masks what is sent of a conversation: names, numbers and addresses stay here.
 * @param known the conversation after the turn, so that what it tells is masked in it.
 */
export function maskedWords(question: string, before: Conversation, known: Conversation): Masked {
  const mask = (text: string) => maskMessage(text, known.slots)
  const leans = leansOnEarlier({ text: question, language: known.language })
  const earlier = leans ? before.history.slice(-earlierTurns) : []
  return { question: mask(question), earlier: earlier.map(mask) }
}

/** The messages of a request. */
export const messagesOf = ({ question, earlier }: Masked): { role: 'visitor'; text: string }[] =>
  [...earlier, question].map((text) => ({ role: 'visitor', text }))
