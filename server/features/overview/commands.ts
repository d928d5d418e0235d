import { sendWaitingAppointments } from '#server/features/appointments/commands.ts'
import { sendWaitingDocuments } from '#server/features/documents/commands.ts'
import { sendWaitingLeads } from '#server/features/leads/commands.ts'
import { sendWaitingMessages } from '#server/features/messages/commands.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { World } from '#server/world.ts'
import { markMailboxProved } from './queries.ts'

/** Notes, once, that a firm's mailbox is proved, and sends there all that has waited for it. */
export async function proveMailbox({ db, clock }: World, firmId: FirmId): Promise<void> {
  const at = clock.now()
  await db.asFirm(firmId, async (tx) => {
    if (!(await markMailboxProved(tx, firmId, at))) return
    await sendWaitingLeads(tx, firmId, at)
    await sendWaitingMessages(tx, firmId)
    await sendWaitingAppointments(tx, firmId)
    await sendWaitingDocuments(tx, firmId)
  })
}
