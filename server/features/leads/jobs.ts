import { randomUUID } from 'node:crypto'
import { leadMail as copy } from '@foyer/shared/copy/lead-mail.ts'
import { deliveryQuiet } from '@foyer/shared/facts/limits.ts'
import { paths } from '@foyer/shared/paths.ts'
import { findSession, listTurns, withdrawSession } from '#server/features/conversations/queries.ts'
import { findMailableFirm } from '#server/features/overview/queries.ts'
import { announce } from '#server/platform/announce.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { Mail, MailOutcome } from '#server/ports/mail/mail.ts'
import type { World } from '#server/world.ts'
import { leadEmail } from './emails.tsx'
import {
  claimDue,
  clearDue,
  deleteLead,
  endLease,
  findLead,
  insertLeadEvent,
  type LeadRow,
  listLeadEvents,
  lockLead,
  renewLease,
  setDue,
  updateLead,
} from './queries.ts'
import { deliveryLease, heldWait, isNotableAttempt, messageIdOf, retryWait } from './rules.ts'

type Due = { firmId: FirmId; leadId: string }

/**
 * Puts a claimed lead aside while nobody has proved the firm's mailbox, and says so on its timeline
 * once. It is no failed attempt: nothing was tried.
 */
async function hold(world: World, tx: Tx, { firmId, leadId }: Due): Promise<void> {
  const lead = await lockLead(tx, firmId, leadId)
  if (lead === undefined) return
  if (lead.withdrawnAt !== null) return await forget(tx, firmId, lead)
  const at = world.clock.now()
  await setDue(tx, firmId, leadId, new Date(at.getTime() + heldWait))
  await endLease(tx, firmId, leadId)
  const kind = 'waiting_for_address'
  const events = await listLeadEvents(tx, firmId, leadId)
  if (events.some((event) => event.kind === kind)) return
  await insertLeadEvent(tx, { firmId, leadId, eventId: randomUUID(), kind, at })
}

/**
 * The mail for a lead's newest version; null where the lead has gone or was withdrawn, or has to wait
 * for the firm's mailbox to be proved.
 */
async function compose(
  world: World,
  { firmId, leadId }: Due,
): Promise<{ mail: Mail; revision: number; confirmed: boolean } | null> {
  const found = await world.db.asFirm(firmId, async (tx) => {
    const lead = await findLead(tx, firmId, leadId)
    const firm = await findMailableFirm(tx, firmId)
    const session = lead === undefined ? undefined : await findSession(tx, firmId, lead.sessionId)
    if (lead === undefined || session === undefined || lead.withdrawnAt !== null) {
      await clearDue(tx, firmId, leadId)
      return null
    }
    if (firm === undefined) {
      await hold(world, tx, { firmId, leadId })
      return null
    }
    return { lead, firm, session, turns: await listTurns(tx, firmId, lead.sessionId) }
  })
  if (found === null) return null
  const { lead, firm, session, turns } = found
  const written = await leadEmail({
    lead,
    turns,
    page: { url: session.pageUrl, title: session.pageTitle },
    timeZone: firm.timeZone,
    dashboardUrl: `${world.config.origins.app}${paths.dashboardSection('leads')}/${leadId}`,
  })
  const messageId = messageIdOf(leadId, lead.revision, world.config.mailHost)
  const replyTo = lead.email === null ? {} : { replyTo: lead.email }
  return {
    mail: { to: firm.mailTo, ...replyTo, ...written, messageId },
    revision: lead.revision,
    confirmed: lead.confirmed,
  }
}

async function recordAccepted(
  world: World,
  { firmId, leadId }: Due,
  sent: { revision: number; confirmed: boolean; to: string; missed: string[] },
) {
  await world.db.asFirm(firmId, async (tx) => {
    const lead = await lockLead(tx, firmId, leadId)
    if (lead === undefined) return
    const at = world.clock.now()
    await updateLead(tx, firmId, lead, {
      status: 'emailed',
      deliveredRevision: sent.revision,
      deliveryAttempts: 0,
    })
    const reached = sent.to.split(', ').filter((each) => !sent.missed.includes(each))
    const event = { firmId, leadId, eventId: randomUUID(), at }
    await insertLeadEvent(tx, { ...event, kind: 'delivered', detail: reached.join(', ') })
    if (sent.missed.length > 0) {
      const detail = copy.notReached(sent.missed)
      const eventId = randomUUID()
      await insertLeadEvent(tx, { ...event, eventId, kind: 'delivery_failed', detail })
    }
    await announce(tx, firmId, { noun: 'lead', id: leadId, kind: 'changed' })
    if (lead.revision === sent.revision) return await clearDue(tx, firmId, leadId)
    // A version made meanwhile is a correction now, and waits as one; a confirmation does not wait.
    if (!lead.confirmed || sent.confirmed)
      await setDue(tx, firmId, leadId, new Date(lead.updatedAt.getTime() + deliveryQuiet))
    await endLease(tx, firmId, leadId)
  })
}

/** A lead withdrawn while it was being sent, which the mail server then did not take. */
async function forget(tx: Tx, firmId: FirmId, lead: LeadRow): Promise<void> {
  if (lead.deliveredRevision > 0 || lead.withdrawnAt === null) return
  await deleteLead(tx, firmId, lead)
  await announce(tx, firmId, { noun: 'lead', id: lead.leadId, kind: 'changed' })
  await withdrawSession(tx, firmId, lead.sessionId, { at: lead.withdrawnAt, keepWords: false })
}

async function recordFailed(world: World, { firmId, leadId }: Due, reason: string): Promise<void> {
  await world.db.asFirm(firmId, async (tx) => {
    const lead = await lockLead(tx, firmId, leadId)
    if (lead === undefined) return
    const at = world.clock.now()
    if (lead.withdrawnAt !== null) return await forget(tx, firmId, lead)
    const attempts = lead.deliveryAttempts + 1
    const wait = retryWait(attempts)
    await updateLead(tx, firmId, lead, { deliveryAttempts: attempts })
    await setDue(tx, firmId, leadId, new Date(at.getTime() + wait))
    await endLease(tx, firmId, leadId)
    await enqueue(tx, 'deliver-lead', { firmId, subjectId: leadId }, wait)
    if (!isNotableAttempt(attempts)) return
    await insertLeadEvent(tx, {
      firmId,
      leadId,
      eventId: randomUUID(),
      kind: 'delivery_failed',
      detail: reason,
      at,
    })
    await announce(tx, firmId, { noun: 'lead', id: leadId, kind: 'changed' })
  })
}

/** Renews the lease while `send` runs: a slow mail server is no reason for a second worker to send. */
async function whileHeld<T>(world: World, due: Due, send: () => Promise<T>): Promise<T> {
  const renew = () => {
    const now = world.clock.now()
    const until = new Date(now.getTime() + deliveryLease)
    world.db
      .asNobody((tx) => renewLease(tx, due, { now, until }))
      .catch((error: unknown) => world.log.warn({ err: error }, 'renewing a lease'))
  }
  const timer = setInterval(renew, deliveryLease / 4)
  try {
    return await send()
  } finally {
    clearInterval(timer)
  }
}

/** Sends a claimed delivery. A crash before the outcome is recorded repeats it with the same Message-ID. */
async function deliver(
  world: World,
  due: Due,
): Promise<MailOutcome['outcome'] | 'nothing-to-send'> {
  const composed = await compose(world, due)
  if (composed === null) return 'nothing-to-send'
  const { mail, revision, confirmed } = composed
  const sent = await whileHeld(world, due, () => world.mail.send(mail))
  if (sent.outcome === 'accepted')
    await recordAccepted(world, due, {
      revision,
      confirmed,
      to: mail.to,
      missed: sent.missed ?? [],
    })
  else await recordFailed(world, due, sent.reason)
  return sent.outcome
}

async function claim(world: World, only?: Due): Promise<Due | undefined> {
  const now = world.clock.now()
  const until = new Date(now.getTime() + deliveryLease)
  return await world.db.asNobody((tx) => claimDue(tx, now, until, only))
}

/** Delivers one lead if it is due; what wakes it may come early, late or twice. */
export async function deliverLead(world: World, due: Due): Promise<void> {
  if ((await claim(world, due)) !== undefined) await deliver(world, due)
}

/**
 * Delivers everything due, one after the other: what a lost wake-up or a crash has left. Done every
 * few seconds, a delivery whose worker died is late by no more than its lease.
 */
export async function sweepDeliveries(world: World): Promise<void> {
  for (let due = await claim(world); due !== undefined; due = await claim(world)) {
    const { firmId, leadId } = due
    await deliver(world, due).catch((error: unknown) =>
      world.log.error({ firmId, leadId, err: error }, 'delivery failed unexpectedly'),
    )
  }
}
