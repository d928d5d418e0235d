import { minutes, seconds } from '@foyer/shared/facts/time.ts'

/** How much one reading of a site may take. */
export type CrawlLimits = {
  /** Pages kept (read or unchanged). */
  maxPages: number
  /** Addresses listed at all, so also the number of page records. */
  maxAddresses: number
  /** Addresses taken from sitemaps; the rest of `maxAddresses` is left for links. */
  maxSitemapAddresses: number
  /** Requests for pages, those that end in errors or duplicates included. */
  maxRequests: number
  /** Decoded bytes of one page. */
  maxBytesPerPage: number
  /** Decoded bytes of all pages. */
  maxTotalBytes: number
  /** Clicks from the start page; what a sitemap names counts as one click. */
  maxDepth: number
  maxRedirects: number
  perPageTimeoutMs: number
  totalTimeMs: number
  concurrency: number
  /** Least time between two requests, when robots.txt asks for none. */
  politenessMs: number
  /** The most of a Crawl-delay that is honoured. */
  maxCrawlDelayMs: number
  /** Wait before the one retry, when the site names none. */
  retryMs: number
  /** The most of a Retry-After that is honoured. */
  maxRetryAfterMs: number
}

/** The limits in use unless a caller says otherwise, each with its reason. */
export const crawlLimits: CrawlLimits = {
  // Several times a usual firm's site (a real one has 114 pages: docs/measurements.md).
  maxPages: 500,
  // What a person could still look through in the list of pages.
  maxAddresses: 2_000,
  maxSitemapAddresses: 1_500,
  // A site of 500 pages with two wrong or repeated addresses for each is still read whole.
  maxRequests: 1_500,
  // Markup included; the text of a long page is a tenth of this.
  maxBytesPerPage: 2_000_000,
  // 500 pages of 200 kB, twice the size of a usual page.
  maxTotalBytes: 100_000_000,
  // Menus reach everything in three or four clicks; this lets a blog be paged through.
  maxDepth: 25,
  // http to https, to www, to the trailing slash, and two to spare.
  maxRedirects: 5,
  perPageTimeoutMs: seconds(10),
  // 500 pages at the capped Crawl-delay, and as much again for a slow server.
  totalTimeMs: minutes(15),
  // What a browser opens to one host at most is six.
  concurrency: 4,
  politenessMs: 0,
  // Ten seconds is the common value; 500 pages would take 83 minutes. The firm asked for the reading.
  maxCrawlDelayMs: seconds(1),
  retryMs: seconds(1),
  maxRetryAfterMs: seconds(10),
}
