import { countersOf } from '../attempts/counters.ts'
import type { Parts } from '../parts.ts'
import { type Account, changeAccount, holdAccount } from '../queries.ts'
import { IdentityRefusal } from '../refusal.ts'
import { requireSession } from '../sessions.ts'
import { issueCode, readCode } from './codes.ts'
import { countLetter } from './letter-limits.ts'
import { useCode } from './queries.ts'

/**
 * Has the letter sent that proves a signed-in person's address; a proved one needs none.
 * @throws IdentityRefusal
 */
export async function requestVerification(
  parts: Parts,
  { idToken, address }: { idToken: string; address: string },
): Promise<Account> {
  const { account } = await requireSession(parts, idToken)
  if (account.emailVerified) return account
  const now = parts.clock.now()
  const counters = countersOf(parts, { email: account.email, address })
  const allowed = await parts.db.asNobody(async (tx) => {
    if (!(await countLetter(tx, parts, { counters, address, now }))) return false
    await issueCode(tx, parts, { account, kind: 'verify', now })
    return true
  })
  if (!allowed)
    throw new IdentityRefusal('TOO_MANY_ATTEMPTS_TRY_LATER', counters.letters.window / 1_000)
  return account
}

/**
 * Proves an address by the code that was mailed to it, once.
 * @throws IdentityRefusal
 */
export async function verifyEmail(
  parts: Parts,
  given: { oobCode: string; address: string },
): Promise<Account> {
  const { code, account } = await readCode(parts, given)
  if (code.kind !== 'verify') throw new IdentityRefusal('INVALID_OOB_CODE')
  const used = await parts.db.asNobody(async (tx) => {
    await holdAccount(tx, account.uid)
    if (!(await useCode(tx, code.codeId, parts.clock.now()))) return false
    await changeAccount(tx, account.uid, { emailVerified: true })
    return true
  })
  if (!used) throw new IdentityRefusal('INVALID_OOB_CODE')
  return { ...account, emailVerified: true }
}
