import { and, eq, getTableName, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ofFirm } from '#server/db/of-firm.ts'
import { billingNotices, paymentEvents, subscriptions } from '#server/db/schema/billing.ts'
import { sessions, turns } from '#server/db/schema/conversations.ts'
import { firmLogos, firms, recipients, users } from '#server/db/schema/firms.ts'
import { leadEvents, leads } from '#server/db/schema/leads.ts'
import { itemCounts, searchWords } from '#server/db/schema/listing.ts'
import { modelCalls, modelUse } from '#server/db/schema/model.ts'
import { registrations } from '#server/db/schema/onboarding.ts'
import { questionAskings, questions } from '#server/db/schema/questions.ts'
import {
  appointmentRequests,
  documents,
  invitations,
  messages,
} from '#server/db/schema/requests.ts'
import {
  billingCustomers,
  dueDeliveries,
  members,
  sessionRoutes,
  widgetTokens,
} from '#server/db/schema/routes.ts'
import { pages, siteIndexes, sites } from '#server/db/schema/site.ts'
import type { Tx } from '#server/platform/database.ts'
import { type FirmId } from '#server/platform/firm-id.ts'
type FirmTable = PgTable & { firmId: PgColumn }

/** Tables that are read before a firm is known; nothing but the query tells firms apart in them. */
const routes: readonly FirmTable[] = [
  // First: an event that is just being taken waits for it, finds the firm gone and leaves no row.
  billingCustomers,
  widgetTokens,
  sessionRoutes,
  members,
]

/** A firm's own tables, each before those that its rows hang on; the firm is the last. */
const owned: readonly FirmTable[] = [
  paymentEvents,
  billingNotices,
  subscriptions,
  leadEvents,
  leads,
  invitations,
  appointmentRequests,
  messages,
  documents,
  questionAskings,
  questions,
  modelCalls,
  modelUse,
  turns,
  sessions,
  searchWords,
  itemCounts,
  siteIndexes,
  pages,
  sites,
  recipients,
  firmLogos,
  users,
  firms,
]

/** The payment provider's customer that stands for a firm; null where there is none. */
export async function findCustomerOf(tx: Tx, firmId: FirmId): Promise<string | null> {
  const [row] = await tx
    .select({ customerRef: billingCustomers.customerRef })
    .from(billingCustomers)
    .where(eq(billingCustomers.firmId, firmId))
  return row?.customerRef ?? null
}

/** Closes a firm's chat, so that nothing new comes in. */
export async function closeChat(tx: Tx, firmId: FirmId): Promise<void> {
  await tx.update(firms).set({ active: false }).where(ofFirm(firms, firmId))
}

/** The ids of a firm's documents. */
export async function listDocumentIds(tx: Tx, firmId: FirmId): Promise<string[]> {
  const rows = await tx
    .select({ documentId: documents.documentId })
    .from(documents)
    .where(ofFirm(documents, firmId))
  return rows.map(({ documentId }) => documentId)
}

/** Deleting a long history takes longer than any question may. */
const deletionTimeout = '10min'

/**
 * Holds all that others begin with when they write for a firm, in the order in which they hold it: who
 * was first is waited for, and who comes later finds nothing.
 */
export async function holdFirm(tx: Tx, firmId: FirmId): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${deletionTimeout}, true)`)
  for (const table of [sessions, sites, subscriptions, firms])
    await tx.select({ firmId: table.firmId }).from(table).where(ofFirm(table, firmId)).for('update')
}

/** Deletes every row of a firm, and what its people were asked when they signed up; how many, by table. */
export async function deleteRows(
  tx: Tx,
  firmId: FirmId,
  uids: readonly string[],
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  const note = (table: PgTable, { rowCount }: { rowCount: number | null }) => {
    deleted[getTableName(table)] = rowCount ?? 0
  }
  for (const table of routes) note(table, await tx.delete(table).where(eq(table.firmId, firmId)))
  for (const table of owned) note(table, await tx.delete(table).where(ofFirm(table, firmId)))
  // Last: a lead that was still being sent may have made itself due again.
  const due = eq(dueDeliveries.firmId, firmId)
  note(dueDeliveries, await tx.delete(dueDeliveries).where(due))
  const asked = or(eq(registrations.reservedFirmId, firmId), inArray(registrations.uid, [...uids]))
  note(registrations, await tx.delete(registrations).where(asked))
  return deleted
}

/** Somebody who signed up with this address and belongs to no firm. */
export async function findUnfinished(tx: Tx, email: string) {
  const [row] = await tx
    .select({ signUp: registrations })
    .from(registrations)
    .leftJoin(members, eq(members.uid, registrations.uid))
    .where(and(sql`lower(${registrations.email}) = lower(${email})`, isNull(members.uid)))
  return row?.signUp
}

/** Forgets what somebody was asked when they signed up. */
export async function deleteRegistration(tx: Tx, uid: string): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.uid, uid))
}
