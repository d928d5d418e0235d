import { questionTraits, shareOf } from '../../server/assistant/answer/commonly-answered.ts'
import type { Settings } from '../../server/assistant/answer/thresholds.ts'
import { type Weights, weighText } from '../../server/assistant/policy/learned/judge.ts'
import { fit } from '../learn-policy/fit.ts'
import type { Site } from './questions.ts'

const learned = new Map<string, Weights>()

/** Learns which questions these sites answer and which they leave open, from the questions alone; once. */
export function learnCommon(sites: readonly Site[]): Weights {
  const key = keyOf(sites)
  const weights = learned.get(key) ?? fitCommon(sites)
  learned.set(key, weights)
  return weights
}

/** What names a set of sites. */
export const keyOf = (sites: readonly Site[]): string => sites.map(({ name }) => name).join(' ')

function fitCommon(sites: readonly Site[]): Weights {
  const asked = sites.flatMap((site) => site.asked)
  return fit(
    asked.map(({ query, held }) => ({
      traits: questionTraits(query.text),
      signs: [],
      is: held !== null,
    })),
  )
}

/** What the engine is told of a text by such weights. */
export function commonBy(weights: Weights): Settings['common'] {
  return (text) => shareOf(weighText(weights, questionTraits(text), []))
}

/** For each site what the other parts tell: of its own questions it is known already which it answers. */
export function commonOfOthers(sites: readonly Site[]): (site: Site) => Settings['common'] {
  const told = new Map<number, Settings['common']>()
  for (const { part } of sites)
    if (!told.has(part))
      told.set(part, commonBy(learnCommon(sites.filter((other) => other.part !== part))))
  return ({ part }) => told.get(part) ?? (() => 0)
}
