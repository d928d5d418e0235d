import type { Concept } from '../answer/concepts.ts'
import { type SiteIndex, sentenceTokens } from './site-index.ts'

/** Neighbouring words of a question, as one number for two terms, and what each pair weighs. */
type WordPairs = Map<number, number>

const pairBase = 4_194_304

/** The pairs of neighbouring words in a question. */
export function wordPairs(concepts: Concept[]): WordPairs {
  const pairs: WordPairs = new Map()
  let before: { term: number; weight: number } | null = null
  for (const concept of concepts) {
    const said = concept.alternatives.find((alternative) => alternative.weight >= 0.85)
    for (const term of said?.terms ?? []) {
      if (before !== null) {
        pairs.set(before.term * pairBase + term, before.weight + concept.weight)
      }
      before = { term, weight: concept.weight }
    }
    if (said === undefined) before = null
  }
  return pairs
}

/** Weight of all pairs together, at least a little. */
export function totalWeight(pairs: WordPairs): number {
  let total = 0
  for (const weight of pairs.values()) total += weight
  return Math.max(total, 1e-6)
}

/** Weight of the pairs that are neighbours in a range of sentences, each counted once. */
export function pairsIn(
  index: SiteIndex,
  range: { start: number; end: number },
  pairs: WordPairs,
): number {
  const found = new Set<number>()
  let sum = 0
  for (let sentence = range.start; sentence < range.end; sentence += 1) {
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
