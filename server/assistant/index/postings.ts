import type { Postings } from './site-index.ts'

/** BM25 constants (docs/measurements.md, Retrieval). */
const k1 = 1.2
const b = 0.75

/** One field of one passage: its terms and what one occurrence weighs. */
export type FieldTerms = { terms: number[]; weight: number }

/** Rarity of a term found in `count` of `total` passages. */
export function rarity(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/**
 * Postings with BM25F scores worked out at build time, so that a query only adds: every field's
 * frequency is normalised by that field's length, weighted and summed before saturation.
 */
export function buildPostings(passages: FieldTerms[][], termCount: number): Postings {
  const means = fieldMeans(passages)
  const lists: Map<number, number>[] = passages.map((fields) => weighTerms(fields, means))
  const counts = new Uint32Array(termCount + 1)
  for (const list of lists)
    for (const term of list.keys()) counts[term + 1] = (counts[term + 1] ?? 0) + 1
  const start = counts.slice()
  for (let term = 0; term < termCount; term += 1)
    start[term + 1] = (start[term + 1] ?? 0) + (start[term] ?? 0)
  const total = start[termCount] ?? 0
  const postings = { start, passage: new Uint32Array(total), score: new Float32Array(total) }
  const next = start.slice()
  for (const [passage, list] of lists.entries()) {
    for (const [term, frequency] of list) {
      const at = next[term] ?? 0
      next[term] = at + 1
      postings.passage[at] = passage
      const idf = rarity(counts[term + 1] ?? 0, passages.length)
      postings.score[at] = (idf * frequency * (k1 + 1)) / (frequency + k1)
    }
  }
  return postings
}

function fieldMeans(passages: FieldTerms[][]): number[] {
  const sums: number[] = []
  for (const fields of passages) {
    for (const [at, field] of fields.entries()) sums[at] = (sums[at] ?? 0) + field.terms.length
  }
  return sums.map((sum) => Math.max(1, sum / Math.max(1, passages.length)))
}

function weighTerms(fields: FieldTerms[], means: number[]): Map<number, number> {
  const weights = new Map<number, number>()
  for (const [at, { terms, weight }] of fields.entries()) {
    const norm = 1 - b + (b * terms.length) / (means[at] ?? 1)
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight / norm)
  }
  return weights
}
