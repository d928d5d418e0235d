import type { PageStatus, SiteState } from '@foyer/shared/facts/statuses.ts'
import { and, asc, eq, inArray, isNotNull, lt, max, notInArray, sql } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { pages, siteIndexes, sites } from '#server/db/schema/site.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

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

export async function findSite(tx: Tx, firmId: FirmId): Promise<SiteRow | undefined> {
  const [row] = await tx.select().from(sites).where(ofFirm(sites, firmId))
  return row
}

/**
 * Marks the site as queued unless a reading is under way; one that has made no progress since
 * `stalledBefore` does not count.
 * @returns whether it was marked.
 */
export async function queueSite(
  tx: Tx,
  firmId: FirmId,
  { at, stalledBefore }: { at: Date; stalledBefore: Date },
): Promise<boolean> {
  await tx.insert(sites).values({ firmId }).onConflictDoNothing()
  const marked = await tx
    .update(sites)
    .set({
      state: 'queued',
      startedAt: at,
      finishedAt: null,
      pagesFound: 0,
      pagesDone: 0,
      failure: null,
    })
    .where(
      and(
        ofFirm(sites, firmId),
        sql`(${notInArray(sites.state, underWay)} or ${lt(sites.startedAt, stalledBefore)})`,
      ),
    )
    .returning({ firmId: sites.firmId })
  return marked.length > 0
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
