import type { Language } from '@foyer/shared/facts/statuses.ts'
import { Temporal } from 'temporal-polyfill'
import { sayDay } from './calendar.ts'
import { findMoments } from './moments.ts'
import type { FoundMoment } from './moments.ts'
import { findTimesOfDay } from './time-of-day.ts'

/** A time of day as people read it: "5:30 PM". */
const sayTime = (iso: string, language: Language): string =>
  new Date(`2000-01-01T${iso}Z`)
    .toLocaleTimeString(language === 'es' ? 'es-US' : 'en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    })
    .replaceAll(/\s/g, ' ')

/** A day, with its time where that was said outright: "Tuesday, March 3, 2026, 5:30 PM". */
export const sayMoment = ({ iso, time }: Pick<FoundMoment, 'iso' | 'time'>, language: Language) =>
  time?.sure ? `${sayDay(iso, language)}, ${sayTime(time.iso, language)}` : sayDay(iso, language)

/** A day that was told, with the time that the same words say of it, read from them again. */
export const sayToldMoment = (
  { raw, iso }: { raw: string; iso: string },
  language: Language,
): string => {
  if (iso.length < 10) return sayDay(iso, language)
  const today = Temporal.PlainDate.from(iso)
  const timed = findMoments(raw, { today, language, bias: 'past' }).filter(({ time }) => time)
  return sayMoment({ iso, time: timed.length === 1 ? (timed[0]?.time ?? null) : null }, language)
}

const plainAlready = /\d|\bnoon|mid-?\s?day|medio\s?d[ií]a/i

/** The one time of day of a text, where it was said outright and neither in figures nor by name; or null. */
export const sayWordedTime = (text: string, language: Language): string | null => {
  const times = findTimesOfDay(text, language)
  const [time] = times
  if (times.length !== 1 || time === undefined || !time.sure || plainAlready.test(text)) return null
  return sayTime(time.iso, language)
}
