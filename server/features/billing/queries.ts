import { hours, minutes } from '@foyer/shared/facts/time.ts'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { billingNotices, paymentEvents, subscriptions } from '#server/db/schema/billing.ts'
import { firms, users } from '#server/db/schema/firms.ts'
import { nightlyRuns } from '#server/db/schema/nightly.ts'
import { billingCustomers } from '#server/db/schema/routes.ts'
import type { Tx } from '#server/platform/database.ts'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
import type { SubscriptionView } from '#server/ports/payments/payments.ts'
import { differing, factsOf, hasAccess } from './rules.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type NoticeRow = typeof billingNotices.$inferSelect

/** The firm a payment provider's customer stands for, through the routing table. */
export async function findFirmByCustomer(tx: Tx, customerRef: string): Promise<FirmId | null> {
  const [row] = await tx
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerRef, customerRef))
  return row === undefined ? null : mintFirmId(row.firmId)
}

/** Whether a customer still stands for a firm, which cannot be deleted until the transaction ends. */
export async function holdCustomer(tx: Tx, customerRef: string): Promise<boolean> {
  const rows = await tx
    .select({ firmId: billingCustomers.firmId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerRef, customerRef))
    .for('share')
  return rows.length > 0
}

/** Notes which firm a customer stands for; again, it changes nothing. */
export async function linkCustomer(tx: Tx, firmId: FirmId, customerRef: string): Promise<void> {
  await tx.insert(billingCustomers).values({ customerRef, firmId }).onConflictDoNothing()
}

/** Customers and their firms after `after`, in order, for work that goes through all of them. */
export async function listCustomers(
  tx: Tx,
  after: string,
  limit: number,
): Promise<{ customerRef: string; firmId: FirmId }[]> {
  const rows = await tx
    .select()
    .from(billingCustomers)
    .where(gt(billingCustomers.customerRef, after))
    .orderBy(asc(billingCustomers.customerRef))
    .limit(limit)
  return rows.map(({ customerRef, firmId }) => ({ customerRef, firmId: mintFirmId(firmId) }))
}

export async function findSubscription(
  tx: Tx,
  firmId: FirmId,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(ofFirm(subscriptions, firmId))
  return row
}

async function lockSubscription(tx: Tx, firmId: FirmId): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(ofFirm(subscriptions, firmId))
    .for('update')
  return row
}

/** The chat receives visitors while there is access. */
async function setActive(tx: Tx, firmId: FirmId, active: boolean): Promise<void> {
  await tx
    .update(firms)
    .set({ active })
    .where(and(ofFirm(firms, firmId), ne(firms.active, active)))
}

/** No answer takes so long: a reading further ahead was made by a clock that has been set back. */
const longestAnswer = minutes(10)

/**
 * Keeps what the provider answered, unless a newer answer is kept already: `readAt` is when it was
 * asked. Of two answers asked for in the same millisecond nobody knows which is newer: the second is
 * not kept and must be asked for again. The firm's chat follows the subscription in the same
 * transaction. The version counts changes, not readings.
 */
export async function keepSubscription(
  tx: Tx,
  firmId: FirmId,
  view: SubscriptionView,
  { readAt }: { readAt: Date },
): Promise<'kept' | 'overtaken' | 'tied'> {
  const known = await lockSubscription(tx, firmId)
  if (known === undefined) {
    const added = await tx
      .insert(subscriptions)
      .values({ firmId, ...factsOf(view), readAt })
      .onConflictDoNothing()
      .returning({ firmId: subscriptions.firmId })
    if (added.length === 0) return 'tied'
  } else {
    const behind = known.readAt.getTime() - readAt.getTime()
    if (behind === 0) return 'tied'
    if (behind > 0 && behind < longestAnswer) return 'overtaken'
    const facts = factsOf(view, known)
    const version = known.version + (differing(known, facts).length === 0 ? 0 : 1)
    await tx
      .update(subscriptions)
      .set({ ...facts, version, readAt })
      .where(ofFirm(subscriptions, firmId))
  }
  await setActive(tx, firmId, hasAccess(view.status))
  return 'kept'
}

/**
 * Gives a firm its first subscription: the way from the provider's customer to it, and what was
 * ordered. Again, it changes nothing that is newer.
 */
export async function insertSubscription(
  tx: Tx,
  firmId: FirmId,
  view: SubscriptionView,
  asked: { readAt: Date },
): Promise<void> {
  await linkCustomer(tx, firmId, view.customerRef)
  await keepSubscription(tx, firmId, view, asked)
}

/**
 * Counts a change that is not the subscription's own, such as a new card or a refusal, so that the next
 * command is another one than the last. `version` is the one it was made in: many at once count once.
 */
export async function countChange(tx: Tx, firmId: FirmId, version: number): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ version: version + 1 })
    .where(and(ofFirm(subscriptions, firmId), eq(subscriptions.version, version)))
}

export async function setAttorneyCount(tx: Tx, firmId: FirmId, count: number): Promise<void> {
  await tx.update(firms).set({ attorneyCount: count }).where(ofFirm(firms, firmId))
}

export async function findEvent(tx: Tx, firmId: FirmId, eventId: string): Promise<boolean> {
  const rows = await tx
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(ofFirm(paymentEvents, firmId), eq(paymentEvents.eventId, eventId)))
  return rows.length > 0
}

/** Notes an event; false where it was noted before, which waits for a transaction that is noting it. */
export async function insertEvent(
  tx: Tx,
  event: typeof paymentEvents.$inferInsert & { firmId: FirmId },
): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId })
  return added.length > 0
}

/** Adds what a firm is to be told; false where it was told of it before. */
export async function insertNotice(
  tx: Tx,
  notice: typeof billingNotices.$inferInsert & { firmId: FirmId },
): Promise<boolean> {
  const added = await tx
    .insert(billingNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ noticeId: billingNotices.noticeId })
  return added.length > 0
}

const oneNotice = (firmId: FirmId, noticeId: string) =>
  and(ofFirm(billingNotices, firmId), eq(billingNotices.noticeId, noticeId))

export async function findNotice(
  tx: Tx,
  firmId: FirmId,
  noticeId: string,
): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(billingNotices).where(oneNotice(firmId, noticeId))
  return row
}

export async function markNoticeEmailed(
  tx: Tx,
  firmId: FirmId,
  noticeId: string,
  at: Date,
): Promise<void> {
  await tx.update(billingNotices).set({ emailedAt: at }).where(oneNotice(firmId, noticeId))
}

/** Forgets a notice that is no longer true, so that it can be told when it is true again. */
export async function deleteNotice(tx: Tx, firmId: FirmId, noticeId: string): Promise<void> {
  await tx.delete(billingNotices).where(oneNotice(firmId, noticeId))
}

/** The firm's owners, who are told about its subscription. */
export async function listOwnerEmails(tx: Tx, firmId: FirmId): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(ofFirm(users, firmId), eq(users.role, 'owner')))
    .orderBy(asc(users.createdAt), asc(users.userId))
  return rows.map(({ email }) => email)
}

/** A run that has not ended after this long has died. */
const longestRun = hours(1)

/** Takes a night's work for this process; false where another has it, or it is done. */
export async function beginNight(
  tx: Tx,
  { name, night, at }: { name: string; night: string; at: Date },
): Promise<boolean> {
  const begun = { night, begunAt: at, finishedAt: null }
  const diedBefore = new Date(at.getTime() - longestRun).toISOString()
  const taken = await tx
    .insert(nightlyRuns)
    .values({ name, ...begun })
    .onConflictDoUpdate({
      target: nightlyRuns.name,
      set: begun,
      setWhere: sql`${nightlyRuns.night} < ${night}::date
        or (${nightlyRuns.finishedAt} is null and ${nightlyRuns.begunAt} < ${diedBefore}::timestamptz)`,
    })
    .returning({ name: nightlyRuns.name })
  return taken.length > 0
}

export async function endNight(tx: Tx, name: string, at: Date): Promise<void> {
  await tx.update(nightlyRuns).set({ finishedAt: at }).where(eq(nightlyRuns.name, name))
}
