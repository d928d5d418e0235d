import { and, eq } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { firms, users } from '#server/db/schema/firms.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

export async function updateUser(
  tx: Tx,
  firmId: FirmId,
  { userId, ...names }: { userId: string; firstName: string; lastName: string },
): Promise<void> {
  await tx
    .update(users)
    .set(names)
    .where(and(ofFirm(users, firmId), eq(users.userId, userId)))
}

/** What a firm's own person may change of it. */
export type FirmChange = Required<
  Pick<
    typeof firms.$inferInsert,
    | 'name'
    | 'phone'
    | 'timeZone'
    | 'zipCode'
    | 'city'
    | 'state'
    | 'firmSize'
    | 'attorneyCount'
    | 'practiceAreas'
  >
>

export async function updateFirm(tx: Tx, firmId: FirmId, change: FirmChange): Promise<void> {
  await tx.update(firms).set(change).where(ofFirm(firms, firmId))
}
