import type { Language } from '@foyer/shared/facts/statuses.ts'
import { type Query, searchConcepts } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { type Candidate, weighSentences } from './choose-sentences.ts'
import { confidenceOf } from './confidence.ts'
import { contactSentences } from './contact-answer.ts'
import { outOfState } from './out-of-state.ts'
import { practiceMissing } from './practice-gate.ts'
import { type Quoted, quoteOf } from './quote.ts'
import { type Reading, readQuestion } from './read-question.ts'
import { secondSentence } from './second-sentence.ts'
import { thresholds } from './thresholds.ts'

/** What the site says to a question (design section 6.3). */
export type Answer = {
  tier: 'answer' | 'pages' | 'none'
  /** At most two, each verbatim from its page: `text` and `quote` are the same words. */
  sentences: Quoted[]
  /** At most three pages that may help, with a verbatim sentence of each. */
  pages: { url: string; title: string; quote: string }[]
  /** From 0 to 1; compared with `thresholds`. */
  confidence: number
  /** The language of the quoted sentences. */
  language: Language
  /** A state the visitor named that is not the firm's, as written; null otherwise. */
  outOfState: string | null
}

/** Passages looked at for sentences and pages. */
const depth = 30
const mostPages = 3
/** A contact fact the site states is certain, short of our reading of the question. */
const statedConfidence = 0.95

/** Answers a visitor's question from the site alone. Deterministic. `limits` differ in measurements only. */
export function answerQuestion(
  index: SiteIndex,
  query: Query,
  limits: { answer: number; pages: number } = thresholds,
): Answer {
  const reading = readQuestion(index, query)
  const contact = contactAnswer(index, query, reading)
  if (contact !== null) return contact
  const ranked = searchConcepts(index, query, { concepts: reading.concepts, limit: depth })
  const candidates = weighSentences(index, ranked, reading)
  const best = candidates[0]
  const state = outOfState(index, query.text)
  if (best === undefined || practiceMissing(index, query)) {
    return { ...nothing(query.language), outOfState: state }
  }
  const second = secondSentence(index, candidates, reading)
  const chosen = second === null ? [best] : inPageOrder(best, second)
  const confidence = confidenceOf(index, reading, { best, second })
  const sentences = chosen.map((one) => quoteOf(index, one))
  const language = index.pages[index.sentencePage[best.sentence] ?? 0]?.language ?? 'en'
  const found = { confidence, language, outOfState: state }
  if (confidence >= limits.answer) return { tier: 'answer', sentences, pages: [], ...found }
  if (confidence < limits.pages) return { ...nothing(query.language), ...found }
  return { tier: 'pages', sentences: [], pages: pagesOf(index, candidates), ...found }
}

/** The firm's own phone, e-mail, address or hours as its site states them. */
function contactAnswer(index: SiteIndex, query: Query, reading: Reading): Answer | null {
  const stated = contactSentences(index, query.text, reading)
  if (stated === null) return null
  const [first] = stated
  if (first === undefined) return nothing(query.language)
  const language = index.pages[index.sentencePage[first.sentence] ?? 0]?.language ?? 'en'
  const sentences = stated.map((one) => quoteOf(index, one))
  return {
    tier: 'answer',
    sentences,
    pages: [],
    confidence: statedConfidence,
    language,
    outOfState: null,
  }
}

function nothing(language: Language): Answer {
  return { tier: 'none', sentences: [], pages: [], confidence: 0, language, outOfState: null }
}

/** The better sentence first, unless both stand in one passage: then as the page has them. */
function inPageOrder(best: Candidate, second: Candidate): Candidate[] {
  const swap = best.passage === second.passage && second.sentence < best.sentence
  return swap ? [second, best] : [best, second]
}

function pagesOf(index: SiteIndex, candidates: Candidate[]): Answer['pages'] {
  const pages = new Map<string, Answer['pages'][number]>()
  for (const candidate of candidates) {
    const { url, title, quote } = quoteOf(index, candidate)
    if (!pages.has(url)) pages.set(url, { url, title, quote })
    if (pages.size === mostPages) break
  }
  return [...pages.values()]
}
