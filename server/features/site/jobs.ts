import { siteReading } from '@foyer/shared/copy/site-reading.ts'
import type { EarlierPage, PageRecord } from '#server/assistant/crawl/page-record.ts'
import { crawlSite } from '#server/assistant/crawl/crawl.ts'
import { buildIndexAside, packContent } from '#server/assistant/index/build-aside.ts'
import { openExtractor } from '#server/assistant/index/extract-aside.ts'
import { contentOf, type ExtractedPage } from '#server/assistant/index/page-content.ts'
import { announce } from '#server/platform/announce.ts'
import { builtFile } from '#server/platform/built-files.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { World } from '#server/world.ts'
import {
  beginReading,
  dropIndex,
  dropUnmetPages,
  holdReading,
  listContents,
  listKnownPages,
  lockFirmSite,
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

/** One reading of a firm's site. It is known by when it began. */
type Reading = { firmId: FirmId; siteUrl: string; integrationId: string; startedAt: Date }

/** Thrown inside a reading that has become another's: the address was changed, or one began anew. */
const superseded = new Error('another reading of this site is wanted')

/**
 * Does a part of a reading in a transaction, during which it stays the one that is wanted.
 * @throws superseded where it no longer is; then nothing is written.
 */
async function whileWanted<T>(
  world: World,
  { firmId, startedAt }: Reading,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return await world.db.asFirm(firmId, async (tx) => {
    if (!(await holdReading(tx, firmId, startedAt))) throw superseded
    return await work(tx)
  })
}

const tell = (tx: Tx, { firmId, integrationId: id }: Reading): Promise<void> =>
  announce(tx, firmId, { noun: 'site', id, kind: 'changed' })

/** Takes the address as it is now, and with it the right to write; undefined without a website. */
async function begin(world: World, firmId: FirmId): Promise<Reading | undefined> {
  return await world.db.asFirm(firmId, async (tx) => {
    const site = await lockFirmSite(tx, firmId, 'share')
    if (site === undefined) return undefined
    const { siteUrl, integrationId } = site
    if (siteUrl === null) {
      await updateSite(tx, firmId, { state: 'none' })
      return undefined
    }
    const startedAt = await beginReading(tx, firmId, world.clock.now())
    const reading = { firmId, siteUrl, integrationId, startedAt }
    await tell(tx, reading)
    return reading
  })
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
async function fail(world: World, reading: Reading, failure: string): Promise<void> {
  await whileWanted(world, reading, async (tx) => {
    const finishedAt = world.clock.now()
    await updateSite(tx, reading.firmId, { state: 'failed', failure, finishedAt })
    await tell(tx, reading)
  })
}

/**
 * Reads every page, storing each as it comes; answers why nothing could be read, or null. An index
 * whose pages are all gone is of another website: it goes with the first page that is read here.
 */
async function crawl(world: World, reading: Reading): Promise<string | null> {
  const { firmId, siteUrl, startedAt } = reading
  const extractor = openExtractor(builtFile('extract-worker.mjs'))
  const previous = await knownPages(world, firmId)
  let isElsewhere = previous.size === 0
  const outcome = await crawlSite({
    siteUrl,
    guard: world.fetchGuard,
    extract: extractor.extract,
    limits: world.config.crawlLimits,
    previous,
    onPage: async (record, { found, done }) => {
      await whileWanted(world, reading, async (tx) => {
        await savePages(tx, firmId, startedAt, [toReadPage(record, world.clock.now())])
        if (isElsewhere && record.status === 'read') await dropIndex(tx, firmId)
        await updateSite(tx, firmId, { pagesFound: found, pagesDone: done })
      })
      if (record.status === 'read') isElsewhere = false
    },
  }).finally(extractor.close)
  if (outcome.kind === 'failed') return outcome.message
  if (outcome.kind === 'stopped') return siteReading.stopped
  return outcome.kept === 0 ? siteReading.nothingReadable : null
}

async function build(world: World, reading: Reading): Promise<void> {
  const { firmId, startedAt } = reading
  const contents = await whileWanted(world, reading, async (tx) => {
    await updateSite(tx, firmId, { state: 'building' })
    await dropUnmetPages(tx, firmId, startedAt)
    return await listContents(tx, firmId)
  })
  const built = await buildIndexAside(
    builtFile('index-worker.mjs'),
    contents.map(({ content }) => content),
  )
  await whileWanted(world, reading, async (tx) => {
    await setPassages(tx, firmId, built.passagesByUrl)
    await publishIndex(tx, firmId, { ...built, at: world.clock.now() })
    await tell(tx, reading)
  })
}

/**
 * Reads the firm's site and builds its next index. What fails leaves the index that answers as it
 * is, with a sentence that says why. A reading that is no longer wanted ends and writes nothing.
 */
export async function readSite(world: World, firmId: FirmId): Promise<void> {
  const reading = await begin(world, firmId)
  if (reading === undefined) return
  try {
    const failure = await crawl(world, reading)
    if (failure === null) await build(world, reading)
    else await fail(world, reading, failure)
  } catch (error) {
    if (error === superseded) return
    world.log.error({ firmId, err: error }, 'reading a site failed unexpectedly')
    await fail(world, reading, siteReading.brokeOff).catch((reason: unknown) => {
      if (reason !== superseded) throw reason
    })
  }
}
