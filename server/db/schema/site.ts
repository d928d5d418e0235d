import {
  type PageStatus,
  pageStatuses,
  type SiteState,
  siteStates,
} from '@foyer/shared/facts/statuses.ts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { among, bytes, firmId, instant } from './columns.ts'
import { firms } from './firms.ts'

/** The firm's website as Foyer last read it, and how far the current reading has come. */
export const sites = pgTable(
  'sites',
  {
    firmId: firmId()
      .primaryKey()
      .references(() => firms.firmId, { onDelete: 'cascade' }),
    state: text('state').$type<SiteState>().notNull().default('none'),
    pagesFound: integer('pages_found').notNull().default(0),
    pagesDone: integer('pages_done').notNull().default(0),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** Code of the last failure; its sentence is in shared/copy/site.ts. */
    failure: text('failure'),
    /** Version of the index that answers visitors. */
    indexVersion: integer('index_version'),
  },
  (t) => [check('sites_state', sql`${t.state} in (${among(siteStates)})`)],
)

/** One page of the site: what became of it and, where it could be read, what it says. */
export const pages = pgTable(
  'pages',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    title: text('title').notNull().default(''),
    status: text('status').$type<PageStatus>().notNull(),
    note: text('note').notNull().default(''),
    etag: text('etag'),
    lastModified: text('last_modified'),
    contentHash: text('content_hash'),
    /** PageContent as JSON, compressed; null where the page could not be read. */
    content: bytes('content'),
    passages: integer('passages').notNull().default(0),
    /** The reading that last met this page; pages of older readings are gone from the site. */
    readingStartedAt: instant('reading_started_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.url] }),
    check('pages_status', sql`${t.status} in (${among(pageStatuses)})`),
  ],
)

/** Immutable site indexes; the newest answers, one older is kept for processes still holding it. */
export const siteIndexes = pgTable(
  'site_indexes',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    data: bytes('data').notNull(),
    passages: integer('passages').notNull(),
    builtAt: instant('built_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.version] })],
)
