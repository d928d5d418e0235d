import path from 'node:path'
import { measureIndex } from './assistant/index/codec.ts'
import type { SiteIndex } from './assistant/index/site-index.ts'
import type { PassageVectors } from './assistant/model/fusion.ts'
import { measureVectors } from './assistant/model/meaning.ts'
import type { Config } from './config.ts'
import { countUnread } from './features/overview/queries.ts'
import { builtFile } from './platform/built-files.ts'
import { type Database, type DatabaseAddress, openDatabase } from './platform/database.ts'
import { type DownloadTickets, downloadTickets } from './platform/download-ticket.ts'
import { createFetchGuard, type FetchGuard } from './platform/fetch-guard.ts'
import { type KeyedQueue, keyedQueue } from './platform/keyed-queue.ts'
import type { Log } from './platform/log.ts'
import { type NewsDesk, openNewsDesk } from './platform/news.ts'
import { type VersionedCache, versionedCache } from './platform/versioned-cache.ts'
import type { BlogPort } from './ports/blog/blog.ts'
import { ghostBlog } from './ports/blog/blog.ghost.ts'
import { markdownBlog } from './ports/blog/blog.markdown.ts'
import { type Clock, systemClock } from './ports/clock/clock.ts'
import { embeddedIdentity } from './ports/identity/identity.embedded.ts'
import { firebaseIdentity } from './ports/identity/identity.firebase.ts'
import type { Identity } from './ports/identity/identity.ts'
import type { MailPort } from './ports/mail/mail.ts'
import { outboxMail } from './ports/mail/mail.outbox.ts'
import { smtpMail } from './ports/mail/mail.smtp.ts'
import { withCircuitBreaker } from './ports/model/circuit-breaker.ts'
import { compatibleModel } from './ports/model/model.compatible.ts'
import type { ModelPort } from './ports/model/model.ts'
import { sandboxPayments } from './ports/payments/payments.sandbox.ts'
import { stripePayments } from './ports/payments/payments.stripe.ts'
import type { PaymentsPort } from './ports/payments/payments.ts'
import { clamdScanner } from './ports/scanner/scanner.clamd.ts'
import { noScanner } from './ports/scanner/scanner.none.ts'
import type { ScannerPort } from './ports/scanner/scanner.ts'
import { diskStorage } from './ports/storage/storage.disk.ts'
import { s3Storage } from './ports/storage/storage.s3.ts'
import type { StoragePort } from './ports/storage/storage.ts'
import { deriveKeys } from './secret.ts'

/** Everything a running process is made of. */
export type World = {
  config: Config
  log: Log
  clock: Clock
  db: Database
  identity: Identity
  mail: MailPort
  payments: PaymentsPort
  /** Visitors' files. */
  storage: StoragePort
  /** What looks for viruses in them. */
  scanner: ScannerPort
  /** Tickets to fetch them with, at the files door. */
  downloadTickets: DownloadTickets
  /** The language model that makes answers better; null where none is set up, and then nobody is asked. */
  model: ModelPort | null
  fetchGuard: FetchGuard
  /** Fetches what anybody asks for, without an account: in operation nothing but the open web. */
  checkGuard: FetchGuard
  blog: BlogPort
  /** Fetches posts and their pictures; the configured Ghost may stand on a private network. */
  blogGuard: FetchGuard
  /** Tells open dashboards what is new. */
  news: NewsDesk
  /** Site indexes held in memory, by firm; bounded in bytes. */
  siteIndexes: VersionedCache<SiteIndex>
  /** Vectors of their passages, where a model makes such; bounded in bytes. */
  siteVectors: VersionedCache<PassageVectors>
  /** The key of one use, such as what signs the links of a letter; derived from the process's secret. */
  keyFor: (use: string) => Buffer
  /** Turns of one chat are answered one after the other. */
  turnQueue: KeyedQueue
  /** What one firm orders of the payment provider is done one after the other. */
  billingQueue: KeyedQueue
}

/** Memory for site indexes in one process; the longest unused go first. */
const siteIndexBytes = 256 * 1024 * 1024

/** Memory for vectors of passages: 800 of 1,536 numbers are 5 MB. */
const siteVectorBytes = 128 * 1024 * 1024

/** Turns of one chat that may wait for each other; more is no visitor. */
const turnsWaiting = 60

/** Orders of one firm that may wait for each other; more is no person. */
const ordersWaiting = 40

/** Where the outbox keeps its mail. */
export const outboxFolder = (dataFolder: string): string => path.join(dataFolder, 'outbox')

/** Who takes the money. */
export function choosePayments(
  { stripe }: Config,
  { db, clock, secret, log }: Pick<World, 'db' | 'clock' | 'log'> & { secret: string },
): PaymentsPort {
  return stripe === undefined
    ? sandboxPayments({ db, clock, secret })
    : stripePayments({ ...stripe, clock, log })
}

/** Hosted Firebase where its project is named, else the identity that comes with Foyer. */
function chooseIdentity(
  config: Config,
  parts: Pick<World, 'db' | 'clock' | 'log' | 'mail'> & { secret: string },
): Identity {
  if (config.firebase !== undefined) return firebaseIdentity({ ...parts, ...config.firebase })
  return embeddedIdentity({
    ...parts,
    issuerOrigin: config.origins.app,
    mailHost: config.mailHost,
    authorizedDomains: config.authorizedDomains,
    google: config.google,
    chooser: config.demo && !config.production,
    exempt: config.rateLimitExempt,
  })
}

const hostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`

/** The posts of the configured Ghost, which may be reached where it stands, or those that come with Foyer. */
function openBlogEngine({ ghost }: Config): Pick<World, 'blog' | 'blogGuard'> {
  const ghostHost = ghost === undefined ? [] : [hostAndPort(new URL(ghost.url))]
  const blogGuard = createFetchGuard({ privateHosts: ghostHost })
  const blog =
    ghost === undefined
      ? markdownBlog({ folder: builtFile('posts') })
      : ghostBlog({ ...ghost, guard: blogGuard })
  return { blog, blogGuard }
}

/** The language model, left alone for a while where it fails; null where none is set up. */
export const chooseModel = ({ model }: Config, clock: Clock): ModelPort | null =>
  model === undefined ? null : withCircuitBreaker(compatibleModel(model), clock)

/** Chooses every adapter by the configuration; nothing else does. */
export function createWorld(
  config: Config,
  secret: string,
  { log, database }: { log: Log; database: DatabaseAddress },
): World & { close: () => Promise<void> } {
  const clock = systemClock(config.startAt)
  const db = openDatabase(database, log)
  const news = openNewsDesk({
    database,
    countUnread: (firmId) => db.asFirm(firmId, (tx) => countUnread(tx, firmId)),
    log,
  })
  const fetchGuard = createFetchGuard({ privateHosts: config.fetchPrivateHosts })
  const checkGuard = createFetchGuard({ privateHosts: config.checkPrivateHosts })
  const blog = openBlogEngine(config)
  const mail =
    config.smtpUrl === undefined
      ? outboxMail({ folder: outboxFolder(config.dataFolder), from: config.mailFrom, clock })
      : smtpMail({ url: config.smtpUrl, from: config.mailFrom, clock })
  return {
    config,
    log,
    clock,
    db,
    mail,
    payments: choosePayments(config, { db, clock, secret, log }),
    storage:
      config.s3 === undefined
        ? diskStorage({ folder: path.join(config.dataFolder, 'files') })
        : s3Storage(config.s3),
    scanner: config.clamd === undefined ? noScanner() : clamdScanner(config.clamd),
    downloadTickets: downloadTickets(secret, clock),
    model: chooseModel(config, clock),
    fetchGuard,
    checkGuard,
    ...blog,
    news,
    identity: chooseIdentity(config, { db, clock, secret, log, mail }),
    siteIndexes: versionedCache(siteIndexBytes, measureIndex),
    siteVectors: versionedCache(siteVectorBytes, measureVectors),
    keyFor: deriveKeys(secret),
    turnQueue: keyedQueue(turnsWaiting),
    billingQueue: keyedQueue(ordersWaiting),
    close: async () => {
      await Promise.all([fetchGuard, checkGuard, blog.blogGuard].map((guard) => guard.close()))
      await Promise.all([mail.close(), news.close()])
      await db.close()
    },
  }
}
