import { clientLetters } from '@foyer/shared/facts/limits.ts'
import { keepLetterCount, lockLetterCount } from '#server/features/assistant/queries.ts'
import { clientKeysOf, countLetter, keyUses, nextAt } from '#server/features/assistant/rules.ts'
import { findSession } from '#server/features/conversations/queries.ts'
import { findMailableFirm } from '#server/features/overview/queries.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { handOver, tryNotice } from '#server/platform/notify.ts'
import type { World } from '#server/world.ts'
import { appointmentEmail, type Invited, invitationEmail } from './emails.tsx'
import {
  findInvitation,
  listInvitations,
  lockAppointment,
  markAppointmentMail,
  markInvitation,
} from './queries.ts'
import { isStillTrue, lastTold } from './rules.ts'

/**
 * Brings a request to the firm's mailbox, unless that is done already or it was taken back.
 * Where nobody has proved the mailbox it does nothing: the proof sends all that has waited.
 */
export async function deliverAppointment(
  world: World,
  { firmId, appointmentId }: { firmId: FirmId; appointmentId: string },
): Promise<void> {
  const claimed = await world.db.asFirm(firmId, async (tx) => {
    const firm = await findMailableFirm(tx, firmId)
    const request = await lockAppointment(tx, firmId, appointmentId)
    if (firm === undefined || request === undefined || request.emailedAt !== null) return undefined
    // It was withdrawn after the firm had scheduled it in the dashboard, where it is marked.
    if (request.withdrawnAt !== null) return undefined
    await markAppointmentMail(tx, firmId, appointmentId, { handedAt: world.clock.now() })
    return { firm, request }
  })
  if (claimed === undefined) return
  const { firm, request } = claimed
  const notice = {
    to: firm.mailTo,
    replyTo: request.clientEmail,
    kind: 'appointment' as const,
    id: appointmentId,
    written: await appointmentEmail(request, firm.timeZone),
  }
  await handOver(world, notice, (moment) =>
    world.db.asFirm(firmId, (tx) => markAppointmentMail(tx, firmId, appointmentId, moment)),
  )
}

type Due = { firmId: FirmId; invitationId: string }

/**
 * Counts a letter to a visitor's address, which anybody may have typed; or answers in how many
 * milliseconds there is room for it, where that address or this firm has had enough for a day.
 */
async function countForClient(
  world: World,
  tx: Tx,
  { firmId, invitationId, email }: Due & { email: string },
): Promise<number> {
  const now = world.clock.now()
  const [addressKey, firmKey] = clientKeysOf(world.keyFor(keyUses.addresses), firmId, email)
  const address = await lockLetterCount(tx, addressKey, now)
  const firm = await lockLetterCount(tx, firmKey, now)
  if (address === undefined || firm === undefined) return 0
  const { perAddress, perFirm } = clientLetters
  const next = Math.max(
    nextAt(address, now, { apart: 0, most: perAddress }),
    nextAt(firm, now, { apart: 0, most: perFirm }),
  )
  if (next > now.getTime()) return next - now.getTime()
  await keepLetterCount(tx, addressKey, countLetter(address, invitationId, now))
  await keepLetterCount(tx, firmKey, countLetter(firm, invitationId, now))
  return 0
}

/**
 * Takes a calendar message for sending, if it is still to be sent and still true. From then on it may
 * have arrived, and who takes the consultation back withdraws it: the request is held meanwhile, so that
 * this comes wholly before or wholly after.
 */
async function claim(world: World, { firmId, invitationId }: Due): Promise<Invited | undefined> {
  return await world.db.asFirm(firmId, async (tx) => {
    const firm = await findMailableFirm(tx, firmId)
    const seen = await findInvitation(tx, firmId, invitationId)
    if (firm === undefined || seen === undefined) return undefined
    const appointment = await lockAppointment(tx, firmId, seen.appointmentId)
    const kept = await listInvitations(tx, firmId, [seen.appointmentId])
    const invitation = kept.find((each) => each.invitationId === invitationId)
    if (appointment === undefined || invitation === undefined) return undefined
    const now = world.clock.now()
    if (invitation.emailedAt !== null || !isStillTrue(invitation, { kept, appointment, now }))
      return undefined
    const email = invitation.side === 'client' ? appointment.clientEmail : null
    if (invitation.claimedAt === null && email !== null) {
      const wait = await countForClient(world, tx, { firmId, invitationId, email })
      if (wait > 0) {
        await enqueue(tx, 'deliver-invitation', { firmId, subjectId: invitationId }, wait)
        return undefined
      }
    }
    if (invitation.claimedAt === null)
      await markInvitation(tx, firmId, invitationId, { claimedAt: now })
    const session = await findSession(tx, firmId, appointment.sessionId)
    const isMove = lastTold(kept, invitation.side, invitation.sequence)?.method === 'REQUEST'
    const language = session?.language === 'es' ? 'es' : 'en'
    const { mailHost } = world.config
    return { firm, appointment, invitation, isMove, language, mailHost }
  })
}

/**
 * Sends a calendar message to its side. A crash before the outcome is written repeats it under the same
 * Message-ID. A mailbox that refuses it for good, such as one a visitor has misspelled, is not tried again.
 * @throws where the mail server cannot be reached, so that the queue tries again.
 */
export async function deliverInvitation(world: World, due: Due): Promise<void> {
  const invited = await claim(world, due)
  if (invited === undefined) return
  const { firm, appointment, invitation } = invited
  const { firmId, invitationId } = due
  const to = invitation.side === 'firm' ? firm.mailTo : appointment.clientEmail
  if (to === null) return
  const sent = await tryNotice(world, {
    to,
    replyTo: invitation.side === 'firm' ? appointment.clientEmail : firm.notifyEmail,
    kind: 'invitation',
    id: invitationId,
    written: await invitationEmail(invited),
  })
  if (sent.outcome === 'unavailable') throw new Error(`the mail was not taken: ${sent.reason}`)
  if (sent.outcome === 'refused') {
    world.log.warn({ firmId, invitationId, reason: sent.reason }, 'an invitation was refused')
    return
  }
  const at = world.clock.now()
  await world.db.asFirm(firmId, (tx) => markInvitation(tx, firmId, invitationId, { emailedAt: at }))
}
