import {
  dayOf,
  fullYear,
  nearestInMonth,
  nearestInYear,
  nearestNthWeekday,
  nthWeekdayOf,
  weekdayWithNumber,
} from './calendar.ts'
import type { Day } from './calendar.ts'
import {
  dayNumber,
  month,
  notDay,
  ordinal,
  rule,
  weekday,
  weeksOf,
  year,
} from './date-patterns-en.ts'
import type { Anchor, DateRule } from './date-rule.ts'
import { anyOf, cardinals, months, ordinals, readDayNumber, weekdays } from './date-words.ts'

/** A month that figures may follow at once ("Oct2"). */
const monthOpen = `(?<month>${anyOf(months.keys())})(?![a-z])\\.?`
/** A number after a weekday that no hour has and nothing is counted by ("Friday 23 at 4"). */
const beyondHours = '(?:1[3-9]|2\\d|3[01])(?=\\s*(?:$|[.,;!?@]|(?:at|around|about)\\b))'
/** A day's number after a weekday, also "Friday the fifteen". */
const weekdayNumber = `(?<day>${beyondHours}|\\d{1,2}(?:st|nd|rd|th)|${anyOf([...ordinals.keys(), ...[...cardinals.keys()].filter((word) => word.length > 6)])})\\b`

const monthDay = (g: Record<string, string | undefined>, anchor: Anchor): Day | null => {
  const day = readDayNumber(g['day'])
  const at = months.get(g['month'] ?? '')
  if (day === null || at === undefined) return null
  if (g['year'] !== undefined) return dayOf(fullYear(Number(g['year']), anchor.today), at, day)
  return nearestInYear(at, day, anchor)
}

const numeric = (g: Record<string, string | undefined>, anchor: Anchor): Day | null => {
  const [first, second] = [Number(g['first']), Number(g['second'])]
  const [at, day] = first > 12 ? [second, first] : [first, second]
  if (g['year'] !== undefined) return dayOf(fullYear(Number(g['year']), anchor.today), at, day)
  return nearestInYear(at, day, anchor)
}

/** "The first Friday of July", "third Tuesday" of this month. */
const nthWeekday = (g: Record<string, string | undefined>, anchor: Anchor): Day | null => {
  const at = weekdays.get(g['weekday'] ?? '')
  const nth = ['first', 'second', 'third', 'fourth'].indexOf(g['nth'] ?? '') + 1
  if (at === undefined || (nth === 0 && g['which'] === undefined && g['month'] === undefined))
    return null
  const named = months.get(g['month'] ?? '')
  if (named === undefined) {
    const start = anchor.today.with({ day: 1 }).add({ months: weeksOf(g['which']) })
    return nthWeekdayOf(start, at, nth)
  }
  if (g['year'] === undefined) return nearestNthWeekday({ month: named, weekday: at, nth }, anchor)
  const start = dayOf(Number(g['year']), named, 1)
  return start === null ? null : nthWeekdayOf(start, at, nth)
}

/** Dates written out: figures, month names, ordinals. */
export const writtenEnglish: readonly DateRule[] = [
  rule(`(?<y>\\d{4})[-/.](?<m>\\d{1,2})[-/.](?<d>\\d{1,2})\\b`, (g) =>
    dayOf(Number(g['y']), Number(g['m']), Number(g['d'])),
  ),
  rule(
    `(?<first>\\d{1,2})(?<sep>[-/.])(?<second>\\d{1,2})\\k<sep>(?<year>\\d{4}|\\d{2})\\b`,
    numeric,
  ),
  rule(
    `(?<first>\\d{1,2})/(?<second>\\d{1,2})\\b(?!/)(?:,\\s?(?<year>\\d{4}|\\d{2})\\b)?`,
    numeric,
  ),
  rule(`(?:on|in|by)\\s+(?<first>\\d{1,2})[-.](?<second>\\d{1,2})(?![-.\\d])`, numeric),
  rule(`(?<year>\\d{4})-${month}-(?<day>\\d{1,2})\\b`, monthDay),
  rule(
    `(?:the\\s+)?(?<nth>first|second|third|fourth|last)\\s+${weekday}(?:\\s+(?:of|in)\\s+(?:(?<which>this|next|last|previous|the)\\s+month|${month}(?:,?\\s+${year})?))?`,
    nthWeekday,
  ),
  rule(
    `${monthOpen}[-/\\s]*(?:the\\s+)?${dayNumber}(?:\\s*(?:,|of|in)?\\s*${year}|\\s*,?\\s*'(?<short>\\d{2})\\b)?(?!\\s*(?:am|pm|:))`,
    (g, anchor) => monthDay({ ...g, year: g['year'] ?? g['short'] }, anchor),
  ),
  rule(
    `${dayNumber}(?:\\s+day)?\\.?[-\\s]+(?:of\\s+)?${month}(?:[-,\\s]+(?:of\\s+)?${year})?`,
    monthDay,
  ),
  rule(
    `${weekday},?\\s+(?:night|morning|evening|afternoon)?,?\\s*(?:on\\s+)?(?:the\\s+)?${weekdayNumber}${notDay}`,
    (g, anchor) => {
      const at = weekdays.get(g['weekday'] ?? '')
      const day = readDayNumber(g['day'])
      return at === undefined || day === null ? null : weekdayWithNumber(at, day, anchor)
    },
  ),
  rule(`(?:the\\s+)?${ordinal}\\s+of\\s+(?<which>this|last|next|the)\\s+month`, (g, { today }) => {
    const day = readDayNumber(g['day'])
    const at = today.with({ day: 1 }).add({ months: weeksOf(g['which']) })
    return day === null ? null : dayOf(at.year, at.month, day)
  }),
  rule(`(?:on\\s+|by\\s+)?(?:the\\s+)${ordinal}${notDay}`, (g, { today, bias }) => {
    const day = readDayNumber(g['day'])
    return day === null ? null : nearestInMonth(day, today, bias)
  }),
  rule(`(?<day>\\d{1,2}(?:st|nd|rd|th))\\b${notDay}`, (g, { today, bias }) => {
    const day = readDayNumber(g['day'])
    return day === null ? null : nearestInMonth(day, today, bias)
  }),
  rule(
    `(?:on\\s+(?:the\\s+)?|(?:for|by|since|until|around)\\s+the\\s+)(?<day>\\d{1,2}|thirty|twenty|fifteen)(?=$|[.!?,;]|\\s+(?!\\d|am|pm|acres|people|count|charges?|hours?|days?|weeks?|months?|years?))(?!\\.\\d)`,
    (g, { today, bias }) => {
      const day = readDayNumber(g['day'])
      return day === null ? null : nearestInMonth(day, today, bias)
    },
  ),
]
