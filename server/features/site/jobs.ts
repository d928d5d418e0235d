import { siteReading } from '@foyer/shared/copy/site-reading.ts'
import type { EarlierPage, PageRecord } from '#server/assistant/crawl/page-record.ts'
import { crawlSite } from '#server/assistant/crawl/crawl.ts'
import { buildIndexAside, packContent } from '#server/assistant/index/build-aside.ts'
import { openExtractor } from '#server/assistant/index/extract-aside.ts'
import { contentOf, type ExtractedPage } from '#server/assistant/index/page-content.ts'
import { getFirm } from '#server/features/conversations/queries.ts'
import { builtFile } from '#server/platform/built-files.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { World } from '#server/world.ts'
import {
  dropUnmetPages,
  listContents,
  listKnownPages,
  publishIndex,
  type ReadPage,
  savePages,
  setPassages,
  updateSite,
} from './queries.ts'

function toReadPage(record: PageRecord<ExtractedPage>, at: Date): ReadPage {
  const { url, title, status, note, etag, lastModified, contentHash, page } = record
  const kept = status === 'read' || status === 'unchanged'
  const content =
    page === null ? (kept ? undefined : null) : packContent(contentOf({ ...page, url }))
  return { url, title: title ?? '', status, note, etag, lastModified, contentHash, content, at }
}

async function knownPages(world: World, firmId: FirmId): Promise<Map<string, EarlierPage>> {
  const known = await world.db.asFirm(firmId, (tx) => listKnownPages(tx, firmId))
  return new Map(
    known.flatMap(({ url, etag, lastModified, contentHash }) =>
      contentHash === null ? [] : [[url, { etag, lastModified, contentHash }] as const],
    ),
  )
}

/** Says that the reading failed; the index that answered before goes on answering. */
async function fail(world: World, firmId: FirmId, failure: string): Promise<void> {
  await world.db.asFirm(firmId, (tx) =>
    updateSite(tx, firmId, { state: 'failed', failure, finishedAt: world.clock.now() }),
  )
}

/** Reads every page, storing each as it comes; null where the site could not be read at all. */
async function crawl(
  world: World,
  firmId: FirmId,
  reading: { siteUrl: string; startedAt: Date },
): Promise<{ failure: string | null }> {
  const extractor = openExtractor(builtFile('extract-worker.mjs'))
  const outcome = await crawlSite({
    siteUrl: reading.siteUrl,
    guard: world.fetchGuard,
    extract: extractor.extract,
    limits: world.config.crawlLimits,
    previous: await knownPages(world, firmId),
    onPage: async (record, { found, done }) => {
      await world.db.asFirm(firmId, async (tx) => {
        await savePages(tx, firmId, reading.startedAt, [toReadPage(record, world.clock.now())])
        await updateSite(tx, firmId, { pagesFound: found, pagesDone: done })
      })
    },
  }).finally(extractor.close)
  if (outcome.kind === 'failed') return { failure: outcome.message }
  if (outcome.kind === 'stopped') return { failure: siteReading.stopped }
  return { failure: outcome.kept === 0 ? siteReading.nothingReadable : null }
}

async function build(world: World, firmId: FirmId, startedAt: Date): Promise<void> {
  await world.db.asFirm(firmId, (tx) => updateSite(tx, firmId, { state: 'building' }))
  const contents = await world.db.asFirm(firmId, async (tx) => {
    await dropUnmetPages(tx, firmId, startedAt)
    return await listContents(tx, firmId)
  })
  const built = await buildIndexAside(
    builtFile('index-worker.mjs'),
    contents.map(({ content }) => content),
  )
  await world.db.asFirm(firmId, async (tx) => {
    await setPassages(tx, firmId, built.passagesByUrl)
    await publishIndex(tx, firmId, { ...built, at: world.clock.now() })
  })
}

/**
 * Reads the firm's site and builds its next index. What fails leaves the index that answers as it
 * is, with a sentence that says why.
 */
export async function readSite(world: World, firmId: FirmId): Promise<void> {
  const firm = await world.db.asFirm(firmId, (tx) => getFirm(tx, firmId))
  if (firm === undefined || firm.siteUrl === null) return
  const startedAt = world.clock.now()
  await world.db.asFirm(firmId, (tx) => updateSite(tx, firmId, { state: 'reading', startedAt }))
  try {
    const { failure } = await crawl(world, firmId, { siteUrl: firm.siteUrl, startedAt })
    if (failure === null) await build(world, firmId, startedAt)
    else await fail(world, firmId, failure)
  } catch (error) {
    world.log.error({ firmId, err: error }, 'reading a site failed unexpectedly')
    await fail(world, firmId, siteReading.brokeOff)
  }
}
