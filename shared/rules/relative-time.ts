import { days, hours } from '../facts/time.ts'

/**
 * How long ago something was (specification 2, section 4): under 1 hour 'Just now', under 24 hours
 * 'Nh ago', under 7 days 'Nd ago', otherwise the date in `timeZone`. A clock that runs behind the
 * server's sees the future: that too is 'Just now'.
 */
export function relativeTime(at: string, now: Date, timeZone: string): string {
  const age = now.getTime() - Date.parse(at)
  if (age < hours(1)) return 'Just now'
  if (age < hours(24)) return `${Math.floor(age / hours(1))}h ago`
  if (age < days(7)) return `${Math.floor(age / days(1))}d ago`
  return localDate(at, timeZone)
}

/** The calendar date of an instant in `timeZone`, such as 'Nov 3, 2026'. */
export function localDate(at: string, timeZone: string): string {
  return format(at, { dateStyle: 'medium', timeZone })
}

const dateAndTime = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** The date and the time of day in `timeZone`, with the zone named: 'Nov 3, 2026, 4:05 PM EST'. */
export function localDateTime(at: string, timeZone: string): string {
  return format(at, { ...dateAndTime, timeZone })
}

/** The same to the second, for what is measured: 'Nov 3, 2026, 4:05:09 PM EST'. */
export function localDateTimeToSecond(at: string, timeZone: string): string {
  return format(at, { ...dateAndTime, second: '2-digit', timeZone })
}

/** The time of day in `timeZone`: '4:05 PM'. */
export function localTime(at: string, timeZone: string): string {
  return format(at, { timeStyle: 'short', timeZone })
}

/** A calendar day (`YYYY-MM-DD`) in full: 'Friday, November 13, 2026'. Other text stays as it is. */
export function longDay(day: string): string {
  const parsed = /^\d{4}-\d{2}-\d{2}/.exec(day)
  return parsed === null
    ? day
    : format(`${parsed[0]}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' })
}

function format(at: string, options: Intl.DateTimeFormatOptions): string {
  // Engines differ in the space they put before AM and PM; a plain one reads the same everywhere.
  return new Intl.DateTimeFormat('en-US', options).format(new Date(at)).replaceAll('\u202f', ' ')
}
