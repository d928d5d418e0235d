import { Temporal } from 'temporal-polyfill'

/** Which way a date without a year or month is meant: incidents lie behind, hearings ahead. */
export type Bias = 'past' | 'future'

/** A calendar day as Temporal keeps it. */
export type Day = Temporal.PlainDate

/** A day and a time of day, in no zone. */
export type Moment = Temporal.PlainDateTime

/** The day it is at an instant in an IANA zone. */
export const dayIn = (now: Date, timeZone: string): Day =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

/** The day and the time it is at an instant in an IANA zone. */
export const momentIn = (now: Date, timeZone: string): Moment =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()

/** The day of a year, month and day, or null where the calendar has none. */
export const dayOf = (year: number, month: number, day: number): Day | null => {
  if (month < 1 || month > 12 || day < 1) return null
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return day > first.daysInMonth ? null : first.with({ day })
}

/** A two-digit year in the hundred years that end thirty years from now. */
export const fullYear = (year: number, today: Day): number => {
  if (year >= 100) return year
  const century = Math.floor(today.year / 100) * 100
  return century + year > today.year + 30 ? century + year - 100 : century + year
}

const fits = (day: Day, today: Day, bias: Bias): boolean => {
  const order = day.since(today, { largestUnit: 'days' }).days
  return bias === 'past' ? order <= 0 : order >= 0
}

/** The nearest day with this number in a month ("the 13th"). */
export const nearestInMonth = (day: number, today: Day, bias: Bias): Day | null => {
  for (let step = 0; step < 4; step += 1) {
    const month = today.with({ day: 1 }).add({ months: bias === 'past' ? -step : step })
    const found = dayOf(month.year, month.month, day)
    if (found && fits(found, today, bias)) return found
  }
  return null
}

/** The nearest day of this month and number ("March 12"). */
export const nearestInYear = (
  month: number,
  day: number,
  { today, bias }: { today: Day; bias: Bias },
): Day | null => {
  for (let step = 0; step < 9; step += 1) {
    const found = dayOf(today.year + (bias === 'past' ? -step : step), month, day)
    if (found && fits(found, today, bias)) return found
  }
  return null
}

/** The nearest weekday, 1 Monday to 7 Sunday; `strict` leaves today out. */
export const nearestWeekday = (weekday: number, today: Day, bias: Bias, strict = true): Day => {
  const back = (today.dayOfWeek - weekday + 7) % 7
  const ahead = (weekday - today.dayOfWeek + 7) % 7
  if (bias === 'past') return today.subtract({ days: back === 0 && strict ? 7 : back })
  return today.add({ days: ahead === 0 && strict ? 7 : ahead })
}

/** The weekday within the week that lies `weeks` from this one; weeks begin on Monday. */
export const weekdayOfWeek = (weekday: number, today: Day, weeks: number): Day =>
  today.add({ days: weekday - today.dayOfWeek + 7 * weeks })

/** How far a day named by weekday and number is looked for in the expected direction. */
const sureDays = 60

/**
 * The nearest day that is both this weekday and this number ("Thursday the 26th"): in the expected
 * direction if it lies within two months, else whichever is nearer.
 */
export const weekdayWithNumber = (
  weekday: number,
  day: number,
  { today, bias }: { today: Day; bias: Bias },
): Day | null => {
  const distance = (one: Day) => Math.abs(one.since(today, { largestUnit: 'days' }).days)
  const found: Day[] = []
  for (let step = -8; step <= 8; step += 1) {
    const month = today.with({ day: 1 }).add({ months: step })
    const one = dayOf(month.year, month.month, day)
    if (one?.dayOfWeek === weekday) found.push(one)
  }
  const near = found.toSorted((a, b) => distance(a) - distance(b))
  const expected = near.find((one) => fits(one, today, bias) && distance(one) <= sureDays)
  return expected ?? near[0] ?? null
}

/** The nth weekday of the month that begins on `start`; 0 is the last one. Null where there is none. */
export const nthWeekdayOf = (start: Day, weekday: number, nth: number): Day | null => {
  const first = start.add({ days: (weekday - start.dayOfWeek + 7) % 7 })
  const count = 1 + Math.floor((start.daysInMonth - first.day) / 7)
  const at = nth === 0 ? count : nth
  return at > count ? null : first.add({ weeks: at - 1 })
}

/** The nearest nth weekday of a month of this name ("the second Friday of March"). */
export const nearestNthWeekday = (
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
  { today, bias }: { today: Day; bias: Bias },
): Day | null => {
  for (let step = 0; step < 9; step += 1) {
    const start = dayOf(today.year + (bias === 'past' ? -step : step), month, 1)
    const found = start && nthWeekdayOf(start, weekday, nth)
    if (found && fits(found, today, bias)) return found
  }
  return null
}

/** A day in words: "Tuesday, March 3, 2026"; a month or year as far as it is known. */
export const sayDay = (iso: string, language: 'en' | 'es'): string => {
  const [year, month, day] = iso.split('-').map(Number)
  if (year === undefined || month === undefined) return iso
  const date = new Date(Date.UTC(year, month - 1, day ?? 1))
  const locale = language === 'es' ? 'es-US' : 'en-US'
  const parts = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(
    locale,
    day === undefined ? parts : { ...parts, weekday: 'long', day: 'numeric' },
  ).format(date)
}
