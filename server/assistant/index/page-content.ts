import type { Language } from '@foyer/shared/facts/statuses.ts'

/** What a block of a page is. `row` is one table row or one label-and-value pair. */
type BlockKind = 'heading' | 'paragraph' | 'item' | 'row'

/** One visible piece of a page, whitespace collapsed, in page order. */
export type Block = {
  kind: BlockKind
  text: string
  /** Headings only: 1 to 6 as marked up or styled, 7 for question lines, `summary`, `dt` and labels. */
  level?: number
  /** Headings only: the element's id, usable as an address fragment. */
  id?: string
  /** Headings only: of a panel by what opens it, whose words stand elsewhere on the page. */
  moved?: boolean
  /** Text that only eyes read, such as a price in large digits, stands between it and the block before. */
  apart?: boolean
  /** Nothing but links that name where they lead, such as a menu's. */
  link?: boolean
  /** Stands in the page's header, footer or sidebar. */
  chrome?: boolean
  /** Rows only: the column heads. Searched, never quoted. */
  context?: string
}

/** A person the page's structured data names. */
type PersonFact = { name: string; role: string | null }

/** Facts a page states in links and structured data, as the page writes them. */
export type PageFacts = {
  phones: string[]
  emails: string[]
  addresses: string[]
  hours: string[]
  people: PersonFact[]
}

/** The part of a read page that is stored, and that an index is built from. */
export type PageContent = {
  url: string
  title: string
  description: string
  language: Language
  blocks: Block[]
  facts: PageFacts
}

/** Everything read from one HTML document. */
export type ExtractedPage = PageContent & {
  /** Absolute http(s) addresses linked to, without fragments, each once. */
  links: string[]
  canonical: string | null
  noIndex: boolean
  noFollow: boolean
  /** SHA-256 (hex) of title and visible text: unchanged pages keep it. */
  contentHash: string
}

/** The stored part of a read page. */
export function contentOf(page: ExtractedPage): PageContent {
  const { url, title, description, language, blocks, facts } = page
  return { url, title, description, language, blocks, facts }
}
