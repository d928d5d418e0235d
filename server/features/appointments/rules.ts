import { minutes } from '@foyer/shared/facts/time.ts'
import type { OfferedDay } from '@foyer/shared/api/appointments.ts'
import { offeredTimes } from '@foyer/shared/facts/limits.ts'
import { Temporal } from 'temporal-polyfill'

/**
 * The times a firm offers: on working days of the coming two weeks, from 9 to 5 in its own zone, in
 * steps of 30 minutes (specification 1, section 9), those that have passed left out. A time that a
 * change of the clocks skips or doubles is not offered.
 */
export function timesOffered(timeZone: string, now: Date): OfferedDay[] {
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate()
  const earliest = now.getTime() + offeredTimes.notice
  const days = Array.from({ length: offeredTimes.days }, (_, at) => today.add({ days: at }))
  return days
    .filter((day) => day.dayOfWeek <= 5)
    .map((day) => ({ date: day.toString(), times: timesOn(day, timeZone) }))
    .map(({ date, times }) => ({
      date,
      times: times.filter((time) => Date.parse(time) >= earliest),
    }))
    .filter(({ times }) => times.length > 0)
}

function timesOn(day: Temporal.PlainDate, timeZone: string): string[] {
  const { firstHour, lastHour, step } = offeredTimes
  const count = ((lastHour - firstHour) * minutes(60)) / step
  return Array.from({ length: count }, (_, at) => firstHour * 60 + (at * step) / minutes(1))
    .map((minute) => day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 }))
    .flatMap((local) => {
      try {
        const at = local.toZonedDateTime(timeZone, { disambiguation: 'reject' })
        return [new Date(at.epochMilliseconds).toISOString()]
      } catch {
        return []
      }
    })
}

/** Whether every wished time is one of those offered. */
export function areOffered(wished: readonly string[], offered: readonly OfferedDay[]): boolean {
  const known = new Set(offered.flatMap(({ times }) => times))
  return wished.every((time) => known.has(new Date(time).toISOString()))
}
