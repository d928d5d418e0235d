import type { Tree, Trees } from '../../server/assistant/answer/evidence-trees.ts'
import type { Case } from './fit.ts'

/** Trees, and the questions of each; more of either fit the sites learned from and no others. */
const trees = 300
const depth = 3
/** How much of its way each tree goes. */
const rate = 0.08
/** What holds a leaf of little weight back. */
const calm = 10
/** Values of a piece of evidence that a question may part at. */
const mostCuts = 31

/** Each case's bin for one piece of evidence: how many of the cuts it reaches. */
type Binned = { cuts: number[]; bins: Uint8Array }
/** First and second slope of the loss, of each case. */
type Slopes = { first: Float64Array; second: Float64Array }

/**
 * Gradient boosting of the logistic loss by Newton's steps (Friedman 2001), with trees whose questions are the same for
 * all branches of a depth, which fits few thousand cases less closely. Deterministic. `names` are those of a row's columns.
 */
export function fitTrees<Name extends string>(
  cases: readonly Case[],
  names: readonly Name[],
): Trees<Name> {
  const columns = names.map((_, column) => binsOf(cases.map(({ row }) => row[column] ?? 0)))
  const base = firstOdds(cases)
  const odds = new Float64Array(cases.length).fill(base)
  const fitted = Array.from({ length: trees }, (): Tree<Name> => {
    const slopes = slopesOf(cases, odds)
    const { questions, leaves } = growTree(columns, slopes)
    const adds = addsOf(leaves, slopes, 2 ** questions.length)
    for (const [at, leaf] of leaves.entries()) odds[at] = (odds[at] ?? 0) + (adds[leaf] ?? 0)
    return {
      questions: questions.map(({ column, cut }) => ({
        name: names[column] as Name,
        least: columns[column]?.cuts[cut] ?? 0,
      })),
      adds,
    }
  })
  return { base, trees: fitted }
}

/** Cuts with as many cases between each two of them, and where each value falls. */
function binsOf(values: readonly number[]): Binned {
  const sorted = values.toSorted((a, b) => a - b)
  const found = Array.from({ length: mostCuts }, (_, n) => {
    const at = Math.floor(((n + 1) * sorted.length) / (mostCuts + 1))
    const between = ((sorted[at] ?? 0) + (sorted[Math.max(0, at - 1)] ?? 0)) / 2
    return Number(between.toPrecision(4))
  })
  const cuts = [...new Set(found)].filter((cut) => cut > (sorted[0] ?? 0))
  const bins = Uint8Array.from(values, (one) => cuts.filter((cut) => one >= cut).length)
  return { cuts, bins }
}

function firstOdds(cases: readonly Case[]): number {
  const weigh = (some: readonly Case[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const so = weigh(cases.filter((one) => one.so))
  return Math.log(so / (weigh(cases) - so))
}

function slopesOf(cases: readonly Case[], odds: Float64Array): Slopes {
  const sure = odds.map((one) => 1 / (1 + Math.exp(-one)))
  return {
    first: sure.map((one, at) => (cases[at]?.weight ?? 0) * (one - (cases[at]?.so ? 1 : 0))),
    second: sure.map((one, at) => (cases[at]?.weight ?? 0) * one * (1 - one)),
  }
}

type Question = { column: number; cut: number }

/** The questions that part the cases best, one depth after the other, and the leaf of each case. */
function growTree(columns: readonly Binned[], slopes: Slopes) {
  const leaves = new Uint8Array(slopes.first.length)
  const questions: Question[] = []
  for (let level = 0; level < depth; level += 1) {
    const best = columns
      .map((binned, column) => ({ column, ...bestCut(binned, leaves, slopes) }))
      .reduce((most, one) => (one.gain > most.gain ? one : most))
    questions.push(best)
    const bins = columns[best.column]?.bins
    for (const [at, leaf] of leaves.entries())
      leaves[at] = 2 * leaf + ((bins?.[at] ?? 0) > best.cut ? 1 : 0)
  }
  return { questions, leaves }
}

/** The cut of one piece of evidence that gains most over all leaves together. */
function bestCut({ cuts, bins }: Binned, leaves: Uint8Array, { first, second }: Slopes) {
  const width = mostCuts + 1
  const sums = new Float64Array(2 * 2 ** depth * width)
  const half = sums.length / 2
  for (let at = 0; at < bins.length; at += 1) {
    const to = (leaves[at] ?? 0) * width + (bins[at] ?? 0)
    sums[to] = (sums[to] ?? 0) + (first[at] ?? 0)
    sums[half + to] = (sums[half + to] ?? 0) + (second[at] ?? 0)
  }
  const gains = cuts.map(() => 0)
  for (let from = 0; from < half; from += width) {
    const sumTo = (begin: number, end: number) =>
      sums.subarray(begin, end).reduce((sum, one) => sum + one, 0)
    const all = [sumTo(from, from + width), sumTo(half + from, half + from + width)] as const
    let [one, two] = [0, 0]
    for (let cut = 0; cut < cuts.length; cut += 1) {
      one += sums[from + cut] ?? 0
      two += sums[half + from + cut] ?? 0
      const rest = (all[0] - one) ** 2 / (all[1] - two + calm)
      gains[cut] = (gains[cut] ?? 0) + one ** 2 / (two + calm) + rest
    }
  }
  const gain = Math.max(-1, ...gains)
  return { cut: gains.indexOf(gain), gain }
}

function addsOf(leaves: Uint8Array, { first, second }: Slopes, count: number): number[] {
  const sums = Array.from({ length: count }, () => ({ one: 0, two: calm }))
  for (const [at, leaf] of leaves.entries()) {
    const sum = sums[leaf]
    if (sum === undefined) continue
    sum.one += first[at] ?? 0
    sum.two += second[at] ?? 0
  }
  return sums.map(({ one, two }) => (-rate * one) / two)
}
