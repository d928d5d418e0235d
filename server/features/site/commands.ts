import { answerQuestion } from '#server/assistant/answer/answer.ts'
import { decodeIndex } from '#server/assistant/index/codec.ts'
import type { SiteIndex } from '#server/assistant/index/site-index.ts'
import type { SiteIndex as AnsweringSite } from '#server/assistant/turn-site.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { World } from '#server/world.ts'
import { loadIndex, queueSite } from './queries.ts'
import { stalledAfter } from './rules.ts'

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

/** An index as a turn asks it. */
export function answering(index: SiteIndex): AnsweringSite {
  return {
    // A conversation remembers the oldest words first, a search wants the newest first.
    answer: ({ history, ...question }) =>
      answerQuestion(index, { ...question, history: history.toReversed() }),
  }
}

/** The firm's site as a turn asks it; null where it has not been read yet. */
export async function loadSite(
  world: World,
  tx: Tx,
  current: { firmId: FirmId; version: number | null },
): Promise<AnsweringSite | null> {
  const index = await loadSiteIndex(world, tx, current)
  return index === null ? null : answering(index)
}

/** Asks for a reading in the caller's transaction; false where one is under way already. */
export async function queueReading(world: World, tx: Tx, firmId: FirmId): Promise<boolean> {
  const at = world.clock.now()
  const stalledBefore = new Date(at.getTime() - stalledAfter)
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
