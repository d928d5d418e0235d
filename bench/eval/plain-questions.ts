import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { wordsOf } from '../../server/assistant/index/words.ts'
import { type InventedSite, isOfFrontDesk, type SiteQuestion } from './invented-sites.ts'

/** One of the few things that every firm is asked (`kind` of `front-desk.jsonl`), in the short words people use. */
export type Plain = { kind: string; language: Language; question: string }

/** Pens whose wordings are learned from; those of pen b are only asked. */
export const learnedPens = ['a', 'c', 'd'] as const

/**
 * The wordings of one of the pens that saw no site, no other question, the engine nor each other
 * (`bench/plain-questions`); `another` is what only has their words.
 */
export const plainQuestions = (pen: (typeof learnedPens)[number] | 'b'): Plain[] =>
  readFileSync(path.resolve(`bench/plain-questions/${pen}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Plain)

const plainWords = (text: string): string => wordsOf(text).join(' ')

/** Pen b's wordings that no pen learned from has in the same words: one in six is what anybody would type. */
export function unlearnedQuestions(): Plain[] {
  const learned = new Set(
    learnedPens.flatMap(plainQuestions).map(({ question }) => plainWords(question)),
  )
  return plainQuestions('b').filter(({ question }) => !learned.has(plainWords(question)))
}

/** What a site is asked of a kind, as far as it answers all of it, or none; null where that is unclear. */
export function askedOf(questions: readonly SiteQuestion[], kind: string): SiteQuestion | null {
  const alike = questions.filter((one) => one.kind === kind && isOfFrontDesk(one))
  const [first] = alike
  if (first === undefined || alike.some(({ expect }) => expect !== first.expect)) return null
  const all = (of: (one: SiteQuestion) => string[] | undefined) => [
    ...new Set(alike.flatMap((one) => of(one) ?? [])),
  ]
  return { ...first, pages: all(({ pages }) => pages), says: all(({ says }) => says) }
}

/** Every so many wordings one is asked of a site, others of the next. */
const step = 4

/** A site with plain questions in place of its own, labeled as its front desk's of the same kind are; the `turn`-th of all. */
export function inPlainWords(site: InventedSite, turn: number): InventedSite {
  const known = new Map<string, SiteQuestion | null>()
  const questions = unlearnedQuestions().flatMap(({ kind, language, question }, at) => {
    if (at % step !== turn % step) return []
    if (!known.has(kind)) known.set(kind, askedOf(site.questions, kind))
    const label = known.get(kind)
    return label == null ? [] : [{ ...label, id: `${label.id}-plain-${at}`, language, question }]
  })
  return { ...site, questions }
}
