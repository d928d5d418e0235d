import { findMailableFirm } from '#server/features/overview/queries.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { handOver } from '#server/platform/notify.ts'
import type { World } from '#server/world.ts'
import { messageEmail } from './emails.tsx'
import { lockMessage, markMessageMail } from './queries.ts'

/**
 * Brings a message to the firm's mailbox, unless that is done already or it was taken back.
 * Where nobody has proved the mailbox it does nothing: the proof sends all that has waited.
 */
export async function deliverMessage(
  world: World,
  { firmId, messageId }: { firmId: FirmId; messageId: string },
): Promise<void> {
  const claimed = await world.db.asFirm(firmId, async (tx) => {
    const firm = await findMailableFirm(tx, firmId)
    const message = await lockMessage(tx, firmId, messageId)
    if (firm === undefined || message === undefined) return undefined
    if (message.emailedAt !== null || message.withdrawnAt !== null) return undefined
    await markMessageMail(tx, firmId, messageId, { handedAt: world.clock.now() })
    return { firm, message }
  })
  if (claimed === undefined) return
  const { firm, message } = claimed
  const notice = {
    to: firm.mailTo,
    replyTo: message.clientEmail,
    kind: 'message' as const,
    id: messageId,
    written: await messageEmail(message),
  }
  await handOver(world, notice, (moment) =>
    world.db.asFirm(firmId, (tx) => markMessageMail(tx, firmId, messageId, moment)),
  )
}
