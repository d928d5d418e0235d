import {
  dayOf,
  fullYear,
  nearestInMonth,
  nearestInYear,
  nearestWeekday,
  weekdayOfWeek,
  weekdayWithNumber,
} from './calendar.ts'
import type { Day } from './calendar.ts'
import {
  anyOf,
  cardinals,
  months,
  ordinals,
  readDayNumber,
  readNumber,
  weekdays,
} from './date-words.ts'
import { monthIso, moveBy } from './date-rule.ts'
import type { Anchor, DateRule } from './date-rule.ts'

const month = `(?<month>${anyOf(months.keys())})\\b\\.?`
const weekday = `(?<weekday>${anyOf(weekdays.keys())})\\b\\.?`
const number = `(?<number>\\d{1,3}|${anyOf(cardinals.keys())})`
const dayNumber = `(?<day>\\d{1,2}(?:st|nd|rd|th)?|${anyOf(ordinals.keys())})\\b`
const ordinal = `(?<day>\\d{1,2}(?:st|nd|rd|th)|${anyOf(ordinals.keys())})\\b`
const year = `(?<year>(?:19|20)\\d{2})\\b`
const unit = '(?<unit>days?|nights?|weeks?|months?|years?)'
/** What an ordinal counts when it is not a day ("2nd offense", "5th street"). */
const notDay =
  '(?!\\s*(?:-|%|street|st\\b|ave|avenue|road|rd\\b|floor|offen[sc]e|owi|dui|dwi|ovi|degree|time|amendment|grade|circuit|district|ward|precinct|one\\b|year|party|opinion|wife|husband|marriage|child|kid|son|daughter|lawyer|attorney|place|job|of\\s+all|hand|class|step|thing|half|person|day\\b))'

const rule = (source: string, read: DateRule['read']): DateRule => ({
  pattern: new RegExp(`\\b${source}`, 'g'),
  read,
})

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

const weeksOf = (word: string | undefined): number =>
  word === 'last' || word === 'previous' || word === 'past' ? -1 : word === 'next' ? 1 : 0

const ofWeek = (g: Record<string, string | undefined>, { today }: Anchor): Day | null => {
  const at = weekdays.get(g['weekday'] ?? '')
  return at === undefined ? null : weekdayOfWeek(at, today, weeksOf(g['which']))
}

const written: DateRule[] = [
  rule(`(?<y>\\d{4})[-/.](?<m>\\d{1,2})[-/.](?<d>\\d{1,2})\\b`, (g) =>
    dayOf(Number(g['y']), Number(g['m']), Number(g['d'])),
  ),
  rule(
    `(?<first>\\d{1,2})(?<sep>[-/.])(?<second>\\d{1,2})\\k<sep>(?<year>\\d{4}|\\d{2})\\b`,
    numeric,
  ),
  rule(`(?<first>\\d{1,2})/(?<second>\\d{1,2})\\b(?!/)`, numeric),
  rule(
    `${month}[-\\s]*(?:the\\s+)?${dayNumber}(?:\\s*(?:,|of|in)?\\s*${year}|\\s*,?\\s*'(?<short>\\d{2})\\b)?(?!\\s*(?:am|pm|:))`,
    (g, anchor) => monthDay({ ...g, year: g['year'] ?? g['short'] }, anchor),
  ),
  rule(
    `${dayNumber}(?:\\s+day)?[-\\s]+(?:of\\s+)?${month}(?:[-,\\s]+(?:of\\s+)?${year})?`,
    monthDay,
  ),
  rule(
    `${weekday},?\\s+(?:night|morning|evening|afternoon)?,?\\s*(?:on\\s+)?(?:the\\s+)?${ordinal}${notDay}`,
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
    `on\\s+(?:the\\s+)?(?<day>\\d{1,2})(?=$|[.!?,;]|\\s+(?!\\d|am|pm|acres|people|count|charges?|hours?|days?|weeks?|months?|years?))(?!\\.\\d)`,
    (g, { today, bias }) => {
      const day = readDayNumber(g['day'])
      return day === null ? null : nearestInMonth(day, today, bias)
    },
  ),
]

const steps = new Map([
  ['the day before yesterday', -2],
  ['day before yesterday', -2],
  ['the day after tomorrow', 2],
  ['day after tomorrow', 2],
  ['yesterday', -1],
  ['last night', -1],
  ['today', 0],
  ['tonight', 0],
  ['this morning', 0],
  ['this afternoon', 0],
  ['this evening', 0],
  ['just now', 0],
  ['right now', 0],
  ['an hour ago', 0],
  ['tomorrow', 1],
  ['tmrw', 1],
])

const counted: DateRule[] = [
  rule(`(?<step>${anyOf(steps.keys())})\\b`, (g, { today }) =>
    today.add({ days: steps.get(g['step'] ?? '') ?? 0 }),
  ),
  rule(`\\d+\\s+(?:hours?|hrs?|minutes?|mins?)\\s+(?:ago|back)\\b`, (_, { today }) => today),
  rule(`(?:about\\s+)?${number}\\s+${unit}\\s+and\\s+a\\s+half\\s+ago\\b`, (g, { today }) => {
    const count = readNumber(g['number'])
    if (count === null) return null
    const half = g['unit']?.startsWith('week') ? 3 : 0
    return moveBy(today.subtract({ days: half }), -count, g['unit'] ?? '')
  }),
  rule(
    `${number}\\s+(?<half>and\\s+a\\s+half\\s+)?${unit}\\s+(?<way>ago|back|earlier|prior|before now|from now|from today|hence|later)\\b`,
    (g, { today }) => {
      const count = readNumber(g['number'])
      if (count === null) return null
      const back = /^(?:ago|back|earlier|prior|before)/.test(g['way'] ?? '')
      return moveBy(today, back ? -count : count, g['unit'] ?? '')
    },
  ),
  rule(
    `${number}\\s+${unit}\\s+(?<way>from|after|before)\\s+(?<base>yesterday|tomorrow|today)\\b`,
    (g, { today }) => {
      const count = readNumber(g['number'])
      if (count === null) return null
      const base = today.add({ days: steps.get(g['base'] ?? '') ?? 0 })
      return moveBy(base, g['way'] === 'before' ? -count : count, g['unit'] ?? '')
    },
  ),
  rule(
    `in\\s+(?:about\\s+)?${number}\\s+(?:more\\s+)?${unit}\\b(?!\\s+(?:ago|prison|jail|of))`,
    (g, { today }) => {
      const count = readNumber(g['number'])
      return count === null ? null : moveBy(today, count, g['unit'] ?? '')
    },
  ),
]

const ofWeeks: DateRule[] = [
  rule(`${weekday}\\s+before\\s+last\\b`, (g, { today }) => {
    const at = weekdays.get(g['weekday'] ?? '')
    return at === undefined ? null : nearestWeekday(at, today, 'past').subtract({ days: 7 })
  }),
  rule(`(?:${number}\\s+)weeks?\\s+(?:from|after)\\s+(?:next\\s+)?${weekday}`, (g, { today }) => {
    const [count, at] = [readNumber(g['number']), weekdays.get(g['weekday'] ?? '')]
    return count === null || at === undefined
      ? null
      : nearestWeekday(at, today, 'future').add({ days: 7 * count })
  }),
  rule(
    `(?<number>two|three|four|2|3|4)\\s+(?<weekday>${anyOf(weekdays.keys())})s\\s+ago\\b`,
    (g, { today }) => {
      const [count, at] = [readNumber(g['number']), weekdays.get(g['weekday'] ?? '')]
      return count === null || at === undefined
        ? null
        : nearestWeekday(at, today, 'past').subtract({ days: 7 * (count - 1) })
    },
  ),
  rule(`${weekday},?\\s+(?:of\\s+|the\\s+)?(?<which>this|last|next|previous)\\s+week\\b`, ofWeek),
  rule(`(?<which>this|last|next|previous)\\s+week(?:'s|s|\\s+on)?\\s+${weekday}`, ofWeek),
  rule(
    `(?:this\\s+)?(?<which>last|past|previous|next|coming|upcoming|this)\\s+(?:coming\\s+|past\\s+)?${weekday}`,
    (g, anchor) => {
      const at = weekdays.get(g['weekday'] ?? '')
      if (at === undefined) return null
      if (g['which'] === 'next') return weekdayOfWeek(at, anchor.today, 1)
      if (g['which'] === 'this') return weekdayOfWeek(at, anchor.today, 0)
      const ahead = g['which'] === 'coming' || g['which'] === 'upcoming'
      return nearestWeekday(at, anchor.today, ahead ? 'future' : 'past')
    },
  ),
  rule(`(?:on\\s+)?${weekday}(?!s)`, (g, { today, bias }) => {
    const at = weekdays.get(g['weekday'] ?? '')
    return at === undefined ? null : nearestWeekday(at, today, bias, bias === 'past')
  }),
]

const coarse: DateRule[] = [
  rule(`${month},?\\s+(?:of\\s+)?${year}`, (g) => {
    const at = months.get(g['month'] ?? '')
    return at === undefined ? null : `${g['year']}-${String(at).padStart(2, '0')}`
  }),
  rule(
    `(?<lead>in|since|last|early|late|mid|back in|around|this past|during|of)\\s+${month}`,
    (g, { today, bias }) => {
      const at = months.get(g['month'] ?? '')
      const found = at === undefined ? null : nearestInYear(at, 1, { today, bias })
      return found === null ? null : monthIso(found)
    },
  ),
  rule(`(?<which>last|this|next|previous|past)\\s+(?<unit>month|year)\\b`, (g, { today }) => {
    const moved = moveBy(today, weeksOf(g['which']), g['unit'] ?? '')
    return typeof moved === 'string' ? moved : null
  }),
  rule(
    `(?:in|since|from|back in|around|about|year|of|early|late|mid)[\\s-]+${year}`,
    (g) => g['year'] ?? null,
  ),
  rule(`${year}(?=\\s*$|[.,;!?])`, (g) => g['year'] ?? null),
]

/** Every way to write a date in English that is read here; longer matches win. */
export const englishDates: readonly DateRule[] = [...written, ...counted, ...ofWeeks, ...coarse]

/** Words that name a time span no day can be given for ("last week", "last summer"). */
export const vagueEnglish =
  /\b(?:(?:last|past|this|next) (?:few |couple of )?(?:weeks?|weekend|summer|winter|spring|fall|autumn)|the other day|recently|over the (?:years|weekend)|for (?:years|months|weeks|a while)|years ago|months ago|weeks ago|a while (?:ago|back)|long ago|ongoing|still going(?: on)?|still happening|since then)\b/
