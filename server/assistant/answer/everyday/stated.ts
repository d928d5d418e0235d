import type { SiteIndex } from '../../index/site-index.ts'
import { sentenceKinds } from '../../index/site-index.ts'
import { oncePerSite } from '../../index/once-per-site.ts'
import { signsOf } from '../affinity.ts'
import { isQuotableAt } from '../quotable.ts'
import { everydayKinds } from './kinds.ts'
import { type KindWeights, kindWeightsOf, oddsOfKinds } from './weights.ts'

/** A sentence with its passage, and the log-odds that it states a thing. */
export type Stating = { sentence: number; passage: number; odds: number }

/** Likeliest sentences that are kept of each kind. */
const most = 8
/** Headings that say what a sentence is about: the nearest and the one over it. */
const headingsAbove = 2

const shipped = kindWeightsOf('everyday-stated.txt')

/**
 * What a sentence is judged by: its stems, pairs of neighbors and kinds of fact, those of the headings above it
 * (`^`), the words of its page's title (`_`), and what it is on its page.
 */
export function statedSigns(index: SiteIndex, passage: number, sentence: number): Set<string> {
  const page = index.pages[index.sentencePage[sentence] ?? -1]
  const language = page?.language ?? 'en'
  const text = index.sentences[sentence] ?? ''
  const { headings = [], facts = false } = index.passages[passage] ?? {}
  const above = headings.slice(-headingsAbove).join('. ')
  const isWord = (sign: string) => !sign.includes(' ')
  return new Set([
    ...signsOf(text, language, index.answers[sentence]),
    ...signsOf(above, language, 0).map((sign) => `^${sign}`),
    ...signsOf(page?.title ?? '', language, 0)
      .filter(isWord)
      .map((sign) => `_${sign}`),
    `=${sentenceKinds[index.sentenceKind[sentence] ?? 0]}`,
    ...(facts ? ['=facts'] : []),
    ...(text.endsWith('?') ? ['=?'] : []),
  ])
}

/** The likeliest sentences of a site for each everyday kind, by its number; `weights` other than the shipped ones to measure. */
export function linesStating(index: SiteIndex, weights: KindWeights): Stating[][] {
  const found: Stating[][] = everydayKinds.map(() => [])
  for (const [passage, { start, end }] of index.passages.entries())
    for (let sentence = start; sentence < end; sentence += 1) {
      if (!isQuotableAt(index, sentence)) continue
      const odds = oddsOfKinds(weights, statedSigns(index, passage, sentence))
      for (const [kind, list] of found.entries())
        keepBest(list, { sentence, passage, odds: odds[kind] ?? 0 })
    }
  return found
}

/** Puts a sentence in its place among the best, the likeliest first. */
function keepBest(list: Stating[], one: Stating): void {
  if (list.length === most && one.odds <= (list.at(-1)?.odds ?? 0)) return
  const at = list.findIndex(({ odds }) => odds < one.odds)
  list.splice(at === -1 ? list.length : at, 0, one)
  if (list.length > most) list.pop()
}

/** The same by the shipped weights, worked out once for a site. */
export const everydayLines = oncePerSite((index) => linesStating(index, shipped()))
