import { and, eq, isNull } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { appointmentRequests } from '#server/db/schema/requests.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

export type AppointmentRow = typeof appointmentRequests.$inferSelect

export async function insertAppointment(
  tx: Tx,
  appointment: typeof appointmentRequests.$inferInsert & { firmId: FirmId },
): Promise<void> {
  await tx.insert(appointmentRequests).values(appointment)
}

export async function findAppointment(
  tx: Tx,
  firmId: FirmId,
  appointmentId: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(appointmentRequests)
    .where(
      and(
        ofFirm(appointmentRequests, firmId),
        eq(appointmentRequests.appointmentId, appointmentId),
      ),
    )
  return row
}

export async function markAppointmentEmailed(
  tx: Tx,
  firmId: FirmId,
  appointmentId: string,
  at: Date,
): Promise<void> {
  await tx
    .update(appointmentRequests)
    .set({ emailedAt: at })
    .where(
      and(
        ofFirm(appointmentRequests, firmId),
        eq(appointmentRequests.appointmentId, appointmentId),
      ),
    )
}

/**
 * Takes a chat's appointment requests back: those that no mail server has accepted go, the others
 * are marked and cancelled.
 * @returns whether there was one that the firm already had.
 */
export async function withdrawAppointments(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  at: Date,
): Promise<boolean> {
  const ofChat = and(
    ofFirm(appointmentRequests, firmId),
    eq(appointmentRequests.sessionId, sessionId),
  )
  await tx.delete(appointmentRequests).where(and(ofChat, isNull(appointmentRequests.emailedAt)))
  const marked = await tx
    .update(appointmentRequests)
    .set({ withdrawnAt: at, updatedAt: at, status: 'cancelled' })
    .where(ofChat)
    .returning({ id: appointmentRequests.appointmentId })
  return marked.length > 0
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
