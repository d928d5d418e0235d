import { kept, oncePerSiteAnd } from '../index/once-per-site.ts'
import { type Passage, type SiteIndex, sentenceTokens } from '../index/site-index.ts'
import { stemsOf } from '../index/stem.ts'
import type { Concept } from './concepts.ts'
import type { Reading } from './read-question.ts'

/** What a mention counts for by where it stands, the sentence itself first. */
export const nearness = { sentence: 1, heading: 0.85, neighbour: 0.65, passage: 0.5 } as const

/**
 * How far each concept of a question is found at one sentence, from 0 to 1, in concept order: in its
 * own words, with the heading it stands under, and with all that surrounds it.
 */
export type Coverage = { own: number[]; headed: number[]; full: number[] }

/** Terms of all a passage's headings and its page's title, and of its own heading alone. */
const headingsOf = oncePerSiteAnd((index, passage: Passage) => {
  const page = index.pages[passage.page]
  const language = page?.language ?? 'en'
  const title = passage.facts ? '' : (page?.title ?? '')
  const terms = (text: string) =>
    new Set(stemsOf(text, language).map((stem) => index.termNumbers.get(stem) ?? -1))
  return {
    all: terms(`${title} ${passage.headings.join(' ')}`),
    own: terms(passage.headings.at(-1) ?? ''),
  }
}, kept.passages)

/** What a passage and its headings say of each concept, and each of its sentences by its number. */
export type Mentions = { around: number[]; at(sentence: number): Coverage }

/** Coverage of the concepts in passages. */
export function mentionsOf(
  index: SiteIndex,
  { concepts, terms: asked }: Pick<Reading, 'concepts' | 'terms'>,
): (passage: Passage) => Mentions {
  return (passage) => {
    const headings = headingsOf(index, passage)
    const sentences = Array.from({ length: passage.end - passage.start }, (_, at) =>
      among(asked, sentenceTokens(index, passage.start + at)),
    )
    const termsIn = (from: number, to: number): Set<number> => {
      const terms = new Set<number>()
      for (let at = Math.max(0, from); at < Math.min(to, sentences.length); at += 1)
        for (const term of sentences[at] ?? []) terms.add(term)
      return terms
    }
    const all = termsIn(0, sentences.length)
    const inHeading = concepts.map((concept) => found(concept, headings.all))
    const inOwnHeading = concepts.map((concept) => found(concept, headings.own))
    const inPassage = concepts.map((concept) => found(concept, all))
    const coverage = (own: Set<number>, near: Set<number>): Coverage => {
      const itself = concepts.map((concept) => found(concept, own))
      return {
        own: itself,
        headed: itself.map((one, n) => Math.max(one, nearness.heading * (inOwnHeading[n] ?? 0))),
        full: concepts.map((concept, n) =>
          Math.max(
            nearness.sentence * (itself[n] ?? 0),
            nearness.heading * Math.max(inHeading[n] ?? 0, said(concept, [own, headings.all])),
            nearness.neighbour * found(concept, near),
            nearness.passage * (inPassage[n] ?? 0),
          ),
        ),
      }
    }
    // Most sentences of a passage say nothing of the question, and share this.
    const farFromAll = coverage(new Set(), new Set())
    return {
      around: concepts.map((_, at) => Math.max(inPassage[at] ?? 0, inHeading[at] ?? 0)),
      at: (sentence) => {
        const at = sentence - passage.start
        const near = termsIn(at - 1, at + 2)
        return near.size === 0 ? farFromAll : coverage(termsIn(at, at + 1), near)
      },
    }
  }
}

function among(asked: ReadonlySet<number>, terms: Uint32Array): number[] {
  const found: number[] = []
  for (const term of terms) if (asked.has(term)) found.push(term)
  return found
}

/** Whether a phrase is there in the visitor's words, scattered or not. */
function said({ alternatives: [first] }: Concept, places: readonly Set<number>[]): number {
  if (first === undefined) return 0
  return first.terms.every((term) => places.some((one) => one.has(term))) ? first.fit : 0
}

/** What each further way of saying a concept adds where one is there already. */
const further = 0.07

/** How well a set of terms says a concept: by its best alternative, better the more are there. */
export function found(concept: Concept, terms: Set<number>): number {
  if (terms.size === 0) return 0
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
