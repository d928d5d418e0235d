import type { FetchGuard } from '../../platform/fetch-guard.ts'
import { createAskSite } from './ask-site.ts'
import { crawlLimits, type CrawlLimits } from './limits.ts'
import { openSite, type SiteClosed } from './open-site.ts'
import { createPacer, pauseForReal, type Pause } from './pacer.ts'
import type {
  CrawledPage,
  CrawlProgress,
  EarlierPage,
  ExtractPage,
  PageRecord,
} from './page-record.ts'
import { readSite } from './read-site.ts'
import type { SiteRead } from './reading.ts'

export type CrawlOptions<T extends CrawledPage> = {
  /** The firm's website as entered; the scheme may be left out. */
  siteUrl: string
  guard: FetchGuard
  extract: ExtractPage<T>
  /** Called once for each address, in a fixed order, and awaited. What it throws ends the reading. */
  onPage: (record: PageRecord<T>, progress: CrawlProgress) => Promise<void> | void
  limits?: Partial<CrawlLimits>
  /** The pages kept last time, by their address: asked for again, and only if they have changed. */
  previous?: ReadonlyMap<string, EarlierPage>
  /** Ends the reading early. */
  signal?: AbortSignal
  pause?: Pause
}

export type CrawlOutcome =
  | ({ kind: 'finished' } & SiteRead)
  /** `signal` ended it. */
  | { kind: 'stopped' }
  /** The start page could not be reached; `message` says why and what to do. */
  | SiteClosed

/**
 * Reads a firm's website: its sitemap, then its links (design section 6.1). Pages are fetched side by
 * side but settled in the order they were found, so the same site gives the same records every time.
 * What goes wrong with one page is that page's record, never an error.
 */
export const crawlSite = async <T extends CrawledPage>(
  options: CrawlOptions<T>,
): Promise<CrawlOutcome> => {
  const limits = { ...crawlLimits, ...options.limits }
  const pause = options.pause ?? pauseForReal
  const ending = new AbortController()
  const end = () => ending.abort()
  const isStopped = () => options.signal?.aborted === true
  const timer = setTimeout(end, limits.totalTimeMs)
  options.signal?.addEventListener('abort', end, { once: true })
  if (isStopped()) end()
  try {
    const { signal } = ending
    const pacer = createPacer(
      { places: limits.concurrency, gapMs: limits.politenessMs },
      pause,
      signal,
    )
    const ask = createAskSite({ guard: options.guard, limits, pacer, pause, signal })
    const earlier = options.previous ?? new Map<string, EarlierPage>()
    const site = await openSite(options.siteUrl, { ask, limits, earlier, slowTo: pacer.slowTo })
    if (isStopped()) return { kind: 'stopped' }
    if (site.kind === 'failed') return site
    const { extract, onPage } = options
    const read = await readSite({ extract, onPage, limits, ask, earlier, site, signal, isStopped })
    return isStopped() ? { kind: 'stopped' } : { kind: 'finished', ...read }
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', end)
    end()
  }
}
