import { dotOf, embed, type Embedded, type Words } from '../../server/assistant/answer/affinity.ts'

/** How fast words move (AdaGrad). */
const rate = 0.1
const firstSlope = 0.01

/** A table of words in learning: their vectors, and the squares of their slopes so far, which slow them. */
export type Learner = Words & { vectors: Float32Array; slopes: Float32Array }

/** A table whose words stand at these vectors. */
export function learnerOf(ids: ReadonlyMap<string, number>, vectors: Float32Array): Learner {
  const slopes = new Float32Array(vectors.length).fill(firstSlope)
  return { ids, vectors: Float32Array.from(vectors), slopes }
}

/** A text in learning: the numbers of its words, and where it stands. */
type Placed = { words: readonly number[]; at: Embedded }

/**
 * One step on a batch of questions, each with the sentence at the same place as its answer: every
 * question is drawn to its own sentence and away from the others', and every sentence likewise (softmax
 * over the batch, both ways).
 */
export function step(
  table: Learner,
  { pairs, warmth }: { pairs: readonly { asks: number[]; says: number[] }[]; warmth: number },
): void {
  const questions = pairs.map(({ asks }) => ({ words: asks, at: embed(table, asks) }))
  const sentences = pairs.map(({ says }) => ({ words: says, at: embed(table, says) }))
  const near = questions.map((one) =>
    sentences.map((other) => dotOf(one.at.unit, other.at.unit) / warmth),
  )
  const across = sentences.map((_, at) => near.map((row) => row[at] ?? 0))
  const rows = near.map(softmaxOf)
  const columns = across.map(softmaxOf)
  const pull = rows.map((row, at) =>
    row.map((share, of) => (share + (columns[of]?.[at] ?? 0) - (at === of ? 2 : 0)) / (2 * warmth)),
  )
  const slopesOf =
    (ones: readonly Placed[], pulls: (at: number) => readonly number[]) => (at: number) =>
      mix(
        ones.map((one) => one.at.unit),
        pulls(at),
      )
  const ofQuestion = slopesOf(sentences, (at) => pull[at] ?? [])
  const ofSentence = slopesOf(questions, (at) => pull.map((row) => row[at] ?? 0))
  for (const [at, one] of questions.entries()) move(table, one, ofQuestion(at))
  for (const [at, one] of sentences.entries()) move(table, one, ofSentence(at))
}

function softmaxOf(row: readonly number[]): number[] {
  const most = Math.max(...row)
  const shares = row.map((one) => Math.exp(one - most))
  const all = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((one) => one / all)
}

/** Vectors summed, each by its share. */
function mix(vectors: readonly Float32Array[], shares: readonly number[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const [of, vector] of vectors.entries()) {
    const share = shares[of] ?? 0
    for (let k = 0; k < sum.length; k += 1) sum[k] = (sum[k] ?? 0) + share * (vector[k] ?? 0)
  }
  return sum
}

/** Moves the words of a text down the slope of where it stands, whose length is always 1. */
function move(table: Learner, { words, at }: Placed, slope: Float32Array): void {
  const { vectors, slopes } = table
  const size = slope.length
  let along = 0
  for (let k = 0; k < size; k += 1) along += (slope[k] ?? 0) * (at.unit[k] ?? 0)
  for (let k = 0; k < size; k += 1)
    slope[k] = ((slope[k] ?? 0) - along * (at.unit[k] ?? 0)) / at.length
  for (const word of words) {
    const from = word * size
    for (let k = 0; k < size; k += 1) {
      const one = slope[k] ?? 0
      const square = (slopes[from + k] ?? 0) + one * one
      slopes[from + k] = square
      vectors[from + k] = (vectors[from + k] ?? 0) - (rate * one) / Math.sqrt(square)
    }
  }
}
