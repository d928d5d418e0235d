import { z } from 'zod'
import { ratePrefix } from '#server/platform/door.ts'
import type { Tx } from '#server/platform/database.ts'
import { accountAttempts, addressAttempts, unknownEmails } from './limits.ts'
import type { Parts } from './parts.ts'
import {
  type Attempt,
  countAttempt,
  findAccountByEmail,
  forgetAttempts,
  pruneAttempts,
  readAttempts,
  uncountAttempt,
} from './queries.ts'
import { IdentityRefusal } from './refusal.ts'
import { beginSession, type Credentials } from './sessions.ts'

const Email = z.email().max(254)

/** An e-mail address as accounts are found by it; null where it is none. */
export function normaliseEmail(text: string): string | null {
  const parsed = Email.safeParse(text.trim().toLowerCase())
  return parsed.success ? parsed.data : null
}

type Counters = Record<'account' | 'address' | 'unknownHere' | 'unknownOne', Attempt>

function countersOf({ secrets }: Parts, email: string, address: string): Counters {
  const prefix = ratePrefix(address)
  const account = secrets.subjectOf(`email ${email}`)
  const here = secrets.subjectOf(`address ${prefix}`)
  const both = secrets.subjectOf(`email ${email} address ${prefix}`)
  return {
    account: { kind: 'account', subject: account, ...accountAttempts },
    address: { kind: 'address', subject: here, ...addressAttempts },
    unknownHere: { kind: 'unknown emails', subject: here, ...unknownEmails },
    unknownOne: { kind: 'unknown email', subject: both, ...unknownEmails },
  }
}

/**
 * Counts this attempt before it is made, so that many at once cannot slip past the count. Where too
 * many unknown addresses were tried, nothing is told about known ones either (docs/measurements.md, Identity).
 */
async function mayTry(tx: Tx, counters: Counters, now: Date): Promise<boolean> {
  await pruneAttempts(tx, new Date(now.getTime() - unknownEmails.window))
  if ((await readAttempts(tx, counters.unknownHere, now)) >= unknownEmails.max) return false
  if ((await countAttempt(tx, counters.address, now)) > addressAttempts.max) return false
  return (await countAttempt(tx, counters.account, now)) <= accountAttempts.max
}

/** Spends the budget of unknown addresses; false once it is used up. */
async function mayTellUnknown({ db, log }: Parts, counters: Counters, now: Date): Promise<boolean> {
  const distinct = await db.asNobody(async (tx) =>
    (await countAttempt(tx, counters.unknownOne, now)) === 1
      ? await countAttempt(tx, counters.unknownHere, now)
      : await readAttempts(tx, counters.unknownHere, now),
  )
  if (distinct === unknownEmails.max) log.warn('many unknown accounts were tried from one address')
  return distinct <= unknownEmails.max
}

/** The same for every reason, so that it gives none away. */
function lockedOut(): IdentityRefusal {
  return new IdentityRefusal('TOO_MANY_ATTEMPTS_TRY_LATER', accountAttempts.window / 1_000)
}

/**
 * Signs a person in with e-mail and password; `address` is where the request came from.
 * @throws IdentityRefusal
 */
export async function signInWithPassword(
  parts: Parts,
  given: { email: string; password: string; address: string },
): Promise<Credentials> {
  const { db, clock } = parts
  const at = clock.now()
  const email = normaliseEmail(given.email)
  if (email === null) throw new IdentityRefusal('INVALID_EMAIL')
  if (given.password === '') throw new IdentityRefusal('MISSING_PASSWORD')
  const counters = countersOf(parts, email, given.address)
  if (!(await db.asNobody((tx) => mayTry(tx, counters, at)))) throw lockedOut()
  const account = await db.asNobody((tx) => findAccountByEmail(tx, email))
  const right = await checkPassword(parts, counters, {
    hashed: account?.passwordHash ?? null,
    password: given.password,
  })
  if (account === undefined) {
    const told = await mayTellUnknown(parts, counters, at)
    throw told ? new IdentityRefusal('EMAIL_NOT_FOUND') : lockedOut()
  }
  if (!right) throw new IdentityRefusal('INVALID_PASSWORD')
  if (account.disabled) throw new IdentityRefusal('USER_DISABLED')
  await db.asNobody(async (tx) => {
    await uncountAttempt(tx, counters.address)
    await forgetAttempts(tx, counters.account)
  })
  return await beginSession(parts, account, { provider: 'password', at })
}

/** Checks the password; an attempt that found no room to be checked is not counted. */
async function checkPassword(
  { db, passwords }: Parts,
  counters: Counters,
  { hashed, password }: { hashed: string | null; password: string },
): Promise<boolean> {
  try {
    return await passwords.matches(hashed, password)
  } catch (error) {
    await db.asNobody(async (tx) => {
      await uncountAttempt(tx, counters.address)
      await uncountAttempt(tx, counters.account)
    })
    throw error
  }
}
