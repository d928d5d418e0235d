import { conversations as copy } from '@foyer/shared/copy/conversations.ts'
import { withdrawAppointments } from '#server/features/appointments/commands.ts'
import { deleteUndelivered, markWithdrawn } from '#server/features/documents/queries.ts'
import { withdrawLead } from '#server/features/leads/commands.ts'
import { withdrawMessages } from '#server/features/messages/queries.ts'
import { withdrawAskings } from '#server/features/questions/commands.ts'
import type { World } from '#server/world.ts'
import { lockSession, withdrawSession } from '../queries.ts'
import { assertThere, type Visitor } from './sessions.ts'

/** Withdraws a chat: what was not delivered is deleted, what was is marked for the firm. */
export async function withdraw(
  world: World,
  { firmId, sessionId }: Visitor,
): Promise<{ message: string; delivered: boolean }> {
  const { unsent, ...told } = await world.db.asFirm(firmId, async (tx) => {
    const session = await lockSession(tx, firmId, sessionId)
    assertThere(session)
    const at = world.clock.now()
    const lead = await withdrawLead(tx, firmId, sessionId, at)
    const messages = await withdrawMessages(tx, firmId, sessionId, at)
    const appointments = await withdrawAppointments(tx, firmId, sessionId, at)
    await withdrawAskings(tx, firmId, sessionId)
    const unsent = await deleteUndelivered(tx, firmId, sessionId)
    const documents = (await markWithdrawn(tx, firmId, sessionId, at)) > 0
    const delivered = lead.delivered || messages || appointments || documents
    await withdrawSession(tx, firmId, sessionId, { at, keepWords: delivered })
    const words = copy[session.language === 'es' ? 'es' : 'en']
    const message = delivered ? words.withdrawnAfterDelivery : words.withdrawn
    return { message, delivered, unsent }
  })
  // Only once their rows are gone; a file that stays is bytes wasted and no more.
  for (const key of unsent)
    await world.storage
      .remove(key)
      .catch((error: unknown) => world.log.warn({ err: error }, 'a file was not removed'))
  return told
}
