import { recordLead } from '#server/features/leads/commands.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { TestWorld } from './test-world.ts'

/** Ana Ruiz's lead about a lease, written for a chat of the firm's; its id. */
export async function addLeaseLead(
  { world }: TestWorld,
  firmId: FirmId,
  sessionId: string,
): Promise<string> {
  const leadId = await world.db.asFirm(firmId, (tx) =>
    recordLead(tx, firmId, {
      leadId: null,
      sessionId,
      timeZone: 'America/Detroit',
      slots: { name: 'Ana Ruiz', phone: '+13135550123', issue: 'a lease' },
      confirmed: false,
      summary: 'A lease.',
      message: 'a lease',
      messageCount: 1,
      at: world.clock.now(),
    }),
  )
  if (leadId === undefined) throw new Error('a lead with a name and a phone was not written')
  return leadId
}
