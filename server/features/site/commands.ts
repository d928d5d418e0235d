import { setTimeout as pause } from 'node:timers/promises'
import type { SiteProgress } from '@foyer/shared/api/integration.ts'
import { reindex } from '@foyer/shared/copy/integration.ts'
import { websiteProblems } from '@foyer/shared/copy/sign-up-done.ts'
import { siteAddressSaved } from '@foyer/shared/copy/site-reading.ts'
import { readWebsite } from '@foyer/shared/rules/website-address.ts'
import { minutes, seconds } from '@foyer/shared/facts/time.ts'
import { answerQuestion } from '#server/assistant/answer/answer.ts'
import { decodeIndex } from '#server/assistant/index/codec.ts'
import { leansOnEarlier } from '#server/assistant/index/follow-up.ts'
import type { Query } from '#server/assistant/index/search.ts'
import type { SiteIndex } from '#server/assistant/index/site-index.ts'
import { passagesFor } from '#server/assistant/model/fusion.ts'
import { embedPassages } from '#server/assistant/model/meaning.ts'
import type { SiteIndex as AnsweringSite } from '#server/assistant/turn-site.ts'
import { embedText } from '#server/features/model/commands.ts'
import { announce } from '#server/platform/announce.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { World } from '#server/world.ts'
import {
  dropIndex,
  dropPages,
  loadIndex,
  lockFirmSite,
  queueSite,
  setSiteUrl,
  siteProgress,
  updateSite,
} from './queries.ts'
import { isSameHost, stalledAfter } from './rules.ts'

/**
 * The firm's index of a version: the caller checks on every turn which one answers, its bytes are
 * read once. One that
 * an older Foyer wrote in another form is built anew from a reading.
 */
export async function loadSiteIndex(
  world: World,
  tx: Tx,
  { firmId, version }: { firmId: FirmId; version: number | null },
): Promise<SiteIndex | null> {
  if (version === null) return null
  return await world.siteIndexes.get(firmId, version, async () => {
    const data = await loadIndex(tx, firmId, version)
    const index = data === undefined ? null : decodeIndex(data)
    if (index === null) await queueReading(world, tx, firmId)
    return index
  })
}

/** An index as one turn asks it; the same question again costs nothing. */
export function answering(index: SiteIndex): AnsweringSite {
  const known = new Map<string, ReturnType<AnsweringSite['answer']>>()
  return {
    // A conversation remembers the oldest words first, a search wants the newest first.
    answer: ({ history, ...question }) => {
      const key = JSON.stringify([question, history])
      const found =
        known.get(key) ?? answerQuestion(index, { ...question, history: history.toReversed() })
      known.set(key, found)
      return found
    },
  }
}

/** One version of a firm's index, in memory. */
export type LoadedIndex = { firmId: FirmId; version: number; index: SiteIndex }

/** Vectors are worth a short wait: without them words alone find what a turn is answered from. */
const vectorPatience = seconds(1)
/** Making those of a whole site goes on while turns are answered without them. */
const embeddingPatience = minutes(2)

/** The site's vectors and the question's; null where there are none, or none in time. */
async function loadMeaning(
  world: World,
  { firmId, version, index, timeZone }: LoadedIndex & { timeZone: string },
  { text, history: [before] = [], ...rest }: Query,
) {
  const { model, siteVectors, log } = world
  const embed = model?.embed
  if (!embed) return null
  const asked =
    before !== undefined && leansOnEarlier({ text, ...rest }) ? `${before}\n${text}` : text
  const load = async () => {
    const vectors = await siteVectors.get(firmId, version, () =>
      embedPassages(index, embed, AbortSignal.timeout(embeddingPatience)),
    )
    const soon = AbortSignal.timeout(vectorPatience)
    const vector = await embedText(world, { firmId, timeZone }, asked, soon)
    return vectors === null || vector === null ? null : { vectors, asked: vector }
  }
  const found = load().catch((error: unknown) => {
    log.warn({ err: error }, 'a question was looked up by its words alone')
    return null
  })
  return await Promise.race([found, pause(vectorPatience, null, { ref: false })])
}

/** The passages of a site that a model answers a question from, best first. */
export async function findPassages(
  world: World,
  loaded: LoadedIndex & { timeZone: string },
  query: Query,
): Promise<number[]> {
  return passagesFor(loaded.index, query, await loadMeaning(world, loaded, query))
}

/**
 * Asks for a reading in the caller's transaction; false where one is under way already. `afresh`: one
 * that is under way is not waited for, and will write nothing any more.
 */
export async function queueReading(
  world: World,
  tx: Tx,
  firmId: FirmId,
  { afresh = false } = {},
): Promise<boolean> {
  const at = world.clock.now()
  const stalledBefore = afresh ? null : new Date(at.getTime() - stalledAfter)
  if (!(await queueSite(tx, firmId, { at, stalledBefore }))) return false
  await enqueue(tx, 'read-site', { firmId, subjectId: firmId })
  return true
}

/**
 * Asks for the site to be read again; the index that answers stays until the new one is built.
 * @returns false where a reading is under way already.
 */
export async function requestReading(world: World, firmId: FirmId): Promise<boolean> {
  return await world.db.asFirm(firmId, (tx) => queueReading(world, tx, firmId))
}

/** The address that was meant, as it is kept; null for none. */
function readAddress(world: World, siteUrl: string): string | null {
  if (siteUrl === '') return null
  const read = readWebsite(siteUrl, world.config.fetchPrivateHosts)
  if (read.outcome === 'address') return read.url
  const message = websiteProblems[read.problem]
  throw new Failure('request/invalid', { details: [{ field: 'siteUrl', message }] })
}

/** Leaves the firm without a website: nothing of it is kept or answers, and no reading goes on. */
async function removeSite(tx: Tx, firmId: FirmId): Promise<void> {
  await dropPages(tx, firmId)
  await dropIndex(tx, firmId)
  const cleared = { pagesFound: 0, pagesDone: 0, finishedAt: null, failure: null }
  await updateSite(tx, firmId, { state: 'none', ...cleared })
}

/**
 * Gives the firm's website another address and asks for it to be read; the same address is only read
 * again, and an empty one removes the website (docs/decisions/057-another-website-address.md).
 * @throws Failure `request/invalid` with what is wrong with the address, `request/not-found` where the
 *   integration is not this firm's, `integration/already-reading` where the same one is being read.
 */
export async function changeSite(
  world: World,
  { firmId, integrationId }: { firmId: FirmId; integrationId: string },
  siteUrl: string,
): Promise<{ message: string; site: SiteProgress }> {
  return await world.db.asFirm(firmId, async (tx) => {
    const before = await lockFirmSite(tx, firmId, 'no key update')
    if (before?.integrationId !== integrationId) throw new Failure('request/not-found')
    const address = readAddress(world, siteUrl)
    const isSame = address !== null && address === before.siteUrl
    if (!isSame) await setSiteUrl(tx, firmId, address)
    if (address === null) await removeSite(tx, firmId)
    else {
      const isOther = before.siteUrl !== null && !isSameHost(before.siteUrl, address)
      if (isOther) await dropPages(tx, firmId)
      if (!(await queueReading(world, tx, firmId, { afresh: !isSame })))
        throw new Failure('integration/already-reading')
    }
    await announce(tx, firmId, { noun: 'site', id: integrationId, kind: 'changed' })
    const message = address === null ? siteAddressSaved.removed : reindex.started
    return { message, site: await siteProgress(tx, firmId, address) }
  })
}
