import type { Tx } from '#server/platform/database.ts'
import { retireCodes } from '../codes/queries.ts'
import type { Parts } from '../parts.ts'
import { type Account, addAccount, changeAccount, endSessionsOf } from '../queries.ts'
import { normaliseEmail } from '../sign-in.ts'
import { newAccount } from '../sign-up.ts'
import type { ProviderPerson, Refused } from './provider.ts'
import { findLinkedAccount, holdAccountByEmail, nameAccount, putLink } from './queries.ts'

/** Google's name in Firebase's words. */
export const providerId = 'google.com'

/** Whose account it is, and whether it was made for this. */
export type Recognised = { outcome: 'recognised'; uid: string; isNewUser: boolean }

/**
 * Finds, links or makes the account of somebody the provider vouches for. They are known by the
 * provider's own id; the address decides only the first time, and only when it is verified.
 */
export async function recognise(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  person: ProviderPerson,
): Promise<Recognised | Refused> {
  const email = normaliseEmail(person.email)
  if (email === null || !person.emailVerified)
    return { outcome: 'refused', code: 'auth/unverified-email' }
  const now = clock.now()
  return await db.asNobody(async (tx) => {
    const linked = await findLinkedAccount(tx, { provider: providerId, subject: person.subject })
    if (linked !== undefined) return admit(linked)
    const made = await makeAccount(tx, { person, email, now })
    if (made !== undefined) return { outcome: 'recognised', uid: made, isNewUser: true }
    const account = await holdAccountByEmail(tx, email)
    if (account === undefined) return { outcome: 'refused', code: 'auth/internal-error' }
    const admitted = admit(account)
    if (admitted.outcome === 'recognised') await link(tx, account, { person, email, now })
    return admitted
  })
}

function admit({ uid, disabled }: Account): Recognised | Refused {
  if (disabled) return { outcome: 'refused', code: 'auth/user-disabled' }
  return { outcome: 'recognised', uid, isNewUser: false }
}

type Arrival = { person: ProviderPerson; email: string; now: Date }

/** A new account for an address that has none; undefined where it has one. */
async function makeAccount(tx: Tx, { person, email, now }: Arrival): Promise<string | undefined> {
  const account = newAccount(
    { email, displayName: person.name },
    { passwordHash: null, emailVerified: true, now },
  )
  if (!(await addAccount(tx, account))) return undefined
  await putLink(tx, linkOf(account.uid, { person, email, now }))
  return account.uid
}

const linkOf = (uid: string, { person, email, now }: Arrival) => ({
  provider: providerId,
  subject: person.subject,
  uid,
  email,
  linkedAt: now,
})

/**
 * Links an account that has the address already. Whoever made it without proving the address may be
 * a stranger who waits for its owner: their password, sessions and codes end here. A proved one keeps
 * its password. Another person of the provider who had the address before loses the account with it.
 */
async function link(tx: Tx, account: Account, arrival: Arrival): Promise<void> {
  const { uid, emailVerified } = account
  const { name: displayName } = arrival.person
  const { now } = arrival
  if (emailVerified) {
    await nameAccount(tx, uid, displayName)
  } else {
    await changeAccount(tx, uid, { passwordHash: null, emailVerified: true, displayName })
    await retireCodes(tx, uid, { now })
  }
  const replaced = await putLink(tx, linkOf(uid, arrival))
  if (replaced || !emailVerified) await endSessionsOf(tx, uid, now)
}
