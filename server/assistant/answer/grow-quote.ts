import { answerKind } from '../index/answer-kinds.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import type { Candidate } from './choose-sentences.ts'
import { isQuotable, pageNames } from './quotable.ts'

/** Sentences of one paragraph, quoted as one: numbers `from` up to, not including, `to`. */
export type Span = { passage: number; from: number; to: number }

/** What the sentence after is worth beside the one before: pages explain forwards. */
const forwards = 0.5

/** From this fit on, the heading over a list is the question, and its items together the answer. By hand. */
const asksForList = 0.2

/** What Spanish needs to say as much: about a sixth more letters. */
const room = { en: 1, es: 1.16 } as const

/** "To speak with Erik, call (208) 555-0142 for a free consultation", with which a page of anything closes. */
const callsToAct =
  /\b(?:call|text|phone|contact|llame|llámenos)\b.{0,40}\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/iu

/**
 * A sentence with its neighbors in the paragraph, as long as the whole stays under `mostChars` characters of English: what was
 * asked is often said in the sentence beside the one that names it. Of the two neighbors the
 * likelier is taken first. `taken` sentences are quoted already.
 */
export function growQuote(
  index: SiteIndex,
  seed: Candidate,
  {
    scores,
    taken,
    mostChars,
  }: { scores: Map<number, number>; taken: Span | null; mostChars: number },
): Span {
  const passage = index.passages[seed.passage]
  const span: Span = { passage: seed.passage, from: seed.sentence, to: seed.sentence + 1 }
  if (passage === undefined || passage.facts) return span
  const length = (sentence: number) => (index.sentences[sentence] ?? '').length + 1
  const names = pageNames(index)
  const isFree = (sentence: number) =>
    sentence >= passage.start &&
    sentence < passage.end &&
    isQuotable(index.sentences[sentence] ?? '', names) &&
    !(taken !== null && sentence >= taken.from && sentence < taken.to)
  const { language } = index.pages[passage.page] ?? { language: 'en' }
  const most = mostChars * room[language]
  if (callsToAct.test(index.sentences[seed.sentence] ?? '')) return span
  const whole = kindOf(index, seed.sentence) === 'item' && seed.heading >= asksForList
  let chars = length(seed.sentence)
  for (;;) {
    const beside = [
      ...(follows(index, span.to, whole) ? [span.to] : []),
      ...(follows(index, span.from, whole) ? [span.from - 1] : []),
    ]
    const open = beside.filter((sentence) => isFree(sentence) && chars + length(sentence) <= most)
    const worth = (sentence: number) =>
      (scores.get(sentence) ?? 0) + (sentence === span.to ? forwards : 0)
    const next = open.toSorted((a, b) => worth(b) - worth(a))[0]
    if (next === undefined) return toItsNumber(index, span, passage.end)
    chars += length(next)
    if (next === span.to) span.to += 1
    else span.from = next
  }
}

/** A list this short is told whole where two of its entries are: "a city or county: notice within 180 days" was the third. */
const fewEntries = 4

/** The whole of a short list that two quotes are entries of; null where they are none. */
export function shortList(index: SiteIndex, one: Span, other: Span): Span | null {
  const passage = index.passages[one.passage]
  const isItem = (at: number) => kindOf(index, at) === 'item'
  if (passage === undefined || one.passage !== other.passage || passage.facts) return null
  let [from, to] = [Math.min(one.from, other.from), Math.max(one.to, other.to)]
  const isOne = Array.from({ length: to - from }, (_, n) => from + n).every(isItem)
  if (!isOne) return null
  while (from > passage.start && isItem(from - 1)) from -= 1
  while (to < passage.end && isItem(to)) to += 1
  return to - from <= fewEntries ? { passage: one.passage, from, to } : null
}

/** Rows told together where one of them is chosen; more, or longer ones, and the row stands alone. */
const fewRows = { count: 4, chars: 400 } as const

/** A row that says nothing without the one before it ("The same for a couple $1,250"). */
const dependent = /^(?:the same|same|lo mismo|each additional|additional)\b/i

/**
 * The rows of a short table that a quote is one of ("You quit …", "You were fired …"): one alone may be of another case
 * than the visitor's. None where the table is long.
 */
export function rowsAround(index: SiteIndex, { passage: number, from, to }: Span): Span[] {
  const passage = index.passages[number]
  const isRow = (at: number) => kindOf(index, at) === 'row'
  if (passage === undefined || passage.facts || to - from > 1 || !isRow(from)) return []
  const rowsOf = (one: number, end: number): Span[] =>
    Array.from({ length: end - one }, (_, n) => ({
      passage: number,
      from: one + n,
      to: one + n + 1,
    }))
  let [first, last] = [from, to]
  while (first > passage.start && isRow(first - 1)) first -= 1
  while (last < passage.end && isRow(last)) last += 1
  const rows = rowsOf(first, last)
  const chars = rows.reduce((sum, row) => sum + (index.sentences[row.from] ?? '').length, 0)
  if (rows.length > 1 && rows.length <= fewRows.count && chars <= fewRows.chars) return rows
  return from > first && dependent.test(index.sentences[from] ?? '') ? rowsOf(from - 1, to) : []
}

/** Lines after an entry within which its telephone number stands, and words of such a line. */
const entry = { lines: 2, words: 8 } as const

/** An entry of a directory with its number: "Housing Resources Inc.", "Emergency shelter", "(269) 382-1436". */
function toItsNumber(index: SiteIndex, span: Span, end: number): Span {
  const isShort = (sentence: number) =>
    (index.sentences[sentence] ?? '').split(' ').length <= entry.words
  const hasNumber = (sentence: number) => ((index.answers[sentence] ?? 0) & answerKind.phone) !== 0
  if (span.to - span.from > 1 || !isShort(span.from) || hasNumber(span.from)) return span
  for (let at = span.to; at < Math.min(end, span.to + entry.lines); at += 1) {
    if (!isShort(at) || kindOf(index, at) === 'heading') return span
    if (hasNumber(at)) return { ...span, to: at + 1 }
  }
  return span
}

const kindOf = (index: SiteIndex, sentence: number) =>
  sentenceKinds[index.sentenceKind[sentence] ?? 0]

/**
 * Whether a sentence follows the one before it directly, so that both together are verbatim: within a
 * paragraph, and where a `whole` list is quoted also from item to item.
 */
function follows(index: SiteIndex, sentence: number, whole: boolean): boolean {
  const kind = kindOf(index, sentence)
  return kind === 'next' || (whole && kind === 'item' && kindOf(index, sentence - 1) === 'item')
}
