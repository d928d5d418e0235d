import type { AnswerKind } from '../index/answer-kinds.ts'
import type { Ranked } from '../index/search.ts'
import { wordsOf } from '../index/words.ts'
import { type SiteIndex, sentenceKinds, sentenceTokens } from '../index/site-index.ts'
import { type Candidate, weightedSum } from './choose-sentences.ts'
import type { Concept } from './concepts.ts'
import { weigh } from './evidence.ts'
import type { evidenceWeights } from './learned-weights.ts'
import type { Reading } from './read-question.ts'
import { shownAt } from './needs-shown.ts'
import type { Scope } from './scope.ts'
import { sharesSubject } from './subject.ts'

/** What speaks for and against an answer, mostly from 0 to 1 (docs/assistant.md, Confidence). */
export type Evidence = Record<Exclude<keyof typeof evidenceWeights, 'base'>, number>
export type EvidenceWeights = Record<keyof typeof evidenceWeights, number>

/** In long questions this many times the most telling word is enough to cover. */
const enoughKeys = 2.5
/** Facts about the firm itself, which an answer must hold when they are asked for. */
const firmKinds: ReadonlySet<AnswerKind> = new Set(['phone', 'email', 'address', 'hours', 'person'])
/** Telling words beyond which a question is no longer. */
const manyConcepts = 8
/** Words beyond which a turn says no more of whether it is answered; more are a story. */
const manyWords = 20
/** Candidates among which the sentence is sought that says least besides what was asked. */
const precisionDepth = 5
/** Passages the best one is compared with. */
const rivals = 5

/** What an answer is judged by. */
export type Found = {
  best: Candidate
  second: Candidate | null
  candidates: Candidate[]
  ranked: Ranked[]
}

/** How sure we are, from 0 to 1, that the chosen sentences answer the question. */
export function confidenceOf(evidence: Evidence, weights: EvidenceWeights): number {
  return 1 / (1 + Math.exp(-weightedSum({ ...evidence, base: 1 }, weights)))
}

/**
 * The evidence for an answer: how much of the question it covers, whether it stands under a heading
 * that is the question, how far its passage leads in ranking, whether it holds the kind of fact asked
 * for, how much speaks for its sentence, how long the question is, what of it the site never mentions,
 * and whether it is about the law or the firm at all. A second sentence counts only where it stands in
 * the first one's passage, a fact in it where it stands on the same page. Null for a question that
 * says nothing.
 */
export function evidenceOf(index: SiteIndex, reading: Reading, found: Found): Evidence | null {
  const { concepts } = reading
  const { best, second, ranked, candidates } = found
  const telling = concepts.filter(({ chatter }) => !chatter)
  const heaviest = Math.max(0, ...telling.map(({ weight }) => weight))
  if (heaviest === 0) return null
  const near = second?.passage === best.passage ? second : null
  const full = concepts.map((_, at) => Math.max(best.full[at] ?? 0, near?.full[at] ?? 0))
  const unknown = unknownTo(
    concepts.filter(({ chatter }, at) => !chatter && (best.full[at] ?? 0) === 0),
  )
  const kind = sentenceKinds[index.sentenceKind[best.sentence] ?? 0]
  return {
    covered: weigh(concepts, full, enoughKeys * heaviest),
    full: weigh(concepts, full),
    surroundings: best.surroundings,
    heading: best.heading,
    body: best.body,
    gap: gapOf(ranked),
    ...missingKinds(index, reading, found),
    otherSubject: sharesSubject(index, reading, best) ? 0 : 1,
    unknown: unknown / telling.reduce((sum, { weight }) => sum + weight, 0),
    unknownKey: unknown / heaviest,
    length: Math.min(1, telling.length / manyConcepts),
    words: Math.min(1, reading.length / manyWords),
    likeliest: best.score,
    row: kind === 'row' ? 1 : 0,
    precision: precisionOf(index, reading, candidates),
    ...ofScope(reading.scope),
    ...inSpanish(index, reading, best),
    ...unmetNeeds(index, reading, [best, ...(second === null ? [] : [second])]),
  }
}

/**
 * Whether something that people ask law firms for is asked, and no chosen sentence shows it; and whether the
 * question asks for nothing besides.
 */
function unmetNeeds(index: SiteIndex, { needs, concepts }: Reading, chosen: Candidate[]) {
  const isShown = chosen.some(({ sentence }) =>
    needs.some((asked) => shownAt(index, [asked], sentence).around > 0),
  )
  if (needs.length === 0 || isShown) return { unmet: 0, unmetAlone: 0 }
  const asked = new Set(needs.flatMap(({ words }) => wordsOf(words)))
  const besides = concepts.filter(
    ({ chatter, words }) => !chatter && !words.every((word) => asked.has(word)),
  )
  return { unmet: 1, unmetAlone: besides.length === 0 ? 1 : 0 }
}

/** Whether the question is Spanish, and its answer's page is not: words meet less surely across languages. */
function inSpanish(index: SiteIndex, { language }: Reading, best: Candidate) {
  const isSpanish = language === 'es'
  const page = index.pages[index.sentencePage[best.sentence] ?? -1]
  return { spanish: isSpanish ? 1 : 0, translated: isSpanish && page?.language !== 'es' ? 1 : 0 }
}

/** How the question sounds counts more where it has no word of the law or the firm. */
const ofScope = ({ apart, elsewhere }: Scope) => ({
  elsewhere: apart ? 0 : elsewhere,
  elsewhereApart: apart ? elsewhere : 0,
  apart: apart ? 1 : 0,
})

/** Whether a fact of the kind asked for is missing: one about the firm itself, or any other. */
function missingKinds(index: SiteIndex, { type }: Reading, { best, second }: Found) {
  const page = (one: Candidate) => index.sentencePage[one.sentence]
  const together = second !== null && page(best) === page(second)
  const missing = type.wants.length > 0 && !best.typed && !(together && second.typed)
  const ofFirm = type.wants.some((kind) => firmKinds.has(kind))
  return { untypedFirm: missing && ofFirm ? 1 : 0, untyped: missing && !ofFirm ? 1 : 0 }
}

/** How far the best passage leads the next ones, as a share of its score (query performance). */
function gapOf(ranked: Ranked[]): number {
  const [first, ...rest] = ranked.slice(0, rivals + 1).map(({ score }) => score)
  if (first === undefined || rest.length === 0) return 1
  const mean = rest.reduce((sum, score) => sum + score, 0) / rest.length
  return (first - mean) / first
}

/** The greatest share of a likely sentence's weight that the question mentions. */
function precisionOf(index: SiteIndex, { concepts }: Reading, candidates: Candidate[]): number {
  const asked = new Map<number, number>()
  for (const { chatter, alternatives } of concepts) {
    if (chatter) continue
    for (const { terms, fit } of alternatives)
      for (const term of terms) asked.set(term, Math.max(fit, asked.get(term) ?? 0))
  }
  const shares = candidates.slice(0, precisionDepth).map(({ sentence }) => {
    let hit = 0
    let mass = 0
    for (const term of sentenceTokens(index, sentence)) {
      const idf = index.idf[term] ?? 0
      mass += idf
      hit += idf * (asked.get(term) ?? 0)
    }
    return mass === 0 ? 0 : hit / mass
  })
  return Math.max(0, ...shares)
}

/** Weight of the words the site never uses, in any way we know of saying them. */
function unknownTo(telling: Concept[]): number {
  const unknown = telling.filter(({ alternatives }) => alternatives.length === 0)
  return unknown.reduce((sum, { weight }) => sum + weight, 0)
}
