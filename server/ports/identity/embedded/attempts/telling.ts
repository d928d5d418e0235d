import type { Tx } from '#server/platform/database.ts'
import { accountAttempts, toldEmails } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { IdentityRefusal } from '../refusal.ts'
import type { Counters } from './counters.ts'
import { countAttempt, forgetAttempts, readAttempts, uncountAttempt } from './queries.ts'

/*
 * The specification's sentences tell whether an address has an account: "No account found", "Incorrect
 * password", "An account with this email already exists". They are told of ten addresses an hour to
 * one network; then known and unknown addresses are refused alike there (decision 037).
 */

/** The same for every reason, so that it gives none away. */
export function lockedOut(): IdentityRefusal {
  return new IdentityRefusal('TOO_MANY_ATTEMPTS_TRY_LATER', accountAttempts.window / 1_000)
}

/** False where enough was told: then nobody is even looked for. */
export async function mayAsk(tx: Tx, { here }: Counters, now: Date): Promise<boolean> {
  return (await readAttempts(tx, here.told, now)) < toldEmails.max
}

/**
 * Counts that something is about to be told of an address, once for each address; false where that
 * would be one too many. Counted before it is told, so that many at once are not told more.
 */
export async function mayTell({ db, log }: Parts, counters: Counters, now: Date): Promise<boolean> {
  const { toldOne, here } = counters
  const distinct = await db.asNobody(async (tx) =>
    (await countAttempt(tx, toldOne, now)) === 1
      ? await countAttempt(tx, here.told, now)
      : await readAttempts(tx, here.told, now),
  )
  if (distinct === toldEmails.max) log.warn('many accounts were asked about from one address')
  return distinct <= toldEmails.max
}

/** Takes back what was counted of an address whose owner has now signed in: it was no asking. */
export async function forgiveTold(tx: Tx, { toldOne, here }: Counters): Promise<void> {
  const until = await forgetAttempts(tx, toldOne)
  if (until !== null) await uncountAttempt(tx, here.told, until)
}
