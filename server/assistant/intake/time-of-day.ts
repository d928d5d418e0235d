import type { Language } from '@foyer/shared/facts/statuses.ts'
import { keptApart } from './apart.ts'
import { englishClock } from './clock-en.ts'
import { spanishClock } from './clock-es.ts'
import type { ClockGrammar } from './clock-grammar.ts'
import { readClock } from './clock.ts'
import type { Clock, DayPart } from './clock.ts'
import { oncePerText } from '../once-per-text.ts'
import { anyOf, months } from './date-words.ts'
import { mendDateWords } from './mend-date-words.ts'

/** A time of day in a text, and where it stands in the text as its date words were mended. */
export type FoundTime = Clock & { start: number; end: number }

/** How far around an hour the words are read that say what it is. */
const reach = 60

/** A bare number after these is a day and no hour: "March 3 in the afternoon". */
const ofDay = new RegExp(
  `(?:\\b(?:${anyOf(months.keys())})\\.?,?\\s+|\\b(?:the|on|el|del|dia)\\s+|\\d-)$`,
)

/** "Two in the morning" is an hour, "two this morning" may be two of anything; in figures it is rather one. */
const ofOneDay = /\b(?:this|that|last|next|tonight|esta|anoche)\b/

const partIn = (words: string, { parts }: ClockGrammar): DayPart | undefined =>
  parts.find(([pattern]) => pattern.test(words))?.[1]

/** What stands around a match: the words, and the part of the day among them. */
const aroundOf = (text: string, start: number, end: number, grammar: ClockGrammar) => {
  const before = text.slice(Math.max(0, start - reach), start)
  const after = text.slice(end, end + reach)
  const partBefore = grammar.before.exec(before)?.[0] ?? ''
  const partAfter = grammar.after.exec(after)?.[0] ?? ''
  return { before, after, partBefore, partAfter }
}
type Around = ReturnType<typeof aroundOf>

/** Whether a bare number is an hour by what stands around it, and told so outright. */
const bareHour = (
  words: string,
  { before, after, partBefore, partAfter }: Around,
  grammar: ClockGrammar,
): 'outright' | 'rather' | 'no' => {
  if (ofDay.test(before) || Number(words) > grammar.highest) return 'no'
  const led = partBefore !== '' || grammar.lead.test(before)
  if (led && grammar.follow.test(after)) return 'outright'
  if (partAfter === '') return 'no'
  if (!ofOneDay.test(partAfter)) return 'outright'
  return /^\d/.test(words) ? 'rather' : 'no'
}

const readMatch = (text: string, match: RegExpExecArray, grammar: ClockGrammar): FoundTime[] => {
  const groups = match.groups ?? {}
  const end = match.index + match[0].length
  const around = aroundOf(text, match.index, end, grammar)
  const { partBefore, partAfter } = around
  const clock = readClock(groups, partIn(partAfter, grammar) ?? partIn(partBefore, grammar))
  const said = grammar.isPlain(groups) ? 'outright' : bareHour(match[0], around, grammar)
  if (clock === null || said === 'no') return []
  const [start, stop] = [match.index - partBefore.length, end + partAfter.length]
  return [{ iso: clock.iso, sure: clock.sure && said === 'outright', start, end: stop }]
}

const readBy = (text: string, grammar: ClockGrammar): FoundTime[] => [
  ...[...text.matchAll(grammar.clock)].flatMap((match) => readMatch(text, match, grammar)),
  ...grammar.named.flatMap(({ words, iso, sure }) =>
    [...text.matchAll(words)].map((match) => ({
      iso,
      sure,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ),
]

/**
 * The times of day a text names, in reading order. Nothing is made up: an hour whose half of the day
 * is not said ("at 7") is not sure, and no part of the day alone is a time.
 */
export const findTimesOfDay = (text: string, language: Language): FoundTime[] => {
  const mended = mendDateWords(text)
  const grammars = language === 'es' ? [spanishClock, englishClock] : [englishClock]
  return keptApart(grammars.flatMap((grammar) => readBy(mended, grammar)))
}

/** A text of either language with every time of day as a plain figure: "after 5" for "after half past three". */
export const inFigures = oncePerText((text): string => {
  const mended = mendDateWords(text)
  return findTimesOfDay(text, 'es').reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}5${rest.slice(end)}`,
    mended,
  )
})
