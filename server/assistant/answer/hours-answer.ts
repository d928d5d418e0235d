import type { Language } from '@foyer/shared/facts/statuses.ts'
import { answerKind } from '../index/answer-kinds.ts'
import { oncePerSite } from '../index/once-per-site.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { fold } from '../index/words.ts'
import type { Span } from './grow-quote.ts'
import { lastingLinesOf, linesSaying } from './lines-saying.ts'

/** Lines of a page that together tell the days and times of an office. */
type Schedule = { lines: Span[]; language: Language; /** As bits, Monday first. */ days: number }

/** A schedule as it is found; `last` is the sentence of its last line. */
type Found = { lines: Span[]; last: number; page: number; days: number }

/** Most lines quoted of one schedule: a line a day. */
const mostLines = 7
/** Characters up to which a line is about hours and nothing else besides. */
const longestLine = 260

const days = [
  /\bmon(?:day)?s?\b|\blun(?:es)?\b/,
  /\btue(?:s|sday)?s?\b|\bmar(?:tes)?\b/,
  /\bwed(?:s|nesday)?s?\b|\bmie(?:rcoles)?\b/,
  /\bthu(?:r|rs|rsday)?s?\b|\bjue(?:ves)?\b/,
  /\bfri(?:day)?s?\b|\bvie(?:rnes)?\b/,
  /\bsat(?:urday)?s?\b|\bsab(?:ado)?s?\b|\bweekends?\b|\bfin(?:es)? de semana\b/,
  /\bsun(?:day)?s?\b|\bdom(?:ingo)?s?\b|\bweekends?\b|\bfin(?:es)? de semana\b/,
]
const range = /^ ?(?:-|–|—|to|thru|through|a|al) ?$/

/** The days of the week that a line names, ranges filled, as bits. */
function daysIn(line: string): number {
  const text = fold(line)
  if (/\bweekdays?\b/.test(text)) return 0b11111
  const found = days.flatMap((day, at) => {
    const match = day.exec(text)
    return match === null ? [] : [{ day: at, from: match.index, to: match.index + match[0].length }]
  })
  const inOrder = found.toSorted((one, other) => one.from - other.from)
  let bits = 0
  for (const [at, { day, from }] of inOrder.entries()) {
    bits |= 1 << day
    const before = inOrder[at - 1]
    if (before === undefined || !range.test(text.slice(before.to, from))) continue
    for (let between = before.day; between < day; between += 1) bits |= 1 << between
  }
  return bits
}

const count = (bits: number): number => days.filter((_, at) => (bits & (1 << at)) !== 0).length

const statesHours = (index: SiteIndex, sentence: number): boolean =>
  ((index.answers[sentence] ?? 0) & answerKind.hours) !== 0 &&
  sentenceKinds[index.sentenceKind[sentence] ?? 0] !== 'data'

/** The schedules on a site, the fullest first; the one stated on every page before the same elsewhere. */
const schedulesOf = oncePerSite((index): Schedule[] => {
  const found: Found[] = []
  for (const [at, passage] of index.passages.entries())
    for (let sentence = passage.start; sentence < passage.end; sentence += 1) {
      const named = statesHours(index, sentence) ? daysIn(index.sentences[sentence] ?? '') : 0
      if (named === 0) continue
      const page = index.sentencePage[sentence] ?? 0
      const line = { passage: at, from: sentence, to: sentence + 1 }
      const open = found.at(-1)
      if (open?.page === page && open.last === sentence - 1) {
        open.lines.push(line)
        open.last = sentence
        open.days |= named
      } else found.push({ lines: [line], last: sentence, page, days: named })
    }
  return found
    .map(({ lines, page, days: named }) => {
      const language = index.pages[page]?.language ?? 'en'
      return { lines, language, days: named }
    })
    .toSorted((one, other) => count(other.days) - count(one.days))
})

/** Asked at such an hour, that somebody answers at any hour comes before when the office is open. */
const late =
  /\b\d{1,2} ?[ap]m\b|\bmidnight|after hours|\bnight|(?<!how )\blate\b|noche|madrugada|\bemergency/
const comingIn = /\b(?:come|coming|stop|swing|drop|walk|pop|visit|llego|pasar|paso)\b/
const anyHour = /24\s*\/\s*7|24 hours|any ?time|after hours/
const weekend = /\b(?:sat(?:urday)?|sun(?:day)?)s?\b|weekend|sabado|domingo|fin(?:es)? de semana/
const holiday =
  /\bholidays?\b|\b(?:labor|memorial|independence|veterans|presidents|columbus|new year'?s?) (?:day|eve)\b|new years?\b|thanksgiving|christmas|\bx-?mas\b|easter|juneteenth|feriados?|festivos?|navidad|ano nuevo|semana santa|\bdec(?:ember|\.)? 2[4-6]\b|\b2[45] de diciembre\b/

/** What a site says of the hours when its office is closed, on the telephone or by appointment. */
const afterClosing =
  /\b(?:after (?:hours|closing|work|five|six)|at night|nights?|evenings?|around the clock|any hour|day or night|as late as|despues de(?:l horario| cerrar| las)|de noche|por la noche|a cualquier hora)\b|\b(?:until|till|to|hasta las) (?:[6-9]|seven|eight|nine)(?::\d\d)? ?(?:p\.? ?m|at night|in the evening)/
const someoneAnswers =
  /\b(?:answer\w*|calls?|phones?|telephones?|messages?|recording|machine|voicemail|line|on call|appointments?|meetings?|meet|booked|hours|open|contest\w+|llam\w+|telefono\w*|cita)\b/
const asksLate =
  /\b(?:night|nights|evenings?|after (?:hours|work|closing)|midnight)\b|(?<!how )\blate\b|\bnoches?\b|\bmadrugada\b/

/** Lines that say what becomes of who calls or comes then. */
const lateLines = lastingLinesOf((text) => {
  const plain = fold(text)
  return plain.length < longestLine && afterClosing.test(plain) && someoneAnswers.test(plain)
})

/** Whether a line speaks of the office on holidays. */
const ofOffice =
  /\b(?:offices?|we|firm)\b.{0,60}\b(?:clos\w+|open|observ\w+)\b|\b(?:closed|shut)\b|\bcerra\w+|\bcierra\w*/

const onceEach = (lines: Span[]): Span[] =>
  lines.filter((line, at) => lines.findIndex(({ from }) => from === line.from) === at)

/** What the site says elsewhere of its office on holidays. */
const holidayLines = oncePerSite((index) =>
  linesSaying(index, (text) => holiday.test(fold(text)) && ofOffice.test(fold(text))).slice(0, 1),
)

/**
 * The lines that state when an office is open, all of its days: who asks for one sees it beside the others.
 * Where somebody answers at any hour, that too for a question about nights and weekends, and for holidays the
 * line on those. Empty where the site does not say.
 */
export function hoursLines(
  index: SiteIndex,
  { asked, language, stated }: { asked: string; language: Language; stated: Span[] },
): Span[] {
  const schedules = schedulesOf(index)
  const spoken = schedules.filter((one) => one.language === language)
  const [best] = [...spoken, ...schedules]
  if (best === undefined) return stated.slice(0, 2)
  const text = fold(asked)
  const says = (what: RegExp) => (line: Span) => what.test(fold(index.sentences[line.from] ?? ''))
  if (holiday.test(text) && !best.lines.some(says(holiday))) return holidayLines(index)
  const missing = daysIn(asked) & ~best.days
  const besides = (spoken.length > 0 ? spoken : schedules)
    .flatMap(({ lines }) => lines)
    .find(({ from }) => (daysIn(index.sentences[from] ?? '') & missing) !== 0)
  const lines = [...(besides === undefined ? [] : [besides]), ...best.lines.slice(0, mostLines)]
  const always = stated.filter(says(anyHour)).slice(0, 1)
  if (asksLate.test(text) && always.length === 0)
    return onceEach([...lateLines(index, language).slice(0, 1), ...lines])
  if (late.test(text) && !comingIn.test(text)) return [...always, ...lines]
  return late.test(text) || weekend.test(text) ? [...lines, ...always] : lines
}
