import { type Passage, type SiteIndex, sentenceTokens } from '../index/site-index.ts'
import { stemsOf } from '../index/stem.ts'
import type { Concept } from './concepts.ts'

/** What a mention counts for by where it stands, the sentence itself first. */
export const nearness = { sentence: 1, heading: 0.85, neighbour: 0.65, passage: 0.5 } as const

/** Terms around a sentence: its headings and page title, its neighbours, the rest of its passage. */
export type Surroundings = { heading: Set<number>; own: Set<number>; passage: Set<number> }

/**
 * How far each concept of a question is found at one sentence, from 0 to 1, in concept order: in its
 * own words, with the heading it stands under, and with all that surrounds it.
 */
export type Coverage = { own: number[]; headed: number[]; full: number[] }

/** Terms of a passage's headings and title, and of the passage as a whole. */
export function surroundingsOf(index: SiteIndex, passage: Passage): Surroundings {
  const page = index.pages[passage.page]
  const language = page?.language ?? 'en'
  const title = passage.facts ? '' : (page?.title ?? '')
  const terms = (text: string) =>
    new Set(stemsOf(text, language).map((stem) => index.termNumbers.get(stem) ?? -1))
  return {
    heading: terms(`${title} ${passage.headings.join(' ')}`),
    own: terms(passage.headings.at(-1) ?? ''),
    passage: termsBetween(index, passage.start, passage.end),
  }
}

/** Terms of a range of sentences. */
function termsBetween(index: SiteIndex, start: number, end: number): Set<number> {
  const terms = new Set<number>()
  for (let at = start; at < end; at += 1)
    for (const term of sentenceTokens(index, at)) terms.add(term)
  return terms
}

/** Coverage of the concepts at one sentence of a passage. */
export function coverageAt(
  index: SiteIndex,
  concepts: Concept[],
  at: { passage: Passage; sentence: number; around: Surroundings },
): Coverage {
  const { passage, sentence, around } = at
  const own = new Set(sentenceTokens(index, sentence))
  const near = termsBetween(
    index,
    Math.max(passage.start, sentence - 1),
    Math.min(passage.end, sentence + 2),
  )
  const levels: [Set<number>, number][] = [
    [own, nearness.sentence],
    [around.heading, nearness.heading],
    [near, nearness.neighbour],
    [around.passage, nearness.passage],
  ]
  const together = union(own, around.heading)
  return {
    own: concepts.map((concept) => found(concept, own)),
    headed: concepts.map((concept) =>
      Math.max(found(concept, own), nearness.heading * found(concept, around.own)),
    ),
    full: concepts.map((concept) =>
      Math.max(
        nearness.heading * said(concept, together),
        ...levels.map(([terms, share]) => share * found(concept, terms)),
      ),
    ),
  }
}

/** Whether a phrase is there in the visitor's words, scattered or not. */
function said(concept: Concept, terms: Set<number>): number {
  const [first] = concept.alternatives
  return first !== undefined && first.terms.every((term) => terms.has(term)) ? first.fit : 0
}

/** What each further way of saying a concept adds where one is there already. */
const further = 0.07

/** How well a set of terms says a concept: by its best alternative, better the more are there. */
export function found(concept: Concept, terms: Set<number>): number {
  let best = 0
  let more = 0
  for (const alternative of concept.alternatives) {
    if (!alternative.terms.every((term) => terms.has(term))) continue
    if (best > 0) more += further
    if (alternative.fit > best) best = alternative.fit
  }
  return Math.min(1, best + more)
}

/**
 * Share of a question's weight that is covered. In a long story not everything can be: `enough` is
 * the weight that must be.
 */
export function weigh(concepts: Concept[], covered: number[], enough = Infinity): number {
  let sum = 0
  let total = 0
  for (const [at, concept] of concepts.entries()) {
    const weight = concept.chatter ? 0 : concept.weight
    sum += weight * (covered[at] ?? 0)
    total += weight
  }
  return total === 0 ? 0 : Math.min(1, sum / Math.min(total, enough))
}

function union(some: Set<number>, others: Set<number>): Set<number> {
  const all = new Set(some)
  for (const one of others) all.add(one)
  return all
}
