import { kept, oncePerSiteAnd } from '../index/once-per-site.ts'
import type { Passage, SiteIndex } from '../index/site-index.ts'
import { allStemsOf, stemsOf } from '../index/stem.ts'
import { found, weigh } from './evidence.ts'
import type { Reading } from './read-question.ts'

/**
 * How well a passage's own heading is the question asked, from 0 to 1: both must cover the other,
 * as with an entry of a list of frequent questions.
 */
export function headingFit(index: SiteIndex, passage: Passage, reading: Reading): number {
  if (passage.headings.length === 0) return 0
  const { terms, stems } = ownHeading(index, passage)
  const asked = weigh(
    reading.concepts,
    reading.concepts.map((concept) => found(concept, terms)),
  )
  const said = shareAsked(index, stems, reading)
  const mutual = asked + said === 0 ? 0 : (2 * asked * said) / (asked + said)
  return (1 - wordShare) * mutual + wordShare * mutual * sameWords(index, terms, reading)
}

/** A passage's own heading: the terms of all its words, and its stems without stop words. */
const ownHeading = oncePerSiteAnd((index, { headings, page }: Passage) => {
  const heading = headings.at(-1) ?? ''
  const language = index.pages[page]?.language ?? 'en'
  const terms = new Set<number>()
  for (const stem of allStemsOf(heading, language)) {
    const term = index.termNumbers.get(stem)
    if (term !== undefined) terms.add(term)
  }
  return { terms, stems: stemsOf(heading, language) }
}, kept.passages)

/** Share of the fit that question words and small talk decide: "how long", "how much". */
const wordShare = 0.4

/** Overlap of all words of the question and the heading (Dice). */
function sameWords(index: SiteIndex, heading: Set<number>, reading: Reading): number {
  const asked = new Set(reading.stems.map((stem) => index.termNumbers.get(stem) ?? -1))
  let common = 0
  for (const term of asked) if (heading.has(term)) common += 1
  return asked.size + heading.size === 0 ? 0 : (2 * common) / (asked.size + heading.size)
}

/** Share of a heading's weight that the question mentions in any of its words. */
function shareAsked(index: SiteIndex, stems: string[], reading: Reading): number {
  let sum = 0
  let total = 0
  for (const stem of stems) {
    const term = index.termNumbers.get(stem)
    const weight = term === undefined ? 0 : (index.idf[term] ?? 0)
    total += weight
    if (term !== undefined && reading.terms.has(term)) sum += weight
  }
  return total === 0 ? 0 : sum / total
}
