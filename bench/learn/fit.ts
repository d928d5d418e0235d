/** Rows of one question: the features of each of its sentences, and how right each is, from 0 to 1. */
export type List = { rows: number[][]; right: number[] }

const rate = 0.1
const steps = 120

/**
 * Listwise softmax: weights under which the right sentences of each list get the greatest share
 * (maximum likelihood with an L2 penalty, by Adam). Lists without a right sentence say nothing.
 */
export function fitSoftmax(lists: readonly List[], penalty: number): number[] {
  const telling = lists.filter(({ right }) => right.some((one) => one > 0))
  const size = telling[0]?.rows[0]?.length ?? 0
  const weights = Array.from({ length: size }, () => 0)
  const mean = Array.from({ length: size }, () => 0)
  const square = Array.from({ length: size }, () => 0)
  for (let step = 1; step <= steps; step += 1) {
    const slope = weights.map((weight) => penalty * weight)
    for (const list of telling) addSlope(list, weights, slope)
    for (const [at, sum] of slope.entries()) {
      const one = sum / telling.length
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * one
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * one * one
      const [m, s] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.99 ** step)]
      weights[at] = (weights[at] ?? 0) - (rate * m) / (Math.sqrt(s) + 1e-8)
    }
  }
  return weights
}

function addSlope({ rows, right }: List, weights: readonly number[], slope: number[]): void {
  const scores = rows.map((row) => dot(row, weights))
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const all = shares.reduce((sum, one) => sum + one, 0)
  const good = shares.reduce((sum, one, at) => sum + one * (right[at] ?? 0), 0)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? []
    const share = shares[at] ?? 0
    const pull = share / all - (share * (right[at] ?? 0)) / good
    for (let of = 0; of < row.length; of += 1) slope[of] = (slope[of] ?? 0) + pull * (row[of] ?? 0)
  }
}

/** What is learned to be told: its features, whether it is so, and what it counts. */
export type Case = { row: number[]; so: boolean; weight: number }

function dot(row: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0)
  return sum
}
