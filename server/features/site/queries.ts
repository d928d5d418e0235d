import type { SiteProgress } from '@foyer/shared/api/integration.ts'
import type { PageStatus, SiteState } from '@foyer/shared/facts/statuses.ts'
import { and, asc, eq, inArray, isNotNull, lt, max, notInArray, or, sql } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { firms } from '#server/db/schema/firms.ts'
import { pages, siteIndexes, sites } from '#server/db/schema/site.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { pagesShown } from './rules.ts'

export type SiteRow = typeof sites.$inferSelect
export type PageRow = Omit<typeof pages.$inferSelect, 'content'>

/** What the crawler must know of a page it met before. */
export type KnownPage = {
  url: string
  etag: string | null
  lastModified: string | null
  contentHash: string | null
}

/** A page as a reading leaves it. `content` undefined keeps what was read before. */
export type ReadPage = {
  url: string
  title: string
  status: PageStatus
  note: string
  etag: string | null
  lastModified: string | null
  contentHash: string | null
  content: Uint8Array | null | undefined
  at: Date
}

/** States in which a reading is under way. */
const underWay: SiteState[] = ['queued', 'reading', 'building']

/** A firm's website: its address, and the integration that people know it by. */
export type FirmSite = { siteUrl: string | null; integrationId: string }

/** The firm's website, held until the transaction ends: nobody reads it while its address changes. */
export async function lockFirmSite(
  tx: Tx,
  firmId: FirmId,
  strength: 'share' | 'no key update',
): Promise<FirmSite | undefined> {
  const { siteUrl, integrationId } = firms
  const [row] = await tx
    .select({ siteUrl, integrationId })
    .from(firms)
    .where(ofFirm(firms, firmId))
    .for(strength)
  return row
}

/** Writes another address, on which the snippet has not been seen. */
export async function setSiteUrl(tx: Tx, firmId: FirmId, siteUrl: string | null): Promise<void> {
  await tx.update(firms).set({ siteUrl, snippetSeenAt: null }).where(ofFirm(firms, firmId))
}

export async function findSite(tx: Tx, firmId: FirmId): Promise<SiteRow | undefined> {
  const [row] = await tx.select().from(sites).where(ofFirm(sites, firmId))
  return row
}

/**
 * Marks the site as queued unless a reading is under way; one that has made no progress since
 * `stalledBefore` does not count, and without it none does.
 * @returns whether it was marked.
 */
export async function queueSite(
  tx: Tx,
  firmId: FirmId,
  { at, stalledBefore }: { at: Date; stalledBefore: Date | null },
): Promise<boolean> {
  await tx.insert(sites).values({ firmId }).onConflictDoNothing()
  const marked = await tx
    .update(sites)
    .set({
      state: 'queued',
      // Never earlier than a reading has begun, whatever this process's clock says.
      startedAt: sql`greatest(${sites.startedAt}, ${at.toISOString()}::timestamptz)`,
      finishedAt: null,
      pagesFound: 0,
      pagesDone: 0,
      failure: null,
    })
    .where(
      and(
        ofFirm(sites, firmId),
        stalledBefore === null
          ? undefined
          : or(notInArray(sites.state, underWay), lt(sites.startedAt, stalledBefore)),
      ),
    )
    .returning({ firmId: sites.firmId })
  return marked.length > 0
}

/**
 * Begins a reading, which is known by when it began: later than every one before, so that no two are
 * the same. From then on the one before may write nothing (see {@link holdReading}).
 */
export async function beginReading(tx: Tx, firmId: FirmId, now: Date): Promise<Date> {
  await tx.insert(sites).values({ firmId }).onConflictDoNothing()
  const [held] = await tx
    .select({ startedAt: sites.startedAt })
    .from(sites)
    .where(ofFirm(sites, firmId))
    .for('update')
  const before = held?.startedAt?.getTime() ?? 0
  const startedAt = new Date(Math.max(now.getTime(), before + 1))
  await updateSite(tx, firmId, { state: 'reading', startedAt })
  return startedAt
}

/**
 * Holds the site for a reading until the transaction ends, if it is still the one that is wanted.
 * @returns false once another has begun, or the firm has changed its address.
 */
export async function holdReading(tx: Tx, firmId: FirmId, startedAt: Date): Promise<boolean> {
  const [held] = await tx
    .select({ state: sites.state })
    .from(sites)
    .where(
      and(
        ofFirm(sites, firmId),
        eq(sites.startedAt, startedAt),
        inArray(sites.state, ['reading', 'building']),
      ),
    )
    .for('update')
  return held !== undefined
}

/** Forgets the pages of a website that is the firm's no more. */
export async function dropPages(tx: Tx, firmId: FirmId): Promise<void> {
  await tx.delete(pages).where(ofFirm(pages, firmId))
}

/**
 * Takes the index away that answers visitors. The newest version's row stays without its bytes, so
 * that the next one has another number: processes know an index by it.
 */
export async function dropIndex(tx: Tx, firmId: FirmId): Promise<void> {
  await updateSite(tx, firmId, { indexVersion: null })
  await tx
    .update(siteIndexes)
    .set({ data: new Uint8Array(), passages: 0 })
    .where(ofFirm(siteIndexes, firmId))
}

export async function updateSite(
  tx: Tx,
  firmId: FirmId,
  change: Partial<typeof sites.$inferInsert>,
): Promise<void> {
  await tx.update(sites).set(change).where(ofFirm(sites, firmId))
}

/** Pages of earlier readings, for conditional requests. */
export async function listKnownPages(tx: Tx, firmId: FirmId): Promise<KnownPage[]> {
  return await tx
    .select({
      url: pages.url,
      etag: pages.etag,
      lastModified: pages.lastModified,
      contentHash: pages.contentHash,
    })
    .from(pages)
    .where(and(ofFirm(pages, firmId), isNotNull(pages.content)))
}

/** Stores what became of pages in the reading that began at `readingStartedAt`. */
export async function savePages(
  tx: Tx,
  firmId: FirmId,
  readingStartedAt: Date,
  read: ReadPage[],
): Promise<void> {
  for (const { at, content, ...page } of read) {
    const row = { ...page, readAt: at, readingStartedAt }
    await tx
      .insert(pages)
      .values({ firmId, ...row, content: content ?? null })
      .onConflictDoUpdate({
        target: [pages.firmId, pages.url],
        set: content === undefined ? row : { ...row, content },
      })
  }
}

/** Removes pages that the reading begun at `readingStartedAt` did not meet. */
export async function dropUnmetPages(
  tx: Tx,
  firmId: FirmId,
  readingStartedAt: Date,
): Promise<void> {
  await tx
    .delete(pages)
    .where(and(ofFirm(pages, firmId), lt(pages.readingStartedAt, readingStartedAt)))
}

/** Statuses of pages whose content answers visitors. */
const speaking: PageStatus[] = ['read', 'unchanged']

/** The stored contents of the site's pages, in a fixed order. */
export async function listContents(
  tx: Tx,
  firmId: FirmId,
): Promise<{ url: string; content: Uint8Array }[]> {
  const rows = await tx
    .select({ url: pages.url, content: pages.content })
    .from(pages)
    .where(and(ofFirm(pages, firmId), inArray(pages.status, speaking), isNotNull(pages.content)))
    .orderBy(asc(pages.url))
  return rows.flatMap(({ url, content }) => (content === null ? [] : [{ url, content }]))
}

/** Pages for a person to read, without their contents. */
export async function listPages(tx: Tx, firmId: FirmId, limit: number): Promise<PageRow[]> {
  return await tx
    .select({
      firmId: pages.firmId,
      url: pages.url,
      title: pages.title,
      status: pages.status,
      note: pages.note,
      etag: pages.etag,
      lastModified: pages.lastModified,
      contentHash: pages.contentHash,
      passages: pages.passages,
      readingStartedAt: pages.readingStartedAt,
      readAt: pages.readAt,
    })
    .from(pages)
    .where(ofFirm(pages, firmId))
    .orderBy(asc(pages.url))
    .limit(limit)
}

export async function setPassages(
  tx: Tx,
  firmId: FirmId,
  passagesByUrl: ReadonlyMap<string, number>,
): Promise<void> {
  const counts = JSON.stringify(Object.fromEntries(passagesByUrl))
  await tx
    .update(pages)
    .set({ passages: sql`coalesce((${counts}::jsonb ->> ${pages.url})::int, 0)` })
    .where(ofFirm(pages, firmId))
}

/** Adds a new immutable index and makes it the one that answers; the one before it is kept. */
export async function publishIndex(
  tx: Tx,
  firmId: FirmId,
  index: { data: Uint8Array; passages: number; at: Date },
): Promise<number> {
  const [newest] = await tx
    .select({ version: max(siteIndexes.version) })
    .from(siteIndexes)
    .where(ofFirm(siteIndexes, firmId))
  const version = (newest?.version ?? 0) + 1
  const { data, passages, at } = index
  await tx.insert(siteIndexes).values({ firmId, version, data, passages, builtAt: at })
  await tx
    .delete(siteIndexes)
    .where(and(ofFirm(siteIndexes, firmId), lt(siteIndexes.version, version - 1)))
  await updateSite(tx, firmId, {
    indexVersion: version,
    state: 'ready',
    finishedAt: at,
    failure: null,
  })
  return version
}

/** The version that answers visitors now; null where there is none. */
export async function currentIndexVersion(tx: Tx, firmId: FirmId): Promise<number | null> {
  const [row] = await tx
    .select({ version: sites.indexVersion })
    .from(sites)
    .where(ofFirm(sites, firmId))
  return row?.version ?? null
}

export async function loadIndex(
  tx: Tx,
  firmId: FirmId,
  version: number,
): Promise<Uint8Array | undefined> {
  const [row] = await tx
    .select({ data: siteIndexes.data })
    .from(siteIndexes)
    .where(and(ofFirm(siteIndexes, firmId), eq(siteIndexes.version, version)))
  return row?.data
}

/** Passages of an index. */
export async function countPassages(tx: Tx, firmId: FirmId, version: number): Promise<number> {
  const [row] = await tx
    .select({ passages: siteIndexes.passages })
    .from(siteIndexes)
    .where(and(ofFirm(siteIndexes, firmId), eq(siteIndexes.version, version)))
  return row?.passages ?? 0
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A site that nobody has asked to be read. */
const neverRead = {
  state: 'none',
  pagesFound: 0,
  pagesDone: 0,
  startedAt: null,
  finishedAt: null,
  failure: null,
  indexVersion: null,
} as const

/** How far the reading of the firm's site is, with the pages it has met. */
export async function siteProgress(
  tx: Tx,
  firmId: FirmId,
  siteUrl: string | null,
): Promise<SiteProgress> {
  const site = (await findSite(tx, firmId)) ?? neverRead
  const listed = await listPages(tx, firmId, pagesShown)
  const { state, indexVersion: version, pagesFound, pagesDone, failure } = site
  return {
    state,
    siteUrl,
    version,
    passages: version === null ? 0 : await countPassages(tx, firmId, version),
    pagesFound,
    pagesDone,
    startedAt: iso(site.startedAt),
    finishedAt: iso(site.finishedAt),
    failure,
    pages: listed.map(({ url, title, status, note, passages, readAt }) => {
      return { url, title, status, note, passages, readAt: iso(readAt) }
    }),
  }
}
