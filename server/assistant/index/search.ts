import type { Language } from '@foyer/shared/facts/statuses.ts'
import { askedAt, tableFor } from '../answer/affinity.ts'
import { type Concept, conceptsOf } from '../answer/concepts.ts'
import { nearestIn } from '../answer/sentence-affinity.ts'
import { earlierTurns } from './follow-up.ts'
import { pagesOfNamed } from './people.ts'
import { listOfQuestions } from './question-headings.ts'
import type { Postings, SiteIndex } from './site-index.ts'
import { allStemsOf } from './stem.ts'
import { findTrigram, trigramsOf } from './trigrams.ts'
import { pairsIn, totalWeight, wordPairs } from './word-pairs.ts'
import { wordsOf } from './words.ts'

/** A visitor's question with what was said before it. `history` has their newest turn first. */
export type Query = {
  text: string
  language: Language
  history?: string[]
  previousAnswer?: string
}

/** A passage found, by its number, and what its score is made of. */
export type Ranked = {
  passage: number
  score: number
  parts: { body: number; bigram: number; heading: number; trigram: number; near: number }
}

/** Shares of the channels in a score (docs/measurements.md, Retrieval; `near`: docs/assistant.md, Affinity). */
const shares = { bigram: 0.3, heading: 0.2, trigram: 0.15, near: 1 } as const
/** How many times more headings tell where a site is a list of questions. */
const amongQuestions = 2
/** Share of every further way to say a concept. */
const furtherSynonyms = 0.4
/** Passages re-scored with neighbouring words and affinity; the rest cannot reach the top. */
const rescored = 100
/** Preferences for passages in the visitor's language and pages about a person named. */
const sameLanguage = 1.3
const aboutNamed = 1.7
/** Pages about the firm itself, for questions that speak to the firm. */
const firmPages = 1.15
const firmPath =
  /contact|about|faq|attorney|lawyer|team|people|staff|location|office|fees|pricing|payment|privacy|accessib|card|acerca|equipo|abogad|preguntas|ubicaci/i
const spokenTo =
  /\b(you|your|yours|u|ur|y'?all|ya|guys|ustedes|usted|su oficina|la oficina|the office|verlos|visitarlos)\b/i
/** Deep pages often repeat what a page nearer the front says first. */
const deepPage = 0.9

type Channels = { body: Float64Array; heading: Float64Array; trigram: Float64Array }

/** The best passages for a question, best first. About a millisecond for 800 passages. */
export function search(index: SiteIndex, query: Query, limit: number): Ranked[] {
  const { text, language } = query
  const concepts = conceptsOf(index, text, language)
  const place = askedAt(tableFor(index), query)
  return searchRead(index, query, { concepts, place, limit })
}

/** A question taken apart, as ranking needs it, and how many passages are wanted. */
type Read = { concepts: Concept[]; place: Float32Array; limit: number }

/** `search` for callers who have read the question already. */
export function searchRead(index: SiteIndex, query: Query, read: Read): Ranked[] {
  const { concepts } = read
  const size = index.passages.length
  const channels: Channels = {
    body: new Float64Array(size),
    heading: new Float64Array(size),
    trigram: new Float64Array(size),
  }
  addConcepts(index.body, channels.body, concepts, 1)
  for (const turn of earlierTurns(query)) {
    addConcepts(
      index.body,
      channels.body,
      conceptsOf(index, turn.text, query.language),
      turn.weight,
    )
  }
  addHeadings(index, channels.heading, query)
  addTrigrams(index, channels.trigram, query.text)
  return combine(index, query, { ...read, channels })
}

/** Room for one concept's sums, used again for the next: a question leaves little to clear away. */
type Scratch = { one: Float64Array; best: Float64Array; sum: Float64Array }

function addConcepts(
  postings: Postings,
  into: Float64Array,
  concepts: Concept[],
  share: number,
): void {
  const room = (): Float64Array => new Float64Array(into.length)
  const scratch: Scratch = { one: room(), best: room(), sum: room() }
  for (const concept of concepts) {
    if (concept.emphasis > 0)
      addConcept({ postings, into, scratch }, concept, share * concept.emphasis)
  }
}

/**
 * Adds what one concept finds. Of several ways to say it the best counts in full and the others a
 * little, so that a word with many synonyms does not outweigh the rest of the question. Only passages
 * that are met are touched; the scratch is left empty.
 */
function addConcept(
  { postings, into, scratch }: { postings: Postings; into: Float64Array; scratch: Scratch },
  concept: Concept,
  share: number,
): void {
  const { one, best, sum } = scratch
  const met: number[] = []
  for (const { terms, weight } of concept.alternatives) {
    const each = (share * weight) / Math.sqrt(terms.length)
    const here: number[] = []
    for (const term of terms) addTermNoting(postings, { into: one, noted: here }, term, each)
    for (const passage of here) {
      const found = one[passage] ?? 0
      one[passage] = 0
      if (sum[passage] === 0) met.push(passage)
      sum[passage] = (sum[passage] ?? 0) + found
      if (found > (best[passage] ?? 0)) best[passage] = found
    }
  }
  for (const passage of met) {
    const most = best[passage] ?? 0
    const others = (sum[passage] ?? 0) - most
    into[passage] = (into[passage] ?? 0) + most + furtherSynonyms * others
    best[passage] = 0
    sum[passage] = 0
  }
}

/** Like addTerm, and notes each passage on its first score. Scores and weights are positive. */
function addTermNoting(
  postings: Postings,
  { into, noted }: { into: Float64Array; noted: number[] },
  term: number,
  weight: number,
): void {
  const end = postings.start[term + 1] ?? 0
  for (let at = postings.start[term] ?? 0; at < end; at += 1) {
    const passage = postings.passage[at] ?? 0
    if (into[passage] === 0) noted.push(passage)
    into[passage] = (into[passage] ?? 0) + weight * (postings.score[at] ?? 0)
  }
}

function addTerm(postings: Postings, into: Float64Array, term: number, weight: number): void {
  const end = postings.start[term + 1] ?? 0
  for (let at = postings.start[term] ?? 0; at < end; at += 1) {
    const passage = postings.passage[at] ?? 0
    into[passage] = (into[passage] ?? 0) + weight * (postings.score[at] ?? 0)
  }
}

/** Headings are matched with every word said, since "how do I" tells questions apart. */
function addHeadings(index: SiteIndex, into: Float64Array, query: Query): void {
  for (const stem of new Set(allStemsOf(query.text, query.language))) {
    const term = index.termNumbers.get(stem)
    if (term !== undefined) addTerm(index.heading, into, term, 1)
  }
}

function addTrigrams(index: SiteIndex, into: Float64Array, text: string): void {
  const keys = trigramsOf(text)
  const weight = 1 / Math.sqrt(Math.max(1, keys.length))
  for (const key of keys) {
    const at = findTrigram(index.trigramKeys, key)
    if (at >= 0) addTerm(index.trigrams, into, at, weight)
  }
}

function combine(
  index: SiteIndex,
  query: Query,
  { channels, concepts, place, limit }: Read & { channels: Channels },
): Ranked[] {
  const top = {
    body: maximum(channels.body),
    heading: maximum(channels.heading),
    trigram: maximum(channels.trigram),
  }
  const telling = 1 + amongQuestions * listOfQuestions(index)
  const preferred = preferences(index, query)
  const { body, heading, trigram } = channels
  const share = {
    body: 1 / top.body,
    heading: (telling * shares.heading) / top.heading,
    trigram: (telling * shares.trigram) / top.trigram,
  }
  const partsOf = (passage: number) => ({
    body: share.body * (body[passage] ?? 0),
    bigram: 0,
    near: 0,
    heading: share.heading * (heading[passage] ?? 0),
    trigram: share.trigram * (trigram[passage] ?? 0),
  })
  // Every passage is weighed, so nothing is made for one that is not among the best.
  const scores = new Float64Array(index.passages.length)
  for (let passage = 0; passage < scores.length; passage += 1) {
    const said =
      share.body * (body[passage] ?? 0) +
      share.heading * (heading[passage] ?? 0) +
      share.trigram * (trigram[passage] ?? 0)
    if (said > 0) scores[passage] = (preferred[index.passages[passage]?.page ?? 0] ?? 1) * said
  }
  const best = greatest(scores, Math.max(rescored, limit)).map((passage) => ({
    passage,
    score: scores[passage] ?? 0,
    parts: partsOf(passage),
  }))
  addBigrams(index, best, concepts)
  addAffinity(index, best, place)
  return best.toSorted(byScore).slice(0, limit)
}

/** The positions of the greatest values above 0, at most so many, the greatest first. */
function greatest(values: Float64Array, most: number): number[] {
  const least = values.toSorted().at(-most) ?? 0
  const found: number[] = []
  values.forEach((value, at) => {
    if (value > 0 && value >= least) found.push(at)
  })
  return found.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b).slice(0, most)
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.passage - b.passage
}

function maximum(values: Float64Array): number {
  let most = 0
  for (const value of values) if (value > most) most = value
  return most === 0 ? 1 : most
}

/** Adds the share of the question's neighbouring word pairs that are neighbours in the passage. */
function addBigrams(index: SiteIndex, ranked: Ranked[], concepts: Concept[]): void {
  const pairs = wordPairs(concepts)
  if (pairs.size === 0) return
  const total = totalWeight(pairs)
  for (const one of ranked) {
    one.parts.bigram =
      (shares.bigram * pairsIn(index, index.passages[one.passage] ?? { start: 0, end: 0 }, pairs)) /
      total
    one.score += one.parts.bigram
  }
}

/** Adds how near the question stands to what a passage says, in other words too. */
function addAffinity(index: SiteIndex, ranked: Ranked[], place: Float32Array): void {
  for (const one of ranked) {
    const passage = index.passages[one.passage]
    if (passage === undefined) continue
    one.parts.near = shares.near * Math.max(0, nearestIn(index, passage, place))
    one.score += one.parts.near
  }
}

/** What each page's passages are multiplied with, whatever the words say. */
function preferences(index: SiteIndex, query: Query): number[] {
  const named = pagesOfNamed(index.people, wordsOf(query.text))
  const toFirm = spokenTo.test(query.text)
  return index.pages.map((page, number) => {
    const depth = page.url.split('/').length - 3
    return (
      (page.language === query.language ? sameLanguage : 1) *
      (named.has(number) ? aboutNamed : 1) *
      (depth > 1 ? deepPage : 1) *
      (toFirm && (depth < 1 || firmPath.test(page.url)) ? firmPages : 1)
    )
  })
}
