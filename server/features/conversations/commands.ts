import { randomUUID } from 'node:crypto'
import { type Turn, WidgetToken } from '@foyer/shared/api/widget.ts'
import { conversations as copy } from '@foyer/shared/copy/conversations.ts'
import { sessionIdle, turnLimits } from '@foyer/shared/facts/limits.ts'
import { minutes } from '@foyer/shared/facts/time.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import { maskedWords } from '#server/assistant/model/messages.ts'
import { prepare } from '#server/assistant/model/prepare.ts'
import { type Outcome, respondWith, writeAnswer } from '#server/assistant/model/write-answer.ts'
import type { Answered } from '#server/assistant/turn-draft.ts'
import type { TurnContext } from '#server/assistant/turn-state.ts'
import { notice } from '#server/assistant/turn-notice.ts'
import { respond } from '#server/assistant/turn.ts'
import { withdrawAppointments } from '#server/features/appointments/commands.ts'
import { deleteUndelivered, markWithdrawn } from '#server/features/documents/queries.ts'
import { recordLead, withdrawLead } from '#server/features/leads/commands.ts'
import { withdrawMessages } from '#server/features/messages/queries.ts'
import { callModel } from '#server/features/model/commands.ts'
import { recordUnanswered, withdrawAskings } from '#server/features/questions/commands.ts'
import { listOwnAnswers } from '#server/features/questions/queries.ts'
import {
  answering,
  findPassages,
  type LoadedIndex,
  loadSiteIndex,
} from '#server/features/site/commands.ts'
import { findPrompt } from '#server/features/prompt/queries.ts'
import { type PromptInUse, promptInUse } from '#server/features/prompt/rules.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { ModelFailure } from '#server/ports/model/model.ts'
import type { World } from '#server/world.ts'
import {
  countTurnsSince,
  type Firm,
  findFirmByToken,
  findTurn,
  getFirm,
  getFirmAndSite,
  insertSession,
  lockSession,
  markSnippetSeen,
  recordConsent,
  recordTurn,
  type Session,
  withdrawSession,
} from './queries.ts'
import {
  allowedHosts,
  type Carried,
  chooseLanguage,
  cleanPageUrl,
  leadOf,
  makeSecret,
  needsOf,
  stateOf,
} from './rules.ts'

/** A visitor whose secret was checked. */
export type Visitor = { firmId: FirmId; sessionId: string; carried: Carried | null }

/**
 * The firm a widget token names, whether or not its chat receives visitors: the frame must be there to
 * say so.
 * @throws Failure `widget/unknown-token`
 */
export async function firmOfToken(world: World, token: string): Promise<Firm & { firmId: FirmId }> {
  if (!WidgetToken.safeParse(token).success) throw new Failure('widget/unknown-token')
  const firmId = await world.db.lookUp((db) => findFirmByToken(db, token))
  if (firmId === null) throw new Failure('widget/unknown-token')
  const firm = await world.db.asFirm(firmId, (tx) => getFirm(tx, firmId))
  if (firm === undefined) throw new Failure('widget/unknown-token')
  return { ...firm, firmId }
}

/** Refuses what would be new for a firm whose subscription has ended; what it has, stays. */
export function assertReceiving(firm: Firm): void {
  if (!firm.active) throw new Failure('widget/inactive-firm')
}

/** Notes that the snippet works on the firm's own site, where `pageUrl` is on it. */
export async function noteSnippetSeen(
  world: World,
  firm: Firm & { firmId: FirmId },
  pageUrl: string,
): Promise<void> {
  if (!URL.canParse(pageUrl) || !allowedHosts(firm).includes(new URL(pageUrl).host)) return
  const at = world.clock.now()
  if (firm.snippetSeenAt !== null && at.getTime() - firm.snippetSeenAt.getTime() < minutes(60))
    return
  await world.db.asFirm(firm.firmId, (tx) => markSnippetSeen(tx, firm.firmId, at))
}

/**
 * Opens a chat. The server keeps the firm, the secret's hash and the time; the page and the language
 * travel in the secret until the notice is accepted.
 */
export async function openSession(
  world: World,
  request: {
    token: string
    page: { url: string; title?: string | undefined }
    locale?: string | undefined
  },
): Promise<{ firm: Firm; sessionId: string; secret: string; language: 'en' | 'es' }> {
  const firm = await firmOfToken(world, request.token)
  assertReceiving(firm)
  const language = chooseLanguage(request.locale, firm.languages)
  const url = cleanPageUrl(request.page.url)
  const { secret, secretHash } = makeSecret({
    url,
    title: (request.page.title ?? '').slice(0, 300),
    language,
  })
  const sessionId = randomUUID()
  const { firmId } = firm
  await world.db.asFirm(firmId, (tx) =>
    insertSession(tx, { firmId, sessionId, secretHash, createdAt: world.clock.now() }),
  )
  await noteSnippetSeen(world, firm, url)
  return { firm, sessionId, secret, language }
}

/** Records that the visitor accepted the notice; only its current text can be accepted. */
export async function acceptNotice(
  world: World,
  { firmId, sessionId, carried }: Visitor,
  noticeVersion: string,
): Promise<void> {
  await world.db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    if (firm === undefined) throw new Failure('widget/unknown-session')
    assertReceiving(firm)
    const language = (['en', 'es'] as const).find(
      (each) => notice(firm, each).version === noticeVersion,
    )
    if (language === undefined) throw new Failure('widget/unknown-notice')
    const consentedAt = world.clock.now()
    await recordConsent(tx, firmId, sessionId, {
      noticeVersion,
      consentedAt,
      day: dayIn(firm.timeZone, consentedAt),
      pageUrl: carried?.url || null,
      pageTitle: carried?.title || null,
      language: carried?.language ?? language,
    })
  })
}

/** The session, if it can be continued. */
export function assertOpen(session: Session | undefined, now: Date): asserts session is Session {
  if (session === undefined) throw new Failure('widget/unknown-session')
  const since = session.lastTurnAt ?? session.createdAt
  if (session.withdrawnAt !== null || now.getTime() - since.getTime() > sessionIdle)
    throw new Failure('widget/closed-session')
}

function checkText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw new Failure('widget/empty-turn')
  if (trimmed.length > turnLimits.maxChars) throw new Failure('widget/turn-too-long')
  return trimmed
}

async function checkPace(
  tx: Tx,
  { firmId, sessionId }: Visitor,
  { session, now }: { session: Session; now: Date },
): Promise<void> {
  if (session.turnCount >= turnLimits.maxTurns) throw new Failure('widget/too-many-turns')
  const since = new Date(now.getTime() - minutes(1))
  const recent = await countTurnsSince(tx, firmId, sessionId, since)
  if (recent >= turnLimits.maxPerMinute)
    throw new Failure('request/too-fast', { retryAfterSeconds: 20 })
}

/** A turn as it comes in; `pacedBy` says whether its sender is held to a pace. */
export type AskedTurn = { turnId: string; text: string; pacedBy: 'limit' | 'nothing' }

/** A turn that is about to be answered, with everything the answer depends on. */
type Asked = {
  visitor: Visitor
  session: Session
  firm: Firm
  turnId: string
  text: string
  context: TurnContext
}

/** Writes an answered turn, the session's state, the lead and its due delivery. */
async function writeTurn(tx: Tx, asked: Asked, answered: Answered): Promise<Turn> {
  const { session, turnId, text, context } = asked
  const { firmId, sessionId } = asked.visitor
  const seq = session.turnCount + 1
  const { reply, conversation, unanswered } = answered
  const lead = { sessionId, ...leadOf(conversation, asked), messageCount: seq, at: context.now }
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

/** The session, held, and the stored reply where this turn was answered already. */
async function holdTurn(
  world: World,
  tx: Tx,
  { firmId, sessionId }: Visitor,
  { turnId, text }: Pick<AskedTurn, 'turnId' | 'text'>,
): Promise<{ session: Session; stored: Turn | null }> {
  const session = await lockSession(tx, firmId, sessionId)
  assertOpen(session, world.clock.now())
  if (session.consentedAt === null) throw new Failure('widget/notice-not-accepted')
  const before = await findTurn(tx, firmId, sessionId, turnId)
  if (before !== undefined && before.text !== text) throw new Failure('widget/turn-conflict')
  return { session, stored: before?.reply ?? null }
}

/** A turn whose factual part a model may write, with the reply that is given without one. */
type Open = Asked & {
  answered: Answered
  question: string
  site: LoadedIndex
  prompt: PromptInUse
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
  const { session, stored } = await holdTurn(world, tx, visitor, { turnId, text })
  if (stored !== null) return { turn: stored }
  if (pacedBy === 'limit') await checkPace(tx, visitor, { session, now })
  const known = await getFirmAndSite(tx, firmId)
  if (known === undefined) throw new Failure('widget/unknown-session')
  const { firm, indexVersion: version } = known
  assertReceiving(firm)
  const index = await loadSiteIndex(world, tx, { firmId, version })
  const ownAnswers = await listOwnAnswers(tx, firmId)
  const site = index === null ? null : answering(index)
  const context = { index: site, ownAnswers, firm: needsOf(firm), now }
  const asked = { visitor, session, firm, turnId, text, context }
  const answered = respond(stateOf(session), text, context)
  const { siteQuestion: question } = answered
  if (world.model === null || question === null || index === null || version === null)
    return { turn: await writeTurn(tx, asked, answered) }
  const prompt = promptInUse(await findPrompt(tx))
  return { open: { ...asked, answered, question, site: { firmId, version, index }, prompt } }
}

/**
 * Asks the model; no transaction is open meanwhile. Where there is none to ask, or it fails, the reply is
 * the one without it, after what was heard already.
 */
async function askModel(
  world: World,
  { visitor, session, firm, turnId, text, context, question, site, prompt, answered }: Open,
  hear: (piece: string) => void,
): Promise<Outcome> {
  const turn = { conversation: stateOf(session), text, context }
  const masked = maskedWords(question, turn.conversation, answered.conversation)
  const { language } = answered.conversation
  const asked = { text: masked.question, language, history: masked.earlier.toReversed() }
  const passages = await findPassages(world, { ...site, timeZone: firm.timeZone }, asked)
  const { index } = site
  const found = { masked, index, passages, voice: prompt.promptText }
  const { request, ...checks } = prepare(turn, answered, found)
  const stop = new AbortController()
  const asking = { ...visitor, turnId, timeZone: firm.timeZone, prompt }
  const reply = await callModel(world, asking, { ...request, signal: stop.signal })
  if (reply === null) return { answered, written: { answer: null, proposals: [] }, failure: null }
  const outcome = await writeAnswer(turn, { reply, ...checks }, hear)
  stop.abort()
  const { failure: err } = outcome
  if (err instanceof ModelFailure) world.log.warn({ err }, 'the model was done without')
  else if (err !== null) world.log.error({ err }, 'a reply of the model could not be read')
  return outcome
}

/**
 * Writes a turn that a model was asked about. Where another process has answered it meanwhile, that reply
 * stands; where it has answered others, the reply is made anew after them.
 */
async function endTurn(world: World, tx: Tx, open: Open, outcome: Outcome): Promise<Turn> {
  const { visitor, turnId, text, context } = open
  const { session, stored } = await holdTurn(world, tx, visitor, { turnId, text })
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

/** Withdraws a chat: what was not delivered is deleted, what was is marked for the firm. */
export async function withdraw(
  world: World,
  { firmId, sessionId }: Visitor,
): Promise<{ message: string; delivered: boolean }> {
  const { unsent, ...told } = await world.db.asFirm(firmId, async (tx) => {
    const session = await lockSession(tx, firmId, sessionId)
    if (session === undefined) throw new Failure('widget/unknown-session')
    const at = world.clock.now()
    const lead = await withdrawLead(tx, firmId, sessionId, at)
    const messages = await withdrawMessages(tx, firmId, sessionId, at)
    const appointments = await withdrawAppointments(tx, firmId, sessionId, at)
    await withdrawAskings(tx, firmId, sessionId)
    const unsent = await deleteUndelivered(tx, firmId, sessionId)
    const documents = (await markWithdrawn(tx, firmId, sessionId, at)) > 0
    const delivered = lead.delivered || messages || appointments || documents
    await withdrawSession(tx, firmId, sessionId, { at, keepWords: delivered })
    const words = copy[session.language === 'es' ? 'es' : 'en']
    const message = delivered ? words.withdrawnAfterDelivery : words.withdrawn
    return { message, delivered, unsent }
  })
  // Only once their rows are gone; a file that stays is bytes wasted and no more.
  for (const key of unsent)
    await world.storage
      .remove(key)
      .catch((error: unknown) => world.log.warn({ err: error }, 'a file was not removed'))
  return told
}
