import type { UnreadCounts } from '@foyer/shared/api/overview.ts'
import { unreadCounted } from '@foyer/shared/facts/limits.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { countItems } from '#server/db/listing.ts'
import { ofFirm } from '#server/db/of-firm.ts'
import { firms, users } from '#server/db/schema/firms.ts'
import { leads } from '#server/db/schema/leads.ts'
import { appointmentRequests, documents, messages } from '#server/db/schema/requests.ts'
import { shareMailbox } from '#server/features/assistant/queries.ts'
import type { Firm } from '#server/features/conversations/queries.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { activityShown, type Arrival } from './rules.ts'

/** A person of the firm, with the firm. */
export async function findMemberOfFirm(tx: Tx, firmId: FirmId, userId: string) {
  const [row] = await tx
    .select({ user: users, firm: firms })
    .from(users)
    .innerJoin(firms, eq(firms.firmId, users.firmId))
    .where(and(ofFirm(users, firmId), eq(users.userId, userId)))
  return row
}

/**
 * A firm that may be mailed to. `mailTo` is everybody who hears of what visitors leave, as a message's
 * `To` names them; `notifyEmail` is the first of them, so that neither is an address nobody proved.
 */
export type MailableFirm = Firm & { mailTo: string }

/**
 * To whom what visitors write is mailed: the firm with all its proved addresses, or undefined where
 * nobody has proved one. Holds the firm as it is until the transaction ends: a proof comes wholly
 * before or wholly after, so that nothing is put aside just as everything put aside is sent.
 */
export async function findMailableFirm(tx: Tx, firmId: FirmId): Promise<MailableFirm | undefined> {
  const mailbox = await shareMailbox(tx, firmId)
  const [notifyEmail] = mailbox?.proved ?? []
  if (mailbox === undefined || notifyEmail === undefined) return undefined
  return { ...mailbox.firm, notifyEmail, mailTo: mailbox.proved.join(', ') }
}

/** The home's figures, from the counters; a month begins on `startDate`, a day of the firm's. */
export async function countFigures(tx: Tx, firmId: FirmId, startDate: string) {
  return {
    chatsThisMonth: await countItems(tx, firmId, { noun: 'chat', startDate }),
    newLeads: await countItems(tx, firmId, { noun: 'lead', startDate }),
    allChats: await countItems(tx, firmId, { noun: 'chat' }),
  }
}

type Listed = typeof leads | typeof messages | typeof appointmentRequests | typeof documents

/** Rows of a table that nobody of the firm has opened, as one number that ends at 100. */
const unreadOf = (tx: Tx, firmId: FirmId, table: Listed) => {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(and(ofFirm(table, firmId), isNull(table.viewedAt)))
    .limit(unreadCounted)
    .as('some')
  return sql<number>`(select count(*)::int from ${some})`
}

/** What nobody of the firm has opened, through the partial indexes; each counted to 100. */
export async function countUnread(tx: Tx, firmId: FirmId): Promise<UnreadCounts> {
  const [row] = await tx
    .select({
      leads: unreadOf(tx, firmId, leads),
      messages: unreadOf(tx, firmId, messages),
      appointments: unreadOf(tx, firmId, appointmentRequests),
      documents: unreadOf(tx, firmId, documents),
    })
    .from(sql`(select 1) as once`)
  return row ?? { leads: 0, messages: 0, appointments: 0, documents: 0 }
}

/** How every table's newest-first index is ordered. */
const newest = (table: Listed) => [desc(table.createdDay), desc(table.createdAt)]

/** What every arrival tells: when it came, and whether it was taken back. */
const arrivedOf = (table: Listed) => ({ at: table.createdAt, withdrawnAt: table.withdrawnAt })

async function newestLeads(tx: Tx, firmId: FirmId): Promise<Arrival[]> {
  const { leadId: id, name: clientName, legalIssue: issue, message: words } = leads
  const rows = await tx
    .select({ id, clientName, ...arrivedOf(leads), issue, words })
    .from(leads)
    .where(ofFirm(leads, firmId))
    .orderBy(...newest(leads))
    .limit(activityShown)
  return rows.map((row) => ({ section: 'leads', ...row }))
}

async function newestMessages(tx: Tx, firmId: FirmId): Promise<Arrival[]> {
  const { messageId: id, clientName, priority, content: words } = messages
  const rows = await tx
    .select({ id, clientName, ...arrivedOf(messages), priority, words })
    .from(messages)
    .where(ofFirm(messages, firmId))
    .orderBy(...newest(messages))
    .limit(activityShown)
  return rows.map((row) => ({ section: 'messages', ...row }))
}

async function newestAppointments(tx: Tx, firmId: FirmId): Promise<Arrival[]> {
  const { appointmentId: id, clientName, message: words } = appointmentRequests
  const { consultationType: by, preferredTimes: wished } = appointmentRequests
  const rows = await tx
    .select({ id, clientName, ...arrivedOf(appointmentRequests), by, wished, words })
    .from(appointmentRequests)
    .where(ofFirm(appointmentRequests, firmId))
    .orderBy(...newest(appointmentRequests))
    .limit(activityShown)
  return rows.map((row) => ({ section: 'appointments', ...row }))
}

async function newestDocuments(tx: Tx, firmId: FirmId): Promise<Arrival[]> {
  const { documentId: id, clientName, mimeType } = documents
  const { originalFilename: filename, description: words } = documents
  const rows = await tx
    .select({ id, clientName, ...arrivedOf(documents), mimeType, filename, words })
    .from(documents)
    .where(ofFirm(documents, firmId))
    .orderBy(...newest(documents))
    .limit(activityShown)
  return rows.map((row) => ({ section: 'documents', ...row }))
}

/** The newest of each kind, by each table's newest-first index; at most ten of a kind. */
export async function listArrivals(tx: Tx, firmId: FirmId): Promise<Arrival[]> {
  return [
    ...(await newestLeads(tx, firmId)),
    ...(await newestMessages(tx, firmId)),
    ...(await newestAppointments(tx, firmId)),
    ...(await newestDocuments(tx, firmId)),
  ]
}
