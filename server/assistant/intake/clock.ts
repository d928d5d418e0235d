import { readNumber } from './date-words.ts'

/** What a clock shows, and whether the half of the day was said too. */
export type Clock = {
  /** "17:30", with seconds where they were said; an hour of unknown half stands as it was said. */
  iso: string
  sure: boolean
}

/** A part of the day, which says of which half an hour is. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'night' | 'small hours'

/** What a grammar of clock times finds; `hour` may hold the minutes as well ("340pm"). */
export type ClockGroups = Partial<
  Record<
    | 'hour'
    | 'minute'
    | 'second'
    | 'spoken'
    | 'exact'
    | 'half'
    | 'later'
    | 'past'
    | 'to'
    | 'plus'
    | 'minus',
    string
  >
>

/** "Half", "a quarter" and "twenty" in minutes. */
const minutesOf = (words: string | undefined): number => {
  if (words === undefined) return 0
  if (/half|media/.test(words)) return 30
  if (/quarter|cuarto/.test(words)) return words.startsWith('three') ? 45 : 15
  return readNumber(words.replace(/^oh?\s/, '')) ?? Number.NaN
}

/**
 * The hour of twenty-four, and whether that was said. "12 in the morning" is noon to some, and "last
 * night at 2" lies on the day after: neither is known for sure.
 */
const inDay = (hour: number, part: DayPart | 'am' | 'pm' | undefined): [number, boolean] => {
  if (hour === 0 || hour > 12) return [hour, true]
  const small = hour % 12
  if (part === 'am' || part === 'small hours') return [small, true]
  if (part === 'morning') return [hour, hour < 12]
  if (part === 'noon') return [hour >= 10 ? hour : hour + 12, true]
  if (part === 'night') return small < 5 ? [small, false] : [hour + 12, true]
  return part === undefined ? [hour, false] : [small + 12, true]
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Hour and minutes of a grammar's words, or null where no clock shows them. */
export const readClock = (g: ClockGroups, part: DayPart | undefined): Clock | null => {
  const said = readNumber(g.hour)
  if (said === null) return null
  const [named, joined] = said > 99 ? [Math.floor(said / 100), said % 100] : [said, 0]
  const minute = g.minute === undefined ? joined + minutesOf(g.spoken) : Number(g.minute)
  if (named > 23 || !(minute < 60) || Number(g.second ?? 0) > 59) return null
  const letter = g.half ?? g.later
  const half = letter === undefined ? part : letter === 'a' ? 'am' : 'pm'
  const [hour, sure] = inDay(named, half)
  const moved = minutesOf(g.past) + minutesOf(g.plus) - minutesOf(g.to) - minutesOf(g.minus)
  if (Number.isNaN(moved)) return null
  const total = hour * 60 + minute + moved
  // Of an open half, a quarter to one is 12:45 and never 0:45.
  const open = half === undefined && !sure
  const shown = open ? ((total + 660) % 720) + 60 : (total + 1440) % 1440
  const seconds = g.second === undefined ? '' : `:${g.second}`
  return { iso: `${two(Math.floor(shown / 60))}:${two(shown % 60)}${seconds}`, sure }
}
