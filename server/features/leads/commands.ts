import { randomUUID } from 'node:crypto'
import type { IntakeSlots } from '@foyer/shared/api/widget.ts'
import type { LeadStatus } from '@foyer/shared/facts/statuses.ts'
import { isLead } from '#server/assistant/turn-state.ts'
import type { Tx } from '#server/platform/database.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import { announce } from '#server/platform/announce.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue, enqueueAll } from '#server/platform/jobs.ts'
import type { World } from '#server/world.ts'
import {
  clearDue,
  deleteLead,
  findDue,
  hastenHeld,
  insertLead,
  insertLeadEvent,
  type LeadRow,
  lockLead,
  lockLeadOfSession,
  setDue,
  updateLead,
} from './queries.ts'
import { deliveryWait, legalIssueOf } from './rules.ts'

/** A chat as it stands after a turn, as far as its lead depends on it. */
export type ChatState = {
  sessionId: string
  /** The lead it has already, null where there is none. */
  leadId: string | null
  timeZone: string
  slots: IntakeSlots
  confirmed: boolean
  summary: string
  /** The latest words that tell the matter, for the card. */
  message: string
  messageCount: number
  at: Date
}

async function note(
  tx: Tx,
  firmId: FirmId,
  leadId: string,
  event: { kind: string; detail?: string; at: Date },
): Promise<void> {
  await insertLeadEvent(tx, { firmId, leadId, eventId: randomUUID(), ...event })
}

/** Sets the newest version's due time and wakes the worker then, in the same transaction. */
async function schedule(
  tx: Tx,
  firmId: FirmId,
  leadId: string,
  { at, wait }: { at: Date; wait: number },
): Promise<void> {
  await setDue(tx, firmId, leadId, new Date(at.getTime() + wait))
  await enqueue(tx, 'deliver-lead', { firmId, subjectId: leadId }, wait)
}

function fieldsOf(chat: ChatState) {
  return {
    name: chat.slots.name ?? '',
    email: chat.slots.email ?? null,
    phone: chat.slots.phone ?? null,
    legalIssue: legalIssueOf(chat.slots),
    urgency: chat.slots.urgency ?? ('medium' as const),
    confirmed: chat.confirmed,
    slots: chat.slots,
    summary: chat.summary,
    message: chat.message,
    messageCount: chat.messageCount,
    updatedAt: chat.at,
  }
}

async function createLead(tx: Tx, firmId: FirmId, chat: ChatState): Promise<string> {
  const leadId = randomUUID()
  const fields = fieldsOf(chat)
  await insertLead(tx, {
    firmId,
    leadId,
    sessionId: chat.sessionId,
    ...fields,
    createdAt: chat.at,
    createdDay: dayIn(chat.timeZone, chat.at),
  })
  await note(tx, firmId, leadId, { kind: 'lead_created', at: chat.at })
  if (chat.confirmed) await note(tx, firmId, leadId, { kind: 'lead_confirmed', at: chat.at })
  const wait = deliveryWait({ ...fields, first: true })
  await schedule(tx, firmId, leadId, { at: chat.at, wait })
  await announce(tx, firmId, { noun: 'lead', id: leadId, kind: 'arrived' })
  return leadId
}

/** What the firm would read differently: the details, not the count of messages. */
const telling = (row: { slots: unknown; summary: string; confirmed: boolean }): string =>
  JSON.stringify([row.slots, row.summary, row.confirmed])

async function reviseLead(tx: Tx, firmId: FirmId, held: LeadRow, chat: ChatState): Promise<void> {
  const fields = fieldsOf(chat)
  const changed =
    JSON.stringify(sorted(held.slots)) !== JSON.stringify(sorted(chat.slots)) ||
    telling({ ...fields, slots: null }) !== telling({ ...held, slots: null })
  const first = held.deliveredRevision === 0
  const revision = changed ? held.revision + 1 : held.revision
  await updateLead(tx, firmId, held, { ...fields, revision })
  const { leadId } = held
  if (chat.confirmed && !held.confirmed)
    await note(tx, firmId, leadId, { kind: 'lead_confirmed', at: chat.at })
  else if (changed && held.confirmed)
    await note(tx, firmId, leadId, { kind: 'lead_corrected', at: chat.at })
  await announce(tx, firmId, { noun: 'lead', id: leadId, kind: 'changed' })
  if (first || changed) {
    const justConfirmed = chat.confirmed && !held.confirmed
    const wait = justConfirmed ? 0 : deliveryWait({ ...fields, first })
    await schedule(tx, firmId, leadId, { at: chat.at, wait })
  }
}

/** Keys in order, so that the database's order of them does not look like a change. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

/**
 * Writes a chat's lead in the turn's own transaction: none before there is a name and a way to reach
 * the visitor, then one, revised as details change, each version with its due delivery.
 * @returns the lead's id, or undefined where there is none yet.
 */
export async function recordLead(
  tx: Tx,
  firmId: FirmId,
  chat: ChatState,
): Promise<string | undefined> {
  if (!isLead(chat.slots)) return chat.leadId ?? undefined
  const held = await lockLeadOfSession(tx, firmId, chat.sessionId)
  if (held === undefined) return await createLead(tx, firmId, chat)
  await reviseLead(tx, firmId, held, chat)
  return held.leadId
}

/**
 * Withdraws a chat's lead at the visitor's wish: gone where it was not delivered yet, else marked.
 * One that is just being sent counts as delivered, since nobody can call it back; should the mail
 * server not take it, the delivery removes it.
 * @returns whether the firm had received it already.
 */
export async function withdrawLead(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  at: Date,
): Promise<{ delivered: boolean }> {
  const held = await lockLeadOfSession(tx, firmId, sessionId)
  if (held === undefined) return { delivered: false }
  if (held.withdrawnAt !== null) return { delivered: true }
  const due = await findDue(tx, firmId, held.leadId)
  const isBeingSent = due?.leasedUntil != null && due.leasedUntil > at
  await clearDue(tx, firmId, held.leadId)
  if (held.deliveredRevision === 0 && !isBeingSent) {
    await deleteLead(tx, firmId, held)
    await announce(tx, firmId, { noun: 'lead', id: held.leadId, kind: 'changed' })
    return { delivered: false }
  }
  await updateLead(tx, firmId, held, { withdrawnAt: at, updatedAt: at })
  await note(tx, firmId, held.leadId, { kind: 'withdrawn', at })
  await announce(tx, firmId, { noun: 'lead', id: held.leadId, kind: 'changed' })
  return { delivered: true }
}

/** Deletes a chat's lead, delivered or not; answers how many there were. */
export async function eraseLead(tx: Tx, firmId: FirmId, sessionId: string): Promise<number> {
  const held = await lockLeadOfSession(tx, firmId, sessionId)
  if (held === undefined) return 0
  await clearDue(tx, firmId, held.leadId)
  await deleteLead(tx, firmId, held)
  await announce(tx, firmId, { noun: 'lead', id: held.leadId, kind: 'changed' })
  return 1
}

/**
 * What the firm does to a lead: opens it, or marks it by hand. A mark says how the firm sees it and
 * stops no delivery that is due.
 * @throws Failure `request/not-found`
 */
export async function changeLead(
  { db, clock }: World,
  firmId: FirmId,
  leadId: string,
  { viewed, status }: { viewed?: true | undefined; status?: LeadStatus | undefined },
): Promise<LeadRow> {
  return await db.asFirm(firmId, async (tx) => {
    const held = await lockLead(tx, firmId, leadId)
    if (held === undefined) throw new Failure('request/not-found')
    const at = clock.now()
    const isMarked = status !== undefined && status !== held.status
    const isOpened = viewed === true && held.viewedAt === null
    if (!isMarked && !isOpened) return held
    const change = {
      ...(isMarked ? { status, updatedAt: at } : {}),
      ...(isOpened ? { viewedAt: at } : {}),
    }
    await updateLead(tx, firmId, held, change)
    if (isMarked) await note(tx, firmId, leadId, { kind: `marked_${status}`, at })
    await announce(tx, firmId, { noun: 'lead', id: leadId, kind: 'changed' })
    return { ...held, ...change }
  })
}

/** Sends the leads at once that have waited for the firm's mailbox to be proved. */
export async function sendWaitingLeads(tx: Tx, firmId: FirmId, at: Date): Promise<void> {
  await enqueueAll(tx, 'deliver-lead', firmId, await hastenHeld(tx, firmId, at))
}
