import { randomBytes } from 'node:crypto'
import { passwordProblem } from '@foyer/shared/rules/password.ts'
import { type Counters, countersOf } from './attempts/counters.ts'
import { countAttempt, uncountAttempt } from './attempts/queries.ts'
import { lockedOut, mayAsk, mayTell } from './attempts/telling.ts'
import { signUps } from './limits.ts'
import type { Parts } from './parts.ts'
import { type Account, addAccount, findAccountByEmail } from './queries.ts'
import { IdentityRefusal } from './refusal.ts'
import { type Credentials, handOut, type Opened, openSession } from './sessions.ts'
import { normaliseEmail } from './sign-in.ts'

/** What a person signs up with; `address` is where the request came from. */
export type SignUp = { email: string; password: string; displayName: string; address: string }

/** An account that is about to be added. */
export function newAccount(
  { email, displayName }: { email: string; displayName: string },
  {
    passwordHash,
    emailVerified,
    now,
  }: Pick<Account, 'passwordHash' | 'emailVerified'> & { now: Date },
): Account {
  return {
    uid: randomBytes(21).toString('base64url'),
    email,
    displayName,
    passwordHash,
    emailVerified,
    disabled: false,
    validSince: now,
    createdAt: now,
    lastSignInAt: null,
  }
}

/** Adds the account and its first session, or neither; null where the address has an account. */
async function addSignedIn(parts: Parts, given: SignUp, email: string): Promise<Opened | null> {
  const { db, clock, passwords } = parts
  if ((await db.lookUp((tx) => findAccountByEmail(tx, email))) !== undefined) return null
  const passwordHash = await passwords.hash(given.password, given.address)
  const now = clock.now()
  const account = newAccount(
    { email, displayName: given.displayName },
    { passwordHash, emailVerified: false, now },
  )
  return await db.asNobody(async (tx) =>
    (await addAccount(tx, account))
      ? await openSession(tx, account, { provider: 'password', at: now })
      : null,
  )
}

/** Counts the sign-up before it is made; false where there were too many from one network. */
async function maySignUp(
  { db, exempt }: Parts,
  counters: Counters,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  return await db.asNobody(async (tx) => {
    if (!(await mayAsk(tx, counters, now))) return false
    const counted = await countAttempt(tx, counters.here.signUps, now)
    return counted <= signUps.max || exempt.includes(address)
  })
}

/**
 * Makes an account with e-mail and password and signs its person in.
 * @throws IdentityRefusal
 */
export async function signUp(parts: Parts, given: SignUp): Promise<Credentials> {
  const { db, clock } = parts
  const now = clock.now()
  const email = normaliseEmail(given.email)
  if (email === null) throw new IdentityRefusal('INVALID_EMAIL')
  if (given.password === '') throw new IdentityRefusal('MISSING_PASSWORD')
  if (passwordProblem(given.password) !== null) throw new IdentityRefusal('WEAK_PASSWORD')
  const { address } = given
  const counters = countersOf(parts, { email, address })
  if (!(await maySignUp(parts, counters, { address, now }))) throw lockedOut()
  let opened: Opened | null = null
  try {
    opened = await addSignedIn(parts, given, email)
  } finally {
    if (opened === null) await db.asNobody((tx) => uncountAttempt(tx, counters.here.signUps))
  }
  if (opened !== null) return await handOut(parts, opened)
  const told = await mayTell(parts, counters, now)
  throw told ? new IdentityRefusal('EMAIL_EXISTS') : lockedOut()
}
