import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte } from 'drizzle-orm'
import {
  sandboxAnswers,
  sandboxCards,
  sandboxCustomers,
  sandboxEvents,
  sandboxInvoices,
  type SandboxInvoiceLine,
  sandboxSubscriptions,
} from '#server/db/schema/sandbox.ts'
import type { Tx } from '#server/platform/database.ts'

/** Who pays, as it is kept. */
export type Customer = typeof sandboxCustomers.$inferSelect
/** A test card, as it is kept. */
export type Card = typeof sandboxCards.$inferSelect
/** A subscription, as it is kept; its place among the others is the database's to give. */
export type Subscription = Omit<typeof sandboxSubscriptions.$inferSelect, 'position'>
/** An invoice, as it is kept. */
export type Invoice = Omit<typeof sandboxInvoices.$inferSelect, 'position'>
/** One line of it. */
export type InvoiceLine = SandboxInvoiceLine
/** Something that happened, not yet handed over. */
export type Event = Omit<typeof sandboxEvents.$inferSelect, 'position' | 'deliveredAt'>

/** The columns that are ours to write. */
const { position: _of, ...subscriptionColumns } = getTableColumns(sandboxSubscriptions)
const { position: _in, ...invoiceColumns } = getTableColumns(sandboxInvoices)

/** How many rows one reading takes. */
const batch = 100

/** The customer we call `reference`. */
export async function findCustomerByReference(
  tx: Tx,
  reference: string,
): Promise<Customer | undefined> {
  const rows = await tx
    .select()
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.reference, reference))
  return rows[0]
}

/** Adds a customer, unless there is one of that reference. */
export async function addCustomer(tx: Tx, customer: typeof sandboxCustomers.$inferInsert) {
  await tx.insert(sandboxCustomers).values(customer).onConflictDoNothing()
}

/** A customer. */
export async function findCustomer(tx: Tx, customerRef: string): Promise<Customer | undefined> {
  const rows = await tx
    .select()
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.customerRef, customerRef))
  return rows[0]
}

/** A customer, held until the transaction ends: whatever touches money holds its customer first. */
export async function holdCustomer(tx: Tx, customerRef: string): Promise<Customer | undefined> {
  const rows = await tx
    .select()
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.customerRef, customerRef))
    .for('update')
  return rows[0]
}

/** Writes a customer's credit, card and count of invoices. */
export async function saveCustomer(tx: Tx, customer: Customer): Promise<void> {
  const { creditCents, cardRef, invoiceCount } = customer
  await tx
    .update(sandboxCustomers)
    .set({ creditCents, cardRef, invoiceCount })
    .where(eq(sandboxCustomers.customerRef, customer.customerRef))
}

/** Adds a card. */
export async function addCard(tx: Tx, card: Card): Promise<void> {
  await tx.insert(sandboxCards).values(card)
}

/** A card. */
export async function findCard(tx: Tx, cardRef: string): Promise<Card | undefined> {
  const rows = await tx.select().from(sandboxCards).where(eq(sandboxCards.cardRef, cardRef))
  return rows[0]
}

/** Whose a subscription is, and when time next changes it. */
export async function findOwner(
  tx: Tx,
  ref: string,
): Promise<{ customerRef: string; nextDueAt: Date | null } | undefined> {
  const { customerRef, nextDueAt } = sandboxSubscriptions
  const rows = await tx
    .select({ customerRef, nextDueAt })
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.ref, ref))
  return rows[0]
}

/** A subscription, held until the transaction ends. */
export async function holdSubscription(tx: Tx, ref: string): Promise<Subscription | undefined> {
  const rows = await tx
    .select(subscriptionColumns)
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.ref, ref))
    .for('update')
  return rows[0]
}

/** Writes a subscription, new or known. */
export async function saveSubscription(tx: Tx, subscription: Subscription): Promise<void> {
  const { ref: _ref, ...facts } = subscription
  await tx
    .insert(sandboxSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: sandboxSubscriptions.ref, set: facts })
}

/** The ids of a customer's subscriptions, newest first. */
export async function listRefsOf(tx: Tx, customerRef: string): Promise<string[]> {
  const rows = await tx
    .select({ ref: sandboxSubscriptions.ref })
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerRef, customerRef))
    .orderBy(desc(sandboxSubscriptions.position))
    .limit(batch)
  return rows.map(({ ref }) => ref)
}

/** Some subscriptions that time changes by `now`, the longest due first. */
export async function listDue(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ ref: sandboxSubscriptions.ref })
    .from(sandboxSubscriptions)
    .where(lte(sandboxSubscriptions.nextDueAt, now))
    .orderBy(asc(sandboxSubscriptions.nextDueAt))
    .limit(batch)
  return rows.map(({ ref }) => ref)
}

/** Some subscriptions, in the order they were made, after the place `after`. */
export async function listAfter(
  tx: Tx,
  after: number,
): Promise<{ position: number; ref: string }[]> {
  const { position, ref } = sandboxSubscriptions
  return await tx
    .select({ position, ref })
    .from(sandboxSubscriptions)
    .where(gt(position, after))
    .orderBy(asc(position))
    .limit(batch)
}

/** The invoices of a subscription that are not paid. */
export async function listOpen(tx: Tx, subscriptionRef: string): Promise<Invoice[]> {
  return await tx
    .select(invoiceColumns)
    .from(sandboxInvoices)
    .where(
      and(eq(sandboxInvoices.subscriptionRef, subscriptionRef), eq(sandboxInvoices.status, 'open')),
    )
    .orderBy(asc(sandboxInvoices.position))
}

/** When a subscription was last invoiced, as every charged change of it is; null for never. */
export async function findLastInvoiced(tx: Tx, subscriptionRef: string): Promise<Date | null> {
  const rows = await tx
    .select({ at: sandboxInvoices.at })
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.subscriptionRef, subscriptionRef))
    .orderBy(desc(sandboxInvoices.position))
    .limit(1)
  return rows[0]?.at ?? null
}

/** A customer's invoices, newest first. */
export async function listInvoices(tx: Tx, customerRef: string, limit: number): Promise<Invoice[]> {
  return await tx
    .select(invoiceColumns)
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.customerRef, customerRef))
    .orderBy(desc(sandboxInvoices.position))
    .limit(limit)
}

/** One invoice. */
export async function findInvoice(tx: Tx, invoiceRef: string): Promise<Invoice | undefined> {
  const rows = await tx
    .select(invoiceColumns)
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.invoiceRef, invoiceRef))
  return rows[0]
}

/** Writes an invoice, new or known. */
export async function saveInvoice(tx: Tx, invoice: Invoice): Promise<void> {
  const { status, attempts, nextAttemptAt } = invoice
  await tx.insert(sandboxInvoices).values(invoice).onConflictDoUpdate({
    target: sandboxInvoices.invoiceRef,
    set: { status, attempts, nextAttemptAt },
  })
}

/** Adds what happened, in this order. */
export async function addEvents(tx: Tx, events: readonly Event[]): Promise<void> {
  for (const event of events) await tx.insert(sandboxEvents).values(event)
}

/** Some events not handed over, oldest first. */
export async function listUndelivered(tx: Tx): Promise<Event[]> {
  return await tx
    .select()
    .from(sandboxEvents)
    .where(isNull(sandboxEvents.deliveredAt))
    .orderBy(asc(sandboxEvents.position))
    .limit(batch)
}

/** Marks events as handed over. */
export async function markDelivered(tx: Tx, eventIds: string[], now: Date): Promise<void> {
  await tx
    .update(sandboxEvents)
    .set({ deliveredAt: now })
    .where(and(inArray(sandboxEvents.eventId, eventIds), isNull(sandboxEvents.deliveredAt)))
}

/**
 * Takes a command's key. Undefined: it is ours, and others with it wait for the transaction's end.
 * Else what the earlier command with it was and answered.
 */
export async function takeKey(
  tx: Tx,
  command: { key: string; fingerprint: string; createdAt: Date },
): Promise<{ fingerprint: string; answer: unknown } | undefined> {
  const taken = await tx
    .insert(sandboxAnswers)
    .values(command)
    .onConflictDoNothing()
    .returning({ key: sandboxAnswers.key })
  if (taken.length === 1) return undefined
  const { fingerprint, answer } = sandboxAnswers
  const rows = await tx
    .select({ fingerprint, answer })
    .from(sandboxAnswers)
    .where(eq(sandboxAnswers.key, command.key))
  return rows[0]
}

/** Keeps what a command answered. */
export async function keepAnswer(tx: Tx, key: string, answer: unknown): Promise<void> {
  await tx.update(sandboxAnswers).set({ answer }).where(eq(sandboxAnswers.key, key))
}

/** Forgets answers, and events that were handed over, from before a time. */
export async function forgetBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(sandboxAnswers).where(lt(sandboxAnswers.createdAt, before))
  await tx.delete(sandboxEvents).where(lt(sandboxEvents.deliveredAt, before))
}
