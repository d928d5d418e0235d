import { readFileSync } from 'node:fs'
import { builtFile } from '#server/platform/built-files.ts'
import type { SiteIndex } from '../../index/site-index.ts'
import { allStemsOf } from '../../index/stem.ts'
import { isStopWord } from '../../index/stop-words.ts'
import { wordsOf } from '../../index/words.ts'
import type { Query } from '../../index/search.ts'
import { type Evidence, evidenceNames } from '../confidence.ts'
import { readTrees, type Trees, weighByTrees } from '../evidence-trees.ts'
import type { EverydayAsked } from './asked.ts'
import type { EverydayChosen } from './choose.ts'

/**
 * What speaks for and against a line that states an everyday thing: what does for any sentence, how likely the question
 * asks for its kind and for no other, how likely the line and the next one state it, what else the question names, and
 * how far the likeliest sentence is believed.
 */
export const everydayEvidenceNames = [
  ...evidenceNames,
  'asked',
  'askedLead',
  'stated',
  'statedAgain',
  'odd',
  'oddShare',
  'belief',
] as const
export type EverydayEvidence = Record<(typeof everydayEvidenceNames)[number], number>
export type EverydayTrees = Trees<keyof EverydayEvidence>

let shipped: EverydayTrees | undefined

/** How sure we are, from 0 to 1, that the line says what is asked. */
export const everydayBelief = (evidence: EverydayEvidence): number =>
  everydayBeliefBy(
    (shipped ??= readTrees(
      readFileSync(builtFile('everyday-belief.txt'), 'utf8'),
      everydayEvidenceNames,
    )),
    evidence,
  )

/** The same by other trees. */
export const everydayBeliefBy = (trees: EverydayTrees, evidence: EverydayEvidence): number =>
  1 / (1 + Math.exp(-weighByTrees(trees, evidence)))

/** What a question says that has nothing of its own to be judged by. */
const nothingTold: Evidence = {
  likeliest: 0,
  lead: 0,
  near: 0,
  nearest: 0,
  surroundings: 0,
  heading: 0,
  row: 0,
  untypedFirm: 0,
  untyped: 0,
  wants: 0,
  unmet: 0,
  unmetAlone: 0,
  needs: 0,
  unknown: 0,
  learned: 0,
  heaviest: 0,
  words: 0,
  common: 0,
  elsewhere: 0,
  elsewhereApart: 0,
  spanish: 0,
  translated: 0,
}

/** The evidence for a line; `told` is what speaks for it as for any sentence, `belief` how far the likeliest one is believed. */
export function everydayEvidence(
  index: SiteIndex,
  { query, asked }: { query: Query; asked: EverydayAsked },
  { chosen, told, belief }: { chosen: EverydayChosen; told: Evidence | null; belief: number },
): EverydayEvidence {
  return {
    ...(told ?? nothingTold),
    asked: asked.odds,
    askedLead: asked.lead,
    stated: chosen.odds,
    statedAgain: chosen.oddsOfSecond,
    ...oddWords(index, query, { chosen, asked }),
    belief,
  }
}

/** Telling words of a question that neither ask for the kind nor are said by the line or its heading: their count and share. */
function oddWords(
  index: SiteIndex,
  { text, language }: Query,
  { chosen, asked }: { chosen: EverydayChosen; asked: EverydayAsked },
): { odd: number; oddShare: number } {
  const { first, best } = chosen
  const heading = index.passages[best.passage]?.headings.at(-1) ?? ''
  const lines = [...index.sentences.slice(first.from, first.to), heading].join('. ')
  const said = new Set(allStemsOf(lines, language))
  const words = wordsOf(text).filter((word) => !isStopWord(word, language))
  const odd = words.filter(
    (word) => !asked.isOfKind(word) && !allStemsOf(word, language).some((stem) => said.has(stem)),
  )
  return { odd: odd.length, oddShare: odd.length / Math.max(1, words.length) }
}
