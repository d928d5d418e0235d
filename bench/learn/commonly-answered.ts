import { commonBy } from '../../server/assistant/answer/commonly-answered.ts'
import type { Settings } from '../../server/assistant/answer/thresholds.ts'
import type { Weights } from '../../server/assistant/policy/learned/judge.ts'
import { fit } from '../learn-policy/fit.ts'
import type { Told, ToldSite } from './learn.ts'
import type { Site } from './questions.ts'

/** Learns which questions sites answer and which they leave open, from these and what the engine would quote. */
export const learnCommon = (told: readonly Told[]): Weights =>
  fit(told.map(({ asked, traits }) => ({ traits, signs: [], is: asked.held !== null })))

/** For each site what the other parts tell: of its own questions it is known already which it answers. */
export function commonOfOthers(told: readonly ToldSite[]): (site: Site) => Settings['common'] {
  const parts = new Map<number, Settings['common']>()
  for (const { site } of told) {
    if (parts.has(site.part)) continue
    const others = told.filter((other) => other.site.part !== site.part)
    const weights = learnCommon(others.flatMap(({ asked }) => asked))
    parts.set(site.part, (traits) => commonBy(weights, traits))
  }
  return ({ part }) => parts.get(part) ?? (() => 0)
}
