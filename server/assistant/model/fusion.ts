import { type Query, search } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'

/** Vectors of an index's passages, one row each, of length one. */
export type PassageVectors = { dimensions: number; rows: Float32Array }

/** Passages that each way of searching puts forward, and how many a model gets. */
const depth = 30
export const passagesForModel = 6

/** Reciprocal rank fusion: what is high in either list is high, and 60 keeps one list from deciding alone. */
const rankOffset = 60

/** Vectors as rows of length one, so that their product is their likeness. */
export function packVectors(vectors: readonly (readonly number[])[]): PassageVectors {
  const dimensions = vectors[0]?.length ?? 0
  const rows = new Float32Array(vectors.length * dimensions)
  for (const [at, vector] of vectors.entries()) {
    const length = Math.hypot(...vector) || 1
    for (const [n, value] of vector.entries()) rows[at * dimensions + n] = value / length
  }
  return { dimensions, rows }
}

/** Passages most like a question's vector, best first. */
function nearestPassages({ dimensions, rows }: PassageVectors, asked: readonly number[]): number[] {
  if (dimensions === 0 || asked.length !== dimensions) return []
  const count = rows.length / dimensions
  const likeness = Array.from({ length: count }, (_, passage) => {
    let sum = 0
    for (let n = 0; n < dimensions; n += 1)
      sum += (rows[passage * dimensions + n] ?? 0) * (asked[n] ?? 0)
    return { passage, sum }
  })
  return likeness
    .toSorted((a, b) => b.sum - a.sum || a.passage - b.passage)
    .slice(0, depth)
    .map(({ passage }) => passage)
}

/**
 * The passages a question is answered from, best first: by words alone, or by words and likeness where
 * there are vectors.
 */
export function passagesFor(
  index: SiteIndex,
  query: Query,
  meaning: { vectors: PassageVectors; asked: readonly number[] } | null,
): number[] {
  const byWords = search(index, query, depth).map(({ passage }) => passage)
  if (meaning === null) return byWords.slice(0, passagesForModel)
  const scores = new Map<number, number>()
  for (const list of [byWords, nearestPassages(meaning.vectors, meaning.asked)])
    for (const [rank, passage] of list.entries())
      scores.set(passage, (scores.get(passage) ?? 0) + 1 / (rankOffset + rank + 1))
  return [...scores]
    .toSorted(([a, one], [b, other]) => other - one || a - b)
    .slice(0, passagesForModel)
    .map(([passage]) => passage)
}

/** What of a passage is made a vector: where it stands and what it says. */
export const textOfPassage = (index: SiteIndex, passage: number): string => {
  const found = index.passages[passage]
  if (found === undefined) return ''
  const title = index.pages[found.page]?.title ?? ''
  const said = index.sentences.slice(found.start, found.end)
  return [title, ...found.headings, ...said].join('\n')
}
