import type { Slot } from '@foyer/shared/facts/statuses.ts'
import { plain } from './plain-text.ts'
import type { Reading } from './reading.ts'

/** Notes what a visitor would rather not say. */
export const refuse = ({ draft: { conversation } }: Reading, slots: Slot[]): void => {
  const missing = slots.filter((slot) => conversation.slots[slot] === undefined)
  conversation.refused = [...new Set([...conversation.refused, ...missing])]
}

const isPending = (reading: Reading, slot: Slot): boolean =>
  reading.pending[0] === slot || reading.pending.slice(1).includes(slot)

/** What a refusal is about: the thing it names, else what was asked. */
export const refusedSlots = (reading: Reading): Slot[] => {
  const said = plain(reading.text)
  if (
    /\b(?:his|her|their|the other) name|who (?:he|she|it|they)|su nombre de el/.test(said) &&
    isPending(reading, 'other_party')
  )
    return ['other_party']
  if (/\b(?:my|mi) (?:full )?(?:name|nombre)\b/.test(said)) return ['name']
  if (/\be-?mail|correo/.test(said) && !/\bphone|number|telefono/.test(said)) return ['email']
  if (/\b(?:phone|number|telefono)\b/.test(said) && !/\be-?mail|correo/.test(said)) return ['phone']
  return reading.pending.filter((slot): slot is Slot => slot !== 'confirm')
}
