import { passwordProblem } from '@foyer/shared/rules/password.ts'
import { countersOf } from '../attempts/counters.ts'
import { forgetAttempts } from '../attempts/queries.ts'
import type { Parts } from '../parts.ts'
import { changeAccount, endSessionsOf, findAccountByEmail, holdAccount } from '../queries.ts'
import { IdentityRefusal } from '../refusal.ts'
import { normaliseEmail } from '../sign-in.ts'
import { type GoodCode, issueCode, readCode } from './codes.ts'
import { countLetter } from './letter-limits.ts'
import { retireCodes, useCode } from './queries.ts'

/** Stands in for the person who is not there; no account has this id. */
const nobody = (email: string) => ({ uid: '', email })

/**
 * Has a link to choose a new password sent, where the address has an account. Where it has none the
 * same is done for nobody, so that the answer takes as long; the letter is written later, elsewhere.
 */
export async function requestPasswordReset(
  parts: Parts,
  given: { email: string; address: string },
): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  const { address } = given
  const email = normaliseEmail(given.email)
  if (email === null) return
  const counters = countersOf(parts, { email, address })
  await db.asNobody(async (tx) => {
    const allowed = await countLetter(tx, parts, { counters, address, now })
    const account = await findAccountByEmail(tx, email)
    const isMeant = allowed && account !== undefined && !account.disabled
    await issueCode(tx, parts, { account: isMeant ? account : nobody(email), kind: 'reset', now })
  })
}

/**
 * Sets a new password by the code that was mailed, once. Reading that mail proved the address; every
 * session and every other code ends, since somebody else may have begun them.
 * @throws IdentityRefusal
 */
export async function resetPassword(
  parts: Parts,
  given: { oobCode: string; newPassword: string; address: string },
): Promise<GoodCode> {
  const { db, clock, passwords } = parts
  const good = await readCode(parts, given)
  const { code, account } = good
  if (code.kind !== 'reset') throw new IdentityRefusal('INVALID_OOB_CODE')
  if (passwordProblem(given.newPassword) !== null) throw new IdentityRefusal('WEAK_PASSWORD')
  const passwordHash = await passwords.hash(given.newPassword, given.address)
  const counters = countersOf(parts, { email: account.email, address: given.address })
  const used = await db.asNobody(async (tx) => {
    const now = clock.now()
    await holdAccount(tx, account.uid)
    if (!(await useCode(tx, code.codeId, now))) return false
    await changeAccount(tx, account.uid, { passwordHash, emailVerified: true })
    await endSessionsOf(tx, account.uid, now)
    await retireCodes(tx, account.uid, { now })
    await forgetAttempts(tx, counters.account)
    return true
  })
  if (!used) throw new IdentityRefusal('INVALID_OOB_CODE')
  return good
}
