import type { overviewApi } from '@foyer/shared/api/overview.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import { getFirm } from '#server/features/conversations/queries.ts'
import { domainOf } from '#server/features/integration/rules.ts'
import { countOpenQuestions } from '#server/features/questions/queries.ts'
import { isDatabaseAway } from '#server/platform/database.ts'
import { streamEvents, wantsStream } from '#server/platform/event-stream.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { Exchange } from '#server/platform/serve.ts'
import type { AppHandlers, Member } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { proveMailbox } from './commands.ts'
import { countFigures, countUnread, findMemberOfFirm, listArrivals } from './queries.ts'
import { firstOfMonth, provesMailbox, recentActivity } from './rules.ts'

/** The home's figures; months are those of the firm's zone. */
async function readOverview({ db, clock }: World, firmId: FirmId) {
  return await db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    if (firm === undefined) throw new Failure('account/no-firm')
    const now = clock.now()
    const { timeZone } = firm
    const startDate = firstOfMonth(dayIn(timeZone, now))
    return {
      success: true as const,
      stats: await countFigures(tx, firmId, startDate),
      recentActivity: recentActivity(await listArrivals(tx, firmId), now, timeZone),
      unread: await countUnread(tx, firmId),
      openQuestions: await countOpenQuestions(tx, firmId),
    }
  })
}

/** Whether a reader may still hear of the firm's news. While the database is away there are none. */
async function isStillMember({ proveAgain }: Exchange<Member>, firmId: FirmId): Promise<boolean> {
  try {
    return (await proveAgain()).firmId === firmId
  } catch (error) {
    if (error instanceof Failure) return false
    if (isDatabaseAway(error)) return true
    throw error
  }
}

/** Streams the firm's news until the reader goes, may no longer listen, or has to come again. */
async function followNews(
  { news }: World,
  firmId: FirmId,
  exchange: Exchange<Member>,
): Promise<void> {
  const { reply } = exchange
  const reader = await news.join(firmId)
  reply.raw.once('close', reader.leave)
  try {
    await streamEvents(
      reply,
      reader.events(() => isStillMember(exchange, firmId)),
    )
  } finally {
    reader.leave()
  }
}

/** What the dashboard shows of the signed-in person and their firm, and how its home stands. */
export function overviewRoutes(world: World): AppHandlers<typeof overviewApi> {
  return {
    getUserInfo: async (_input, { identity, firmId, userId }) => {
      const found = await world.db.asFirm(firmId, (tx) => findMemberOfFirm(tx, firmId, userId))
      if (found === undefined) throw new Failure('account/no-firm')
      const { user, firm } = found
      if (provesMailbox(identity, firm)) await proveMailbox(world, firmId)
      return {
        success: true as const,
        organization: firm.name,
        fullName: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        integrationId: firm.integrationId,
        domain: domainOf(firm.siteUrl),
        integrationActive: firm.snippetSeenAt !== null,
        timeZone: firm.timeZone,
        isAdministrator: identity.uid === world.config.administratorUid,
        phone: firm.phone,
      }
    },
    getOverview: async (_input, { firmId }) => await readOverview(world, firmId),
    followNews: async (_input, { firmId }, exchange) => {
      if (wantsStream(exchange.request)) {
        await followNews(world, firmId, exchange)
        return undefined
      }
      const unread = await world.db.asFirm(firmId, (tx) => countUnread(tx, firmId))
      return { success: true as const, unread }
    },
  }
}
