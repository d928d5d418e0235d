import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ofFirm } from '#server/db/of-firm.ts'
import { billingNotices, paymentEvents, subscriptions } from '#server/db/schema/billing.ts'
import { sessions, turns } from '#server/db/schema/conversations.ts'
import { firmLogos, firms, recipients, users } from '#server/db/schema/firms.ts'
import { leadEvents, leads } from '#server/db/schema/leads.ts'
import { itemCounts } from '#server/db/schema/listing.ts'
import { modelCalls, modelUse } from '#server/db/schema/model.ts'
import { questionAskings, questions } from '#server/db/schema/questions.ts'
import {
  appointmentRequests,
  documents,
  invitations,
  messages,
} from '#server/db/schema/requests.ts'
import { pages } from '#server/db/schema/site.ts'
import type { Tx } from '#server/platform/database.ts'
import { type FirmId } from '#server/platform/firm-id.ts'
type FirmTable = PgTable & { firmId: PgColumn }

/** The people of a firm, oldest first. */
export async function listUsers(tx: Tx, firmId: FirmId) {
  return await tx
    .select()
    .from(users)
    .where(ofFirm(users, firmId))
    .orderBy(asc(users.createdAt), asc(users.userId))
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
