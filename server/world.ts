import type { SiteIndex } from './assistant/index/site-index.ts'
import type { Config } from './config.ts'
import type { Database } from './platform/database.ts'
import type { FetchGuard } from './platform/fetch-guard.ts'
import type { Log } from './platform/log.ts'
import type { VersionedCache } from './platform/versioned-cache.ts'
import type { Clock } from './ports/clock/clock.ts'
import type { Identity } from './ports/identity/identity.ts'
import type { MailPort } from './ports/mail/mail.ts'

/** Everything a running process is made of. */
export type World = {
  config: Config
  log: Log
  clock: Clock
  db: Database
  identity: Identity
  mail: MailPort
  fetchGuard: FetchGuard
  /** Site indexes held in memory, by firm; bounded in bytes. */
  siteIndexes: VersionedCache<SiteIndex>
}
