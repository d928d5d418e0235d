import { readFileSync } from 'node:fs'
import { builtFile } from '#server/platform/built-files.ts'
import { traitsOf } from './traits.ts'

/** What the frames of a policy found in a text, each once: 1 or 0. */
export type Signs = readonly number[]

/** Weights as learned; `signs` has one weight for each sign. */
export type Weights = { bias: number; signs: Signs; traits: ReadonlyMap<string, number> }

/**
 * Added to the number of a text's known traits, whose root divides their sum: one odd word alone
 * decides nothing.
 */
export const patience = 40

/** How much speaks for it: the logarithm of the odds, 0 where it is even. */
export function weighText({ bias, signs, traits }: Weights, text: readonly string[], found: Signs) {
  let sum = 0
  let known = 0
  for (const trait of text) {
    const weight = traits.get(trait)
    if (weight === undefined) continue
    sum += weight
    known += 1
  }
  const told = signs.reduce((all, weight, at) => all + weight * (found[at] ?? 0), 0)
  return bias + sum / Math.sqrt(known + patience) + told
}

/** Writes weights as a text: bias and signs, then a trait a line, the heaviest first. */
export function writeWeights({ bias, signs, traits }: Weights): string {
  const lines = [...traits]
    .toSorted(([a, one], [b, other]) => Math.abs(other) - Math.abs(one) || (a < b ? -1 : 1))
    .map(([trait, weight]) => `${weight.toFixed(2)} ${trait}`)
  return `${[[bias, ...signs].map((one) => one.toFixed(3)).join(' '), ...lines].join('\n')}\n`
}

/** Reads what {@link writeWeights} wrote. */
export function readWeights(text: string): Weights {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const [bias = 0, ...signs] = first.split(' ').map(Number)
  const traits = lines.map((line): [string, number] => {
    const end = line.indexOf(' ')
    return [line.slice(end + 1), Number(line.slice(0, end))]
  })
  return { bias, signs, traits: new Map(traits) }
}

/** Judges texts by the weights of a file, read when the first text comes. */
export function judgeOf(file: string): (text: string, found: Signs) => number {
  let weights: Weights | undefined
  return (text, found) => {
    weights ??= readWeights(readFileSync(builtFile(file), 'utf8'))
    return weighText(weights, traitsOf(text), found)
  }
}
