import type { AnswerKind } from '../index/answer-kinds.ts'
import { wordsOf } from '../index/words.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { type Candidate, weightedSum } from './choose-sentences.ts'
import type { Concept } from './concepts.ts'
import type { evidenceWeights } from './learned-weights.ts'
import type { Reading } from './read-question.ts'
import { shownAt } from './needs-shown.ts'
import type { Scope } from './scope.ts'

/** What speaks for and against an answer, mostly from 0 to 1 (docs/assistant.md, Confidence). */
export type Evidence = Record<Exclude<keyof typeof evidenceWeights, 'base'>, number>
export type EvidenceWeights = Record<keyof typeof evidenceWeights, number>

/** Facts about the firm itself, which an answer must hold when they are asked for. */
const firmKinds: ReadonlySet<AnswerKind> = new Set(['phone', 'email', 'address', 'hours', 'person'])
/** Words beyond which a turn says no more of whether it is answered; more are a story. */
const manyWords = 20

/** What an answer is judged by. */
export type Found = {
  best: Candidate
  second: Candidate | null
  /** How much the question is like those that firms' sites answer, from 0 to 1. */
  common: number
}

/** How sure we are, from 0 to 1, that the chosen sentences answer the question. */
export function confidenceOf(evidence: Evidence, weights: EvidenceWeights): number {
  return 1 / (1 + Math.exp(-weightedSum({ ...evidence, base: 1 }, weights)))
}

/**
 * The evidence for an answer: how much speaks for its sentence, what its passage covers of the question and
 * its heading fits, whether it holds the kind of fact asked for, what the question asks that the site never
 * mentions, how long it is, whether sites commonly answer its like, and whether it is about the law or the
 * firm at all. A fact in a second sentence counts where it stands on the first one's page. Null for a
 * question that says nothing and asks for nothing.
 */
export function evidenceOf(index: SiteIndex, reading: Reading, found: Found): Evidence | null {
  const { best, second, common } = found
  const telling = reading.concepts.filter(({ chatter }) => !chatter)
  const asked = weightOf(telling)
  if (asked === 0 && reading.needs.length === 0) return null
  const kind = sentenceKinds[index.sentenceKind[best.sentence] ?? 0]
  return {
    likeliest: best.score,
    near: Math.max(best.features.near, best.features.nearHeaded),
    surroundings: best.surroundings,
    heading: best.heading,
    row: kind === 'row' ? 1 : 0,
    ...missingKinds(index, reading, found),
    ...unmetNeeds(index, reading, [best, ...(second === null ? [] : [second])]),
    unknown: asked === 0 ? 0 : weightOf(telling.filter(isUnknown)) / asked,
    words: Math.min(1, reading.length / manyWords),
    common,
    ...ofScope(reading.scope),
    ...inSpanish(index, reading, best),
  }
}

const isUnknown = ({ alternatives }: Concept): boolean => alternatives.length === 0

const weightOf = (concepts: Concept[]): number =>
  concepts.reduce((sum, { weight }) => sum + weight, 0)

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
})

/** Whether a fact of the kind asked for is missing: one about the firm itself, or any other. */
function missingKinds(index: SiteIndex, { type }: Reading, { best, second }: Found) {
  const page = (one: Candidate) => index.sentencePage[one.sentence]
  const together = second !== null && page(best) === page(second)
  const missing = type.wants.length > 0 && !best.typed && !(together && second.typed)
  const ofFirm = type.wants.some((kind) => firmKinds.has(kind))
  return { untypedFirm: missing && ofFirm ? 1 : 0, untyped: missing && !ofFirm ? 1 : 0 }
}
