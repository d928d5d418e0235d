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

/** A question with a sentence that answers it and, maybe, one that does not: the numbers of their words. */
export type Pair = { key: string; asks: number[]; says: number[]; wrong?: number[] }

/** A text in learning: the numbers of its words, where it stands, and which way it is drawn. */
type Placed = { words: readonly number[]; at: Embedded; slope: Float32Array }

/** A share that moves nothing. */
const tooLittle = 1e-5

/**
 * One step on a batch: every question is drawn to its own sentence and away from the others' and from what is
 * wrong, and every sentence to its own question (softmax over the batch, both ways). Pairs of one key let each
 * other be.
 */
export function step(
  table: Learner,
  { pairs, warmth }: { pairs: readonly Pair[]; warmth: number },
): void {
  const placed = (words: readonly number[]): Placed => {
    const at = embed(table, words)
    return { words, at, slope: new Float32Array(at.unit.length) }
  }
  const questions = pairs.map(({ asks }) => placed(asks))
  const sentences = pairs.map(({ says }) => placed(says))
  const wrongs = pairs.flatMap(({ wrong }) => (wrong === undefined ? [] : [placed(wrong)]))
  const isApart = (one: number, other: number) =>
    one === other || other >= pairs.length || pairs[one]?.key !== pairs[other]?.key
  const near = questions.map((question, one) =>
    [...sentences, ...wrongs].map((sentence, other) =>
      isApart(one, other) ? dotOf(question.at.unit, sentence.at.unit) / warmth : -Infinity,
    ),
  )
  const rows = near.map(softmaxOf)
  const columns = sentences.map((_, at) => softmaxOf(near.map((row) => row[at] ?? 0)))
  for (const [one, question] of questions.entries())
    for (const [other, sentence] of [...sentences, ...wrongs].entries()) {
      const own = one === other ? 2 : 0
      const share = (rows[one]?.[other] ?? 0) + (columns[other]?.[one] ?? 0) - own
      if (Math.abs(share) > tooLittle) draw(question, sentence, share / (2 * warmth))
    }
  for (const one of [...questions, ...sentences, ...wrongs]) move(table, one)
}

function softmaxOf(row: readonly number[]): number[] {
  const most = row.reduce((top, one) => Math.max(top, one), -Infinity)
  const shares = row.map((one) => Math.exp(one - most))
  const all = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((one) => one / all)
}

/** Two texts drawn apart by a share, or together where it is negative. */
function draw(one: Placed, other: Placed, share: number): void {
  for (let k = 0; k < one.slope.length; k += 1) {
    one.slope[k] = (one.slope[k] ?? 0) + share * (other.at.unit[k] ?? 0)
    other.slope[k] = (other.slope[k] ?? 0) + share * (one.at.unit[k] ?? 0)
  }
}

/** Moves the words of a text down the slope of where it stands, whose length is always 1. */
function move(table: Learner, { words, at, slope }: Placed): void {
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
