import { randomUUID } from 'node:crypto'
import type { AppointmentStatus, ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import { and, desc, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import {
  countItems,
  type Counter,
  moveCount,
  moveCounts,
  seekPage,
  withinDays,
} from '#server/db/listing.ts'
import { ofFirm } from '#server/db/of-firm.ts'
import { appointmentRequests, invitations } from '#server/db/schema/requests.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { Telling } from './rules.ts'

export type AppointmentRow = typeof appointmentRequests.$inferSelect
export type InvitationRow = typeof invitations.$inferSelect

/** What a list of requests is narrowed by; days are the firm's. */
export type AppointmentFilter = {
  status: AppointmentStatus | 'all'
  type: ConsultationType | 'all'
  startDate?: string | undefined
  endDate?: string | undefined
}

/** The same filter, as the counters know it. */
const counted = ({ status, type, ...days }: AppointmentFilter) => ({
  noun: 'appointment' as const,
  ...(status === 'all' ? {} : { status }),
  ...(type === 'all' ? {} : { facet: type }),
  ...days,
})

function narrowed(firmId: FirmId, { status, type, ...days }: AppointmentFilter): SQL | undefined {
  return and(
    ofFirm(appointmentRequests, firmId),
    status === 'all' ? undefined : eq(appointmentRequests.status, status),
    type === 'all' ? undefined : eq(appointmentRequests.consultationType, type),
    withinDays(appointmentRequests.createdDay, days),
  )
}

/** One page of requests, newest first. */
export async function listAppointments(
  tx: Tx,
  firmId: FirmId,
  filter: AppointmentFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AppointmentRow[]> {
  const from = await seekPage(tx, firmId, counted(filter), offset)
  return await tx
    .select()
    .from(appointmentRequests)
    .where(narrowed(firmId, { ...filter, endDate: from.endDate }))
    .orderBy(
      desc(appointmentRequests.createdDay),
      desc(appointmentRequests.createdAt),
      appointmentRequests.appointmentId,
    )
    .limit(limit)
    .offset(from.offset)
}

/** How many requests a filter meets, whatever their number. */
export async function countAppointments(
  tx: Tx,
  firmId: FirmId,
  filter: AppointmentFilter,
): Promise<number> {
  return await countItems(tx, firmId, counted(filter))
}

const counterOf = ({
  createdDay,
  status,
  consultationType,
}: Pick<AppointmentRow, 'createdDay' | 'status' | 'consultationType'>): Counter => ({
  noun: 'appointment',
  day: createdDay,
  status,
  facet: consultationType,
})

/** Adds a request and counts it. */
export async function insertAppointment(
  tx: Tx,
  appointment: typeof appointmentRequests.$inferInsert & { firmId: FirmId },
): Promise<void> {
  const [row] = await tx.insert(appointmentRequests).values(appointment).returning()
  if (row !== undefined) await moveCount(tx, appointment.firmId, counterOf(row), 1)
}

const one = (firmId: FirmId, appointmentId: string) =>
  and(ofFirm(appointmentRequests, firmId), eq(appointmentRequests.appointmentId, appointmentId))

const selectOne = (tx: Tx, firmId: FirmId, appointmentId: string) =>
  tx.select().from(appointmentRequests).where(one(firmId, appointmentId))

export async function findAppointment(
  tx: Tx,
  firmId: FirmId,
  appointmentId: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await selectOne(tx, firmId, appointmentId)
  return row
}

/** A request, held until the transaction ends. */
export async function lockAppointment(
  tx: Tx,
  firmId: FirmId,
  appointmentId: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await selectOne(tx, firmId, appointmentId).for('update')
  return row
}

/** A chat's requests, held until the transaction ends. */
export async function lockAppointmentsOfSession(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<AppointmentRow[]> {
  return await tx
    .select()
    .from(appointmentRequests)
    .where(and(ofFirm(appointmentRequests, firmId), eq(appointmentRequests.sessionId, sessionId)))
    .orderBy(appointmentRequests.appointmentId)
    .for('update')
}

/** One change of a request that the caller holds; undefined takes it away. */
export type AppointmentChange = {
  held: AppointmentRow
  change: Partial<typeof appointmentRequests.$inferInsert> | undefined
}

/** Writes what changed of requests that the caller holds, and keeps the counters right. */
export async function changeAppointments(
  tx: Tx,
  firmId: FirmId,
  changes: readonly AppointmentChange[],
): Promise<void> {
  for (const { held, change } of changes) {
    const only = one(firmId, held.appointmentId)
    if (change === undefined) await tx.delete(appointmentRequests).where(only)
    else await tx.update(appointmentRequests).set(change).where(only)
  }
  const moves = changes.flatMap(({ held, change }) => {
    const status = change === undefined ? undefined : (change.status ?? held.status)
    if (status === held.status) return []
    const away = { counter: counterOf(held), by: -1 as const }
    const there = { counter: counterOf({ ...held, status: status ?? held.status }), by: 1 as const }
    return status === undefined ? [away] : [away, there]
  })
  await moveCounts(tx, firmId, moves)
}

/** Notes that a request's mail was handed over or was not taken, or that it was accepted. */
export async function markAppointmentMail(
  tx: Tx,
  firmId: FirmId,
  appointmentId: string,
  moment: { handedAt: Date | null } | { emailedAt: Date },
): Promise<void> {
  await tx.update(appointmentRequests).set(moment).where(one(firmId, appointmentId))
}

/** The ids of a firm's appointment requests that no mail server has accepted, oldest first. */
export async function listUnmailedAppointments(tx: Tx, firmId: FirmId): Promise<string[]> {
  const rows = await tx
    .select({ id: appointmentRequests.appointmentId })
    .from(appointmentRequests)
    .where(and(ofFirm(appointmentRequests, firmId), isNull(appointmentRequests.emailedAt)))
    .orderBy(appointmentRequests.createdAt)
  return rows.map(({ id }) => id)
}

/**
 * The times from `now` on that a firm has given to somebody.
 * @param sinceDay a day before which nobody could ask for a time from `now` on; it bounds the search.
 */
export async function listTakenTimes(
  tx: Tx,
  firmId: FirmId,
  { now, sinceDay }: { now: Date; sinceDay: string },
): Promise<Date[]> {
  const rows = await tx
    .select({ at: appointmentRequests.scheduledFor })
    .from(appointmentRequests)
    .where(
      and(
        ofFirm(appointmentRequests, firmId),
        eq(appointmentRequests.status, 'scheduled'),
        gte(appointmentRequests.createdDay, sinceDay),
        gte(appointmentRequests.scheduledFor, now),
      ),
    )
  return rows.flatMap(({ at }) => (at === null ? [] : [at]))
}

/** The calendar messages about some requests. */
export async function listInvitations(
  tx: Tx,
  firmId: FirmId,
  appointmentIds: readonly string[],
): Promise<InvitationRow[]> {
  if (appointmentIds.length === 0) return []
  return await tx
    .select()
    .from(invitations)
    .where(
      and(ofFirm(invitations, firmId), inArray(invitations.appointmentId, [...appointmentIds])),
    )
}

const oneInvitation = (firmId: FirmId, invitationId: string) =>
  and(ofFirm(invitations, firmId), eq(invitations.invitationId, invitationId))

export async function findInvitation(
  tx: Tx,
  firmId: FirmId,
  invitationId: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(oneInvitation(firmId, invitationId))
  return row
}

/** Drops a request's calendar messages that were not handed over yet. */
export async function dropUnclaimedInvitations(
  tx: Tx,
  firmId: FirmId,
  appointmentId: string,
): Promise<void> {
  await tx
    .delete(invitations)
    .where(
      and(
        ofFirm(invitations, firmId),
        eq(invitations.appointmentId, appointmentId),
        isNull(invitations.claimedAt),
      ),
    )
}

/** Adds one round of calendar messages about a request; answers their ids. */
export async function insertInvitations(
  tx: Tx,
  firmId: FirmId,
  { appointmentId, inviteSequence: sequence }: AppointmentRow,
  { tellings, at }: { tellings: readonly Telling[]; at: Date },
): Promise<string[]> {
  const common = { firmId, appointmentId, sequence, createdAt: at }
  const rows = tellings.map((telling) => ({ ...common, invitationId: randomUUID(), ...telling }))
  if (rows.length === 0) return []
  await tx.insert(invitations).values(rows)
  return rows.map(({ invitationId }) => invitationId)
}

/** Notes when a calendar message was first handed over, or when it was accepted. */
export async function markInvitation(
  tx: Tx,
  firmId: FirmId,
  invitationId: string,
  moment: { claimedAt: Date } | { emailedAt: Date },
): Promise<void> {
  await tx.update(invitations).set(moment).where(oneInvitation(firmId, invitationId))
}

/** The ids of a firm's calendar messages made by `until` that no mail server has accepted. */
export async function listUnmailedInvitations(
  tx: Tx,
  firmId: FirmId,
  until: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ id: invitations.invitationId })
    .from(invitations)
    .where(
      and(
        ofFirm(invitations, firmId),
        isNull(invitations.emailedAt),
        lte(invitations.createdAt, until),
      ),
    )
    .orderBy(invitations.createdAt)
  return rows.map(({ id }) => id)
}
