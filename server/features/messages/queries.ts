import type { MessageStatus, Priority } from '@foyer/shared/facts/request-statuses.ts'
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import {
  countFound,
  countItems,
  forgetWords,
  indexWords,
  moveCount,
  moveCounts,
  narrowToFound,
  recount,
  seekPage,
  withinDays,
} from '#server/db/listing.ts'
import { ofFirm } from '#server/db/of-firm.ts'
import { messages } from '#server/db/schema/requests.ts'
import { announce } from '#server/platform/announce.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

export type MessageRow = typeof messages.$inferSelect

/** What a list of messages is narrowed by; days are the firm's. */
export type MessageFilter = {
  status: MessageStatus | 'all'
  priority: Priority | 'all'
  search: string
  startDate?: string | undefined
  endDate?: string | undefined
}

/** The same filter, as the counters know it; they know nothing of words. */
const counted = ({ status, priority, startDate, endDate }: MessageFilter) => ({
  noun: 'message' as const,
  ...(status === 'all' ? {} : { status }),
  ...(priority === 'all' ? {} : { facet: priority }),
  startDate,
  endDate,
})

/** The counter a message is in. */
const counterOf = (row: Pick<MessageRow, 'createdDay' | 'status' | 'priority'>) => ({
  noun: 'message' as const,
  day: row.createdDay,
  status: row.status,
  facet: row.priority,
})

async function narrowed(
  tx: Tx,
  firmId: FirmId,
  { status, priority, search, ...days }: MessageFilter,
): Promise<SQL | undefined> {
  const named = { noun: 'message' as const, id: messages.messageId, search }
  return and(
    ofFirm(messages, firmId),
    status === 'all' ? undefined : eq(messages.status, status),
    priority === 'all' ? undefined : eq(messages.priority, priority),
    withinDays(messages.createdDay, days),
    search === '' ? undefined : await narrowToFound(tx, firmId, named),
  )
}

/** One page of messages, newest first. */
export async function listMessages(
  tx: Tx,
  firmId: FirmId,
  filter: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const from =
    filter.search === ''
      ? await seekPage(tx, firmId, counted(filter), offset)
      : { endDate: filter.endDate, offset }
  return await tx
    .select()
    .from(messages)
    .where(await narrowed(tx, firmId, { ...filter, endDate: from.endDate }))
    .orderBy(desc(messages.createdDay), desc(messages.createdAt), messages.messageId)
    .limit(limit)
    .offset(from.offset)
}

/** How many messages a filter meets: from counters, and counted one by one where it searches. */
export async function countMessages(
  tx: Tx,
  firmId: FirmId,
  filter: MessageFilter,
): Promise<number> {
  const { search, status, priority, startDate, endDate } = filter
  if (search === '') return await countItems(tx, firmId, counted(filter))
  const isAlone =
    status === 'all' && priority === 'all' && startDate === undefined && endDate === undefined
  if (isAlone) return await countFound(tx, firmId, { noun: 'message', search })
  const where = await narrowed(tx, firmId, filter)
  const [row] = await tx.select({ total: count() }).from(messages).where(where)
  return row?.total ?? 0
}

/** Adds a message, counts it and keeps the words it is found by. */
export async function insertMessage(
  tx: Tx,
  message: typeof messages.$inferInsert & { firmId: FirmId },
): Promise<void> {
  const { firmId, messageId, createdAt } = message
  await tx.insert(messages).values(message)
  const counter = counterOf({ ...message, status: message.status ?? 'pending' })
  await moveCount(tx, firmId, counter, 1)
  const said = [message.clientName, message.clientEmail ?? '', message.content].join(' ')
  await indexWords(tx, firmId, { noun: 'message', itemId: messageId, createdAt }, said)
}

/** How many messages a chat has left. */
export async function countMessagesOfSession(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(messages)
    .where(and(ofFirm(messages, firmId), eq(messages.sessionId, sessionId)))
  return row?.total ?? 0
}

const one = (firmId: FirmId, messageId: string) =>
  and(ofFirm(messages, firmId), eq(messages.messageId, messageId))

export async function findMessage(
  tx: Tx,
  firmId: FirmId,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(messages).where(one(firmId, messageId))
  return row
}

/** A message, held until the transaction ends. */
export async function lockMessage(
  tx: Tx,
  firmId: FirmId,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(messages).where(one(firmId, messageId)).for('update')
  return row
}

/** Writes what changed of a message that the caller holds, and keeps the counters right. */
export async function updateMessage(
  tx: Tx,
  firmId: FirmId,
  held: MessageRow,
  change: Partial<Pick<MessageRow, 'status' | 'priority' | 'viewedAt' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(messages).set(change).where(one(firmId, held.messageId))
  await recount(tx, firmId, { from: counterOf(held), to: counterOf({ ...held, ...change }) })
}

/** Notes that a message's mail was handed over or was not taken, or that it was accepted. */
export async function markMessageMail(
  tx: Tx,
  firmId: FirmId,
  messageId: string,
  moment: { handedAt: Date | null } | { emailedAt: Date },
): Promise<void> {
  await tx.update(messages).set(moment).where(one(firmId, messageId))
}

const ofChat = (firmId: FirmId, sessionId: string) =>
  and(ofFirm(messages, firmId), eq(messages.sessionId, sessionId))

/** Deletes messages with their counts and words; answers their ids. */
async function deleteMessages(tx: Tx, firmId: FirmId, which: SQL | undefined): Promise<string[]> {
  const gone = await tx.delete(messages).where(which).returning()
  await moveCounts(
    tx,
    firmId,
    gone.map((row) => ({ counter: counterOf(row), by: -1 })),
  )
  const ids = gone.map(({ messageId }) => messageId)
  await forgetWords(tx, firmId, 'message', ids)
  for (const id of ids) await announce(tx, firmId, { noun: 'message', id, kind: 'changed' })
  return ids
}

/** Deletes a chat's messages, delivered or not; answers how many there were. */
export async function eraseMessages(tx: Tx, firmId: FirmId, sessionId: string): Promise<number> {
  return (await deleteMessages(tx, firmId, ofChat(firmId, sessionId))).length
}

/**
 * Takes a chat's messages back: those that no mail server has accepted or is just being handed go, with
 * their counts and words; the others are marked.
 * @returns whether there was one that the firm already had.
 */
export async function withdrawMessages(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  at: Date,
): Promise<boolean> {
  const mine = ofChat(firmId, sessionId)
  const undelivered = and(mine, isNull(messages.emailedAt), isNull(messages.handedAt))
  await deleteMessages(tx, firmId, undelivered)
  const marked = await tx
    .update(messages)
    .set({ withdrawnAt: at })
    .where(mine)
    .returning({ id: messages.messageId })
  for (const { id } of marked) await announce(tx, firmId, { noun: 'message', id, kind: 'changed' })
  return marked.length > 0
}

/** The ids of a firm's messages that no mail server has accepted, oldest first. */
export async function listUnmailedMessages(tx: Tx, firmId: FirmId): Promise<string[]> {
  const rows = await tx
    .select({ id: messages.messageId })
    .from(messages)
    .where(and(ofFirm(messages, firmId), isNull(messages.emailedAt)))
    .orderBy(messages.createdAt)
  return rows.map(({ id }) => id)
}
