import { findCounted } from './counted-moments.ts'
import type { CountedMoment } from './counted-moments.ts'
import { findDates } from './dates.ts'
import type { DateContext, FoundDate } from './dates.ts'
import { mendDateWords } from './mend-date-words.ts'
import { findTimesOfDay } from './time-of-day.ts'
import type { FoundTime } from './time-of-day.ts'

/** A day a text names, with the time of day said of it; its words are those of both. */
export type FoundMoment = FoundDate & {
  time: Pick<FoundTime, 'iso' | 'sure'> | null
  /** Counted by the clock from now ("in an hour"), and so of the firm's zone. */
  counted: boolean
}

/** What may stand between a day and its time: "Friday night at around 9", "a las 7 del 15". */
const between =
  /^[\s,@–-]*(?:(?:at|around|about|by|early|late|for|of|on|in|the|from|after|before|morning|afternoon|evening|night|al?|eso|de|del|el|la|las|los|por|en|como|sobre|hacia|cerca|alrededor|desde|temprano|antes|despues|manana|tarde|noche|t)[\s,@–-]*){0,6}$/

const belongs = (text: string, date: FoundDate, time: FoundTime): boolean => {
  const [first, second] = date.start <= time.start ? [date, time] : [time, date]
  return first.end >= second.start || between.test(text.slice(first.end, second.start))
}

/** A text as its date words were mended, and as it was written where both are as long. */
type Texts = { mended: string; words: string }

/** A day with the time that stands by it, rather after it than before. */
const withTime = ({ mended, words }: Texts, date: FoundDate, times: FoundTime[]): FoundMoment => {
  const near = date.iso.length < 10 ? [] : times.filter((time) => belongs(mended, date, time))
  const time = near.find(({ start }) => start >= date.start) ?? near[0]
  if (time === undefined) return { ...date, time: null, counted: false }
  const [start, end] = [Math.min(date.start, time.start), Math.max(date.end, time.end)]
  const raw = words.slice(start, end).trim()
  return { ...date, raw, start, end, time: { iso: time.iso, sure: time.sure }, counted: false }
}

const asFound = (text: string, { start, end, moment, ahead }: CountedMoment): FoundMoment => ({
  raw: text.slice(start, end),
  iso: moment.toPlainDate().toString(),
  start,
  end,
  ahead,
  time: { iso: moment.toPlainTime().toString().slice(0, 5), sure: true },
  counted: true,
})

/** The days a text names as `findDates` reads them, each with the time of day said of it. */
export const findMoments = (text: string, context: DateContext): FoundMoment[] => {
  const mended = mendDateWords(text)
  const words = mended.length === text.length ? text : mended
  const counted =
    context.now === undefined ? [] : findCounted(mended, context.now, context.language)
  const dates = findDates(text, context).filter((date) =>
    counted.every(({ start, end }) => date.end <= start || date.start >= end),
  )
  const times = dates.length === 0 ? [] : findTimesOfDay(text, context.language)
  return [
    ...counted.map((moment) => asFound(words, moment)),
    ...dates.map((date) => withTime({ mended, words }, date, times)),
  ].toSorted((a, b) => a.start - b.start)
}
