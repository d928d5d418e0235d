import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema/firms.ts'
import { members } from '#server/db/schema/routes.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

/** The firm and user of an identity, through the routing table; undefined without a firm. */
export async function findMember(
  tx: Tx,
  uid: string,
): Promise<{ firmId: string; userId: string } | undefined> {
  const rows = await tx
    .select({ firmId: members.firmId, userId: members.userId })
    .from(members)
    .where(eq(members.uid, uid))
  return rows[0]
}

/** A person of a firm, about to be added. */
export type NewUser = Omit<typeof users.$inferInsert, 'firmId'>

/**
 * Makes an identity a member of the firm the transaction acts for: its route and its user row. False
 * where it is a member of some firm already; then nothing is written.
 */
export async function addMember(tx: Tx, firmId: FirmId, user: NewUser): Promise<boolean> {
  const routed = await tx
    .insert(members)
    .values({ uid: user.uid, firmId, userId: user.userId })
    .onConflictDoNothing()
    .returning({ uid: members.uid })
  if (routed.length === 0) return false
  await tx.insert(users).values({ ...user, firmId })
  return true
}
