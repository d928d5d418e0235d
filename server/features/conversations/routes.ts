import { Id } from '@foyer/shared/api/shapes.ts'
import { type VisitorWay, visitorWays } from '@foyer/shared/facts/assistant.ts'
import type { conversationsApi, Resumed, widgetApi } from '@foyer/shared/api/widget.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { readableOn } from '@foyer/shared/rules/colour-contrast.ts'
import { greeting } from '@foyer/shared/rules/greeting.ts'
import { notice } from '#server/assistant/turn-notice.ts'
import { feed, streamEvents, wantsStream } from '#server/platform/event-stream.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { Handlers } from '#server/platform/serve.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { acceptNotice, assertOpen, openSession, type Visitor } from './commands/sessions.ts'
import { answerTurn, type AskedTurn } from './commands/turns.ts'
import { withdraw } from './commands/withdrawal.ts'
import {
  type Firm,
  findFirmBySession,
  findSession,
  getFirm,
  listChatItems,
  listTurns,
  type Session,
  type TurnRow,
} from './queries.ts'
import { conversationOf, eventsOf, readBearer, sameHash, transcriptOf } from './rules.ts'

/** Ways to reach the firm, beside typing, that its chat offers. */
function waysOf({ consultationTypes }: Firm): VisitorWay[] {
  return visitorWays.filter((way) => way !== 'schedule' || consultationTypes.length > 0)
}

function lookOf(firm: Firm, language: 'en' | 'es') {
  return {
    name: firm.displayName ?? firm.name,
    logoUrl: firm.logoUrl,
    colors: { primary: firm.colorPrimary, onPrimary: readableOn(firm.colorPrimary) },
    greeting: greeting(firm, language),
    phone: firm.phone,
    languages: firm.languages,
  }
}

/** Sessions whose firm is kept in memory: some 100 bytes each. */
const routesKept = 10_000

/** Proves a visitor by the session's secret; a wrong one answers like no session at all. */
export function visitorGate(world: World) {
  // A session stays its firm's as long as it lives, and is looked for there each time.
  const firms = new LRUCache<string, FirmId>({ max: routesKept })
  const firmOf = async (sessionId: string): Promise<FirmId | null> => {
    const known = firms.get(sessionId)
    if (known !== undefined) return known
    const found = await world.db.lookUp((db) => findFirmBySession(db, sessionId))
    if (found !== null) firms.set(sessionId, found)
    return found
  }
  return async (request: FastifyRequest<{ Params: { id?: string } }>): Promise<Visitor> => {
    const bearer = readBearer(request.headers.authorization)
    const sessionId = request.params.id ?? ''
    if (bearer === null || !Id.safeParse(sessionId).success)
      throw new Failure('widget/unknown-session')
    const firmId = await firmOf(sessionId)
    if (firmId === null) throw new Failure('widget/unknown-session')
    const session = await world.db.asFirm(firmId, (tx) => findSession(tx, firmId, sessionId))
    if (session === undefined || !sameHash(session.secretHash, bearer.secretHash))
      throw new Failure('widget/unknown-session')
    return { firmId, sessionId, carried: bearer.carried }
  }
}

function resumed(firm: Firm, session: Session, turns: TurnRow[]): Resumed {
  const language = session.language === 'es' ? 'es' : 'en'
  const transcript = transcriptOf(turns)
  const last = transcript.at(-1)?.turn
  return {
    sessionId: session.sessionId,
    firm: lookOf(firm, language),
    notice: notice(firm, language),
    features: waysOf(firm),
    language,
    consented: session.consentedAt !== null,
    transcript,
    intake: last?.intake ?? { slots: {}, confirmed: false },
    ...(last?.ask === undefined ? {} : { ask: last.ask }),
  }
}

async function resume(world: World, { firmId, sessionId }: Visitor): Promise<Resumed> {
  return await world.db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    const session = await findSession(tx, firmId, sessionId)
    assertOpen(session, world.clock.now())
    if (firm === undefined) throw new Failure('widget/unknown-session')
    return resumed(firm, session, await listTurns(tx, firmId, sessionId))
  })
}

/** A browser page of another origin may not speak for a visitor; the frame is our own. */
function assertOwnOrigin(world: World, request: FastifyRequest): void {
  const { origin } = request.headers
  if (origin !== undefined && origin !== world.config.origins.widget)
    throw new Failure('widget/origin-not-allowed')
}

/**
 * Streams a turn as it is made. It is made and kept also where the visitor goes meanwhile; a refusal
 * before the first word is an answer like any other.
 */
async function streamTurn(
  reply: FastifyReply,
  world: World,
  visitor: Visitor,
  turn: AskedTurn,
): Promise<void> {
  const { push, end, begun, pieces } = feed<string>()
  const settled = answerTurn(world, visitor, turn, push)
  settled.then(end, (error: unknown) => {
    end()
    world.log.warn({ err: error }, 'a turn was not answered')
  })
  await Promise.race([begun, settled])
  await streamEvents(reply, eventsOf(settled, pieces()))
}

/** The visitor's side of a conversation. */
export function conversationRoutes(
  world: World,
): Handlers<typeof widgetApi, never, never, Visitor> {
  return {
    createSession: async ({ body }, _nobody, { request }) => {
      assertOwnOrigin(world, request)
      const { firm, sessionId, secret, language } = await openSession(world, body)
      return {
        sessionId,
        secret,
        firm: lookOf(firm, language),
        notice: notice(firm, language),
        features: waysOf(firm),
        language,
      }
    },
    consent: async ({ body }, visitor) => {
      await acceptNotice(world, visitor, body.noticeVersion)
      return null
    },
    postTurn: async ({ body }, visitor, { request, reply }) => {
      const pacedBy = world.config.rateLimitExempt.includes(request.ip) ? 'nothing' : 'limit'
      if (!wantsStream(request))
        return { turn: await answerTurn(world, visitor, { ...body, pacedBy }) }
      await streamTurn(reply, world, visitor, { ...body, pacedBy })
      return undefined
    },
    getSession: async (_input, visitor) => await resume(world, visitor),
    deleteSession: async (_input, visitor) => ({
      success: true as const,
      ...(await withdraw(world, visitor)),
    }),
  }
}

/** The firm's side of a conversation. */
export function firmConversationRoutes({
  db,
}: Pick<World, 'db'>): AppHandlers<typeof conversationsApi> {
  return {
    getConversation: async ({ params: { id } }, { firmId }) =>
      await db.asFirm(firmId, async (tx) => {
        const session = await findSession(tx, firmId, id)
        if (session === undefined) throw new Failure('request/not-found')
        const turns = await listTurns(tx, firmId, id)
        const conversation = conversationOf(session, turns, await listChatItems(tx, firmId, id))
        if (conversation === undefined) throw new Failure('request/not-found')
        return { success: true as const, conversation }
      }),
  }
}
