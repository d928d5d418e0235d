import { answerKind } from '../index/answer-kinds.ts'
import type { Ranked } from '../index/search.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { pairsIn, totalWeight, wordPairs } from '../index/word-pairs.ts'
import { type Coverage, type Surroundings, coverageAt, surroundingsOf, weigh } from './evidence.ts'
import { headingFit } from './heading-fit.ts'
import { isKindWord } from './question-type.ts'
import type { Reading } from './read-question.ts'

/** A sentence that may answer, with what speaks for it. */
export type Candidate = {
  passage: number
  sentence: number
  score: number
  /** Coverage per concept: at the sentence with its surroundings, and in the sentence alone. */
  full: number[]
  own: number[]
  headed: number[]
  coverage: number
  /** How well the passage's heading is the question. */
  heading: number
  /** Whether it has the kind of fact asked for. */
  typed: boolean
}

/** Shares in a sentence's score (docs/measurements.md, Answers). */
const shares = {
  own: 0.5,
  headed: 0.45,
  full: 0.3,
  pairs: 0.2,
  rank: 0.35,
  heading: 1,
  typed: 0.2,
  first: 0.04,
  odd: 0.1,
  named: 0.2,
} as const

/** Passages whose sentences are weighed. */
const depth = 12
const shortest = 4
const longest = 70

/** The sentences of the best passages, best first. */
export function weighSentences(index: SiteIndex, ranked: Ranked[], reading: Reading): Candidate[] {
  const pairs = wordPairs(reading.concepts)
  const total = totalWeight(pairs)
  const top = ranked[0]?.score ?? 1
  const candidates: Candidate[] = []
  for (const one of ranked.slice(0, depth)) {
    const passage = index.passages[one.passage]
    if (passage === undefined) continue
    const around = surroundingsOf(index, passage)
    const heading = headingFit(index, passage, reading)
    for (let sentence = passage.start; sentence < passage.end; sentence += 1) {
      const share = pairsIn(index, { start: sentence, end: sentence + 1 }, pairs) / total
      candidates.push(
        weighSentence(index, reading, {
          passage: one.passage,
          sentence,
          around,
          heading,
          pairs: share,
          rank: one.score / top,
        }),
      )
    }
  }
  return candidates.toSorted((a, b) => b.score - a.score || a.sentence - b.sentence)
}

type Place = {
  passage: number
  sentence: number
  around: Surroundings
  heading: number
  pairs: number
  rank: number
}

function weighSentence(index: SiteIndex, reading: Reading, place: Place): Candidate {
  const { concepts, type } = reading
  const passage = index.passages[place.passage]
  if (passage === undefined) throw new RangeError('no such passage')
  const wanted = type.wants.reduce((bits, kind) => bits | answerKind[kind], 0)
  const typed = wanted !== 0 && ((index.answers[place.sentence] ?? 0) & wanted) !== 0
  const { own, headed, full } = withKind(
    coverageAt(index, concepts, { ...place, passage }),
    reading,
    typed,
  )
  const coverage = weigh(concepts, full)
  const offset = place.sentence - passage.start
  const score =
    shares.own * weigh(concepts, own) +
    shares.headed * weigh(concepts, headed) +
    shares.full * coverage +
    shares.pairs * place.pairs +
    shares.rank * place.rank +
    shares.heading * place.heading ** 2 * (offset < 2 ? 1 : 0.6) +
    (typed ? shares.typed : wanted === 0 ? 0 : -shares.typed / 2) +
    (offset === 0 ? shares.first : 0) +
    (reading.named.has(index.sentencePage[place.sentence] ?? -1) ? shares.named : 0) -
    (isOdd(index, place.sentence) ? shares.odd : 0)
  return {
    passage: place.passage,
    sentence: place.sentence,
    score,
    full,
    own,
    headed,
    coverage,
    heading: place.heading,
    typed,
  }
}

/** Words that only name the kind of fact asked for are covered by a sentence that has the fact. */
function withKind(coverage: Coverage, { concepts, type }: Reading, typed: boolean): Coverage {
  if (!typed) return coverage
  const isKind = concepts.map((concept) =>
    concept.words.every((word) => isKindWord(word, type.wants)),
  )
  const raise = (values: number[]) => values.map((value, at) => (isKind[at] === true ? 1 : value))
  const { own, headed, full } = coverage
  return { own: raise(own), headed: raise(headed), full: raise(full) }
}

/** Headings, raw data, fragments and very long texts make poor quotes. */
function isOdd(index: SiteIndex, sentence: number): boolean {
  const kind = sentenceKinds[index.sentenceKind[sentence] ?? 0]
  const words = (index.sentences[sentence] ?? '').split(' ').length
  if (kind === 'heading' || kind === 'data') return true
  return kind === 'sentence' && (words < shortest || words > longest)
}

/** Whether two sentences stand on one page. */
export function onePage(index: SiteIndex, some: Candidate, other: Candidate): boolean {
  return index.sentencePage[some.sentence] === index.sentencePage[other.sentence]
}
