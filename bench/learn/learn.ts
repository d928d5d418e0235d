import { answerFrom, choose, type Chosen } from '../../server/assistant/answer/answer.ts'
import { type Gathered, gather } from '../../server/assistant/answer/gather.ts'
import { answerTraits } from '../../server/assistant/answer/commonly-answered.ts'
import {
  evidenceNames,
  evidenceOf,
  type EvidenceTrees,
} from '../../server/assistant/answer/confidence.ts'
import { sentenceWeights } from '../../server/assistant/answer/learned-weights.ts'
import { type Settings, shipped } from '../../server/assistant/answer/thresholds.ts'
import type { Weights } from '../../server/assistant/policy/learned/judge.ts'
import { commonOfOthers, learnCommon } from './commonly-answered.ts'
import { type Case, fitSoftmax, type List } from './fit.ts'
import { fitTrees } from './fit-trees.ts'
import { type Asked, onRightPage, shareSaid, type Site } from './questions.ts'

/** Weights of sentences and trees of evidence by name, as the engine takes them, and those of questions with their sentences. */
export type Learned = Pick<Settings, 'sentence'> & { evidence: EvidenceTrees; answered: Weights }

/** What is left out to see what it gives: features by name, or a setting changed. */
export type Without = { features?: readonly string[]; changed?: Partial<Settings> }

const sentenceNames = Object.keys(sentenceWeights) as (keyof typeof sentenceWeights)[]

/** The penalty, chosen among a few tenfold steps by the sites left out. */
const penalty = 0.3
/** Absolute sentence weights sum to this, the scale that the second sentence's gains are set in. */
const scale = 4
/** What an answerable question counts whose likeliest sentences are wrong: quoting them helps little. */
const wrongCounts = 0.3
/** What talk of other things counts beside all questions that sites answer. */
const talkShare = 1

const languages = ['en', 'es'] as const
/**
 * What is not said counts beside all that is, in each language: where the two are alike, Spanish, which has its
 * language as evidence, is silent on more than its share.
 */
const unsaidShare = { en: 1, es: 0.5 } as const

/** A question with what the engine would quote, and whether that is right. */
export type Told = { asked: Asked; chosen: Chosen; traits: string[]; isRight: boolean }
/** A site with what the engine would quote to all that is asked of it, and to talk. */
export type ToldSite = { site: Site; asked: Told[]; talk: Told[] }

/** Learns all weights from these sites. */
export function learn(sites: readonly Site[], { features = [], changed = {} }: Without): Learned {
  const sentence = learnSentence(sites, features)
  const settings = { ...shipped, ...changed, ...anyway, sentence }
  const told = sites.map((site) => ({
    site,
    asked: toldBy(site, site.asked, settings),
    talk: toldBy(site, site.talk, settings),
  }))
  const commonTo = commonOfOthers(told)
  const casesOf = ({ site }: ToldSite, some: readonly Told[]): Case[] =>
    some.flatMap((one) => caseOf(site, one, { common: commonTo(site), features }))
  const balanced = languages.flatMap((language) => {
    const cases = told.flatMap((one) =>
      casesOf(
        one,
        one.asked.filter(({ asked }) => asked.query.language === language),
      ),
    )
    const said = cases.filter(({ so }) => so)
    const unsaid = cases.filter(({ so }) => !so)
    return [...said, ...weighing(unsaid, unsaidShare[language] * said.length)]
  })
  const talk = told.flatMap((one) => casesOf(one, one.talk))
  const said = balanced.filter(({ so }) => so)
  const all = [...balanced, ...weighing(talk, talkShare * said.length)]
  const answered = learnCommon(told.flatMap(({ asked }) => asked))
  return { sentence, evidence: fitTrees(all, evidenceNames), answered }
}

/** To see what the engine would quote, whatever its confidence. */
const anyway = { answer: 0, pages: 0, confidence: () => 1, common: () => 0 } as const

/** What a site has for questions, but for those it states or says nothing to. */
function toldBy(site: Site, list: readonly Asked[], settings: Settings): Told[] {
  return list.flatMap((asked) => {
    const found = gatheredFor(site, asked)
    const chosen = found.stated ? null : choose(site.index, found, settings)
    if (chosen === null) return []
    const { sentences } = answerFrom(site.index, found, settings)
    const right = asked.held !== null && isRight(sentences, asked.held)
    const traits = answerTraits(site.index, asked.query, chosen.best)
    return [{ asked, chosen, traits, isRight: right }]
  })
}

const sentenceWeightsOf = new Map<string, Settings['sentence']>()

/** Learns what speaks for a sentence; once for the same sites and features. */
function learnSentence(sites: readonly Site[], features: readonly string[]): Settings['sentence'] {
  const without = sentenceNames.filter((name) => features.includes(name))
  const key = [...sites.map(({ name }) => name), ...without].join()
  const sentence = sentenceWeightsOf.get(key) ?? fitSentence(sites, without)
  sentenceWeightsOf.set(key, sentence)
  return sentence
}

function fitSentence(sites: readonly Site[], without: readonly string[]): Settings['sentence'] {
  const lists = sites.flatMap((site) => site.asked.flatMap((asked) => listOf(site, asked, without)))
  const raw = fitSoftmax(lists, penalty)
  const size = raw.reduce((sum, one) => sum + Math.abs(one), 0) / scale
  return named(
    sentenceNames,
    raw.map((one) => one / size),
  )
}

/** Cases that count so much all together. */
function weighing(cases: readonly Case[], sum: number): Case[] {
  return cases.map((one) => ({ ...one, weight: sum / Math.max(1, cases.length) }))
}

const gathered = new WeakMap<Asked, Gathered>()

/** What a site has for a question, looked up once. */
export function gatheredFor({ index }: Site, asked: Asked): Gathered {
  const known = gathered.get(asked) ?? gather(index, asked.query)
  gathered.set(asked, known)
  return known
}

/** The features of a question's sentences, with how right each is. */
function listOf(site: Site, asked: Asked, without: readonly string[]): List[] {
  const { held } = asked
  const { index } = site
  const { candidates, stated } = gatheredFor(site, asked)
  if (held === null || stated) return []
  const rows = candidates.map(({ features }) =>
    sentenceNames.map((name) => (without.includes(name) ? 0 : features[name])),
  )
  const right = candidates.map(({ sentence }) => {
    const address = index.pages[index.sentencePage[sentence] ?? 0]?.url ?? ''
    return onRightPage(held, address) ? shareSaid(held, index.sentences[sentence] ?? '') : 0
  })
  return [{ rows, right }]
}

/** The evidence for what the engine would quote, and whether the site says it at all. */
function caseOf(
  site: Site,
  { asked, chosen, traits, isRight: right }: Told,
  { common, features }: { common: Settings['common']; features: readonly string[] },
): Case[] {
  const { reading } = gatheredFor(site, asked)
  const evidence = evidenceOf(site.index, reading, { ...chosen, common: common(traits) })
  if (evidence === null) return []
  const row = evidenceNames.map((name) => (features.includes(name) ? 0 : evidence[name]))
  const so = asked.held !== null
  return [{ row, so, weight: !so || right ? 1 : wrongCounts }]
}

/** Whether a right page is quoted and everything is said. */
export function isRight(
  sentences: readonly { text: string; url: string }[],
  held: NonNullable<Asked['held']>,
): boolean {
  const text = sentences.map((one) => one.text).join(' ')
  return sentences.some(({ url }) => onRightPage(held, url)) && shareSaid(held, text) === 1
}

function named<Name extends string>(names: readonly Name[], values: readonly number[]) {
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round((values[at] ?? 0) * 1000) / 1000]),
  ) as Record<Name, number>
}
