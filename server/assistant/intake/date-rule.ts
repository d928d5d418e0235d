import type { Bias, Day } from './calendar.ts'

/** What a date depends on besides its words. */
export type Anchor = { today: Day; bias: Bias }

/**
 * One way to write a date. `read` gets the named groups and answers a day, the first figures of an
 * ISO date where only the month or year is named ("2026-01"), or null where it is no date.
 */
export type DateRule = {
  pattern: RegExp
  read: (groups: Record<string, string | undefined>, anchor: Anchor) => Day | string | null
}

/** The ISO text of a month or a year. */
export const monthIso = (day: Day): string => day.toString().slice(0, 7)
export const yearIso = (day: Day): string => day.toString().slice(0, 4)

/** Moves a day by counted units ("two months ago" is the same day two months back). */
export const moveBy = (day: Day, count: number, unit: string): Day => {
  if (/^(?:d|night|noche)/.test(unit)) return day.add({ days: count })
  if (/^(?:w|sem)/.test(unit)) return day.add({ weeks: count })
  if (unit.startsWith('m')) return day.add({ months: count })
  return day.add({ years: count })
}
