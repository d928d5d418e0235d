import type { MailOutcome } from '#server/ports/mail/mail.ts'
import type { World } from '#server/world.ts'
import { contactEmail } from './emails.tsx'
import {
  claimContactMessage,
  type ContactRow,
  forgetContactMessages,
  putContactMessage,
} from './queries.ts'
import { deliveredKept, mailLease, retryWait } from './rules.ts'

type Claim = Pick<World, 'db' | 'clock'>

async function claim({ db, clock }: Claim): Promise<ContactRow | undefined> {
  const now = clock.now()
  const until = new Date(now.getTime() + mailLease)
  return await db.asNobody((tx) => claimContactMessage(tx, { now, until }))
}

/** What is kept of a try to mail a message. */
function recordOf(
  sent: MailOutcome,
  attempts: number,
  now: Date,
): Parameters<typeof putContactMessage>[2] {
  if (sent.outcome === 'accepted') return { attempts, deliveredAt: now, dueAt: null, problem: null }
  const again = new Date(now.getTime() + retryWait(attempts))
  const dueAt = sent.outcome === 'unavailable' ? again : null
  return { attempts, deliveredAt: null, dueAt, problem: sent.reason }
}

/**
 * Mails one message to the provider, with the writer's address to answer to. A crash before the outcome is
 * recorded repeats it, under the same Message-ID.
 */
async function deliver(world: World, row: ContactRow): Promise<void> {
  const { mail, config, db, clock, log } = world
  const { messageId, email } = row
  const sent = await mail.send({
    to: config.siteMail.contact,
    replyTo: email,
    ...(await contactEmail(row)),
    messageId: `<contact.${messageId}@${config.mailHost}>`,
  })
  const attempts = row.attempts + 1
  const outcome = recordOf(sent, attempts, clock.now())
  if (sent.outcome === 'unavailable')
    log.warn({ messageId, attempts, reason: sent.reason }, 'a contact message waits for the mail')
  if (sent.outcome === 'refused')
    log.error({ messageId, reason: sent.reason }, 'a contact message was refused for good')
  await db.asNobody((tx) => putContactMessage(tx, messageId, outcome))
}

/** Mails every message that is due; several processes may do so at once. */
export async function deliverContacts(world: World): Promise<void> {
  for (let row = await claim(world); row !== undefined; row = await claim(world)) {
    const { messageId } = row
    await deliver(world, row).catch((error: unknown) =>
      world.log.error({ messageId, err: error }, 'a contact message failed unexpectedly'),
    )
  }
}

/** Forgets what was delivered long ago. */
export async function forgetContacts({ db, clock }: Claim): Promise<void> {
  const before = new Date(clock.now().getTime() - deliveredKept)
  await db.asNobody((tx) => forgetContactMessages(tx, before))
}
