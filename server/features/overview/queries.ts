import { and, eq } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { firms, users } from '#server/db/schema/firms.ts'
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
