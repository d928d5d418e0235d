import { isDistressed } from './intake/intent.ts'
import { tellsOfDeath } from './intake/tells-event.ts'
import { saySlot } from './intake/read-back.ts'
import type { Learned } from './intake/reading.ts'
import { say } from './turn-draft.ts'
import type { Draft } from './turn-draft.ts'

/** An account longer than this gets the caution about confidential details (guardrail 4). */
const longAccount = 600

/** What was put right, as it stands now. */
export const correctedLine = (draft: Draft, learned: Learned): string | null => {
  const { conversation, copy } = draft
  const slot = learned.changed[0]
  const value = slot === undefined ? null : saySlot(slot, conversation, copy)
  return slot === undefined || value === null
    ? null
    : say(draft, 'corrected', copy.corrected, { slot: copy.labels[slot], value })
}

/** What was added to the details that had been read back, as it stands now. */
export const addedLine = (draft: Draft, learned: Learned): string | null => {
  const { conversation, copy } = draft
  const slot = learned.known[0]
  const value = slot === undefined ? null : saySlot(slot, conversation, copy)
  return slot === undefined || value === null
    ? null
    : say(draft, 'added', copy.added, { slot: copy.labels[slot], value })
}

/** What is said to what a turn told: what was put right, that it may stay empty, or thanks. */
export const acknowledge = (draft: Draft, learned: Learned): string[] => {
  const { conversation, copy } = draft
  if (learned.trouble !== null) return []
  const corrected = correctedLine(draft, learned)
  if (corrected !== null) return [corrected]
  if (learned.channel !== null && learned.known.length === 0)
    return [say(draft, 'channel', copy.channel[learned.channel])]
  if (learned.skipped) return [say(draft, 'skipped', copy.skipped)]
  const first = conversation.slots.name?.split(' ')[0]
  if (learned.known.includes('name') && first !== undefined)
    return [say(draft, 'thanksName', copy.thanksName, { name: first })]
  return learned.known.length > 0 ? noteNow(draft) : []
}

/** A word of thanks after every other answer; after each one it would sound like a machine. */
const noteNow = (draft: Draft): string[] => {
  const { said } = draft.conversation
  const count = said['notes'] ?? 0
  said['notes'] = count + 1
  return count % 2 === 0 ? [say(draft, 'noted', draft.copy.noted)] : []
}

/** The caution about confidential details, once, after a long account. */
export const cautionFor = (draft: Draft, text: string): string[] => {
  const { conversation, copy } = draft
  if (text.length < longAccount || conversation.flags.cautioned) return []
  conversation.flags.cautioned = true
  return [say(draft, 'caution', copy.caution)]
}

/** One word, once each, to somebody who is bereaved, swears or is in panic. */
export const calmFor = (draft: Draft, text: string): string[] => {
  const { said } = draft.conversation
  const { copy } = draft
  if (tellsOfDeath(text) && said['condolence'] === undefined)
    return [say(draft, 'condolence', copy.condolence)]
  return isDistressed(text) && said['calm'] === undefined ? [say(draft, 'calm', copy.calm)] : []
}

/** Whom to call, once, where what was told cannot wait for a reply. */
export const callIfHurried = (draft: Draft): string[] => {
  const { said, slots } = draft.conversation
  return slots.urgency === 'high' && said['hurried'] === undefined
    ? [say(draft, 'hurried', draft.copy.hurried)]
    : []
}
