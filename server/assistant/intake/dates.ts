import * as chrono from 'chrono-node'
import { keptApart } from './apart.ts'
import type { Bias, Day, Moment } from './calendar.ts'
import { dayOf } from './calendar.ts'
import type { DateRule } from './date-rule.ts'
import { anyOf, cardinals, months, ordinals, weekdays } from './date-words.ts'
import { englishDates, vagueEnglish } from './dates-en.ts'
import { spanishDates, vagueSpanish } from './dates-es.ts'
import { mendDateWords } from './mend-date-words.ts'

/** A date in a text: its words as they were read, and where they stand in the mended text. */
export type FoundDate = {
  raw: string
  /** "2026-03-05", or "2026-03" and "2026" where no more is named. */
  iso: string
  start: number
  end: number
  /** The words before it speak of something ahead: a hearing, a deadline. */
  ahead: boolean
}

/** What relative dates count from, in the firm's zone; with the hour too where it matters. */
export type DateContext = { today: Day; now?: Moment; language: 'en' | 'es'; bias: Bias }

const aheadWords =
  /\b(?:hearing|court|trial|arraign\w*|sentenc\w*|deadline|due|appear\w*|mediation|deposition|audiencia|corte|juicio|plazo|cita|vence|fecha limite)\b[^.;!?]{0,40}$|\b(?:by|until|before|hasta|antes del?)\s+(?:\w+\s+){0,3}$/
const behindWords =
  /\b(?:was|were|had|did|happened|arrested|hit|fired|died|got(?! (?:an? |my |the )?(?:court|hearing|trial|arraign\w*|sentenc\w*|deposition|mediation)\b)|went|started|missed|fue|paso|ocurrio|arrestaron|despidieron|tuve|empezo|since|desde)\b[^.;!?,]{0,25}$/
const nowAheadWords = /\b(?:is|are|have|es|tengo|tenemos|hay)\b[^.;!?,]{0,15}$/

const liesAhead = (before: string): boolean => {
  const clause = before.slice(-80)
  if (behindWords.test(clause)) return false
  return (
    aheadWords.test(clause) ||
    (nowAheadWords.test(clause) && /hearing|court|corte|audiencia/.test(clause))
  )
}

/** Numbers in words that may be a day's ("el quince"); "un" and "a couple" count what `units` name. */
const spelledDays = [...cardinals].flatMap(([word, value]) =>
  value >= 1 && value <= 31 && !/^(?:an?|un|una|unos|unas|few|couple)\b/.test(word) ? [word] : [],
)
/** Spans of time, and days that are named by where they lie from today. */
const units =
  'day week month year night hour min hr sec morning afternoon evening noon today tonight tomorrow tmr yesterday now ago dia semana mes ano hora noche tarde manana madrugada hoy ayer antier antiayer anteayer anoche anteanoche ahora primer segundo tercer cuarto quinto vigesimo ene abr set dic rato'.split(
    ' ',
  )

const matchRules = (
  text: string,
  rules: readonly DateRule[],
  context: DateContext,
): FoundDate[] => {
  const found: FoundDate[] = []
  for (const rule of rules) {
    for (const match of text.matchAll(rule.pattern)) {
      const ahead = liesAhead(text.slice(0, match.index))
      const bias = ahead ? 'future' : context.bias
      const value = rule.read(match.groups ?? {}, { today: context.today, bias })
      if (value === null) continue
      found.push({
        raw: match[0].trim(),
        iso: value.toString(),
        start: match.index,
        end: match.index + match[0].length,
        ahead,
      })
    }
  }
  return found
}

/** A whole day comes before a month, then the longer match. */
const weightOf = ({ iso, start, end }: FoundDate): number => iso.length * 100 + end - start

/** "Wednesday, January 22nd": the weekday before a date only repeats it. */
const withoutWeekdays = (dates: FoundDate[], text: string): FoundDate[] =>
  dates.flatMap((date, at) => {
    const next = dates[at + 1]
    const between = next === undefined ? '' : text.slice(date.end, next.start)
    const repeats =
      next?.iso.length === 10 &&
      /^[\s,.]*(?:the |el |on )?$/.test(between) &&
      /^\D+$/.test(date.raw)
    return repeats ? [] : [date]
  })

/** What chrono-node takes for days: words of another meaning, and spans within a story ("2 hours later"). */
const notDays =
  /^(?:manana|sat|sun|wed)$|weekday|weekend|(?:hours?|min(?:ute)?s?) later$|(?:horas?|minutos?) (?:mas tarde|despues)$/

/** What our own rules do not know, as chrono-node reads it; only days it is sure of. */
const readByChrono = (text: string, context: DateContext): FoundDate[] => {
  const reference = new Date(context.today.year, context.today.month - 1, context.today.day, 12)
  const parser = context.language === 'es' ? chrono.es : chrono.en
  return parser.parse(text, reference).flatMap((result) => {
    const { start } = result
    if (!start.isCertain('day') && !start.isCertain('weekday')) return []
    if (notDays.test(result.text)) return []
    const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => start.get(part))
    const found = year && month && day ? dayOf(year, month, day) : null
    if (!found) return []
    const end = result.index + result.text.length
    return [{ raw: result.text, iso: found.toString(), start: result.index, end, ahead: false }]
  })
}

/** A figure, or the beginning of a word that dates are made of: without one no rule needs to be tried. */
const mayNameDay = new RegExp(
  String.raw`\d|(?<![a-z])(?:${anyOf([...months.keys(), ...weekdays.keys(), ...ordinals.keys(), ...spelledDays, ...units])})`,
)

/**
 * The dates a text names, in reading order. Incidents lie behind unless the words around say
 * otherwise; slips of the keyboard in date words are put right first.
 */
export const findDates = (text: string, context: DateContext): FoundDate[] => {
  const mended = mendDateWords(text)
  if (!mayNameDay.test(mended)) return []
  const rules = context.language === 'es' ? [...spanishDates, ...englishDates] : englishDates
  const own = withoutWeekdays(keptApart(matchRules(mended, rules, context), weightOf), mended)
  const found = own.length > 0 ? own : readByChrono(mended, context)
  if (mended.length !== text.length) return found
  return found.map((date) => ({ ...date, raw: text.slice(date.start, date.end).trim() }))
}

/** Whether a text speaks of a time without naming a day ("last summer", "it is still going on"). */
export const isVagueTime = (text: string): boolean => {
  const mended = mendDateWords(text)
  return vagueEnglish.test(mended) || vagueSpanish.test(mended)
}
