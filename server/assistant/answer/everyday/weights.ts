import { readFileSync } from 'node:fs'
import { builtFile } from '#server/platform/built-files.ts'
import { patience, type Weights } from '../../policy/learned/judge.ts'
import { type EverydayKind, everydayKinds } from './kinds.ts'

/**
 * Weights of many kinds over one list of signs: those of sign `n` stand from `start[n]` up to, not including,
 * `start[n + 1]`, each with the number of its kind. A site's sentences are weighed for all kinds at once.
 */
export type KindWeights = {
  bias: Float32Array
  signs: ReadonlyMap<string, number>
  start: Uint32Array
  kind: Uint8Array
  weight: Float32Array
}

/** How much the signs of a text speak for each kind, by its number: the logarithm of the odds (as `weighText` does). */
export function oddsOfKinds(weights: KindWeights, signs: Iterable<string>): Float32Array {
  const { bias, start, kind, weight } = weights
  const sum = new Float32Array(bias.length)
  const met = new Uint32Array(bias.length)
  for (const sign of signs) {
    const number = weights.signs.get(sign)
    if (number === undefined) continue
    for (let at = start[number] ?? 0; at < (start[number + 1] ?? 0); at += 1) {
      const to = kind[at] ?? 0
      sum[to] = (sum[to] ?? 0) + (weight[at] ?? 0)
      met[to] = (met[to] ?? 0) + 1
    }
  }
  return bias.map((one, to) => one + (sum[to] ?? 0) / Math.sqrt((met[to] ?? 0) + patience))
}

/** Writes weights as a text: a line of biases, then a sign a line with its weights, each after the number of its kind. */
export function writeKindWeights(of: ReadonlyMap<EverydayKind, Weights>): string {
  const lines = new Map<string, string[]>()
  for (const [number, kind] of everydayKinds.entries())
    for (const [sign, weight] of of.get(kind)?.traits ?? []) {
      const line = lines.get(sign) ?? []
      line.push(`${number} ${weight.toFixed(2)}`)
      lines.set(sign, line)
    }
  const biases = everydayKinds.map((kind) => (of.get(kind)?.bias ?? 0).toFixed(3))
  const sorted = [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${[biases.join(' '), ...sorted.map(([sign, line]) => `${sign}\t${line.join(' ')}`)].join('\n')}\n`
}

/** Reads what {@link writeKindWeights} wrote. */
export function readKindWeights(text: string): KindWeights {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const signs = new Map<string, number>()
  const start = new Uint32Array(lines.length + 1)
  const kind: number[] = []
  const weight: number[] = []
  for (const [at, line] of lines.entries()) {
    const [sign = '', rest = ''] = line.split('\t')
    signs.set(sign, at)
    const numbers = rest.split(' ').map(Number)
    for (let n = 0; n < numbers.length; n += 2) {
      kind.push(numbers[n] ?? 0)
      weight.push(numbers[n + 1] ?? 0)
    }
    start[at + 1] = kind.length
  }
  return {
    bias: Float32Array.from(first.split(' ').map(Number)),
    signs,
    start,
    kind: Uint8Array.from(kind),
    weight: Float32Array.from(weight),
  }
}

/** Reads a file of weights beside this one, when they are first asked for. */
export function kindWeightsOf(file: string): () => KindWeights {
  let known: KindWeights | undefined
  return () => (known ??= readKindWeights(readFileSync(builtFile(file), 'utf8')))
}
