import { and, eq, isNull } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { firms, users } from '#server/db/schema/firms.ts'
import type { Firm } from '#server/features/conversations/queries.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

/** A person of the firm, with the firm. */
export async function findMemberOfFirm(tx: Tx, firmId: FirmId, userId: string) {
  const [row] = await tx
    .select({ user: users, firm: firms })
    .from(users)
    .innerJoin(firms, eq(firms.firmId, users.firmId))
    .where(and(ofFirm(users, firmId), eq(users.userId, userId)))
  return row
}

/**
 * The firm, if what visitors write may be mailed to it; undefined where nobody has proved its mailbox.
 * Holds it as it is until the transaction ends: a proof comes wholly before or wholly after, so that
 * nothing is put aside just as everything put aside is sent.
 */
export async function findMailableFirm(tx: Tx, firmId: FirmId): Promise<Firm | undefined> {
  const [row] = await tx.select().from(firms).where(ofFirm(firms, firmId)).for('share')
  return row === undefined || row.notifyProvedAt === null ? undefined : row
}

/** Notes that a firm's mailbox is proved. False where it was already; then nothing is written. */
export async function markMailboxProved(tx: Tx, firmId: FirmId, at: Date): Promise<boolean> {
  const marked = await tx
    .update(firms)
    .set({ notifyProvedAt: at })
    .where(and(ofFirm(firms, firmId), isNull(firms.notifyProvedAt)))
    .returning({ firmId: firms.firmId })
  return marked.length > 0
}
