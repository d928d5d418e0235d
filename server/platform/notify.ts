import type { World } from '#server/world.ts'

/** A mail to a firm about one thing, which the job queue repeats until a server has accepted it. */
export type Notice = {
  to: string
  replyTo: string | null
  /** What it is about: with the id it makes the Message-ID, the same at every repeat. */
  kind: 'message' | 'appointment' | 'document' | 'billing'
  id: string
  written: { subject: string; html: string; text: string }
}

/**
 * Sends a notice.
 * @throws where the mail server does not take it, so that the queue tries again.
 */
export async function sendNotice(world: World, notice: Notice): Promise<void> {
  const { to, replyTo, kind, id, written } = notice
  const sent = await world.mail.send({
    to,
    ...(replyTo === null ? {} : { replyTo }),
    ...written,
    messageId: `<${kind}.${id}@${world.config.mailHost}>`,
  })
  if (sent.outcome !== 'accepted') throw new Error(`the mail was not taken: ${sent.reason}`)
}
