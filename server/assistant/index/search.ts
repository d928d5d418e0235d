import type { Language } from '@foyer/shared/facts/statuses.ts'
import { type Concept, conceptsOf } from '../answer/concepts.ts'
import { earlierTurns } from './follow-up.ts'
import { type Postings, type SiteIndex, sentenceTokens } from './site-index.ts'
import { allStemsOf } from './stem.ts'
import { findTrigram, trigramsOf } from './trigrams.ts'

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
  parts: { body: number; bigram: number; heading: number; trigram: number }
}

/** Shares of the channels in a score (measured: notes/assistant.md section 0.1). */
const shares = { bigram: 0.3, heading: 0.2, trigram: 0.2 } as const
/** Passages re-scored with neighbouring words; the rest cannot reach the top. */
const bigramDepth = 100
/** Preference for passages written in the visitor's language. */
const sameLanguage = 1.15

type Channels = { body: Float64Array; heading: Float64Array; trigram: Float64Array }

/** The best passages for a question, best first. About a millisecond for 800 passages. */
export function search(index: SiteIndex, query: Query, limit: number): Ranked[] {
  const concepts = conceptsOf(index, query.text, query.language)
  return searchConcepts(index, query, { concepts, limit })
}

/** `search` for callers who have the question's concepts already. */
export function searchConcepts(
  index: SiteIndex,
  query: Query,
  { concepts, limit }: { concepts: Concept[]; limit: number },
): Ranked[] {
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
  return combine(index, query, { channels, concepts, limit })
}

function addConcepts(
  postings: Postings,
  into: Float64Array,
  concepts: Concept[],
  share: number,
): void {
  for (const concept of concepts) {
    const factor = share * (concept.chatter ? 0.3 : 1)
    for (const { terms, weight } of concept.alternatives) {
      for (const term of terms)
        addTerm(postings, into, term, (factor * weight) / Math.sqrt(terms.length))
    }
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
  { channels, concepts, limit }: { channels: Channels; concepts: Concept[]; limit: number },
): Ranked[] {
  const top = {
    body: maximum(channels.body),
    heading: maximum(channels.heading),
    trigram: maximum(channels.trigram),
  }
  const ranked: Ranked[] = []
  for (let passage = 0; passage < index.passages.length; passage += 1) {
    const parts = {
      body: (channels.body[passage] ?? 0) / top.body,
      bigram: 0,
      heading: (shares.heading * (channels.heading[passage] ?? 0)) / top.heading,
      trigram: (shares.trigram * (channels.trigram[passage] ?? 0)) / top.trigram,
    }
    const score = parts.body + parts.heading + parts.trigram
    if (score > 0) ranked.push({ passage, score, parts })
  }
  ranked.sort(byScore)
  const best = ranked.slice(0, Math.max(bigramDepth, limit))
  addBigrams(index, best, concepts)
  preferLanguage(index, best, query.language)
  return best.toSorted(byScore).slice(0, limit)
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
  let total = 0
  for (const weight of pairs.values()) total += weight
  for (const one of ranked) {
    one.parts.bigram = (shares.bigram * pairWeight(index, one.passage, pairs)) / total
    one.score += one.parts.bigram
  }
}

const pairBase = 4_194_304

function wordPairs(concepts: Concept[]): Map<number, number> {
  const pairs = new Map<number, number>()
  let before: { term: number; weight: number } | null = null
  for (const concept of concepts) {
    const said = concept.alternatives.find((alternative) => alternative.weight >= 0.85)
    for (const term of said?.terms ?? []) {
      if (before !== null) pairs.set(before.term * pairBase + term, before.weight + concept.weight)
      before = { term, weight: concept.weight }
    }
    if (said === undefined) before = null
  }
  return pairs
}

function pairWeight(index: SiteIndex, number: number, pairs: Map<number, number>): number {
  const passage = index.passages[number]
  const found = new Set<number>()
  let sum = 0
  for (let sentence = passage?.start ?? 0; sentence < (passage?.end ?? 0); sentence += 1) {
    const tokens = sentenceTokens(index, sentence)
    for (let at = 1; at < tokens.length; at += 1) {
      const key = (tokens[at - 1] ?? 0) * pairBase + (tokens[at] ?? 0)
      const weight = pairs.get(key)
      if (weight === undefined || found.has(key)) continue
      found.add(key)
      sum += weight
    }
  }
  return sum
}

function preferLanguage(index: SiteIndex, ranked: Ranked[], language: Language): void {
  for (const one of ranked) {
    const page = index.passages[one.passage]?.page ?? 0
    if (index.pages[page]?.language === language) one.score *= sameLanguage
  }
}
