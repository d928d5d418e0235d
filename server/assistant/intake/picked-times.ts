import { waysEn } from '@foyer/shared/copy/ways.en.ts'
import { waysEs } from '@foyer/shared/copy/ways.es.ts'
import { shorten } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { setSlot } from './set-slot.ts'

const openings = [waysEn, waysEs].map(({ picker }) => picker.wishes(''))

/**
 * What the chat says for a visitor who picked times of the firm ("These times work for me: …"). They
 * are good times and nothing else: not when the matter happened, nor a date ahead.
 */
export const learnPickedTimes = (reading: Reading): boolean => {
  const { draft, text } = reading
  const opening = openings.find((each) => text.startsWith(each.trim()))
  if (opening === undefined) return false
  setSlot(reading, 'preferred_times', shorten(text.slice(opening.length).trim(), 300))
  const { conversation } = draft
  conversation.refused = conversation.refused.filter((slot) => slot !== 'preferred_times')
  return true
}
