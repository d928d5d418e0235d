import type { ClockGroups, DayPart } from './clock.ts'
import { anyOf, cardinals } from './date-words.ts'

/** How one language tells the time; every pattern is of lower-case text without accents. */
export type ClockGrammar = {
  /** Everything that may be a time, in the groups of `ClockGroups`. */
  clock: RegExp
  /** Times that have a name, and whether that says them outright. */
  named: readonly { words: RegExp; iso: string; sure: boolean }[]
  /** Whether the words alone make a time; else those around them must. */
  isPlain: (groups: ClockGroups) => boolean
  /** What stands before a bare hour ("at"), how high it goes there, and what may come after it. */
  lead: RegExp
  highest: number
  follow: RegExp
  /** The part of the day right before an hour ("this morning at") and after it ("in the evening"). */
  before: RegExp
  after: RegExp
  parts: readonly (readonly [words: RegExp, part: DayPart])[]
}

/** From the left no letter, figure, money, date or address runs into a time; the T of an ISO date may. */
export const leftEdge = '(?:(?<=\\dt)|(?<![\\p{L}\\d$€#])(?<!\\d[./:]))'
export const rightEdge = '(?![\\p{L}\\d%]|[.,/:]\\d)'

/** "p.m.", named as its first letter; the letters may stand apart. */
export const halfOf = (group: 'half' | 'later'): string =>
  `\\s?(?<${group}>[ap])\\s?\\.?\\s?m\\b\\.?`

/** Minutes and seconds in figures; a full stop stands before them only in "8.30 pm" and "a las 20.30". */
export const minuteFigures =
  '(?::|\\s?h\\s?|\\.(?=\\d\\d\\s?[ap]\\.?\\s?m)|(?<=\\blas?\\s\\d{1,2})\\.)(?<minute>\\d\\d)(?::(?<second>\\d\\d))?'

/** An hour of up to two figures, or with its minutes in one before "pm". */
export const hourFigures = '\\d{3,4}(?=\\s?[ap]\\.?\\s?m)|\\d{1,2}'

/** Numbers in words from `least` to 59. */
export const numbersFrom = (least: number): string =>
  anyOf(
    [...cardinals].flatMap(([word, value]) =>
      value >= least && value < 60 && word.length > 2 && !/few|couple|^un/.test(word) ? [word] : [],
    ),
  )
