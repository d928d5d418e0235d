import { readFileSync } from 'node:fs'
import { builtFile } from '#server/platform/built-files.ts'
import { oncePerText } from '../../once-per-text.ts'
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
export function weighText(weights: Weights, text: readonly string[], found: Signs): number {
  const known = text.flatMap((trait) => weights.traits.get(trait) ?? [])
  const sum = known.reduce((all, weight) => all + weight, 0)
  return oddsOf(weights, { sum, met: known.length, found })
}

function oddsOf(
  { bias, signs }: Pick<Weights, 'bias' | 'signs'>,
  { sum, met, found }: { sum: number; met: number; found: Signs },
): number {
  const told = signs.reduce((all, weight, at) => all + weight * (found[at] ?? 0), 0)
  return bias + sum / Math.sqrt(met + patience) + told
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
  const traits = new Map<string, number>()
  return { ...readLines(text, (trait, weight) => traits.set(trait, weight)), traits }
}

/** Reads the same, each trait with its weight as it comes. */
function readLines(
  text: string,
  each: (trait: string, weight: number) => void,
): Pick<Weights, 'bias' | 'signs'> {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const [bias = 0, ...signs] = first.split(' ').map(Number)
  for (const line of lines) {
    const end = line.indexOf(' ')
    each(line.slice(end + 1), Number(line.slice(0, end)))
  }
  return { bias, signs }
}

/** The weights of one file, by the numbers of the traits that any file knows; 0 where this one does not. */
type Judge = { bias: number; signs: Signs; weights: Float32Array }

const files: string[] = []

/** The files' weights over one numbering of traits, so that a text's are looked up once for all of them. */
function readJudges(): { numbers: ReadonlyMap<string, number>; judges: Map<string, Judge> } {
  const numbers = new Map<string, number>()
  const read = files.map((file) => {
    const found: { numbers: number[]; weights: number[] } = { numbers: [], weights: [] }
    const decided = readLines(readFileSync(builtFile(file), 'utf8'), (trait, weight) => {
      const number = numbers.get(trait) ?? numbers.size
      if (number === numbers.size) numbers.set(trait, number)
      found.numbers.push(number)
      found.weights.push(weight)
    })
    return { file, decided, found }
  })
  const judges = read.map(({ file, decided, found }): [string, Judge] => {
    const weights = new Float32Array(numbers.size)
    found.numbers.forEach((number, at) => (weights[number] = found.weights[at] ?? 0))
    return [file, { ...decided, weights }]
  })
  return { numbers, judges: new Map(judges) }
}

let known: ReturnType<typeof readJudges> | undefined
const all = () => (known ??= readJudges())

const numbersOf = oncePerText((text): readonly number[] => {
  const { numbers } = all()
  return traitsOf(text).flatMap((trait) => numbers.get(trait) ?? [])
})

/** Judges texts by the weights of a file; those of all files are read when the first text comes. */
export function judgeOf(file: string): (text: string, found: Signs) => number {
  files.push(file)
  return (text, found) => {
    const judge = all().judges.get(file)
    return judge === undefined ? 0 : weighNumbers(judge, numbersOf(text), found)
  }
}

function weighNumbers({ weights, ...rest }: Judge, text: readonly number[], found: Signs): number {
  let sum = 0
  let met = 0
  for (const number of text) {
    const weight = weights[number] ?? 0
    if (weight === 0) continue
    sum += weight
    met += 1
  }
  return oddsOf(rest, { sum, met, found })
}
