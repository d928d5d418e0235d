import type { Candidate } from './choose-sentences.ts'
import type { Reading } from './read-question.ts'

/** The share of the best score, and of its coverage, at which a sentence with a price is as good. */
const asGood = 0.9

/**
 * The likeliest sentences, the one with a price first where a price is asked for and it is nearly as
 * likely: an answer without one is none.
 */
export function priceFirst(candidates: Candidate[], { type }: Reading): Candidate[] {
  const [best] = candidates
  if (best === undefined || best.typed || !type.wants.includes('money')) return candidates
  const priced = candidates.find(
    ({ typed, score, coverage }) =>
      typed && score >= asGood * best.score && coverage >= asGood * best.coverage,
  )
  return priced === undefined ? candidates : [priced, ...candidates.filter((one) => one !== priced)]
}
