import { signsOf } from '../../server/assistant/answer/affinity.ts'
import { askedBy } from '../../server/assistant/answer/everyday/asked.ts'
import { type EverydayKind, everydayKinds } from '../../server/assistant/answer/everyday/kinds.ts'
import {
  readKindWeights,
  writeKindWeights,
} from '../../server/assistant/answer/everyday/weights.ts'
import type { Weights } from '../../server/assistant/policy/learned/judge.ts'
import { traitsOf } from '../../server/assistant/policy/learned/traits.ts'
import { isOfFrontDesk } from '../eval/invented-sites.ts'
import type { Plain } from '../eval/plain-questions.ts'
import { fitNumbered, numbering, type Numbered } from '../learn-policy/fit.ts'
import type { Asked } from '../learn/questions.ts'
import { everydayDetails } from './details.ts'
import { everydayKindOf, type EverydaySite, states } from './examples.ts'

/** Heaviest signs that are kept of each kind: with all of them no more sentences are told rightly. */
const mostSigns = 3000

/** Weights by which thing a question asks for, and which a sentence states, as their files hold them. */
export type EverydayWeights = { asked: string; stated: string }

/** Learns both from sites and the short words of a pen. */
export const learnKinds = (
  sites: readonly EverydaySite[],
  plain: readonly Plain[],
): EverydayWeights => ({ asked: learnAsked(sites, plain), stated: learnStated(sites) })

/** No kind of its own. */
const another = 'another'

type Question = { kind: string; text: string }

/**
 * Learns which kind a question is of; what a site is asked besides is of none. Some of that asks for an everyday thing
 * all the same: what sounds like one, and is answered by what states it, is of its kind.
 */
function learnAsked(sites: readonly EverydaySite[], plain: readonly Plain[]): string {
  const ofDesk: Question[] = [
    ...askedInDetail(),
    ...plain.map(({ kind, question }) => ({
      kind: everydayKindOf(kind) ?? another,
      text: question,
    })),
    ...sites.flatMap(({ site }) => site.asked.filter(isOfFrontDesk).map(questionOf)),
    ...sites.flatMap(({ talk }) => talk.map(({ query: { text } }) => ({ kind: another, text }))),
  ]
  const others = sites.flatMap((one) =>
    one.site.asked.filter((asked) => !isOfFrontDesk(asked)).map((asked) => ({ one, asked })),
  )
  const unknown = others.map(({ asked: { query } }) => ({ kind: another, text: query.text }))
  const known = readKindWeights(fitAsked([...ofDesk, ...unknown]))
  const sorted = others.map(({ one, asked }): Question => {
    const { kind, odds } = askedBy(known, asked.query.text)
    const name = everydayKinds[kind]
    const isOne = odds > soundsLikeOne && name !== undefined && isAnsweredBy(one, asked, name)
    return { kind: isOne ? name : another, text: asked.query.text }
  })
  return fitAsked([...ofDesk, ...sorted])
}

/** Log-odds from which a question sounds like one of a kind, by weights for which it was of none. */
const soundsLikeOne = -3

/** So many of the details that are no everyday thing are asked for: enough to tell them by. */
const everyOther = 3

/** How details are asked for. */
const askedInDetail = (): Question[] =>
  everydayDetails().flatMap(({ kinds, asks }, at) => {
    if (kinds.size === 0 && at % everyOther > 0) return []
    const [kind = another] = kinds
    return asks.map(({ text }) => ({ kind, text }))
  })

const questionOf = ({ kind, query: { text } }: Asked): Question => ({
  kind: everydayKindOf(kind) ?? another,
  text,
})

/** Whether a sentence that states a kind answers a question. */
const isAnsweredBy = ({ site, stating }: EverydaySite, { held }: Asked, kind: EverydayKind) =>
  held !== null && (stating.get(kind) ?? []).some((sentence) => states(site, held, sentence))

function fitAsked(questions: readonly Question[]): string {
  const { names, all } = numbering()
  const examples = questions.map(({ kind, text }) => ({ kind, known: all(traitsOf(text)) }))
  return weightsOf(names, (of) =>
    examples.map(({ kind, known }) => ({ known, signs: [], is: kind === of })),
  )
}

/** Learns which kind a sentence states, of sites and of details: told from what states others, and from anything sites say. */
function learnStated(sites: readonly EverydaySite[]): string {
  const { names, all } = numbering()
  const told = sites.map(({ stating, any, signs }) => {
    const numbers = new Set([...any, ...[...stating.values()].flat()])
    const known = [...numbers].map((at) => ({ at, known: all(signs(at)) }))
    return { stating, known }
  })
  const details = everydayDetails().flatMap(({ kinds, says }) =>
    says.map(({ text, language }) => ({ kinds, known: all(signsOf(text, language)) })),
  )
  return weightsOf(names, (kind) => [
    ...details.map(({ kinds, known }) => ({ known, signs: [], is: kinds.has(kind) })),
    ...told.flatMap(({ stating, known }) => {
      if (!stating.has(kind)) return []
      const states = new Set(stating.get(kind))
      return known.map((one) => ({ known: one.known, signs: [], is: states.has(one.at) }))
    }),
  ])
}

/** The heaviest signs of each kind, as a file. */
function weightsOf(
  names: readonly string[],
  examplesOf: (kind: EverydayKind) => Numbered[],
): string {
  const weights = everydayKinds.map((kind): [EverydayKind, Weights] => {
    const { bias, traits } = fitNumbered(examplesOf(kind), names.length)
    const heaviest = traits
      .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
      .slice(0, mostSigns)
      .map(([at, weight]): [string, number] => [names[at] ?? '', weight])
    return [kind, { bias, signs: [], traits: new Map(heaviest) }]
  })
  return writeKindWeights(new Map(weights))
}
