import type { CalendarPart, MailOutcome } from '#server/ports/mail/mail.ts'
import type { World } from '#server/world.ts'

/** A mail about one thing, which the job queue repeats until a server has accepted it. */
export type Notice = {
  to: string
  replyTo: string | null
  /** What it is about: with the id it makes the Message-ID, the same at every repeat. */
  kind: 'message' | 'appointment' | 'invitation' | 'document' | 'billing'
  id: string
  written: { subject: string; html: string; text: string; calendar?: CalendarPart }
}

/** Hands a notice to the mail server and answers what it said. */
export async function tryNotice(
  { mail, config }: World,
  { to, replyTo, kind, id, written }: Notice,
): Promise<MailOutcome> {
  return await mail.send({
    to,
    ...(replyTo === null ? {} : { replyTo }),
    ...written,
    messageId: `<${kind}.${id}@${config.mailHost}>`,
  })
}

/**
 * Sends a notice.
 * @throws where the mail server does not take it, so that the queue tries again.
 */
export async function sendNotice(world: World, notice: Notice): Promise<void> {
  const sent = await tryNotice(world, notice)
  if (sent.outcome !== 'accepted') throw new Error(`the mail was not taken: ${sent.reason}`)
}

/** What came of handing a mail over. */
export type HandedOver = { emailedAt: Date } | { handedAt: null }

/**
 * Sends a notice about something that is noted as handed over, and has it noted what came of it. From the
 * first note on it may have arrived: a visitor who takes it back meanwhile, or before a repeat after a
 * crash, is not told that nobody has it.
 * @throws where the mail server does not take it, so that the queue tries again.
 */
export async function handOver(
  world: World,
  notice: Notice,
  note: (moment: HandedOver) => Promise<void>,
): Promise<void> {
  const sent = await tryNotice(world, notice)
  const isAccepted = sent.outcome === 'accepted'
  await note(isAccepted ? { emailedAt: world.clock.now() } : { handedAt: null })
  if (!isAccepted) throw new Error(`the mail was not taken: ${sent.reason}`)
}
