import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { sessions } from '#server/db/schema/conversations.ts'
import { modelCalls, modelUse } from '#server/db/schema/model.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { Amount } from './rules.ts'

export type CallRow = typeof modelCalls.$inferSelect

/**
 * Takes an amount from a firm's day where the limit leaves room, counting all that is reserved by others;
 * whoever asks at the same time waits for it. `amount` alone must be within the limit.
 */
export async function reserve(
  tx: Tx,
  firmId: FirmId,
  day: string,
  { amount, limit }: { amount: Amount; limit: Amount },
): Promise<boolean> {
  const reserved = await tx
    .insert(modelUse)
    .values({ firmId, day, ...amount })
    .onConflictDoUpdate({
      target: [modelUse.firmId, modelUse.day],
      set: added(amount),
      setWhere: sql`${modelUse.tokens} + ${amount.tokens} <= ${limit.tokens}
        and ${modelUse.costMicros} + ${amount.costMicros} <= ${limit.costMicros}`,
    })
    .returning({ day: modelUse.day })
  return reserved.length > 0
}

const added = ({ tokens, costMicros }: Amount) => ({
  tokens: sql`${modelUse.tokens} + ${tokens}::bigint`,
  costMicros: sql`${modelUse.costMicros} + ${costMicros}::bigint`,
})

/**
 * Ends the transaction without waiting for the disk: for one that only held rows, or whose loss with the
 * database's machine leaves nothing wrong.
 */
export async function endWithoutWaiting(tx: Tx): Promise<void> {
  await tx.execute(sql`set local synchronous_commit to off`)
}

/** Changes what a firm's day took; the difference may be below nothing. */
export async function settle(
  tx: Tx,
  firmId: FirmId,
  day: string,
  difference: Amount,
): Promise<void> {
  await tx
    .update(modelUse)
    .set(added(difference))
    .where(and(ofFirm(modelUse, firmId), eq(modelUse.day, day)))
}

/** Whether a conversation goes on, held so until the transaction ends: what is withdrawn stays withdrawn. */
export async function holdConversation(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(
      and(
        ofFirm(sessions, firmId),
        eq(sessions.sessionId, sessionId),
        isNull(sessions.withdrawnAt),
        isNotNull(sessions.consentedAt),
      ),
    )
    .for('share')
  return rows.length > 0
}

/** Writes down that a call is made. */
export async function insertCall(
  tx: Tx,
  call: typeof modelCalls.$inferInsert & { firmId: FirmId },
): Promise<void> {
  await tx.insert(modelCalls).values(call)
}

/** Writes down how a call ended; nothing where its conversation was deleted meanwhile. */
export async function endCall(
  tx: Tx,
  firmId: FirmId,
  callId: string,
  end: Pick<CallRow, 'outcome' | 'inputTokens' | 'outputTokens' | 'tookMs'>,
): Promise<void> {
  await tx
    .update(modelCalls)
    .set(end)
    .where(and(ofFirm(modelCalls, firmId), eq(modelCalls.callId, callId)))
}

/** The calls made for a conversation, in their order. */
export async function listCalls(tx: Tx, firmId: FirmId, sessionId: string): Promise<CallRow[]> {
  return await tx
    .select()
    .from(modelCalls)
    .where(and(ofFirm(modelCalls, firmId), eq(modelCalls.sessionId, sessionId)))
    .orderBy(asc(modelCalls.at), asc(modelCalls.callId))
}
