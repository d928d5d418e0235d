import { randomUUID } from 'node:crypto'
import { requestTaken } from '@foyer/shared/copy/requests.ts'
import type { OfferedDay } from '@foyer/shared/api/appointments.ts'
import type { ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import type { Visitor } from '#server/features/conversations/commands.ts'
import { openChat, reachableSender, type Sender } from '#server/features/messages/commands.ts'
import { weighMessage } from '#server/features/messages/rules.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { World } from '#server/world.ts'
import { type AppointmentRow, insertAppointment, listUnmailedAppointments } from './queries.ts'
import { areOffered, timesOffered } from './rules.ts'

/** The times a firm offers, and how a consultation can be held. */
export type OfferedTimes = {
  timeZone: string
  days: OfferedDay[]
  consultationTypes: ConsultationType[]
}

/** The times the firm offers now. */
export async function offerTimes(world: World, visitor: Visitor): Promise<OfferedTimes> {
  return await world.db.asFirm(visitor.firmId, async (tx) => {
    const { firm, at } = await openChat(world, tx, visitor)
    const { timeZone, consultationTypes } = firm
    return { timeZone, days: timesOffered(timeZone, at), consultationTypes }
  })
}

/** Keeps a request and the job that brings it to the firm, in one transaction. */
export async function requestAppointment(
  world: World,
  visitor: Visitor,
  sent: Sender & {
    consultationType: AppointmentRow['consultationType']
    preferredTimes: string[]
    message?: string | undefined
  },
): Promise<{ id: string; message: string }> {
  const client = reachableSender(sent)
  const { firmId, sessionId } = visitor
  return await world.db.asFirm(firmId, async (tx) => {
    const { firm, language, at } = await openChat(world, tx, visitor)
    const offered = timesOffered(firm.timeZone, at)
    if (!areOffered(sent.preferredTimes, offered)) throw new Failure('appointment/not-offered')
    const appointmentId = randomUUID()
    const { consultationType, preferredTimes, message = null } = sent
    const createdDay = dayIn(firm.timeZone, at)
    const { priority: urgency } = weighMessage(message ?? '', createdDay)
    const row = { firmId, sessionId, appointmentId, ...client, consultationType, urgency, message }
    const wished = preferredTimes.map((time) => new Date(time).toISOString())
    const times = { createdAt: at, createdDay, updatedAt: at }
    await insertAppointment(tx, { ...row, preferredTimes: wished, ...times })
    await enqueue(tx, 'deliver-appointment', { firmId, subjectId: appointmentId })
    const taken = requestTaken[language].appointment
    return { id: appointmentId, message: taken.replace('{firm}', firm.name) }
  })
}

/** Wakes the jobs of requests that have waited for the firm's mailbox to be proved. */
export async function sendWaitingAppointments(tx: Tx, firmId: FirmId): Promise<void> {
  for (const subjectId of await listUnmailedAppointments(tx, firmId))
    await enqueue(tx, 'deliver-appointment', { firmId, subjectId })
}
