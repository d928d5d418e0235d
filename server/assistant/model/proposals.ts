import type { Slot } from '@foyer/shared/facts/statuses.ts'
import { learn } from '../intake/learn.ts'
import { plain } from '../intake/plain-text.ts'
import type { Draft } from '../turn-draft.ts'
import type { Conversation } from '../turn-state.ts'
import type { Proposal } from './checked-reply.ts'

/** Details that are not masked in what a model gets, so that it can know them at all. */
const proposable = ['issue', 'when', 'where', 'other_party', 'preferred_times'] as const
type Proposable = (typeof proposable)[number]

/**
 * Details that a model may propose now: empty ones the firm wants to know, before anything was read
 * back. What the visitor has seen or confirmed changes by the visitor's word alone.
 */
export const openSlots = (
  { slots, refused, phase }: Conversation,
  needs: readonly Slot[],
): Proposable[] =>
  phase === 'idle' || phase === 'collecting'
    ? proposable.filter(
        (slot) => needs.includes(slot) && slots[slot] === undefined && !refused.includes(slot),
      )
    : []

/** Whether the visitor wrote these words in this chat, as whole words. */
const isOwnWords = (value: string, said: readonly string[]): boolean => {
  const words = plain(value)
  if (!/[\p{L}\d]{2}/u.test(words)) return false
  const apart = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const whole = new RegExp(`(?<![\\p{L}\\d])${apart}(?![\\p{L}\\d])`, 'u')
  return said.some((text) => whole.test(plain(text)))
}

/** A detail's value as the intake reads it in an answer to the question for it; undefined for none. */
const readValue = (draft: Draft, slot: Proposable, value: string) => {
  const asked: Draft = {
    ...draft,
    conversation: { ...structuredClone(draft.conversation), phase: 'collecting', pending: [slot] },
  }
  learn(asked, value)
  return asked.conversation.slots[slot]
}

/**
 * Takes what a model proposed as if the visitor had said it: only where the visitor did, in these words,
 * only into what is empty, and only as the intake itself reads it. Nothing is confirmed by it.
 */
export const takeProposals = (draft: Draft, text: string, proposals: readonly Proposal[]): void => {
  const { conversation, context } = draft
  for (const { slot: name, value } of proposals) {
    const slot = openSlots(conversation, context.firm.needs).find((each) => each === name)
    if (slot === undefined || !isOwnWords(value, [...conversation.history, text])) continue
    const read = readValue(draft, slot, value)
    if (read !== undefined) Object.assign(conversation.slots, { [slot]: read })
  }
}
