import { randomUUID } from 'node:crypto'
import type { OfferedDay } from '@foyer/shared/api/appointments.ts'
import { requestTaken } from '@foyer/shared/copy/requests.ts'
import { invitationWait, offeredTimes, requestLimits } from '@foyer/shared/facts/limits.ts'
import type { AppointmentStatus, ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import { days } from '@foyer/shared/facts/time.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import type { Firm } from '#server/features/conversations/queries.ts'
import { weighMessage } from '#server/features/messages/rules.ts'
import { announce } from '#server/platform/announce.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue, enqueueAll } from '#server/platform/jobs.ts'
import type { World } from '#server/world.ts'
import {
  type AppointmentRow,
  changeAppointments,
  dropUnclaimedInvitations,
  insertAppointment,
  insertInvitations,
  listInvitations,
  listTakenTimes,
  listUnmailedAppointments,
  listUnmailedInvitations,
  lockAppointment,
  lockAppointmentsOfSession,
} from './queries.ts'
import {
  areOffered,
  calendarTime,
  findRepeated,
  judgeStep,
  type Side,
  tellingsOf,
  timesOffered,
  wasReceived,
} from './rules.ts'

/** A visitor's chat that may ask for a consultation, held by the caller. */
export type AskingChat = {
  firmId: FirmId
  sessionId: string
  firm: Firm
  language: 'en' | 'es'
  at: Date
}

/** The times a firm offers, and how a consultation can be held. */
export type OfferedTimes = {
  timeZone: string
  days: OfferedDay[]
  consultationTypes: ConsultationType[]
}

/** The times the firm offers now. */
export async function offerTimes(
  tx: Tx,
  { firmId, firm, at }: Pick<AskingChat, 'firmId' | 'firm' | 'at'>,
): Promise<OfferedTimes> {
  const { timeZone, hours, consultationTypes } = firm
  // A time from now on was asked for no longer ago than times are offered ahead.
  const since = new Date(at.getTime() - days(offeredTimes.days + 1))
  const taken = await listTakenTimes(tx, firmId, { now: at, sinceDay: dayIn(timeZone, since) })
  return { timeZone, days: timesOffered({ timeZone, hours, taken }, at), consultationTypes }
}

/** What a visitor asks for; times as ISO 8601 in any zone. */
export type Wish = {
  clientName: string
  clientEmail: string | null
  clientPhone: string | null
  consultationType: ConsultationType
  preferredTimes: string[]
  message: string | null
}

async function keepWish(
  tx: Tx,
  { firmId, sessionId, firm, at }: AskingChat,
  wish: Wish,
): Promise<string> {
  const offered = await offerTimes(tx, { firmId, firm, at })
  if (!offered.consultationTypes.includes(wish.consultationType))
    throw new Failure('appointment/type-not-offered')
  if (!areOffered(wish.preferredTimes, offered.days)) throw new Failure('appointment/not-offered')
  const appointmentId = randomUUID()
  const createdDay = dayIn(firm.timeZone, at)
  const { priority: urgency } = weighMessage(wish.message ?? '', createdDay)
  const times = { createdAt: at, createdDay, updatedAt: at }
  await insertAppointment(tx, { firmId, sessionId, appointmentId, ...wish, urgency, ...times })
  await enqueue(tx, 'deliver-appointment', { firmId, subjectId: appointmentId })
  await announce(tx, firmId, { noun: 'appointment', id: appointmentId, kind: 'arrived' })
  return appointmentId
}

/**
 * Keeps a request and the job that brings it to the firm. One that was kept already, and whose answer
 * was lost, is answered again.
 * @throws Failure `appointment/too-many`, `appointment/type-not-offered`, `appointment/not-offered`
 */
export async function requestAppointment(
  tx: Tx,
  chat: AskingChat,
  sent: Wish,
): Promise<{ id: string; message: string }> {
  const { firmId, sessionId, firm, language } = chat
  const preferredTimes = sent.preferredTimes.map((time) => new Date(time).toISOString())
  const wish = { ...sent, preferredTimes }
  const held = await lockAppointmentsOfSession(tx, firmId, sessionId)
  const repeated = findRepeated(held, wish)
  if (repeated === undefined && held.length >= requestLimits.appointmentsPerSession)
    throw new Failure('appointment/too-many')
  const id = repeated?.appointmentId ?? (await keepWish(tx, chat, wish))
  return { id, message: requestTaken[language].appointment.replace('{firm}', () => firm.name) }
}

/**
 * Writes what both sides must be told of a request as it stands now, and the jobs that send it after
 * `wait` milliseconds. What was not handed over yet is dropped.
 * @returns the number the next round of messages will have.
 */
async function tellCalendars(
  tx: Tx,
  { firmId, at }: { firmId: FirmId; at: Date },
  appointment: AppointmentRow,
  { sides, wait }: { sides: readonly Side[]; wait: number },
): Promise<number> {
  const { appointmentId, inviteSequence } = appointment
  const kept = await listInvitations(tx, firmId, [appointmentId])
  await dropUnclaimedInvitations(tx, firmId, appointmentId)
  const tellings = tellingsOf(kept, calendarTime(appointment), sides)
  for (const subjectId of await insertInvitations(tx, firmId, appointment, { tellings, at }))
    await enqueue(tx, 'deliver-invitation', { firmId, subjectId }, wait)
  return tellings.length === 0 ? inviteSequence : inviteSequence + 1
}

/** What the firm does to a request; whatever is absent stays. */
export type AppointmentWish = {
  viewed?: true | undefined
  status?: AppointmentStatus | undefined
  scheduledFor?: string | undefined
}

function judge(held: AppointmentRow, { status, scheduledFor }: AppointmentWish, now: Date) {
  if (status === undefined) return null
  const at = scheduledFor === undefined ? undefined : new Date(scheduledFor)
  const step = judgeStep(held, { status, scheduledFor: at }, now)
  if (step !== null && 'refusal' in step) throw new Failure(step.refusal)
  return step
}

/**
 * What the firm does to a request: opens it, or takes a step with it, of which both sides' calendars
 * hear unless it is taken back in time. The request is held, so that of two people the second takes the
 * step from where the first left it.
 * @throws Failure `request/not-found`, or `appointment/…` where the step cannot be taken
 */
export async function changeAppointment(
  { db, clock }: World,
  firmId: FirmId,
  appointmentId: string,
  wish: AppointmentWish,
): Promise<AppointmentRow> {
  return await db.asFirm(firmId, async (tx) => {
    const held = await lockAppointment(tx, firmId, appointmentId)
    if (held === undefined) throw new Failure('request/not-found')
    const at = clock.now()
    const step = judge(held, wish, at)
    const isOpened = wish.viewed === true && held.viewedAt === null
    if (step === null && !isOpened) return held
    const next = {
      ...held,
      ...(isOpened ? { viewedAt: at } : {}),
      ...(step === null ? {} : { ...step.change, updatedAt: at }),
    }
    const isMoved = calendarTime(held)?.getTime() !== calendarTime(next)?.getTime()
    const sides: Side[] = held.clientEmail === null ? ['firm'] : ['firm', 'client']
    if (isMoved)
      next.inviteSequence = await tellCalendars(tx, { firmId, at }, next, {
        sides,
        wait: invitationWait,
      })
    await changeAppointments(tx, firmId, [{ held, change: next }])
    await announce(tx, firmId, { noun: 'appointment', id: appointmentId, kind: 'changed' })
    return next
  })
}

/**
 * Takes a chat's requests back at the visitor's wish: those the firm has not received go, the others
 * are marked, and cancelled unless they are over. Of a consultation that is off the firm's calendar is
 * told at once; the visitor, who wants to hear no more, is not.
 * @returns whether there was one that the firm already had.
 */
export async function withdrawAppointments(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  at: Date,
): Promise<boolean> {
  const rows = await lockAppointmentsOfSession(tx, firmId, sessionId)
  const ids = rows.map(({ appointmentId }) => appointmentId)
  const kept = await listInvitations(tx, firmId, ids)
  const changes = []
  for (const held of rows) {
    const told = kept.filter(({ appointmentId }) => appointmentId === held.appointmentId)
    if (!wasReceived(held, told)) {
      changes.push({ held, change: undefined })
      continue
    }
    const status = held.status === 'completed' ? held.status : ('cancelled' as const)
    const next = { ...held, status, withdrawnAt: at, updatedAt: at }
    if (status === 'cancelled')
      next.inviteSequence = await tellCalendars(tx, { firmId, at }, next, {
        sides: ['firm'],
        wait: 0,
      })
    changes.push({ held, change: next })
  }
  await changeAppointments(tx, firmId, changes)
  for (const id of ids) await announce(tx, firmId, { noun: 'appointment', id, kind: 'changed' })
  return changes.some(({ change }) => change !== undefined)
}

/** Deletes a chat's requests with what calendars were told; answers how many there were. */
export async function eraseAppointments(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<number> {
  const rows = await lockAppointmentsOfSession(tx, firmId, sessionId)
  const gone = rows.map((held) => ({ held, change: undefined }))
  await changeAppointments(tx, firmId, gone)
  for (const { appointmentId: id } of rows)
    await announce(tx, firmId, { noun: 'appointment', id, kind: 'changed' })
  return rows.length
}

/** Wakes the jobs of requests that have waited for the firm's mailbox to be proved. */
export async function sendWaitingAppointments(tx: Tx, firmId: FirmId): Promise<void> {
  await enqueueAll(tx, 'deliver-appointment', firmId, await listUnmailedAppointments(tx, firmId))
}

/**
 * Wakes the jobs of calendar messages that have waited for the firm's mailbox to be proved; one that is
 * younger than its wait has its own job still to come.
 */
export async function sendWaitingInvitations(tx: Tx, firmId: FirmId, at: Date): Promise<void> {
  const until = new Date(at.getTime() - invitationWait)
  await enqueueAll(
    tx,
    'deliver-invitation',
    firmId,
    await listUnmailedInvitations(tx, firmId, until),
  )
}
