import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { getTableName, sql } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { billingNotices, paymentEvents, subscriptions } from '#server/db/schema/billing.ts'
import { sessions, turns } from '#server/db/schema/conversations.ts'
import { firmLogos, firms, mailboxLetters, recipients, users } from '#server/db/schema/firms.ts'
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
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'

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

/** Firms in the order of their ids, after `after`. */
export async function listFirmIds(tx: Tx, after: string | null, limit: number): Promise<FirmId[]> {
  const rows = await tx
    .selectDistinct({ firmId: widgetTokens.firmId })
    .from(widgetTokens)
    .where(after === null ? undefined : gt(widgetTokens.firmId, after))
    .orderBy(asc(widgetTokens.firmId))
    .limit(limit)
  return rows.map(({ firmId }) => mintFirmId(firmId))
}

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

/** The people of a firm, oldest first. */
export async function listUsers(tx: Tx, firmId: FirmId) {
  return await tx
    .select()
    .from(users)
    .where(ofFirm(users, firmId))
    .orderBy(asc(users.createdAt), asc(users.userId))
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

/** The ids of a firm's documents. */
export async function listDocumentIds(tx: Tx, firmId: FirmId): Promise<string[]> {
  const rows = await tx
    .select({ documentId: documents.documentId })
    .from(documents)
    .where(ofFirm(documents, firmId))
  return rows.map(({ documentId }) => documentId)
}

/** A chat in a list of all. */
export type ListedChat = Pick<
  typeof sessions.$inferSelect,
  'sessionId' | 'createdAt' | 'consentedAt'
>

/** Chats of a firm in the order of their ids, after `after`. */
export async function listSessions(
  tx: Tx,
  firmId: FirmId,
  after: string | null,
  limit: number,
): Promise<ListedChat[]> {
  const { sessionId, createdAt, consentedAt } = sessions
  return await tx
    .select({ sessionId, createdAt, consentedAt })
    .from(sessions)
    .where(and(ofFirm(sessions, firmId), after === null ? undefined : gt(sessionId, after)))
    .orderBy(asc(sessionId))
    .limit(limit)
}

/** All that one chat left, in the order in which it came. */
export async function readChat(tx: Tx, firmId: FirmId, sessionId: string) {
  const ofChat = (table: FirmTable & { sessionId: PgColumn }) =>
    and(ofFirm(table, firmId), eq(table.sessionId, sessionId))
  const [session] = await tx.select().from(sessions).where(ofChat(sessions))
  const requests = tx
    .select({ id: appointmentRequests.appointmentId })
    .from(appointmentRequests)
    .where(ofChat(appointmentRequests))
  const leadOf = tx.select({ id: leads.leadId }).from(leads).where(ofChat(leads))
  return {
    session,
    turns: await tx.select().from(turns).where(ofChat(turns)).orderBy(asc(turns.seq)),
    leads: await tx.select().from(leads).where(ofChat(leads)),
    leadEvents: await tx
      .select()
      .from(leadEvents)
      .where(and(ofFirm(leadEvents, firmId), inArray(leadEvents.leadId, leadOf)))
      .orderBy(asc(leadEvents.at)),
    messages: await tx
      .select()
      .from(messages)
      .where(ofChat(messages))
      .orderBy(asc(messages.createdAt)),
    appointments: await tx
      .select()
      .from(appointmentRequests)
      .where(ofChat(appointmentRequests))
      .orderBy(asc(appointmentRequests.createdAt)),
    invitations: await tx
      .select()
      .from(invitations)
      .where(and(ofFirm(invitations, firmId), inArray(invitations.appointmentId, requests)))
      .orderBy(asc(invitations.createdAt)),
    documents: await tx
      .select()
      .from(documents)
      .where(ofChat(documents))
      .orderBy(asc(documents.createdAt)),
    questionsAsked: await tx
      .select()
      .from(questionAskings)
      .where(ofChat(questionAskings))
      .orderBy(asc(questionAskings.at)),
    modelCalls: await tx
      .select()
      .from(modelCalls)
      .where(ofChat(modelCalls))
      .orderBy(asc(modelCalls.at)),
  }
}

/** A firm and what it set, but for its website and its visitors. */
export async function readFirm(tx: Tx, firmId: FirmId) {
  const [firm] = await tx.select().from(firms).where(ofFirm(firms, firmId))
  const [logo] = await tx.select().from(firmLogos).where(ofFirm(firmLogos, firmId))
  const [subscription] = await tx.select().from(subscriptions).where(ofFirm(subscriptions, firmId))
  return {
    firm,
    logo,
    recipients: await tx.select().from(recipients).where(ofFirm(recipients, firmId)),
    questions: await tx
      .select()
      .from(questions)
      .where(ofFirm(questions, firmId))
      .orderBy(asc(questions.firstAskedAt)),
    counts: await tx
      .select()
      .from(itemCounts)
      .where(ofFirm(itemCounts, firmId))
      .orderBy(asc(itemCounts.day), asc(itemCounts.noun)),
    modelUse: await tx
      .select()
      .from(modelUse)
      .where(ofFirm(modelUse, firmId))
      .orderBy(asc(modelUse.day)),
    subscription,
    paymentEvents: await tx
      .select()
      .from(paymentEvents)
      .where(ofFirm(paymentEvents, firmId))
      .orderBy(asc(paymentEvents.occurredAt)),
    billingNotices: await tx
      .select()
      .from(billingNotices)
      .where(ofFirm(billingNotices, firmId))
      .orderBy(asc(billingNotices.createdAt)),
  }
}

export type PageRow = typeof pages.$inferSelect

/** The pages of a firm's website after `after`, in the order of their addresses. */
export async function listPages(
  tx: Tx,
  firmId: FirmId,
  after: string,
  limit: number,
): Promise<PageRow[]> {
  return await tx
    .select()
    .from(pages)
    .where(and(ofFirm(pages, firmId), gt(pages.url, after)))
    .orderBy(asc(pages.url))
    .limit(limit)
}

/** Forgets a firm's chats from before then whose notice nobody accepted. */
export async function forgetUnaccepted(tx: Tx, firmId: FirmId, before: Date): Promise<void> {
  const gone = await tx
    .delete(sessions)
    .where(
      and(ofFirm(sessions, firmId), isNull(sessions.consentedAt), lt(sessions.createdAt, before)),
    )
    .returning({ sessionId: sessions.sessionId })
  const ids = gone.map(({ sessionId }) => sessionId)
  if (ids.length > 0) await tx.delete(sessionRoutes).where(inArray(sessionRoutes.sessionId, ids))
}

/** Forgets which of the payment provider's events had their effect before then. */
export async function forgetPaymentEvents(tx: Tx, firmId: FirmId, before: Date): Promise<void> {
  await tx
    .delete(paymentEvents)
    .where(and(ofFirm(paymentEvents, firmId), lt(paymentEvents.receivedAt, before)))
}

/** Forgets how many letters addresses got in windows that were begun before then. */
export async function forgetLetterCounts(tx: Tx, before: Date): Promise<void> {
  await tx.delete(mailboxLetters).where(lt(mailboxLetters.windowFrom, before))
}
