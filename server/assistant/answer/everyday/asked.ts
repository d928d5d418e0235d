import { oncePerText } from '../../once-per-text.ts'
import { traitsOf } from '../../policy/learned/traits.ts'
import { type KindWeights, kindWeightsOf, oddsOfKinds } from './weights.ts'

/** What a question asks for of the everyday kinds. */
export type EverydayAsked = {
  /** The number of the likeliest kind, its log-odds, and how far the next kind is behind. */
  kind: number
  odds: number
  lead: number
  /** Whether a word speaks for that kind by itself. */
  isOfKind: (word: string) => boolean
}

/** The everyday thing that a question most likely asks for, by these weights. */
export function askedBy(weights: KindWeights, text: string): EverydayAsked {
  const odds = oddsOfKinds(weights, traitsOf(text))
  const order = [...odds.keys()].toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0))
  const [kind = 0, second = 0] = order
  const most = odds[kind] ?? 0
  const lead = most - (odds[second] ?? 0)
  return { kind, odds: most, lead, isOfKind: (word) => speaksFor(weights, word, kind) }
}

function speaksFor({ signs, start, kind, weight }: KindWeights, word: string, of: number): boolean {
  const sign = signs.get(word)
  if (sign === undefined) return false
  for (let at = start[sign] ?? 0; at < (start[sign + 1] ?? 0); at += 1)
    if (kind[at] === of) return (weight[at] ?? 0) > 0
  return false
}

const shipped = kindWeightsOf('everyday-asked.txt')

/** The everyday thing that a question most likely asks for. */
export const everydayAsked = oncePerText((text): EverydayAsked => askedBy(shipped(), text))
