import { findMailableFirm } from '#server/features/overview/queries.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { sendNotice } from '#server/platform/notify.ts'
import type { World } from '#server/world.ts'
import { messageEmail } from './emails.tsx'
import { findMessage, markMessageEmailed } from './queries.ts'

/**
 * Brings a message to the firm's mailbox, unless that is done already or it was taken back.
 * Where nobody has proved the mailbox it does nothing: the proof sends all that has waited.
 */
export async function deliverMessage(
  world: World,
  { firmId, messageId }: { firmId: FirmId; messageId: string },
): Promise<void> {
  const found = await world.db.asFirm(firmId, async (tx) => ({
    firm: await findMailableFirm(tx, firmId),
    message: await findMessage(tx, firmId, messageId),
  }))
  const { firm, message } = found
  if (firm === undefined || message === undefined || message.emailedAt !== null) return
  await sendNotice(world, {
    to: firm.mailTo,
    replyTo: message.clientEmail,
    kind: 'message',
    id: messageId,
    written: await messageEmail(message),
  })
  const at = world.clock.now()
  await world.db.asFirm(firmId, (tx) => markMessageEmailed(tx, firmId, messageId, at))
}
