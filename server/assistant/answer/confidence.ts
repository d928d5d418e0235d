import { readFileSync } from 'node:fs'
import { builtFile } from '#server/platform/built-files.ts'
import type { AnswerKind } from '../index/answer-kinds.ts'
import { wordsOf } from '../index/words.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import type { Candidate } from './choose-sentences.ts'
import type { Concept } from './concepts.ts'
import { readTrees, type Trees, weighByTrees } from './evidence-trees.ts'
import type { Reading } from './read-question.ts'
import { shownAt } from './needs-shown.ts'
import type { Scope } from './scope.ts'

/** What speaks for and against an answer, mostly from 0 to 1 (docs/assistant.md, Confidence). */
export const evidenceNames = [
  'likeliest',
  'lead',
  'near',
  'nearest',
  'surroundings',
  'heading',
  'row',
  'untypedFirm',
  'untyped',
  'wants',
  'unmet',
  'unmetAlone',
  'needs',
  'unknown',
  'learned',
  'heaviest',
  'words',
  'common',
  'elsewhere',
  'elsewhereApart',
  'spanish',
  'translated',
] as const
export type EvidenceName = (typeof evidenceNames)[number]
export type Evidence = Record<EvidenceName, number>
export type EvidenceTrees = Trees<EvidenceName>

/** Facts about the firm itself, which an answer must hold when they are asked for. */
const firmKinds: ReadonlySet<AnswerKind> = new Set(['phone', 'email', 'address', 'hours', 'person'])
/** Words beyond which a turn says no more of whether it is answered; more are a story. */
const manyWords = 20

/** The rank, from 0, of the sentence that the best one's lead is taken over. */
const follower = 4

/** What an answer is judged by. */
export type Found = {
  /** All that was weighed, best first. */
  candidates: readonly Candidate[]
  best: Candidate
  second: Candidate | null
  /** How much the question and its sentence are like those of firms' sites, from 0 to 1. */
  common: number
}

let shipped: EvidenceTrees | undefined

/** How sure we are, from 0 to 1, that the chosen sentences answer the question. */
export const confidenceOf = (evidence: Evidence): number =>
  confidenceBy(
    (shipped ??= readTrees(readFileSync(builtFile('evidence.txt'), 'utf8'), evidenceNames)),
    evidence,
  )

/** The same by other trees. */
export const confidenceBy = (trees: EvidenceTrees, evidence: Evidence): number =>
  1 / (1 + Math.exp(-weighByTrees(trees, evidence)))

/**
 * The evidence for an answer: how much speaks for its sentence, also beside the others, what its passage covers of
 * the question and its heading fits, whether it holds the kind of fact asked for, what the question asks that the
 * site never mentions or affinity never met, how long it is, whether sites commonly answer its like, and whether it
 * is about the law or the firm at all. A fact in a second sentence counts where it stands on the first one's page. Null for a
 * question that says nothing and asks for nothing.
 */
export function evidenceOf(index: SiteIndex, reading: Reading, found: Found): Evidence | null {
  const { candidates, best, second, common } = found
  const telling = reading.concepts.filter(({ chatter }) => !chatter)
  const asked = weightOf(telling)
  if (asked === 0 && reading.needs.length === 0) return null
  const kind = sentenceKinds[index.sentenceKind[best.sentence] ?? 0]
  return {
    likeliest: best.score,
    lead: best.score - (candidates[follower]?.score ?? 0),
    near: nearOf(best),
    nearest: candidates.reduce((most, one) => Math.max(most, nearOf(one)), -1),
    surroundings: best.surroundings,
    heading: best.heading,
    row: kind === 'row' ? 1 : 0,
    ...missingKinds(index, reading, found),
    wants: reading.type.wants.length,
    ...unmetNeeds(index, reading, [best, ...(second === null ? [] : [second])]),
    needs: reading.needs.length,
    unknown: asked === 0 ? 0 : weightOf(telling.filter(isUnknown)) / asked,
    learned: reading.learned,
    heaviest: telling.reduce((most, { weight }) => Math.max(most, weight), 0),
    words: Math.min(1, reading.length / manyWords),
    common,
    ...ofScope(reading.scope),
    ...inSpanish(index, reading, best),
  }
}

const nearOf = ({ features }: Candidate): number => Math.max(features.near, features.nearHeaded)

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
