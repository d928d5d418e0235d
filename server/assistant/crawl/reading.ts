import type { AskSite } from './ask-site.ts'
import type { Frontier } from './frontier.ts'
import type { Ledger } from './ledger.ts'
import type { CrawlLimits } from './limits.ts'
import type { OpenedSite } from './open-site.ts'
import type {
  CrawledPage,
  CrawlProgress,
  EarlierPage,
  ExtractPage,
  PageRecord,
} from './page-record.ts'

/** Everything one reading works with. */
export type Reading<T extends CrawledPage> = {
  extract: ExtractPage<T>
  onPage: (record: PageRecord<T>, progress: CrawlProgress) => Promise<void> | void
  limits: CrawlLimits
  ask: AskSite
  earlier: ReadonlyMap<string, EarlierPage>
  site: Extract<OpenedSite, { kind: 'open' }>
  /** Aborted when the time is up or the caller stops. */
  signal: AbortSignal
  /** Whether the caller has stopped the reading. */
  isStopped: () => boolean
}

/** Why not everything was read. */
export type CrawlBound = 'pages' | 'requests' | 'bytes' | 'time'

/** What a reading comes to. `kept` pages were read or are unchanged. */
export type SiteRead = CrawlProgress & { origin: string; kept: number; bound: CrawlBound | null }

/** The running account of a reading. */
export type Book<T extends CrawledPage> = {
  frontier: Frontier
  ledger: Ledger<T>
  requests: number
  bytes: number
  bound: CrawlBound | null
}
