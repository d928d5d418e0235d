import { and, eq, isNull } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { messages } from '#server/db/schema/requests.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

export type MessageRow = typeof messages.$inferSelect

export async function insertMessage(
  tx: Tx,
  message: typeof messages.$inferInsert & { firmId: FirmId },
): Promise<void> {
  await tx.insert(messages).values(message)
}

export async function findMessage(
  tx: Tx,
  firmId: FirmId,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(ofFirm(messages, firmId), eq(messages.messageId, messageId)))
  return row
}

export async function markMessageEmailed(
  tx: Tx,
  firmId: FirmId,
  messageId: string,
  at: Date,
): Promise<void> {
  await tx
    .update(messages)
    .set({ emailedAt: at })
    .where(and(ofFirm(messages, firmId), eq(messages.messageId, messageId)))
}

/**
 * Takes a chat's messages back: those that no mail server has accepted go, the others are marked.
 * @returns whether there was one that the firm already had.
 */
export async function withdrawMessages(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  at: Date,
): Promise<boolean> {
  const ofChat = and(ofFirm(messages, firmId), eq(messages.sessionId, sessionId))
  await tx.delete(messages).where(and(ofChat, isNull(messages.emailedAt)))
  const marked = await tx
    .update(messages)
    .set({ withdrawnAt: at, updatedAt: at })
    .where(ofChat)
    .returning({ id: messages.messageId })
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
