import type { LeadStatus } from '@foyer/shared/facts/statuses.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { countItems, moveCount, recount, seekPage, withinDays } from '#server/db/listing.ts'
import { ofFirm } from '#server/db/of-firm.ts'
import { leadEvents, leads } from '#server/db/schema/leads.ts'
import { dueDeliveries } from '#server/db/schema/routes.ts'
import type { Tx } from '#server/platform/database.ts'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
import { given, prepared } from '#server/platform/prepared.ts'

export type LeadRow = typeof leads.$inferSelect
export type NewLead = typeof leads.$inferInsert & { firmId: FirmId }
export type LeadEventRow = typeof leadEvents.$inferSelect

/** What a list of leads is narrowed by; days are the firm's. */
export type LeadFilter = {
  status: LeadStatus | 'all'
  startDate?: string | undefined
  endDate?: string | undefined
}

/** The same filter, as the counters know it. */
const counted = ({ status, ...days }: LeadFilter) => ({
  noun: 'lead' as const,
  ...(status === 'all' ? {} : { status }),
  ...days,
})

function narrowed(firmId: FirmId, { status, ...days }: LeadFilter): SQL | undefined {
  return and(
    ofFirm(leads, firmId),
    status === 'all' ? undefined : eq(leads.status, status),
    withinDays(leads.createdDay, days),
  )
}

/** One page of leads, newest first. */
export async function listLeads(
  tx: Tx,
  firmId: FirmId,
  filter: LeadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LeadRow[]> {
  const from = await seekPage(tx, firmId, counted(filter), offset)
  return await tx
    .select()
    .from(leads)
    .where(narrowed(firmId, { ...filter, endDate: from.endDate }))
    .orderBy(desc(leads.createdDay), desc(leads.createdAt), leads.leadId)
    .limit(limit)
    .offset(from.offset)
}

/** How many leads a filter meets, whatever their number. */
export async function countLeads(tx: Tx, firmId: FirmId, filter: LeadFilter): Promise<number> {
  return await countItems(tx, firmId, counted(filter))
}

export async function findLead(
  tx: Tx,
  firmId: FirmId,
  leadId: string,
): Promise<LeadRow | undefined> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(ofFirm(leads, firmId), eq(leads.leadId, leadId)))
  return row
}

const heldLead = prepared((tx) =>
  tx
    .select()
    .from(leads)
    .where(and(ofFirm(leads, given('firmId')), eq(leads.sessionId, given('sessionId'))))
    .for('update')
    .prepare('held_lead_of_session'),
)

/** The lead of a session, held until the transaction ends. */
export async function lockLeadOfSession(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<LeadRow | undefined> {
  const [row] = await heldLead(tx).execute({ firmId, sessionId })
  return row
}

/** A lead, held until the transaction ends. */
export async function lockLead(
  tx: Tx,
  firmId: FirmId,
  leadId: string,
): Promise<LeadRow | undefined> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(ofFirm(leads, firmId), eq(leads.leadId, leadId)))
    .for('update')
  return row
}

/** Adds a lead and counts it. */
export async function insertLead(tx: Tx, lead: NewLead): Promise<void> {
  await tx.insert(leads).values(lead)
  const { firmId, createdDay: day } = lead
  await moveCount(tx, firmId, { noun: 'lead', day, status: lead.status ?? 'pending' }, 1)
}

/** Writes what changed of a lead that the caller holds; its status keeps the counters right. */
export async function updateLead(
  tx: Tx,
  firmId: FirmId,
  held: LeadRow,
  change: Partial<typeof leads.$inferInsert>,
): Promise<void> {
  await tx
    .update(leads)
    .set(change)
    .where(and(ofFirm(leads, firmId), eq(leads.leadId, held.leadId)))
  const counter = { noun: 'lead' as const, day: held.createdDay }
  const { status = held.status } = change
  await recount(tx, firmId, {
    from: { ...counter, status: held.status },
    to: { ...counter, status },
  })
}

/** Removes a lead with its events, and uncounts it. */
export async function deleteLead(tx: Tx, firmId: FirmId, held: LeadRow): Promise<void> {
  await tx.delete(leads).where(and(ofFirm(leads, firmId), eq(leads.leadId, held.leadId)))
  await moveCount(tx, firmId, { noun: 'lead', day: held.createdDay, status: held.status }, -1)
}

export async function insertLeadEvent(
  tx: Tx,
  event: typeof leadEvents.$inferInsert & { firmId: FirmId },
): Promise<void> {
  await tx.insert(leadEvents).values(event)
}

/** What happened to a lead, oldest first. */
export async function listLeadEvents(
  tx: Tx,
  firmId: FirmId,
  leadId: string,
): Promise<LeadEventRow[]> {
  return await tx
    .select()
    .from(leadEvents)
    .where(and(ofFirm(leadEvents, firmId), eq(leadEvents.leadId, leadId)))
    .orderBy(asc(leadEvents.at), asc(leadEvents.eventId))
}

/** A lead's due delivery; undefined where nothing waits. */
type Due = typeof dueDeliveries.$inferSelect

const dueOf = (firmId: FirmId, leadId: string) =>
  and(ofFirm(dueDeliveries, firmId), eq(dueDeliveries.leadId, leadId))

/** Sets when a lead's newest version is to be delivered; one that is being sent goes on. */
export async function setDue(tx: Tx, firmId: FirmId, leadId: string, dueAt: Date): Promise<void> {
  await tx
    .insert(dueDeliveries)
    .values({ firmId, leadId, dueAt })
    .onConflictDoUpdate({
      target: [dueDeliveries.firmId, dueDeliveries.leadId],
      set: { dueAt },
    })
}

export async function findDue(tx: Tx, firmId: FirmId, leadId: string): Promise<Due | undefined> {
  const [row] = await tx.select().from(dueDeliveries).where(dueOf(firmId, leadId))
  return row
}

export async function clearDue(tx: Tx, firmId: FirmId, leadId: string): Promise<void> {
  await tx.delete(dueDeliveries).where(dueOf(firmId, leadId))
}

/** Makes those due that were put aside for an unproved mailbox; answers their leads. */
export async function hastenHeld(tx: Tx, firmId: FirmId, dueAt: Date): Promise<string[]> {
  const held = tx
    .select({ leadId: leadEvents.leadId })
    .from(leadEvents)
    .where(and(ofFirm(leadEvents, firmId), eq(leadEvents.kind, 'waiting_for_address')))
  const hastened = await tx
    .update(dueDeliveries)
    .set({ dueAt })
    .where(and(ofFirm(dueDeliveries, firmId), inArray(dueDeliveries.leadId, held)))
    .returning({ leadId: dueDeliveries.leadId })
  return hastened.map(({ leadId }) => leadId)
}

/**
 * Takes one due delivery for the time of a lease. Nobody else takes it meanwhile, whatever becomes
 * of its due time, so that no two workers send one lead at once.
 */
export async function claimDue(
  tx: Tx,
  now: Date,
  leasedUntil: Date,
  only?: { firmId: FirmId; leadId: string },
): Promise<{ firmId: FirmId; leadId: string } | undefined> {
  const [due] = await tx
    .select()
    .from(dueDeliveries)
    .where(
      and(
        lte(dueDeliveries.dueAt, now),
        or(isNull(dueDeliveries.leasedUntil), lte(dueDeliveries.leasedUntil, now)),
        only === undefined ? undefined : dueOf(only.firmId, only.leadId),
      ),
    )
    .orderBy(asc(dueDeliveries.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (due === undefined) return undefined
  const firmId = mintFirmId(due.firmId)
  await tx.update(dueDeliveries).set({ leasedUntil }).where(dueOf(firmId, due.leadId))
  return { firmId, leadId: due.leadId }
}

/** Holds a delivery longer while it is still being sent; one whose lease has ended stays free. */
export async function renewLease(
  tx: Tx,
  { firmId, leadId }: { firmId: FirmId; leadId: string },
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await tx
    .update(dueDeliveries)
    .set({ leasedUntil: until })
    .where(and(dueOf(firmId, leadId), gt(dueDeliveries.leasedUntil, now)))
}

/** Gives a delivery back, so that what is due next can be taken. */
export async function endLease(tx: Tx, firmId: FirmId, leadId: string): Promise<void> {
  await tx.update(dueDeliveries).set({ leasedUntil: null }).where(dueOf(firmId, leadId))
}
