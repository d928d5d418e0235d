import { z } from 'zod'
import type { Tx } from '#server/platform/database.ts'
import { type Counters, countersOf } from './attempts/counters.ts'
import { countAttempt, forgetAttempts, pruneAttempts, uncountAttempt } from './attempts/queries.ts'
import { forgiveTold, lockedOut, mayAsk, mayTell } from './attempts/telling.ts'
import { accountAttempts, addressAttempts, toldEmails } from './limits.ts'
import type { Parts } from './parts.ts'
import { type Account, findAccountByEmail, holdAccount } from './queries.ts'
import { IdentityRefusal } from './refusal.ts'
import { type Credentials, handOut, openSession } from './sessions.ts'

const Email = z.email().max(254)

/**
 * An e-mail address as accounts are found by it; null where it is none. It is judged before it is
 * written small: some letters of other alphabets (the Kelvin sign) would become one of these.
 */
export function normaliseEmail(text: string): string | null {
  const parsed = Email.safeParse(text.trim())
  return parsed.success ? parsed.data.toLowerCase() : null
}

/** Counts this attempt before it is made, so that many at once cannot slip past the count. */
async function mayTry(tx: Tx, counters: Counters, now: Date): Promise<boolean> {
  if (!(await mayAsk(tx, counters, now))) return false
  if ((await countAttempt(tx, counters.here.tries, now)) > addressAttempts.max) return false
  return (await countAttempt(tx, counters.account, now)) <= accountAttempts.max
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
  const counters = countersOf(parts, { email, address: given.address })
  await db.lookUp((tx) => pruneAttempts(tx, new Date(at.getTime() - toldEmails.window)))
  if (!(await db.asNobody((tx) => mayTry(tx, counters, at)))) throw lockedOut()
  const account = await db.asNobody((tx) => findAccountByEmail(tx, email))
  const right = await checkPassword(parts, counters, {
    hashed: account?.passwordHash ?? null,
    ...given,
  })
  if (account === undefined || !right) {
    const told = await mayTell(parts, counters, at)
    if (!told) throw lockedOut()
    throw new IdentityRefusal(account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD')
  }
  return await letIn(parts, account, { counters, at })
}

/**
 * Begins the session of a person whose password was right, if it is still theirs: checking took a
 * while, and a password changed meanwhile lets nobody in.
 */
async function letIn(
  parts: Parts,
  account: Account,
  { counters, at }: { counters: Counters; at: Date },
): Promise<Credentials> {
  const opened = await parts.db.asNobody(async (tx) => {
    const held = await holdAccount(tx, account.uid)
    if (held?.passwordHash !== account.passwordHash) return 'INVALID_PASSWORD'
    if (held.disabled) return 'USER_DISABLED'
    await uncountAttempt(tx, counters.here.tries)
    await forgetAttempts(tx, counters.account)
    await forgiveTold(tx, counters)
    return await openSession(tx, held, { provider: 'password', at })
  })
  if (typeof opened === 'string') throw new IdentityRefusal(opened)
  return await handOut(parts, opened)
}

/** Checks the password; an attempt that found no room to be checked is not counted. */
async function checkPassword(
  { db, passwords }: Parts,
  counters: Counters,
  { hashed, password, address }: { hashed: string | null; password: string; address: string },
): Promise<boolean> {
  try {
    return await passwords.matches(hashed, password, address)
  } catch (error) {
    await db.asNobody(async (tx) => {
      await uncountAttempt(tx, counters.here.tries)
      await uncountAttempt(tx, counters.account)
    })
    throw error
  }
}
