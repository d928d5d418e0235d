import { randomUUID } from 'node:crypto'
import type { IdentityRefusalCode } from '@foyer/shared/copy/identity.ts'
import type { Tx } from '#server/platform/database.ts'
import { countersHere } from '../attempts/counters.ts'
import { countAttempt, uncountAttempt } from '../attempts/queries.ts'
import { lockedOut } from '../attempts/telling.ts'
import { codeAttempts, codeLife, codeMemory } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { type Account, holdAccount } from '../queries.ts'
import { IdentityRefusal } from '../refusal.ts'
import { hashCode } from '../secrets.ts'
import { addCode, type Code, type CodeKind, findCode, pruneCodes, retireCodes } from './queries.ts'

/** A code that is good, and whose it is. */
export type GoodCode = { code: Code; account: Account }

/**
 * Makes a code for a person, in the place of earlier ones of its kind; its letter is due at once.
 * What is kept is its hash: the code is derived again when the letter is written.
 */
export async function issueCode(
  tx: Tx,
  { secrets }: Pick<Parts, 'secrets'>,
  { account, kind, now }: { account: Pick<Account, 'uid' | 'email'>; kind: CodeKind; now: Date },
): Promise<void> {
  await holdAccount(tx, account.uid)
  await pruneCodes(tx, new Date(now.getTime() - codeMemory))
  await retireCodes(tx, account.uid, { now, kind })
  const codeId = randomUUID()
  const { uid, email } = account
  const codeHash = hashCode(secrets.codeOf(codeId))
  const expiresAt = new Date(now.getTime() + codeLife)
  await addCode(tx, { codeId, codeHash, uid, kind, email, createdAt: now, expiresAt })
}

function refusalOf({ code, account }: GoodCode, now: Date): IdentityRefusalCode | null {
  if (code.usedAt !== null || account.email !== code.email) return 'INVALID_OOB_CODE'
  if (code.expiresAt <= now) return 'EXPIRED_OOB_CODE'
  return account.disabled ? 'USER_DISABLED' : null
}

/**
 * The code that was given, if it is good. A code nobody sent counts as a guess against the network
 * it came from, and is counted before it is looked for, so that many at once do not pass the count.
 * @throws IdentityRefusal
 */
export async function readCode(
  parts: Parts,
  { oobCode, address }: { oobCode: string; address: string },
): Promise<GoodCode> {
  const { db, clock } = parts
  const now = clock.now()
  const { codes } = countersHere(parts, address)
  const tries = await db.asNobody((tx) => countAttempt(tx, codes, now))
  if (tries > codeAttempts.max) throw lockedOut()
  const found = await db.asNobody(async (tx) => {
    const known = await findCode(tx, hashCode(oobCode))
    if (known !== undefined) await uncountAttempt(tx, codes)
    return known
  })
  if (found === undefined) throw new IdentityRefusal('INVALID_OOB_CODE')
  const refusal = refusalOf(found, now)
  if (refusal !== null) throw new IdentityRefusal(refusal)
  return found
}
