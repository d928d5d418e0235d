import type { IdentityRefusalCode } from '@foyer/shared/copy/identity.ts'
import { passwordProblem } from '@foyer/shared/rules/password.ts'
import { storableText } from '@foyer/shared/rules/storable-text.ts'
import type { Tx } from '#server/platform/database.ts'
import { retireCodes } from './codes/queries.ts'
import { maxNameLength, recentSignIn } from './limits.ts'
import type { Parts } from './parts.ts'
import {
  type Account,
  changeAccount,
  endSessionsOf,
  findSession,
  holdAccount,
  type Session,
} from './queries.ts'
import { IdentityRefusal } from './refusal.ts'
import { type Credentials, handOut, openSession, refusalOf, requireSession } from './sessions.ts'

/** A name as it is kept: what a database can hold, without what surrounds it. */
export function readName(text: string): string {
  const name = storableText(text).trim()
  return Array.from(name).slice(0, maxNameLength).join('')
}

/**
 * The account of a session that still counts, held until the transaction ends: it may have ended, as
 * by its address's owner, after it was looked at.
 */
async function holdStanding(
  tx: Tx,
  { sid, uid }: Session,
  now: Date,
): Promise<Account | IdentityRefusalCode> {
  const held = await holdAccount(tx, uid)
  const standing = await findSession(tx, sid)
  if (held === undefined || standing === undefined) return 'TOKEN_EXPIRED'
  return refusalOf(standing, now) ?? held
}

/**
 * Changes the name a signed-in person goes by.
 * @throws IdentityRefusal
 */
export async function changeName(
  parts: Parts,
  { idToken, displayName }: { idToken: string; displayName: string },
): Promise<Account> {
  const { session } = await requireSession(parts, idToken)
  const changes = { displayName: readName(displayName) }
  const changed = await parts.db.asNobody(async (tx) => {
    const stands = await holdStanding(tx, session, parts.clock.now())
    if (typeof stands === 'string') return stands
    await changeAccount(tx, session.uid, changes)
    return { ...stands, ...changes }
  })
  if (typeof changed === 'string') throw new IdentityRefusal(changed)
  return changed
}

/**
 * Sets a new password for a person who signed in within the last minutes, ends every session and
 * every mailed link to choose one, and begins a new session.
 * @throws IdentityRefusal
 */
export async function changePassword(
  parts: Parts,
  { idToken, password, address }: { idToken: string; password: string; address: string },
): Promise<Credentials> {
  const { db, clock, passwords } = parts
  const { session } = await requireSession(parts, idToken)
  if (clock.now().getTime() - session.createdAt.getTime() > recentSignIn)
    throw new IdentityRefusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  if (passwordProblem(password) !== null) throw new IdentityRefusal('WEAK_PASSWORD')
  const passwordHash = await passwords.hash(password, address)
  const opened = await db.asNobody(async (tx) => {
    const now = clock.now()
    const held = await holdStanding(tx, session, now)
    if (typeof held === 'string') return held
    await changeAccount(tx, held.uid, { passwordHash })
    await endSessionsOf(tx, held.uid, now)
    await retireCodes(tx, held.uid, { now, kind: 'reset' })
    return await openSession(tx, { ...held, passwordHash }, { provider: session.provider, at: now })
  })
  if (typeof opened === 'string') throw new IdentityRefusal(opened)
  return await handOut(parts, opened)
}
