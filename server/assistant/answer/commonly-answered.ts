import { readFileSync } from 'node:fs'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { builtFile } from '#server/platform/built-files.ts'
import type { Query } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { readWeights, type Weights, weighText } from '../policy/learned/judge.ts'
import { traitsOf } from '../policy/learned/traits.ts'
import { signsOf } from './affinity.ts'
import type { Candidate } from './choose-sentences.ts'

let shipped: Weights | undefined

/** Odds beyond these say no more: they were learned from too few questions. */
const most = 3

/**
 * How much a question, with what the chosen sentence says of its words, is like those that firms' sites answer
 * rather than those they leave open, from 0 to 1: most say where to park, few whether there is wifi.
 */
export const commonlyAnswered = (traits: readonly string[]): number =>
  commonBy((shipped ??= readWeights(readFileSync(builtFile('answered.txt'), 'utf8'))), traits)

/** The same by other weights. */
export const commonBy = (weights: Weights, traits: readonly string[]): number =>
  (Math.min(most, Math.max(-most, weighText(weights, traits, []))) + most) / (2 * most)

/**
 * What a question is judged by here: its words and pairs of neighbors, not the groups and runs that tell danger; and of
 * each of its signs whether the sentence says it, its heading, or neither.
 */
export function answerTraits(
  index: SiteIndex,
  { text, language }: Query,
  { sentence, passage }: Pick<Candidate, 'sentence' | 'passage'>,
): string[] {
  const page = index.pages[index.sentencePage[sentence] ?? -1]
  const signs = (said = ''): Set<string> => new Set(signsOf(said, page?.language ?? 'en'))
  const own = signs(index.sentences[sentence])
  const above = signs(index.passages[passage]?.headings.at(-1))
  const place = (sign: string) => (own.has(sign) ? 'said' : above.has(sign) ? 'above' : 'unsaid')
  return [...wordTraits(text), ...signsIn(text, language).map((sign) => `${place(sign)} ${sign}`)]
}

const signsIn = (text: string, language: Language): string[] => [
  ...new Set(signsOf(text, language)),
]

const wordTraits = (text: string): string[] =>
  traitsOf(text).filter((trait) => !/[*@~]/.test(trait))
