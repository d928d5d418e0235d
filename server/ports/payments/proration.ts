import { days } from '@foyer/shared/facts/time.ts'

/**
 * From when a change's time is counted: the start of the UTC day, but not before the period began.
 * What is previewed and confirmed on one day so costs the same to the cent, and what is changed and
 * changed back within it costs nothing (decision 048).
 */
export function proratedFrom(now: Date, periodStart: Date): Date {
  const dayStart = Math.floor(now.getTime() / days(1)) * days(1)
  return new Date(Math.max(dayStart, periodStart.getTime()))
}
