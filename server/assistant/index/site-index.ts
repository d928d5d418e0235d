import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { SitePerson } from './people.ts'

/** A page of the firm's site, as cited. */
export type IndexedPage = { url: string; title: string; language: Language }

/** One searchable piece of a page: a heading's text, or a window of it. */
export type Passage = {
  /** Number of its page in `pages`. The facts passage holds sentences of several. */
  page: number
  /** Headings above it, outermost first. */
  headings: string[]
  /** Address fragment of the nearest heading that has one. */
  fragment: string | null
  /** Its sentences: numbers from `start` up to, not including, `end`. */
  start: number
  end: number
  /** The one passage of facts stated across the site. */
  facts: boolean
}

/** How a sentence stood on its page; `next` follows the one before it in the same paragraph or item. */
export const sentenceKinds = ['sentence', 'item', 'row', 'heading', 'data', 'next', 'link'] as const
export type SentenceKind = (typeof sentenceKinds)[number]

/** Postings of one field: documents and scores of term `t` lie between `start[t]` and `start[t+1]`. */
export type Postings = { start: Uint32Array; passage: Uint32Array; score: Float32Array }

/** An immutable, complete index of one firm's site. All numbers refer to positions in its lists. */
export type SiteIndex = {
  pages: IndexedPage[]
  passages: Passage[]
  /** Verbatim sentences, list items and table rows in page order. */
  sentences: string[]
  sentencePage: Uint32Array
  /** Position in `sentenceKinds`. */
  sentenceKind: Uint8Array
  /** Bits of `answerKind`. */
  answers: Uint16Array
  /** Term numbers of all sentences; sentence `s` has those from `tokenStart[s]` to `tokenStart[s+1]`. */
  tokens: Uint32Array
  tokenStart: Uint32Array
  /** Known stems, sorted, and how rare each is. */
  terms: string[]
  idf: Float32Array
  termNumbers: Map<string, number>
  /** Title, heading and body together (BM25F), headings alone, and headings' letter trigrams. */
  body: Postings
  heading: Postings
  trigramKeys: Uint32Array
  trigrams: Postings
  /** The firm's people who have pages of their own. */
  people: SitePerson[]
  /** Size in memory, for a cache bounded in bytes. */
  bytes: number
}

/** Term numbers of a sentence. */
export function sentenceTokens(index: SiteIndex, sentence: number): Uint32Array {
  return index.tokens.subarray(index.tokenStart[sentence] ?? 0, index.tokenStart[sentence + 1] ?? 0)
}
