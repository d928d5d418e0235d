import type { IntakeSlots } from '@foyer/shared/api/widget.ts'
import type { Slot } from '@foyer/shared/facts/statuses.ts'
import type { Reading } from './reading.ts'

const asText = (value: IntakeSlots[Slot]): string =>
  value === undefined ? '' : typeof value === 'string' ? value : (value.iso ?? value.raw)

/** The full stop after an answer is no part of it; the one of "5 p.m." is. */
const withoutStop = (words: string): string => words.replace(/(?<!\b\p{L}|\.\p{L})[.]+$/u, '')

/** Corrections kept for the firm, the latest ones. */
const correctionsKept = 20

/** Notes a detail; one that replaces another is a correction, and after the confirmation a new revision. */
export const setSlot = <S extends Slot>(
  { draft: { conversation }, learned }: Pick<Reading, 'draft' | 'learned'>,
  slot: S,
  said: NonNullable<IntakeSlots[S]>,
): void => {
  const value = typeof said === 'object' ? { ...said, raw: withoutStop(said.raw) } : said
  const before = asText(conversation.slots[slot])
  const after = asText(value)
  if (before === after && before !== '') {
    learned.known.push(slot)
    return
  }
  conversation.slots[slot] = value
  conversation.refused = conversation.refused.filter((other) => other !== slot)
  // A family name after the first one adds, and changes nothing.
  if (before === '' || (slot === 'name' && after.startsWith(`${before} `))) {
    learned.known.push(slot)
    return
  }
  learned.changed.push(slot)
  conversation.corrections = [...conversation.corrections, { slot, from: before, to: after }].slice(
    -correctionsKept,
  )
}
