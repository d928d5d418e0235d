import { count, eq, sql } from 'drizzle-orm'
import { firms } from '#server/db/schema/firms.ts'
import { registrations } from '#server/db/schema/onboarding.ts'
import { widgetTokens } from '#server/db/schema/routes.ts'
import { sites } from '#server/db/schema/site.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

export type Registration = typeof registrations.$inferSelect

/** Adds a firm, the way from its token to it, and its site, not read yet. */
export async function insertFirm(
  tx: Tx,
  firm: typeof firms.$inferInsert & { firmId: FirmId },
): Promise<void> {
  await tx.insert(firms).values(firm)
  await tx.insert(widgetTokens).values({ token: firm.token, firmId: firm.firmId })
  await tx.insert(sites).values({ firmId: firm.firmId })
}

/** How many firms there are. */
export async function countFirms(tx: Tx): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(widgetTokens)
  return row?.n ?? 0
}

/** A person's registration. `uid` is always the verified token's. */
export async function findRegistration(tx: Tx, uid: string): Promise<Registration | undefined> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.uid, uid))
  return row
}

/** The same, held until the transaction ends. */
export async function lockRegistration(tx: Tx, uid: string): Promise<Registration | undefined> {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.uid, uid))
    .for('update')
  return row
}

/** Registers a person; one who is registered already only gets names where there are none. */
export async function keepRegistration(
  tx: Tx,
  person: typeof registrations.$inferInsert,
): Promise<Registration> {
  const orGiven = (known: typeof registrations.firstName | typeof registrations.lastName) =>
    sql`coalesce(nullif(${known}, ''), excluded.${sql.identifier(known.name)})`
  const [row] = await tx
    .insert(registrations)
    .values(person)
    .onConflictDoUpdate({
      target: registrations.uid,
      set: {
        firstName: orGiven(registrations.firstName),
        lastName: orGiven(registrations.lastName),
      },
    })
    .returning()
  if (row === undefined) throw new Error('an upsert answers its row')
  return row
}

export async function updateRegistration(
  tx: Tx,
  uid: string,
  change: Partial<typeof registrations.$inferInsert>,
): Promise<void> {
  await tx.update(registrations).set(change).where(eq(registrations.uid, uid))
}
