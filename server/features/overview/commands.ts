import {
  sendWaitingAppointments,
  sendWaitingInvitations,
} from '#server/features/appointments/commands.ts'
import { changeFirm, lockMailbox } from '#server/features/assistant/queries.ts'
import { sendWaitingDocuments } from '#server/features/documents/commands.ts'
import { sendWaitingLeads } from '#server/features/leads/commands.ts'
import { sendWaitingMessages } from '#server/features/messages/commands.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { World } from '#server/world.ts'

/**
 * Sends all that has waited for somebody to prove an address. To be called in the transaction of the
 * first proof, and of no other: nothing waits after it, and twice enqueued may be twice sent.
 */
export async function sendAllWaiting(tx: Tx, firmId: FirmId, at: Date): Promise<void> {
  await sendWaitingLeads(tx, firmId, at)
  await sendWaitingMessages(tx, firmId)
  await sendWaitingAppointments(tx, firmId)
  await sendWaitingInvitations(tx, firmId, at)
  await sendWaitingDocuments(tx, firmId)
}

/** Notes, once, that a firm's main address is proved, and sends there all that has waited for it. */
export async function proveMailbox({ db, clock }: World, firmId: FirmId): Promise<void> {
  const at = clock.now()
  await db.asFirm(firmId, async (tx) => {
    const held = await lockMailbox(tx, firmId)
    if (held === undefined || held.firm.notifyProvedAt !== null) return
    await changeFirm(tx, firmId, { notifyProvedAt: at })
    if (held.proved.length === 0) await sendAllWaiting(tx, firmId, at)
  })
}
