import type { Turn } from '@foyer/shared/api/widget.ts'
import { turnLimits } from '@foyer/shared/facts/limits.ts'
import { minutes } from '@foyer/shared/facts/time.ts'
import { type Outcome, respondWith } from '#server/assistant/model/write-answer.ts'
import type { Answered } from '#server/assistant/turn-draft.ts'
import { respond } from '#server/assistant/turn.ts'
import { recordLead } from '#server/features/leads/commands.ts'
import { endWithoutWaiting } from '#server/features/model/queries.ts'
import { findPrompt } from '#server/features/prompt/queries.ts'
import { promptInUse } from '#server/features/prompt/rules.ts'
import { recordUnanswered } from '#server/features/questions/commands.ts'
import { answering, loadSiteIndex } from '#server/features/site/commands.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { World } from '#server/world.ts'
import {
  findTurn,
  getGround,
  type Ground,
  lockSession,
  recordTurn,
  type Session,
  type TurnRow,
} from '../queries.ts'
import { leadOf, needsOf, stateOf } from '../rules.ts'
import { type Asked, askModel, type Open } from './model-turn.ts'
import { assertOpen, assertReceiving, type Visitor } from './sessions.ts'

/** A turn as it comes in; `pacedBy` says whether its sender is held to a pace. */
export type AskedTurn = { turnId: string; text: string; pacedBy: 'limit' | 'nothing' }

function checkText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw new Failure('widget/empty-turn')
  if (trimmed.length > turnLimits.maxChars) throw new Failure('widget/turn-too-long')
  return trimmed
}

function checkPace(session: Session, { recent }: Ground): void {
  if (session.turnCount >= turnLimits.maxTurns) throw new Failure('widget/too-many-turns')
  if (recent >= turnLimits.maxPerMinute)
    throw new Failure('request/too-fast', { retryAfterSeconds: 20 })
}

/** Writes an answered turn, the session's state, the lead and its due delivery. */
async function writeTurn(tx: Tx, asked: Asked, answered: Answered): Promise<Turn> {
  const { session, leadId: before, turnId, text, context } = asked
  const { firmId, sessionId } = asked.visitor
  const seq = session.turnCount + 1
  const { reply, conversation, unanswered } = answered
  const told = leadOf(conversation, asked)
  const lead = { sessionId, leadId: before, ...told, messageCount: seq, at: context.now }
  const leadId = await recordLead(tx, firmId, lead)
  const turn: Turn = { id: turnId, ...reply, ...(leadId === undefined ? {} : { leadId }) }
  const row = { firmId, sessionId, turnId, seq, text, reply: turn, at: context.now }
  await recordTurn(tx, row, conversation)
  if (unanswered !== null) {
    const { language } = conversation
    const asking = { sessionId, turnId, at: context.now }
    await recordUnanswered(tx, firmId, { ...asking, text: unanswered, language })
  }
  return turn
}

/** The session, held until the transaction ends, if it can be continued. */
async function holdSession(world: World, tx: Tx, { firmId, sessionId }: Visitor): Promise<Session> {
  const session = await lockSession(tx, firmId, sessionId)
  assertOpen(session, world.clock.now())
  if (session.consentedAt === null) throw new Failure('widget/notice-not-accepted')
  return session
}

/** The reply that a turn got before, null where it had none; the same turn cannot say something else. */
function replyBefore(before: TurnRow | null | undefined, text: string): Turn | null {
  if (before && before.text !== text) throw new Failure('widget/turn-conflict')
  return before?.reply ?? null
}

/**
 * Answers a turn without a model and writes it, in one transaction; or gives back what a model needs,
 * where there is one and the turn is for it.
 */
async function beginTurn(
  world: World,
  tx: Tx,
  visitor: Visitor,
  { turnId, text, pacedBy }: AskedTurn,
): Promise<{ turn: Turn } | { open: Open }> {
  const { firmId } = visitor
  const now = world.clock.now()
  const session = await holdSession(world, tx, visitor)
  const since = new Date(now.getTime() - minutes(1))
  const ground = await getGround(tx, firmId, { sessionId: visitor.sessionId, turnId, since })
  if (ground === undefined) throw new Failure('widget/unknown-session')
  const stored = replyBefore(ground.before, text)
  if (stored !== null) return { turn: stored }
  if (pacedBy === 'limit') checkPace(session, ground)
  const { firm, indexVersion: version, ownAnswers, leadId } = ground
  assertReceiving(firm)
  const index = await loadSiteIndex(world, tx, { firmId, version })
  const site = index === null ? null : answering(index)
  const context = { index: site, ownAnswers, firm: needsOf(firm), now }
  const asked = { visitor, session, firm, leadId, turnId, text, context }
  const answered = respond(stateOf(session), text, context)
  const { siteQuestion: question } = answered
  if (world.model === null || question === null || index === null || version === null)
    return { turn: await writeTurn(tx, asked, answered) }
  const prompt = promptInUse(await findPrompt(tx))
  // It only held the session.
  await endWithoutWaiting(tx)
  return { open: { ...asked, answered, question, site: { firmId, version, index }, prompt } }
}

/**
 * Writes a turn that a model was asked about. Where another process has answered it meanwhile, that reply
 * stands; where it has answered others, the reply is made anew after them.
 */
async function endTurn(world: World, tx: Tx, open: Open, outcome: Outcome): Promise<Turn> {
  const { visitor, turnId, text, context } = open
  const { firmId, sessionId } = visitor
  const session = await holdSession(world, tx, visitor)
  const stored = replyBefore(await findTurn(tx, firmId, sessionId, turnId), text)
  if (stored !== null) return stored
  if (session.turnCount === open.session.turnCount)
    return await writeTurn(tx, open, outcome.answered)
  const answered = respondWith({ conversation: stateOf(session), text, context }, outcome.written)
  return await writeTurn(tx, { ...open, session }, answered)
}

/**
 * Answers one turn: the same `turnId` again replays the stored reply. Everything a turn changes is
 * one transaction, so what was acknowledged is kept; none is open while a model is asked.
 * @param hear gets the text of a reply piece by piece where it may leave before the turn is settled.
 */
export async function answerTurn(
  world: World,
  visitor: Visitor,
  turn: AskedTurn,
  hear: (piece: string) => void = () => undefined,
): Promise<Turn> {
  const { firmId, sessionId } = visitor
  const { db } = world
  const asked = { ...turn, text: checkText(turn.text) }
  return await world.turnQueue.run(sessionId, async () => {
    const begun = await db.asFirm(firmId, (tx) => beginTurn(world, tx, visitor, asked))
    if ('turn' in begun) return begun.turn
    const outcome = await askModel(world, begun.open, hear)
    return await db.asFirm(firmId, (tx) => endTurn(world, tx, begun.open, outcome))
  })
}
