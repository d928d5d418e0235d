import type { MailPort } from '#server/ports/mail/mail.ts'
import { letterLease, letterRetries } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { identityLetter } from './letters.tsx'
import { claimLetter, type Code, putLetter } from './queries.ts'

/** What letters are sent with. `origin` is the app door's; `mailHost` names us in Message-IDs. */
export type Post = { mail: MailPort; mailHost: string; origin: string }

async function claim({ db, clock }: Parts): Promise<Code | undefined> {
  const now = clock.now()
  const until = new Date(now.getTime() + letterLease)
  return await db.asNobody((tx) => claimLetter(tx, { now, until }))
}

/** When to try a letter again after `attempts` that failed; null once its code will have expired. */
function retryAt(code: Code, attempts: number, now: Date): Date | null {
  const wait = letterRetries[Math.min(attempts, letterRetries.length) - 1] ?? letterRetries[0]
  const at = new Date(now.getTime() + wait)
  return at < code.expiresAt ? at : null
}

/**
 * Sends one letter. A crash before its outcome is recorded repeats it, with the same Message-ID; one
 * that a mail server refuses for good is not sent again.
 */
async function send(parts: Parts, { mail, mailHost, origin }: Post, code: Code): Promise<void> {
  const { db, clock, secrets, log } = parts
  const { codeId, kind, email } = code
  const left = code.expiresAt.getTime() - clock.now().getTime()
  const oobCode = secrets.codeOf(codeId)
  const letter = await identityLetter({ kind, email, oobCode, left, origin })
  const sent = await mail.send({
    to: email,
    ...letter,
    messageId: `<${kind}.${codeId}@${mailHost}>`,
  })
  const attempts = code.letterAttempts + 1
  const again = sent.outcome === 'unavailable' ? retryAt(code, attempts, clock.now()) : null
  if (sent.outcome !== 'accepted')
    log.warn({ codeId, attempts, reason: sent.reason, again: again !== null }, 'letter not taken')
  await db.asNobody((tx) => putLetter(tx, codeId, { dueAt: again, attempts }))
}

/** Sends every letter that is due; several processes may do so at once. */
export async function sendDueLetters(parts: Parts, post: Post): Promise<void> {
  for (let code = await claim(parts); code !== undefined; code = await claim(parts)) {
    const { codeId } = code
    await send(parts, post, code).catch((error: unknown) =>
      parts.log.error({ codeId, err: error }, 'letter failed unexpectedly'),
    )
  }
}
