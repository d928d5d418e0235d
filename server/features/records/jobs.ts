import { beginNight, endNight } from '#server/features/billing/queries.ts'
import { nightOf } from '#server/features/billing/rules.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { pageByPage } from '#server/platform/page-by-page.ts'
import type { World } from '#server/world.ts'
import {
  forgetLetterCounts,
  forgetPaymentEvents,
  forgetUnaccepted,
  listFirmIds,
} from './queries/forgetting.ts'
import { letterCountsKept, paymentEventsKept, unacceptedKept } from './rules.ts'

/** Firms that are looked up at once. */
const firmsAtOnce = 200

/** Every firm, one after the other. */
export function everyFirm({ db }: Pick<World, 'db'>): AsyncGenerator<FirmId> {
  return pageByPage<FirmId>((last) =>
    db.asNobody((tx) => listFirmIds(tx, last ?? null, firmsAtOnce)),
  )
}

/** Forgets what is kept for a time only, of every firm and of nobody's. */
async function forgetOld(world: World): Promise<void> {
  const { db, clock, log } = world
  const before = (kept: number) => new Date(clock.now().getTime() - kept)
  for await (const firmId of everyFirm(world))
    await db
      .asFirm(firmId, async (tx) => {
        await forgetUnaccepted(tx, firmId, before(unacceptedKept))
        await forgetPaymentEvents(tx, firmId, before(paymentEventsKept))
      })
      .catch((error: unknown) => log.error({ firmId, err: error }, 'what is old was not forgotten'))
  await db.asNobody((tx) => forgetLetterCounts(tx, before(letterCountsKept)))
}

/** Forgets once a night, in whichever worker comes first; a run that died is begun again. */
export async function forgetNightly(world: World): Promise<void> {
  const at = world.clock.now()
  const run = { name: 'forget-old', night: nightOf(at), at }
  if (!(await world.db.asNobody((tx) => beginNight(tx, run)))) return
  await forgetOld(world)
  await world.db.asNobody((tx) => endNight(tx, run.name, world.clock.now()))
}
