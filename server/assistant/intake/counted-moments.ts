import type { Language } from '@foyer/shared/facts/statuses.ts'
import { keptApart } from './apart.ts'
import type { Moment } from './calendar.ts'
import { anyOf, cardinals, readNumber } from './date-words.ts'

/** What is counted from the minute a visitor writes, and where it stands in the mended text. */
export type CountedMoment = { start: number; end: number; moment: Moment; ahead: boolean }

const count = (group: string): string => `(?<${group}>\\d{1,3}|${anyOf(cardinals.keys())})`

/** "2 days 3 hours and 10 minutes": years to days may be left out, hours or minutes not. */
const span = ([years, months, days]: readonly string[], hour: string, and: string): string => {
  const joined = `,?\\s+(?:${and}\\s+)?`
  const longer = [
    `${count('years')}\\s+${years}`,
    `${count('months')}\\s+${months}`,
    `${count('days')}\\s+${days}`,
  ]
  return (
    longer.map((part) => `(?:${part}${joined})?`).join('') +
    `(?:${count('hours')}\\s+${hour}(?:${joined}${count('minutes')}\\s+min(?:ute|uto)?s?)?|${count('only')}\\s+min(?:ute|uto)?s?|(?<half>half\\s+an\\s+hour|media\\s+hora))\\b`
  )
}

const english = span(['years?', 'months?', 'days?'], '(?:hours?|hrs?)', 'and')
const spanish = span(['anos?', 'mes(?:es)?', 'dias?'], 'horas?', 'y')
const about = '(?:about|around|roughly|less\\s+than|under)\\s+'
const como = '(?:como|unas?|unos|menos\\s+de|mas\\s+o\\s+menos|casi)\\s+'

type Way = { pattern: RegExp; sign: 1 | 0 | -1 }
const way = (source: string, sign: Way['sign']): Way => ({
  pattern: new RegExp(`\\b${source}`, 'g'),
  sign,
})

const ways: Record<Language, readonly Way[]> = {
  en: [
    way(`${english}\\s+(?:ago|back)\\b`, -1),
    way(`in\\s+(?:${about})?${english}(?!\\s+(?:ago|of))`, 1),
    way(`${english}\\s+from\\s+now\\b`, 1),
    way('(?:right\\s+)?now\\b', 0),
  ],
  es: [
    way(`hacen?\\s+(?:${como})?${spanish}`, -1),
    way(`(?:en|dentro\\s+de)\\s+(?:${como})?${spanish}`, 1),
    way(`${spanish}\\s+a\\s+partir\\s+de\\s+ahora\\b`, 1),
    way('(?:justo\\s+)?ahora(?:\\s+mismo)?\\b|en\\s+este\\s+momento\\b', 0),
  ],
}

/** Most turns have none of these words, and the patterns above are long. */
const ofTheClock = /\b(?:h(?:ou)?rs?|horas?|min(?:ute|uto)?s?|now|ahora|momento)\b/

const moved = (now: Moment, groups: Record<string, string | undefined>, sign: number): Moment => {
  const of = (group: string) => sign * (readNumber(groups[group]) ?? 0)
  return now.add({
    years: of('years'),
    months: of('months'),
    days: of('days'),
    hours: of('hours'),
    minutes: of('minutes') + of('only') + (groups['half'] === undefined ? 0 : sign * 30),
  })
}

/** "In an hour", "hace dos horas", "now": moments counted by the clock, in a mended text. */
export const findCounted = (mended: string, now: Moment, language: Language): CountedMoment[] => {
  if (!ofTheClock.test(mended)) return []
  const found = ways[language].flatMap(({ pattern, sign }) =>
    [...mended.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      moment: moved(now, match.groups ?? {}, sign),
      ahead: sign > 0,
    })),
  )
  return keptApart(found)
}
