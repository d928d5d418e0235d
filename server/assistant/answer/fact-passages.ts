import { answerKind } from '../index/answer-kinds.ts'
import { oncePerSite } from '../index/once-per-site.ts'
import { type SiteIndex, sentenceTokens } from '../index/site-index.ts'
import type { Reading } from './read-question.ts'

/** A passage and its sentences that state a fact of some kind. */
type Stating = { passage: number; sentences: number[] }

/**
 * Passages with a sentence that states the kind of fact asked for, of what the question is about: those
 * that say most of it in that sentence first. Ranking weighs whole passages, and of a table of prices one
 * row is asked for.
 */
export function statingFact(index: SiteIndex, { type, terms }: Reading): number[] {
  const bits = type.wants.reduce((all, kind) => all | answerKind[kind], 0)
  if (bits === 0) return []
  const said = (sentence: number): number => {
    if (((index.answers[sentence] ?? 0) & bits) === 0) return 0
    let sum = 0
    for (const term of new Set(sentenceTokens(index, sentence)))
      if (terms.has(term)) sum += index.idf[term] ?? 0
    return sum
  }
  return stating(index)
    .map(({ passage, sentences }) => ({ passage, most: Math.max(...sentences.map(said)) }))
    .filter(({ most }) => most > 0)
    .toSorted((a, b) => b.most - a.most || a.passage - b.passage)
    .map(({ passage }) => passage)
}

/** All passages of a site that state a fact of any kind. */
const stating = oncePerSite((index): Stating[] =>
  index.passages.flatMap(({ start, end }, passage) => {
    const sentences: number[] = []
    for (let at = start; at < end; at += 1) if ((index.answers[at] ?? 0) !== 0) sentences.push(at)
    return sentences.length === 0 ? [] : { passage, sentences }
  }),
)
