import { findMailableFirm } from '#server/features/overview/queries.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { sendNotice } from '#server/platform/notify.ts'
import type { World } from '#server/world.ts'
import { appointmentEmail } from './emails.tsx'
import { findAppointment, markAppointmentEmailed } from './queries.ts'

/**
 * Brings a request to the firm's mailbox, unless that is done already or it was taken back.
 * Where nobody has proved the mailbox it does nothing: the proof sends all that has waited.
 */
export async function deliverAppointment(
  world: World,
  { firmId, appointmentId }: { firmId: FirmId; appointmentId: string },
): Promise<void> {
  const found = await world.db.asFirm(firmId, async (tx) => ({
    firm: await findMailableFirm(tx, firmId),
    request: await findAppointment(tx, firmId, appointmentId),
  }))
  const { firm, request } = found
  if (firm === undefined || request === undefined || request.emailedAt !== null) return
  await sendNotice(world, {
    to: firm.mailTo,
    replyTo: request.clientEmail,
    kind: 'appointment',
    id: appointmentId,
    written: await appointmentEmail(request, firm.timeZone),
  })
  const at = world.clock.now()
  await world.db.asFirm(firmId, (tx) => markAppointmentEmailed(tx, firmId, appointmentId, at))
}
