import type { ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { moveCount } from '#server/db/listing.ts'
import { ofFirm } from '#server/db/of-firm.ts'
import { sessions, turns } from '#server/db/schema/conversations.ts'
import { firms } from '#server/db/schema/firms.ts'
import { leads } from '#server/db/schema/leads.ts'
import { modelCalls } from '#server/db/schema/model.ts'
import { appointmentRequests, documents, messages } from '#server/db/schema/requests.ts'
import { sessionRoutes, widgetTokens } from '#server/db/schema/routes.ts'
import { sites } from '#server/db/schema/site.ts'
import type { OwnAnswer } from '#server/assistant/answer/own-answers.ts'
import type { Conversation } from '#server/assistant/turn-state.ts'
import { ownAnswersOf } from '#server/features/questions/queries.ts'
import type { Tx } from '#server/platform/database.ts'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
import { given, prepared } from '#server/platform/prepared.ts'

export type Firm = typeof firms.$inferSelect
export type Session = typeof sessions.$inferSelect
export type TurnRow = typeof turns.$inferSelect

/** The firm a widget token names, through the routing table. */
export async function findFirmByToken(tx: Tx, token: string): Promise<FirmId | null> {
  const [row] = await tx.select().from(widgetTokens).where(eq(widgetTokens.token, token))
  return row === undefined ? null : mintFirmId(row.firmId)
}

/** The firm a session belongs to, through the routing table. */
export async function findFirmBySession(tx: Tx, sessionId: string): Promise<FirmId | null> {
  const [row] = await tx.select().from(sessionRoutes).where(eq(sessionRoutes.sessionId, sessionId))
  return row === undefined ? null : mintFirmId(row.firmId)
}

export async function getFirm(tx: Tx, firmId: FirmId): Promise<Firm | undefined> {
  const [row] = await tx.select().from(firms).where(ofFirm(firms, firmId))
  return row
}

/** What a turn is answered from, beside its session. */
export type Ground = {
  firm: Firm
  /** What the firm answers itself. */
  ownAnswers: OwnAnswer[]
  /** The version of the index that answers the firm's visitors; null where there is none. */
  indexVersion: number | null
  /** The same turn, where it was answered already. */
  before: TurnRow | null
  /** The lead that the session has become, null where it is none. */
  leadId: string | null
  /** Turns of the session since then. */
  recent: number
}

const ground = prepared((tx) => {
  const mine = and(ofFirm(turns, given('firmId')), eq(turns.sessionId, given('sessionId')))
  return tx
    .select({
      firm: firms,
      ownAnswers: ownAnswersOf(tx),
      leadId: leads.leadId,
      indexVersion: sites.indexVersion,
      before: turns,
      recent: tx.$count(turns, and(mine, gt(turns.at, given('since')))),
    })
    .from(firms)
    .leftJoin(sites, eq(sites.firmId, firms.firmId))
    .leftJoin(turns, and(mine, eq(turns.turnId, given('turnId'))))
    .leftJoin(leads, and(ofFirm(leads, given('firmId')), eq(leads.sessionId, given('sessionId'))))
    .where(ofFirm(firms, given('firmId')))
    .prepare('ground_of_turn')
})

/** What a turn is answered from, in one question. */
export async function getGround(
  tx: Tx,
  firmId: FirmId,
  asked: { sessionId: string; turnId: string; since: Date },
): Promise<Ground | undefined> {
  const [row] = await ground(tx).execute({ firmId, ...asked })
  return row
}

/** Notes that the snippet was seen on the firm's site; at most once an hour is written. */
export async function markSnippetSeen(tx: Tx, firmId: FirmId, at: Date): Promise<void> {
  await tx
    .update(firms)
    .set({ snippetSeenAt: at })
    .where(
      and(
        ofFirm(firms, firmId),
        sql`(${firms.snippetSeenAt} is null or ${firms.snippetSeenAt} < ${at.toISOString()}::timestamptz - interval '1 hour')`,
      ),
    )
}

export async function insertSession(
  tx: Tx,
  row: { firmId: FirmId; sessionId: string; secretHash: string; createdAt: Date },
): Promise<void> {
  await tx.insert(sessionRoutes).values({ sessionId: row.sessionId, firmId: row.firmId })
  await tx.insert(sessions).values(row)
}

const oneSession = (tx: Tx) =>
  tx
    .select()
    .from(sessions)
    .where(and(ofFirm(sessions, given('firmId')), eq(sessions.sessionId, given('sessionId'))))
const session = prepared((tx) => oneSession(tx).prepare('session'))
const heldSession = prepared((tx) => oneSession(tx).for('update').prepare('held_session'))

export async function findSession(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<Session | undefined> {
  const [row] = await session(tx).execute({ firmId, sessionId })
  return row
}

/** The session, held until the transaction ends: its turns are answered one after the other. */
export async function lockSession(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<Session | undefined> {
  const [row] = await heldSession(tx).execute({ firmId, sessionId })
  return row
}

/**
 * Records the acceptance of the notice and counts the chat on `day`, which begins by it; a second one
 * changes nothing.
 */
export async function recordConsent(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  consent: Pick<Session, 'noticeVersion' | 'consentedAt' | 'pageUrl' | 'pageTitle' | 'language'> & {
    day: string
  },
): Promise<void> {
  const { day, ...columns } = consent
  const recorded = await tx
    .update(sessions)
    .set(columns)
    .where(
      and(
        ofFirm(sessions, firmId),
        eq(sessions.sessionId, sessionId),
        isNull(sessions.consentedAt),
      ),
    )
    .returning({ sessionId: sessions.sessionId })
  if (recorded.length > 0) await moveCount(tx, firmId, { noun: 'chat', day, status: 'begun' }, 1)
}

export async function findTurn(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  turnId: string,
): Promise<TurnRow | undefined> {
  const [row] = await tx
    .select()
    .from(turns)
    .where(and(ofFirm(turns, firmId), eq(turns.sessionId, sessionId), eq(turns.turnId, turnId)))
  return row
}

/** A session's turns in order. */
export async function listTurns(tx: Tx, firmId: FirmId, sessionId: string): Promise<TurnRow[]> {
  return await tx
    .select()
    .from(turns)
    .where(and(ofFirm(turns, firmId), eq(turns.sessionId, sessionId)))
    .orderBy(asc(turns.seq))
}

/** What a chat brought the firm, as its table has it. */
export type ChatItem = { id: string; createdAt: Date; withdrawnAt: Date | null } & (
  | { section: 'leads'; issue: string; name: string }
  | { section: 'messages'; content: string }
  | { section: 'appointments'; by: ConsultationType }
  | { section: 'documents'; filename: string }
)

/** Items of one kind that are listed of a chat; a visitor leaves a handful. */
const itemsListed = 50

/** What came of a chat, each kind in its order; by each table's index of sessions. */
export async function listChatItems(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<ChatItem[]> {
  type Left = typeof leads | typeof messages | typeof appointmentRequests | typeof documents
  const ofChat = (table: Left) => and(ofFirm(table, firmId), eq(table.sessionId, sessionId))
  const times = ({ createdAt, withdrawnAt }: Left) => ({ createdAt, withdrawnAt })
  const lead = await tx
    .select({ id: leads.leadId, ...times(leads), issue: leads.legalIssue, name: leads.name })
    .from(leads)
    .where(ofChat(leads))
  const left = await tx
    .select({ id: messages.messageId, ...times(messages), content: messages.content })
    .from(messages)
    .where(ofChat(messages))
    .orderBy(asc(messages.createdAt))
    .limit(itemsListed)
  const { appointmentId, consultationType: by } = appointmentRequests
  const requests = await tx
    .select({ id: appointmentId, ...times(appointmentRequests), by })
    .from(appointmentRequests)
    .where(ofChat(appointmentRequests))
    .orderBy(asc(appointmentRequests.createdAt))
    .limit(itemsListed)
  const { documentId, originalFilename: filename } = documents
  const files = await tx
    .select({ id: documentId, ...times(documents), filename })
    .from(documents)
    .where(ofChat(documents))
    .orderBy(asc(documents.createdAt))
    .limit(itemsListed)
  return [
    ...lead.map((row) => ({ section: 'leads' as const, ...row })),
    ...left.map((row) => ({ section: 'messages' as const, ...row })),
    ...requests.map((row) => ({ section: 'appointments' as const, ...row })),
    ...files.map((row) => ({ section: 'documents' as const, ...row })),
  ]
}

const recordedTurn = prepared((tx) => {
  const added = tx.$with('added').as(
    tx
      .insert(turns)
      .values({
        firmId: given('firmId'),
        sessionId: given('sessionId'),
        turnId: given('turnId'),
        seq: given('seq'),
        text: given('text'),
        reply: given('reply'),
        at: given('at'),
      })
      .returning({ turnId: turns.turnId }),
  )
  return tx
    .with(added)
    .update(sessions)
    .set({
      conversation: sql`${given('conversation')}`,
      turnCount: sql`${given('seq')}`,
      lastTurnAt: sql`${given('at')}`,
    })
    .where(and(ofFirm(sessions, given('firmId')), eq(sessions.sessionId, given('sessionId'))))
    .prepare('recorded_turn')
})

/** Adds a turn and leaves the session as it stands after it. */
export async function recordTurn(
  tx: Tx,
  turn: typeof turns.$inferInsert & { firmId: FirmId },
  conversation: Conversation,
): Promise<void> {
  await recordedTurn(tx).execute({ ...turn, conversation })
}

/** Deletes a session with its turns; what hangs on it beside them must be gone before. */
export async function deleteSession(tx: Tx, firmId: FirmId, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(and(ofFirm(sessions, firmId), eq(sessions.sessionId, sessionId)))
  await tx.delete(sessionRoutes).where(eq(sessionRoutes.sessionId, sessionId))
}

/** Ends a session at its visitor's wish; the words go, the fact that it was withdrawn stays. */
export async function withdrawSession(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  { at, keepWords }: { at: Date; keepWords: boolean },
): Promise<void> {
  const mine = and(ofFirm(sessions, firmId), eq(sessions.sessionId, sessionId))
  if (keepWords) {
    await tx.update(sessions).set({ withdrawnAt: at }).where(mine)
    return
  }
  for (const table of [turns, modelCalls])
    await tx.delete(table).where(and(ofFirm(table, firmId), eq(table.sessionId, sessionId)))
  await tx
    .update(sessions)
    .set({
      withdrawnAt: at,
      conversation: null,
      pageUrl: null,
      pageTitle: null,
      turnCount: 0,
      secretHash: '',
    })
    .where(mine)
}
