import { Id } from '@foyer/shared/api/shapes.ts'
import { type VisitorWay, visitorWays } from '@foyer/shared/facts/assistant.ts'
import type { conversationsApi, Resumed, widgetApi } from '@foyer/shared/api/widget.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { minutes } from '@foyer/shared/facts/time.ts'
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

/** Sessions whose proof is kept in memory: some 200 bytes each. */
const proofsKept = 10_000

/**
 * Proves a visitor by the session's secret; a wrong one answers like no session at all. A proof holds for a
 * minute, so that not every turn asks for it again; whether the chat is still open, each endpoint asks itself.
 */
export function visitorGate(world: World) {
  const proofs = new LRUCache<string, Proof>({ max: proofsKept, ttl: minutes(1) })
  const prove = async (sessionId: string): Promise<Proof | null> => {
    const known = proofs.get(sessionId)
    if (known !== undefined) return known
    const firmId = await world.db.lookUp((db) => findFirmBySession(db, sessionId))
    if (firmId === null) return null
    const session = await world.db.asFirm(firmId, (tx) => findSession(tx, firmId, sessionId))
    if (session === undefined) return null
    const proof = { firmId, secretHash: session.secretHash }
    proofs.set(sessionId, proof)
    return proof
  }
  return async (request: FastifyRequest<{ Params: { id?: string } }>): Promise<Visitor> => {
    const bearer = readBearer(request.headers.authorization)
    const sessionId = request.params.id ?? ''
    if (bearer === null || !Id.safeParse(sessionId).success)
      throw new Failure('widget/unknown-session')
    const proof = await prove(sessionId)
    if (proof === null || !sameHash(proof.secretHash, bearer.secretHash))
      throw new Failure('widget/unknown-session')
    return { firmId: proof.firmId, sessionId, carried: bearer.carried }
  }
}

/** Whose session it is, and what its secret must hash to. */
type Proof = { firmId: FirmId; secretHash: string }

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
