import type { OpenSpan } from '../facts/hours.ts'

/** What can be wrong with a day's opening times. */
export type HoursProblem = 'not-a-time' | 'backwards' | 'overlap' | 'too-many'

/** A day's times in their order, or what is wrong with them. */
export type HoursReading =
  | { outcome: 'spans'; spans: OpenSpan[] }
  | { outcome: 'refused'; problem: HoursProblem }

/** Times a day may be opened: before and after lunch, an evening, and one to spare. */
export const mostSpans = 4

/** Full and half hours; a day may be open until midnight, `24:00`. */
const halfHour = /^(?:[01]\d|2[0-3]):[03]0$|^24:00$/

/** Reads when a firm is open on one day. Times are in its own zone; no spans means closed. */
export function readOpenSpans(given: readonly OpenSpan[]): HoursReading {
  const refused = (problem: HoursProblem): HoursReading => ({ outcome: 'refused', problem })
  if (given.some(({ opens, closes }) => !halfHour.test(opens) || !halfHour.test(closes)))
    return refused('not-a-time')
  // Two digits each: the order of the texts is the order of the times.
  if (given.some(({ opens, closes }) => opens >= closes)) return refused('backwards')
  const spans = given
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
  const overlaps = spans.some(({ opens }, at) => opens < (spans[at - 1]?.closes ?? ''))
  if (overlaps) return refused('overlap')
  return spans.length > mostSpans ? refused('too-many') : { outcome: 'spans', spans }
}
