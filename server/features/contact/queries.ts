import { and, asc, count, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { contactMessages } from '#server/db/schema/contact.ts'
import type { Tx } from '#server/platform/database.ts'
import type { Arrived } from './rules.ts'

/** A message as it is kept. */
export type ContactRow = typeof contactMessages.$inferSelect

/** Lets one message at a time be counted and written, so that many at once do not pass the count. */
export async function holdArrivals(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contact_messages'))`)
}

/** Counts what came since `since`. */
export async function countArrived(
  tx: Tx,
  senderKey: string,
  since: { sender: Date; all: Date },
): Promise<Arrived> {
  const mine = eq(contactMessages.senderKey, senderKey)
  const [sender] = await tx
    .select({ number: count() })
    .from(contactMessages)
    .where(and(mine, gt(contactMessages.createdAt, since.sender)))
  const [all] = await tx
    .select({ number: count() })
    .from(contactMessages)
    .where(gt(contactMessages.createdAt, since.all))
  return { fromSender: sender?.number ?? 0, fromAll: all?.number ?? 0 }
}

/** Keeps a message, due to be mailed at once. */
export async function addContactMessage(
  tx: Tx,
  row: Pick<ContactRow, 'messageId' | 'createdAt' | 'name' | 'email' | 'message' | 'senderKey'>,
): Promise<void> {
  await tx.insert(contactMessages).values({ ...row, dueAt: row.createdAt })
}

/**
 * Takes a message that is due and puts it off until `until`, so that no other process mails it meanwhile;
 * undefined where none is.
 */
export async function claimContactMessage(
  tx: Tx,
  { now, until }: { now: Date; until: Date },
): Promise<ContactRow | undefined> {
  const [due] = await tx
    .select({ messageId: contactMessages.messageId })
    .from(contactMessages)
    .where(lte(contactMessages.dueAt, now))
    .orderBy(asc(contactMessages.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (due === undefined) return undefined
  const [claimed] = await tx
    .update(contactMessages)
    .set({ dueAt: until })
    .where(eq(contactMessages.messageId, due.messageId))
    .returning()
  return claimed
}

/** Records how the mailing of a message went. */
export async function putContactMessage(
  tx: Tx,
  messageId: string,
  outcome: Pick<ContactRow, 'dueAt' | 'attempts' | 'deliveredAt' | 'problem'>,
): Promise<void> {
  await tx.update(contactMessages).set(outcome).where(eq(contactMessages.messageId, messageId))
}

/** Forgets messages that were delivered before then. */
export async function forgetContactMessages(tx: Tx, before: Date): Promise<void> {
  await tx.delete(contactMessages).where(lt(contactMessages.deliveredAt, before))
}

/** Deletes a message, delivered or not; false where there is none. */
export async function deleteContactMessage(tx: Tx, messageId: string): Promise<boolean> {
  const gone = await tx
    .delete(contactMessages)
    .where(eq(contactMessages.messageId, messageId))
    .returning({ messageId: contactMessages.messageId })
  return gone.length > 0
}

/** The newest messages first. */
export async function listContactMessages(tx: Tx, limit: number): Promise<ContactRow[]> {
  return await tx
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.messageId))
    .limit(limit)
}
