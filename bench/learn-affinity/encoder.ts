import { dimensions, dotOf, embed, type Words } from '../../server/assistant/answer/affinity.ts'

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

/** Texts in learning, one after the other: their words, where they stand, and which way they are drawn. */
type Texts = {
  words: readonly (readonly number[])[]
  lengths: number[]
  units: Float32Array
  slopes: Float32Array
}

/** A number for each question (a row) and each sentence (a column). */
type Grid = { values: Float64Array; rows: number; columns: number }

/**
 * One step on a batch: every question is drawn to its own sentence and away from the others' and from what is
 * wrong, and every sentence to its own question (softmax over the batch, both ways). Pairs of one key let each
 * other be.
 */
export function step(
  table: Learner,
  { pairs, warmth }: { pairs: readonly Pair[]; warmth: number },
): void {
  const wrongs = pairs.flatMap(({ wrong }) => (wrong === undefined ? [] : [wrong]))
  const questions = textsOf(
    table,
    pairs.map(({ asks }) => asks),
  )
  const sentences = textsOf(table, [...pairs.map(({ says }) => says), ...wrongs])
  const near = dotsOf(questions, sentences)
  const all = pairs.length + wrongs.length
  const isApart = (one: number, other: number) =>
    one === other || other >= pairs.length || pairs[one]?.key !== pairs[other]?.key
  for (let at = 0; at < near.values.length; at += 1) {
    const [one, other] = [Math.floor(at / near.columns), at % near.columns]
    const counts = one < pairs.length && other < all && isApart(one, other)
    near.values[at] = counts ? (near.values[at] ?? 0) / warmth : farOff
  }
  const pulls = pullsOf(near, pairs.length, warmth)
  draw(questions, sentences, pulls)
  draw(sentences, questions, across(pulls))
  move(table, questions)
  move(table, sentences)
}

/** What stands so far off has no share. */
const farOff = -1e9

/** The texts, and empty ones up to a multiple of four: by fours all this takes half as long. */
function textsOf(table: Learner, texts: readonly (readonly number[])[]): Texts {
  const words = [...texts, ...Array.from({ length: (4 - (texts.length % 4)) % 4 }, () => [])]
  const units = new Float32Array(words.length * dimensions)
  const lengths = words.map((some, at) => {
    const { unit, length } = embed(table, some)
    units.set(unit, at * dimensions)
    return length
  })
  return { words, lengths, units, slopes: new Float32Array(units.length) }
}

/** How near each question stands to each sentence. */
function dotsOf({ words, units: asked }: Texts, { words: others, units: said }: Texts): Grid {
  const [rows, columns] = [words.length, others.length]
  const values = new Float64Array(rows * columns)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 4) {
      const from = column * dimensions
      let [a, b, c, d] = [0, 0, 0, 0]
      for (let k = 0; k < dimensions; k += 1) {
        const one = asked[row * dimensions + k] ?? 0
        a += one * (said[from + k] ?? 0)
        b += one * (said[from + dimensions + k] ?? 0)
        c += one * (said[from + 2 * dimensions + k] ?? 0)
        d += one * (said[from + 3 * dimensions + k] ?? 0)
      }
      const at = row * columns + column
      values[at] = a
      values[at + 1] = b
      values[at + 2] = c
      values[at + 3] = d
    }
  return { values, rows, columns }
}

/** How strongly each of so many questions and each sentence are drawn apart, or together where it is negative. */
function pullsOf({ values, rows, columns }: Grid, questions: number, warmth: number): Grid {
  const pulls = new Float64Array(values.length)
  const addShares = (from: number, next: number, count: number): void => {
    let most = -Infinity
    for (let n = 0; n < count; n += 1) most = Math.max(most, values[from + n * next] ?? 0)
    const shares = Float64Array.from({ length: count }, (_, n) =>
      Math.exp((values[from + n * next] ?? 0) - most),
    )
    const all = shares.reduce((sum, one) => sum + one, 0)
    for (let n = 0; n < count; n += 1)
      pulls[from + n * next] = (pulls[from + n * next] ?? 0) + (shares[n] ?? 0) / all
  }
  for (let row = 0; row < questions; row += 1) addShares(row * columns, 1, columns)
  for (let column = 0; column < questions; column += 1) addShares(column, columns, rows)
  for (let row = 0; row < questions; row += 1)
    pulls[row * columns + row] = (pulls[row * columns + row] ?? 0) - 2
  return { values: pulls.map((one) => one / (2 * warmth)), rows, columns }
}

function across({ values, rows, columns }: Grid): Grid {
  const turned = new Float64Array(values.length)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      turned[column * rows + row] = values[row * columns + column] ?? 0
  return { values: turned, rows: columns, columns: rows }
}

/** Pulls that move nothing. */
const tooLittle = 4e-5

/** Adds to the slope of each text what the others pull it. */
function draw({ slopes }: Texts, { units }: Texts, { values, rows, columns }: Grid): void {
  for (let row = 0; row < rows; row += 1) {
    const to = row * dimensions
    for (let column = 0; column < columns; column += 4) {
      const at = row * columns + column
      const a = values[at] ?? 0
      const b = values[at + 1] ?? 0
      const c = values[at + 2] ?? 0
      const d = values[at + 3] ?? 0
      if (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d) < tooLittle) continue
      const from = column * dimensions
      for (let k = 0; k < dimensions; k += 1)
        slopes[to + k] =
          (slopes[to + k] ?? 0) +
          a * (units[from + k] ?? 0) +
          b * (units[from + dimensions + k] ?? 0) +
          c * (units[from + 2 * dimensions + k] ?? 0) +
          d * (units[from + 3 * dimensions + k] ?? 0)
    }
  }
}

/** Moves the words of texts down the slope of where they stand, whose length is always 1. */
function move(
  { vectors, slopes: squares }: Learner,
  { words, lengths, units, slopes }: Texts,
): void {
  for (const [text, some] of words.entries()) {
    const at = text * dimensions
    const unit = units.subarray(at, at + dimensions)
    const slope = slopes.subarray(at, at + dimensions)
    const along = dotOf(unit, slope)
    for (let k = 0; k < dimensions; k += 1)
      slope[k] = ((slope[k] ?? 0) - along * (unit[k] ?? 0)) / (lengths[text] ?? 1)
    for (const word of some) {
      const from = word * dimensions
      for (let k = 0; k < dimensions; k += 1) {
        const one = slope[k] ?? 0
        const square = (squares[from + k] ?? 0) + one * one
        squares[from + k] = square
        vectors[from + k] = (vectors[from + k] ?? 0) - (rate * one) / Math.sqrt(square)
      }
    }
  }
}
