import type { PageStatus } from '@foyer/shared/facts/statuses.ts'

/** What a reading needs to know of a page's text; whoever extracts it may add more. */
export type CrawledPage = {
  title: string
  /** Absolute, or relative to the page's address. */
  links: string[]
  canonical: string | null
  noIndex: boolean
  noFollow: boolean
  /** Equal for pages that say the same. */
  contentHash: string
}

/**
 * Reads a page's text. It may take its time elsewhere, in another thread; what it throws makes the page
 * one that could not be read.
 */
export type ExtractPage<T extends CrawledPage> = (html: string, url: string) => T | Promise<T>

/** Where an address came from; `other_name` is a sitemap that names the site's pages elsewhere. */
export type PageSource = 'start' | 'sitemap' | 'other_name' | 'earlier' | 'link'

/** What became of one address, to be stored as it stands. Each address is reported once. */
export type PageRecord<T extends CrawledPage> = {
  /** The final address, after redirects within the site. */
  url: string
  source: PageSource
  status: PageStatus
  /** Null where nothing was read this time. */
  title: string | null
  /** What happened and what to do, in plain words. */
  note: string
  etag: string | null
  lastModified: string | null
  contentHash: string | null
  /** The page's text: with `read`, and with `unchanged` when the site sent it all the same. */
  page: T | null
}

/** How far a reading is: addresses found so far, and how many of them are dealt with. */
export type CrawlProgress = { found: number; done: number }

/** What is remembered of a page from the last reading. */
export type EarlierPage = {
  etag: string | null
  lastModified: string | null
  contentHash: string
}

/** A status with its sentence. */
export type Verdict = { status: PageStatus; note: string }
