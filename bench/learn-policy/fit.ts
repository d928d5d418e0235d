import { randomFrom, shuffled } from '../random.ts'
import { patience, type Signs, type Weights } from '../../server/assistant/policy/learned/judge.ts'

/** A text by its traits, with what the frames found in it and whether it is what is looked for. */
export type Example = { traits: readonly string[]; signs: Signs; is: boolean }

const passes = 15
const rate = 0.15
const shrink = 1e-4
/** A trait of fewer examples says nothing of texts to come. */
const leastExamples = 2
/** Weights smaller than this change nothing and are left out. */
const leastWeight = 0.2

/** The same by the numbers of its traits, each once. */
export type Numbered = { known: ArrayLike<number>; signs: Signs; is: boolean }

/** Numbers things by when they were first met. */
export function numbering() {
  const names: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? names.length
    if (known === names.length) {
      numbers.set(name, known)
      names.push(name)
    }
    return known
  }
  const all = (some: Iterable<string>): Uint32Array => Uint32Array.from(some, numberOf)
  return { names, all }
}

/** {@link fitNumbered} of traits by their names. */
export function fit(examples: readonly Example[]): Weights {
  const { names, all } = numbering()
  const rows = examples.map(({ traits, signs, is }) => ({ known: all(traits), signs, is }))
  const { bias, signs, traits } = fitNumbered(rows, names.length)
  return { bias, signs, traits: new Map(traits.map(([at, weight]) => [names[at] ?? '', weight])) }
}

/**
 * Logistic regression by AdaGrad over `size` traits scaled by how much likelier they are in one class than
 * in the other (Wang and Manning 2012, "Baselines and Bigrams"). Deterministic. Answers the numbers of the traits that
 * count, with their weights.
 */
export function fitNumbered(examples: readonly Numbered[], size: number) {
  const { scale, isKnown } = scalesOf(examples, size)
  const rows = examples.map(({ known: all, signs, is }) => {
    const known = Uint32Array.from(all).filter((id) => isKnown(id))
    return { known, length: Math.sqrt(known.length + patience), signs, is }
  })
  const weights = descend(rows, scale)
  const traits: [number, number][] = []
  for (const [at, one] of scale.entries()) {
    const weight = isKnown(at) ? (weights.traits[at] ?? 0) * one : 0
    if (Math.abs(weight) >= leastWeight) traits.push([at, weight])
  }
  return { bias: weights.bias, signs: [...weights.signs], traits }
}

/** Of each trait of several examples, the logarithm of how much likelier it is in what is looked for. */
function scalesOf(examples: readonly Numbered[], size: number) {
  const counts = { is: new Uint32Array(size), not: new Uint32Array(size) }
  for (const { known, is } of examples) {
    const count = is ? counts.is : counts.not
    for (let n = 0; n < known.length; n++) count[known[n] ?? 0] = (count[known[n] ?? 0] ?? 0) + 1
  }
  const all = examples.filter(({ is }) => is).length
  const others = examples.length - all
  const isKnown = (at: number) => (counts.is[at] ?? 0) + (counts.not[at] ?? 0) >= leastExamples
  const share = (count: number, of: number) => Math.log((count + 1) / (of + 2))
  const scale = Float64Array.from(
    counts.is,
    (is, at) => share(is, all) - share(counts.not[at] ?? 0, others),
  )
  return { scale, isKnown }
}

type Row = { known: Uint32Array; length: number; signs: Signs; is: boolean }

/** A weight with the squares of its slopes so far, by which AdaGrad slows it. */
function learner(size: number, from: number) {
  const weights = new Float64Array(size).fill(from)
  const slopes = new Float64Array(size).fill(1e-3)
  const step = (at: number, slope: number): void => {
    slopes[at] = (slopes[at] ?? 0) + slope * slope
    weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(slopes[at] ?? 1)
  }
  return { weights, step }
}

function descend(rows: readonly Row[], scale: Float64Array) {
  const traits = learner(scale.length, 0.5)
  const signs = learner(rows[0]?.signs.length ?? 0, 0)
  const bias = learner(1, 0)
  const order = rows.map((_, at) => at)
  const random = randomFrom(7)
  for (let pass = 0; pass < passes; pass++)
    for (const at of shuffled(order, random)) {
      const row = rows[at]
      if (row === undefined) continue
      const { known, length } = row
      let odds = bias.weights[0] ?? 0
      for (const id of known) odds += ((traits.weights[id] ?? 0) * (scale[id] ?? 0)) / length
      row.signs.forEach((sign, which) => (odds += (signs.weights[which] ?? 0) * sign))
      const wrong = 1 / (1 + Math.exp(-odds)) - (row.is ? 1 : 0)
      for (const id of known)
        traits.step(id, (wrong * (scale[id] ?? 0)) / length + shrink * (traits.weights[id] ?? 0))
      row.signs.forEach((sign, which) => sign !== 0 && signs.step(which, wrong * sign))
      bias.step(0, wrong)
    }
  return { traits: traits.weights, signs: signs.weights, bias: bias.weights[0] ?? 0 }
}
