import { answerFrom } from '../../server/assistant/answer/answer.ts'
import { askedBy } from '../../server/assistant/answer/everyday/asked.ts'
import {
  type EverydayEvidence,
  type EverydayTrees,
  everydayEvidenceNames,
} from '../../server/assistant/answer/everyday/belief.ts'
import { linesStating } from '../../server/assistant/answer/everyday/stated.ts'
import { readKindWeights } from '../../server/assistant/answer/everyday/weights.ts'
import { type Settings, shipped } from '../../server/assistant/answer/thresholds.ts'
import { oncePerSite } from '../../server/assistant/index/once-per-site.ts'
import type { Plain } from '../eval/plain-questions.ts'
import type { Case } from '../learn/fit.ts'
import { fitTrees } from '../learn/fit-trees.ts'
import { gatheredFor, isRight } from '../learn/learn.ts'
import type { Asked } from '../learn/questions.ts'
import type { EverydaySite } from './examples.ts'
import type { EverydayWeights } from './learn-kinds.ts'

/** What a site is asked in plain words, as a question of its own. */
export const plainAsked = ({ held }: EverydaySite, plain: readonly Plain[]): Asked[] =>
  plain.flatMap(({ kind, language, question }, at) => {
    const said = held.get(kind)
    if (said === undefined) return []
    const query = { text: question, language, history: [] }
    return [{ id: `plain-${kind}-${at}`, kind, query, held: said }]
  })

/** The engine with these weights, by which `belief` sees the evidence for every line it looks at. */
export function settingsWith(
  weights: EverydayWeights,
  { belief, least }: Pick<Settings['everyday'], 'belief' | 'least'>,
): Settings {
  const asked = readKindWeights(weights.asked)
  const stated = readKindWeights(weights.stated)
  const lines = oncePerSite((index) => linesStating(index, stated))
  return {
    ...shipped,
    everyday: { asked: (text) => askedBy(asked, text), lines, belief, least },
  }
}

/** What a line counts that is not what was asked where the site says it elsewhere: better than to what it does not say. */
const wrongCounts = 0.5
/** What is not said, and what asks for nothing, count beside what is. */
const unsaidShare = 0.6

/** What became of a question: whether the site says it, and whether it was answered, and rightly. */
export type Told = { isHeld: boolean; answered: boolean; right: boolean }

/** A question with what the engine says to it alone, and with an everyday line where it looks at one. */
export type Tried = { alone: Told; everyday: Told; evidence: EverydayEvidence | null }

/** Asks sites, each its own questions, by weights that were not learned from them. */
export function tryOut(
  asked: readonly (readonly [EverydaySite, readonly Asked[]])[],
  weights: EverydayWeights,
): Tried[] {
  let seen: EverydayEvidence | null = null
  const belief = (evidence: EverydayEvidence): number => {
    seen = evidence
    return 1
  }
  const always = settingsWith(weights, { belief, least: 0 })
  const never = { ...always, everyday: { ...always.everyday, lines: () => [] } }
  return asked.flatMap(([{ site }, questions]) =>
    questions.map((question) => {
      const toldBy = (settings: Settings): Told => {
        const found = answerFrom(site.index, gatheredFor(site, question), settings)
        const { held } = question
        const answered = found.tier === 'answer'
        const right = answered && held !== null && isRight(found.sentences, held)
        return { isHeld: held !== null, answered, right }
      }
      const alone = toldBy(never)
      seen = null
      const everyday = toldBy(always)
      return { alone, everyday, evidence: seen }
    }),
  )
}

/** Learns how sure evidence makes, from what was tried. */
export function learnBelief(tried: readonly Tried[]): EverydayTrees {
  const cases = tried.flatMap(({ everyday, evidence }): (Case & { isHeld: boolean })[] => {
    if (evidence === null) return []
    const row = everydayEvidenceNames.map((name) => evidence[name])
    const { isHeld, right } = everyday
    return [{ row, so: right, isHeld, weight: !isHeld || right ? 1 : wrongCounts }]
  })
  const said = cases.filter(({ isHeld }) => isHeld)
  const unsaid = cases.filter(({ isHeld }) => !isHeld)
  const sum = said.reduce((all, { weight }) => all + weight, 0)
  const share = (unsaidShare * sum) / Math.max(1, unsaid.length)
  return fitTrees(
    [...said, ...unsaid.map((one) => ({ ...one, weight: share }))],
    everydayEvidenceNames,
  )
}
