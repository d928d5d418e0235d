import { and, asc, gt, inArray, isNull, lt } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { paymentEvents } from '#server/db/schema/billing.ts'
import { sessions } from '#server/db/schema/conversations.ts'
import { mailboxLetters } from '#server/db/schema/firms.ts'
import { sessionRoutes, widgetTokens } from '#server/db/schema/routes.ts'
import type { Tx } from '#server/platform/database.ts'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
/** Firms in the order of their ids, after `after`. */
export async function listFirmIds(tx: Tx, after: string | null, limit: number): Promise<FirmId[]> {
  const rows = await tx
    .selectDistinct({ firmId: widgetTokens.firmId })
    .from(widgetTokens)
    .where(after === null ? undefined : gt(widgetTokens.firmId, after))
    .orderBy(asc(widgetTokens.firmId))
    .limit(limit)
  return rows.map(({ firmId }) => mintFirmId(firmId))
}

/** Forgets a firm's chats from before then whose notice nobody accepted. */
export async function forgetUnaccepted(tx: Tx, firmId: FirmId, before: Date): Promise<void> {
  const gone = await tx
    .delete(sessions)
    .where(
      and(ofFirm(sessions, firmId), isNull(sessions.consentedAt), lt(sessions.createdAt, before)),
    )
    .returning({ sessionId: sessions.sessionId })
  const ids = gone.map(({ sessionId }) => sessionId)
  if (ids.length > 0) await tx.delete(sessionRoutes).where(inArray(sessionRoutes.sessionId, ids))
}

/** Forgets which of the payment provider's events had their effect before then. */
export async function forgetPaymentEvents(tx: Tx, firmId: FirmId, before: Date): Promise<void> {
  await tx
    .delete(paymentEvents)
    .where(and(ofFirm(paymentEvents, firmId), lt(paymentEvents.receivedAt, before)))
}

/** Forgets how many letters addresses got in windows that were begun before then. */
export async function forgetLetterCounts(tx: Tx, before: Date): Promise<void> {
  await tx.delete(mailboxLetters).where(lt(mailboxLetters.windowFrom, before))
}
