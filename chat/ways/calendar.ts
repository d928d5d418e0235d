const dayLength = 86_400_000

/** One for each zone: making one takes longer than a month of days asked of it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(zone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  dayFormats.set(zone, made)
  return made
}

/** The day of an instant in a zone, as `2026-03-06`. */
export function dayOf(instant: string, zone: string): string {
  const parts = dayFormat(zone).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Instants by their day in a zone, days and times in order. */
export function timesByDay(times: readonly string[], zone: string): Map<string, string[]> {
  const days = new Map<string, string[]>()
  for (const time of [...times].sort()) {
    const day = dayOf(time, zone)
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return days
}

/** The month a day is in, as `2026-03`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** A day so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}

/** The month so many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}

/** The weeks that show a month, from Sunday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -new Date(first).getUTCDay())
  const weeks: string[][] = []
  for (let day = start; weeks.length === 0 || monthOf(day) === month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)))
  return weeks
}

/**
 * Where a key leads from a day of the grid, among the days that can be chosen (in order): arrows to
 * the next one that way, Home and End within the week, Page Up and Page Down to the months beside.
 * Null where there is none, or the key means nothing here.
 */
export function dayByKey(key: string, from: string, days: readonly string[]): string | null {
  const first = (fits: (day: string) => boolean) => days.find(fits) ?? null
  const last = (fits: (day: string) => boolean) => days.filter(fits).at(-1) ?? null
  const sunday = addDays(from, -new Date(from).getUTCDay())
  const saturday = addDays(sunday, 6)
  const month = monthOf(from)
  switch (key) {
    case 'ArrowRight':
      return first((day) => day > from)
    case 'ArrowLeft':
      return last((day) => day < from)
    case 'ArrowDown':
      return first((day) => day >= addDays(from, 7))
    case 'ArrowUp':
      return last((day) => day <= addDays(from, -7))
    case 'Home':
      return first((day) => day >= sunday)
    case 'End':
      return last((day) => day <= saturday)
    case 'PageDown':
      return first((day) => monthOf(day) > month)
    case 'PageUp':
      return first(
        (day) => monthOf(day) === (last((each) => monthOf(each) < month) ?? '').slice(0, 7),
      )
    default:
      return null
  }
}

const dateStyles = {
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const

/** A day in words: `Fri, Mar 6`, or `Friday, March 6, 2026`. */
export function sayDay(
  day: string,
  locale: string,
  style: keyof typeof dateStyles = 'short',
): string {
  return new Date(day).toLocaleDateString(locale, { ...dateStyles[style], timeZone: 'UTC' })
}

/** A month in words: `March 2026`. */
export function sayMonth(month: string, locale: string): string {
  const day = new Date(`${month}-01`)
  return day.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** The time of day of an instant in a zone: `9:00 AM`. */
export function sayTime(instant: string, zone: string, locale: string): string {
  return new Date(instant)
    .toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone })
    .replaceAll(/\s/g, ' ')
}

/**
 * An instant in another zone than the reader's: the time, with the day before it where that differs;
 * null where both clocks show the same.
 */
export function sayElsewhere(
  instant: string,
  zones: { own: string; other: string },
  locale: string,
): string | null {
  const { own, other } = zones
  if (own === other) return null
  const [ownDay, day] = [dayOf(instant, own), dayOf(instant, other)]
  const time = sayTime(instant, other, locale)
  if (day !== ownDay) return `${sayDay(day, locale)}, ${time}`
  return time === sayTime(instant, own, locale) ? null : time
}

/** A zone in words: its city, as `New York`. */
export function sayZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
