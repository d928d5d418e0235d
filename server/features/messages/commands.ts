import { randomUUID } from 'node:crypto'
import { requestTaken } from '@foyer/shared/copy/requests.ts'
import { requestLimits } from '@foyer/shared/facts/limits.ts'
import type { MessageStatus, Priority } from '@foyer/shared/facts/request-statuses.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import {
  assertOpen,
  assertReceiving,
  type Visitor,
} from '#server/features/conversations/commands/sessions.ts'
import { type Firm, getFirm, lockSession } from '#server/features/conversations/queries.ts'
import { announce } from '#server/platform/announce.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue, enqueueAll } from '#server/platform/jobs.ts'
import type { World } from '#server/world.ts'
import {
  countMessagesOfSession,
  insertMessage,
  listUnmailedMessages,
  lockMessage,
  type MessageRow,
  updateMessage,
} from './queries.ts'
import { weighMessage } from './rules.ts'

/** Who a visitor says they are. */
export type Sender = {
  clientName: string
  clientEmail?: string | undefined
  clientPhone?: string | undefined
}

/** A chat that may leave something for its firm. */
export type OpenChat = { firm: Firm; language: 'en' | 'es'; at: Date }

/**
 * The chat, held until the transaction ends, if it is open and its notice accepted.
 * @throws Failure with what is wrong.
 */
export async function openChat(
  world: World,
  tx: Tx,
  { firmId, sessionId }: Visitor,
): Promise<OpenChat> {
  const at = world.clock.now()
  const session = await lockSession(tx, firmId, sessionId)
  assertOpen(session, at)
  if (session.consentedAt === null) throw new Failure('widget/notice-not-accepted')
  const firm = await getFirm(tx, firmId)
  if (firm === undefined) throw new Failure('widget/unknown-session')
  assertReceiving(firm)
  return { firm, language: session.language === 'es' ? 'es' : 'en', at }
}

/** The sender as it is stored; one of the ways to answer must be there. */
export function reachableSender(sender: Sender) {
  const { clientName, clientEmail = null, clientPhone = null } = sender
  if (clientEmail === null && clientPhone === null) throw new Failure('message/unreachable')
  return { clientName, clientEmail, clientPhone }
}

/**
 * Keeps a message and the job that brings it to the firm, in one transaction.
 * @throws Failure as `openChat` does, `message/unreachable`, `message/too-many`
 */
export async function leaveMessage(
  world: World,
  visitor: Visitor,
  sent: Sender & { messageContent: string },
): Promise<{ id: string; message: string }> {
  const client = reachableSender(sent)
  const { firmId, sessionId } = visitor
  return await world.db.asFirm(firmId, async (tx) => {
    const { firm, language, at } = await openChat(world, tx, visitor)
    if ((await countMessagesOfSession(tx, firmId, sessionId)) >= requestLimits.messagesPerSession)
      throw new Failure('message/too-many')
    const messageId = randomUUID()
    const content = sent.messageContent
    const createdDay = dayIn(firm.timeZone, at)
    const weight = weighMessage(content, createdDay)
    const row = { firmId, sessionId, messageId, ...client, content, ...weight }
    await insertMessage(tx, { ...row, createdAt: at, createdDay, updatedAt: at })
    await enqueue(tx, 'deliver-message', { firmId, subjectId: messageId })
    await announce(tx, firmId, { noun: 'message', id: messageId, kind: 'arrived' })
    return {
      id: messageId,
      message: requestTaken[language].message.replace('{firm}', () => firm.name),
    }
  })
}

/** What the firm does to a message; whatever is absent stays. */
export type MessageChange = {
  viewed?: true | undefined
  status?: MessageStatus | undefined
  priority?: Priority | undefined
}

/**
 * What the firm does to a message: opens it, which makes a pending one viewed, or sets its status or
 * priority by hand.
 * @throws Failure `request/not-found`
 */
export async function changeMessage(
  { db, clock }: World,
  firmId: FirmId,
  messageId: string,
  { viewed, status, priority }: MessageChange,
): Promise<MessageRow> {
  return await db.asFirm(firmId, async (tx) => {
    const held = await lockMessage(tx, firmId, messageId)
    if (held === undefined) throw new Failure('request/not-found')
    const at = clock.now()
    const opened = viewed === true && held.status === 'pending' ? 'viewed' : held.status
    const next = { status: status ?? opened, priority: priority ?? held.priority }
    const isChanged = next.status !== held.status || next.priority !== held.priority
    const isFirstOpening = viewed === true && held.viewedAt === null
    if (!isChanged && !isFirstOpening) return held
    const change = {
      ...(isChanged ? { ...next, updatedAt: at } : {}),
      ...(isFirstOpening ? { viewedAt: at } : {}),
    }
    await updateMessage(tx, firmId, held, change)
    await announce(tx, firmId, { noun: 'message', id: messageId, kind: 'changed' })
    return { ...held, ...change }
  })
}

/** Wakes the jobs of messages that have waited for the firm's mailbox to be proved. */
export async function sendWaitingMessages(tx: Tx, firmId: FirmId): Promise<void> {
  await enqueueAll(tx, 'deliver-message', firmId, await listUnmailedMessages(tx, firmId))
}
