import type { SentenceFeatures } from './choose-sentences.ts'
import { commonlyAnswered } from './commonly-answered.ts'
import { confidenceOf, type Evidence } from './confidence.ts'
import { everydayAsked, type EverydayAsked } from './everyday/asked.ts'
import { everydayBelief, type EverydayEvidence } from './everyday/belief.ts'
import { everydayLines, type Stating } from './everyday/stated.ts'
import { sentenceWeights } from './learned-weights.ts'
import type { SiteIndex } from '../index/site-index.ts'

/**
 * The thresholds on an answer's confidence that the product ships with (design section 6.3). At `answer` and
 * above the site answers. From `pages` up, or `pagesApart` where a question has no word of the law or the firm,
 * its likeliest pages are quoted as what comes closest; below, the question goes to the firm
 * (docs/decisions/082).
 */
export const thresholds = { answer: 0.55, pages: 0.2, pagesApart: 0.3 } as const

/** All that an answer depends on besides the site and the question; other values serve measurements. */
export type Settings = {
  answer: number
  pages: number
  pagesApart: number
  sentence: SentenceFeatures
  /** How sure evidence makes, from 0 to 1. */
  confidence: (evidence: Evidence) => number
  /** How much the traits of a question and its sentence are like those of firms' sites, from 0 to 1. */
  common: (traits: readonly string[]) => number
  /**
   * What every firm is asked: which of it a question asks for, which lines of a site state each, how sure evidence
   * makes that they do, and from where on they are told.
   */
  everyday: {
    asked: (text: string) => EverydayAsked
    lines: (index: SiteIndex) => readonly (readonly Stating[])[]
    belief: (evidence: EverydayEvidence) => number
    least: number
  }
  /** Characters up to which a quoted sentence takes its neighbors along. */
  quoteChars: number
  /** Most quotes of one answer. */
  quotes: 1 | 2
}

/** What the product ships with. */
export const shipped: Settings = {
  ...thresholds,
  sentence: sentenceWeights,
  confidence: confidenceOf,
  common: commonlyAnswered,
  everyday: { asked: everydayAsked, lines: everydayLines, belief: everydayBelief, least: 0.6 },
  quoteChars: 280,
  quotes: 2,
}
