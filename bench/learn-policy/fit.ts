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

/**
 * Logistic regression by AdaGrad over traits scaled by how much likelier they are in one class than
 * in the other (Wang and Manning 2012, "Baselines and Bigrams"). Deterministic.
 */
export function fit(examples: readonly Example[]): Weights {
  const scales = scalesOf(examples)
  const ids = new Map([...scales.keys()].map((trait, at) => [trait, at]))
  const scale = Float64Array.from(scales.values())
  const rows = examples.map(({ traits, signs, is }) => {
    const known = traits.flatMap((trait) => ids.get(trait) ?? [])
    return { known, length: Math.sqrt(known.length + patience), signs, is }
  })
  const weights = descend(rows, scale)
  const traits = [...ids].map(([trait, at]): [string, number] => [
    trait,
    (weights.traits[at] ?? 0) * (scale[at] ?? 0),
  ])
  return {
    bias: weights.bias,
    signs: [...weights.signs],
    traits: new Map(traits.filter(([, weight]) => Math.abs(weight) >= leastWeight)),
  }
}

/** Of each trait of several examples, the logarithm of how much likelier it is in what is looked for. */
function scalesOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, { is: number; not: number }>()
  for (const { traits, is } of examples)
    for (const trait of traits) {
      const count = counts.get(trait) ?? { is: 0, not: 0 }
      count[is ? 'is' : 'not'] += 1
      counts.set(trait, count)
    }
  const all = examples.filter(({ is }) => is).length
  const others = examples.length - all
  return new Map(
    [...counts]
      .filter(([, { is, not }]) => is + not >= leastExamples)
      .map(([trait, { is, not }]) => [
        trait,
        Math.log((is + 1) / (all + 2)) - Math.log((not + 1) / (others + 2)),
      ]),
  )
}

type Row = { known: number[]; length: number; signs: Signs; is: boolean }

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
