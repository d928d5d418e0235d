import { nearestInYear, nearestWeekday, weekdayOfWeek } from './calendar.ts'
import type { Day } from './calendar.ts'
import {
  bareWeekday,
  month,
  number,
  rule,
  unit,
  weekday,
  weeksOf,
  year,
} from './date-patterns-en.ts'
import { monthIso, moveBy, yearIso } from './date-rule.ts'
import type { Anchor, DateRule } from './date-rule.ts'
import { anyOf, cardinals, months, readNumber, weekdays } from './date-words.ts'
import { writtenEnglish } from './dates-en-written.ts'

const ofWeek = (g: Record<string, string | undefined>, { today }: Anchor): Day | null => {
  const at = weekdays.get(g['weekday'] ?? '')
  return at === undefined ? null : weekdayOfWeek(at, today, weeksOf(g['which']))
}

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
  ['this night', 0],
  ['just now', 0],
  ['right now', 0],
  ['an hour ago', 0],
  ['tomorrow', 1],
  ['tmrw', 1],
  ['the day after tmrw', 2],
  ['day after tmrw', 2],
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
    `(?:(?<years>\\d+|${anyOf(cardinals.keys())})\\s+years?,?\\s+(?:and\\s+)?)?(?:(?<months>\\d+|${anyOf(cardinals.keys())})\\s+months?,?\\s+(?:and\\s+)?)?(?<days>\\d+|${anyOf(cardinals.keys())})\\s+days?\\s+(?<way>ago|earlier|before|from now|later|hence)\\b`,
    (g, { today }) => {
      const span = {
        years: readNumber(g['years']) ?? 0,
        months: readNumber(g['months']) ?? 0,
        days: readNumber(g['days']) ?? 0,
      }
      return /^(?:ago|earlier|before)/.test(g['way'] ?? '') ? today.subtract(span) : today.add(span)
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
    `(?<number>two|three|four|2|3|4)\\s+(?<weekday>${anyOf(weekdays.keys())})s?\\s+(?<way>ago|from now|later)\\b`,
    (g, { today }) => {
      const [count, at] = [readNumber(g['number']), weekdays.get(g['weekday'] ?? '')]
      return count === null || at === undefined
        ? null
        : g['way'] === 'ago'
          ? nearestWeekday(at, today, 'past').subtract({ weeks: count - 1 })
          : nearestWeekday(at, today, 'future').add({ weeks: count - 1 })
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
  rule(`(?:on\\s+)?${bareWeekday}(?!s)`, (g, { today, bias }) => {
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
    return g['unit'] === 'year' ? yearIso(moved) : monthIso(moved)
  }),
  rule(
    `(?:in|since|from|back in|around|about|year|of|early|late|mid)[\\s-]+${year}`,
    (g) => g['year'] ?? null,
  ),
  rule(`(?<![/.-])${year}(?=\\s*$|[.,;!?])`, (g) => g['year'] ?? null),
]

/** Every way to write a date in English that is read here; longer matches win. */
export const englishDates: readonly DateRule[] = [
  ...writtenEnglish,
  ...counted,
  ...ofWeeks,
  ...coarse,
]

/** Words that name a time span no day can be given for ("last week", "last summer"). */
export const vagueEnglish =
  /\b(?:(?:last|past|this|next) (?:few |couple of )?(?:weeks?|weekend|summer|winter|spring|fall|autumn)|the other day|recently|over the (?:years|weekend)|for (?:years|months|weeks|a while)|years ago|months ago|weeks ago|a while (?:ago|back)|long ago|ongoing|still going(?: on)?|still happening|since then)\b/
