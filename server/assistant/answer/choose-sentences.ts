import { answerKind } from '../index/answer-kinds.ts'
import type { Ranked } from '../index/search.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { pairsIn, totalWeight, wordPairs } from '../index/word-pairs.ts'
import { type Affinity, affinityIn } from './sentence-affinity.ts'
import { type Coverage, mentionsOf, weigh } from './evidence.ts'
import { headingFit } from './heading-fit.ts'
import { rare, rarelyShownIn, shownAt } from './needs-shown.ts'
import type { sentenceWeights } from './learned-weights.ts'
import { isQuotableAt } from './quotable.ts'
import { isKindWord } from './question-type.ts'
import { statingFact } from './fact-passages.ts'
import type { Reading } from './read-question.ts'
import { wordsOf } from '../index/words.ts'
import { sharesSubject } from './subject.ts'

/** A sentence that may answer, with what speaks for it. */
export type Candidate = {
  passage: number
  sentence: number
  score: number
  features: SentenceFeatures
  /** What it covers of each concept by itself, and of all with its surroundings. */
  own: number[]
  coverage: number
  /** How well the passage's heading is the question. */
  heading: number
  /** Share of the question that its passage and headings mention anywhere. */
  surroundings: number
  /** Whether it has the kind of fact asked for. */
  typed: boolean
}

/** What speaks for and against a sentence, each from 0 to 1 (docs/assistant.md, Choosing sentences). */
export type SentenceFeature = keyof typeof sentenceWeights
export type SentenceFeatures = Record<SentenceFeature, number>

/** The best passages, whose sentences are weighed, and at most so many others that show a need few do. */
const depth = 12
const depthOfNeeds = 20
/** Others that state the kind of fact asked for. */
const depthOfFacts = 6
const longest = 70
/** So many words have at least a letter and a space each, which spares most sentences the count. */
const hasManyWords = (text: string): boolean =>
  text.length > 2 * longest && text.split(' ').length > longest

/**
 * The sentences of the best passages with their features, not yet scored. What only says on which
 * page something stands is left out.
 */
export function weighSentences(index: SiteIndex, ranked: Ranked[], reading: Reading): Candidate[] {
  return weighPassages(index, lookedAt(index, ranked, reading), reading)
}

/** The sentences of these passages, the best one first, with their features. */
export function weighPassages(
  index: SiteIndex,
  passages: readonly Pick<Ranked, 'passage' | 'score'>[],
  reading: Reading,
): Candidate[] {
  const pairs = wordPairs(reading.concepts)
  const total = totalWeight(pairs)
  const top = passages[0]?.score || 1
  const mentionsIn = mentionsOf(index, reading)
  const candidates: Candidate[] = []
  for (const one of passages) {
    const passage = index.passages[one.passage]
    if (passage === undefined) continue
    const mentions = mentionsIn(passage)
    const affinity = affinityIn(index, passage, reading.place)
    const heading = headingFit(index, passage, reading)
    const surroundings = weigh(reading.concepts, mentions.around)
    for (let sentence = passage.start; sentence < passage.end; sentence += 1) {
      if (!isQuotableAt(index, sentence)) continue
      const share = pairsIn(index, { start: sentence, end: sentence + 1 }, pairs) / total
      candidates.push(
        weighSentence(index, reading, {
          passage: one.passage,
          sentence,
          mentioned: mentions.at(sentence),
          heading,
          pairs: share,
          rank: one.score / top,
          surroundings,
          affinity: affinity(sentence),
        }),
      )
    }
  }
  return candidates
}

/** The best passages, and those that show what is asked for in words which ranking does not know. */
function lookedAt(index: SiteIndex, ranked: Ranked[], reading: Reading) {
  const best = ranked.slice(0, depth).map(({ passage, score }) => ({ passage, score }))
  const known = new Map(ranked.map(({ passage, score }) => [passage, score]))
  const taken = new Set(best.map(({ passage }) => passage))
  const further = (passages: number[], most: number): void => {
    for (const passage of passages.filter((one) => !taken.has(one)).slice(0, most)) {
      taken.add(passage)
      best.push({ passage, score: known.get(passage) ?? 0 })
    }
  }
  further(statingFact(index, reading), depthOfFacts)
  further(rarelyShownIn(index, reading.needs), depthOfNeeds)
  return best
}

/** The candidates by what their features weigh, best first. */
export function rankSentences(candidates: Candidate[], weights: SentenceFeatures): Candidate[] {
  return candidates
    .map((one) => ({ ...one, score: weightedSum(one.features, weights) }))
    .toSorted((a, b) => b.score - a.score || a.sentence - b.sentence)
}

type Place = {
  passage: number
  sentence: number
  mentioned: Coverage
  heading: number
  pairs: number
  rank: number
  surroundings: number
  affinity: Affinity
}

function weighSentence(index: SiteIndex, reading: Reading, place: Place): Candidate {
  const { concepts, type } = reading
  const wanted = type.wants.reduce((bits, kind) => bits | answerKind[kind], 0)
  const typed = wanted !== 0 && ((index.answers[place.sentence] ?? 0) & wanted) !== 0
  const met = metBy(index, reading, place.sentence)
  const { own, headed, full } = withKind(place.mentioned, reading, { typed, met })
  const coverage = weigh(concepts, full)
  const shown = shownAt(index, reading.needs, place.sentence)
  const is = (what: boolean) => (what ? 1 : 0)
  const features = {
    own: weigh(concepts, own),
    headed: weigh(concepts, headed),
    full: coverage,
    pairs: place.pairs,
    rank: place.rank,
    typed: is(typed),
    untyped: is(wanted !== 0 && !typed),
    shown: shown.itself,
    shownAround: shown.around,
    ...standingOf(index, reading, place),
    ...place.affinity,
  }
  return {
    passage: place.passage,
    sentence: place.sentence,
    score: 0,
    features,
    own,
    coverage,
    heading: place.heading,
    surroundings: place.surroundings,
    typed,
  }
}

/** What its place says for it: under a heading that is the question, on a page of the right kind. */
function standingOf(index: SiteIndex, reading: Reading, place: Place) {
  const page = index.sentencePage[place.sentence] ?? -1
  const offset = place.sentence - (index.passages[place.passage]?.start ?? 0)
  const text = index.sentences[place.sentence] ?? ''
  const kind = sentenceKinds[index.sentenceKind[place.sentence] ?? 0]
  const is = (what: boolean) => (what ? 1 : 0)
  return {
    heading: place.heading ** 2,
    headingFirst: place.heading * is(offset === 0),
    first: is(offset === 0),
    named: is(reading.named.has(page)),
    language: is(index.pages[page]?.language === reading.language),
    subject: is(sharesSubject(index, reading, place)),
    isHeading: is(kind === 'heading' || kind === 'data'),
    isQuestion: is(text.endsWith('?')),
    isLong: is((kind === 'sentence' || kind === 'next') && hasManyWords(text)),
  }
}

/** Features times their weights, summed. */
export function weightedSum<Name extends string>(
  features: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number {
  let sum = 0
  for (const name in weights) sum += weights[name] * features[name]
  return sum
}

/** The words of a question that ask for what a sentence shows. */
function metBy(index: SiteIndex, { needs }: Reading, sentence: number): ReadonlySet<string> {
  const met = needs.filter((asked) => shownAt(index, [asked], sentence).itself > rare)
  return new Set(met.flatMap(({ words }) => wordsOf(words)))
}

/**
 * Words that only name the kind of fact asked for are covered by a sentence that has the fact; words that
 * ask for a thing in one way, by a sentence that tells it in another.
 */
function withKind(
  coverage: Coverage,
  { concepts, type }: Reading,
  { typed, met }: { typed: boolean; met: ReadonlySet<string> },
): Coverage {
  if (!typed && met.size === 0) return coverage
  const isKind = concepts.map(
    ({ words }) =>
      (typed && words.every((word) => isKindWord(word, type.wants))) ||
      words.every((word) => met.has(word)),
  )
  const raise = (values: number[]) => values.map((value, at) => (isKind[at] === true ? 1 : value))
  const { own, headed, full } = coverage
  return { own: raise(own), headed: raise(headed), full: raise(full) }
}

/** Whether two sentences stand on one page. */
export function onePage(index: SiteIndex, some: Candidate, other: Candidate): boolean {
  return index.sentencePage[some.sentence] === index.sentencePage[other.sentence]
}
