import { eq } from 'drizzle-orm'
import { identityRevocations } from '#server/db/schema/identity.ts'
import type { Tx } from '#server/platform/database.ts'

/** Since when a person's sign-ins count; undefined where all of them do. */
export async function findValidSince(tx: Tx, uid: string): Promise<Date | undefined> {
  const rows = await tx
    .select({ validSince: identityRevocations.validSince })
    .from(identityRevocations)
    .where(eq(identityRevocations.uid, uid))
  return rows[0]?.validSince
}

/** Refuses a person's sign-ins from before `validSince`. */
export async function putValidSince(tx: Tx, uid: string, validSince: Date): Promise<void> {
  await tx
    .insert(identityRevocations)
    .values({ uid, validSince })
    .onConflictDoUpdate({ target: identityRevocations.uid, set: { validSince } })
}
