import { randomUUID } from 'node:crypto'
import type { IdentityRefusalCode } from '@foyer/shared/copy/identity.ts'
import { mintIdToken, readIdToken } from './id-tokens.ts'
import type { Tx } from '#server/platform/database.ts'
import type { Parts } from './parts.ts'
import { refreshGrace, refreshIdle, sessionLife } from './limits.ts'
import {
  type Account,
  addRefreshToken,
  addSession,
  endSession,
  findSession,
  type Session,
  takeRefreshToken,
  useRefreshToken,
} from './queries.ts'
import { IdentityRefusal } from './refusal.ts'
import { createRefreshToken, hashRefreshToken } from './secrets.ts'

/** What a person holds after signing in or refreshing. */
export type Credentials = { account: Account; idToken: string; refreshToken: string }

/** A session and whose it is. */
export type Standing = { session: Session; account: Account }

/** Why a session no longer counts, or null while it does. */
export function refusalOf({ session, account }: Standing, now: Date): IdentityRefusalCode | null {
  if (account.disabled) return 'USER_DISABLED'
  if (session.endedAt !== null || session.createdAt < account.validSince) return 'TOKEN_EXPIRED'
  return now.getTime() - session.createdAt.getTime() > sessionLife ? 'TOKEN_EXPIRED' : null
}

/** A session that was begun, and the refresh token nobody but its person will hold. */
export type Opened = Standing & { refreshToken: string }

/**
 * Begins a session in the caller's transaction as of `at`, which is when the person's proof began to
 * be checked: whatever ended their sessions in between ends this one too.
 */
export async function openSession(
  tx: Tx,
  account: Account,
  { provider, at }: { provider: string; at: Date },
): Promise<Opened> {
  const session = { sid: randomUUID(), uid: account.uid, provider, createdAt: at }
  const refreshToken = createRefreshToken()
  const tokenHash = hashRefreshToken(refreshToken)
  const forgetBefore = new Date(at.getTime() - sessionLife)
  await addSession(tx, session, { tokenHash, forgetBefore })
  return { account, session: { ...session, endedAt: null }, refreshToken }
}

/** What the person of a begun session takes away; for after its transaction. */
export async function handOut(
  { tokens }: Parts,
  { account, session, refreshToken }: Opened,
): Promise<Credentials> {
  return { account, idToken: await mintIdToken(tokens, account, session), refreshToken }
}

/** {@link openSession} in a transaction of its own, and what the person takes away. */
export async function beginSession(
  parts: Parts,
  account: Account,
  proof: { provider: string; at: Date },
): Promise<Credentials> {
  const opened = await parts.db.asNobody((tx) => openSession(tx, account, proof))
  return await handOut(parts, opened)
}

/**
 * The person and session behind an ID token, looked up each time, so that an ended session is
 * refused from the next call on.
 */
export async function checkIdToken(
  { db, clock, tokens }: Parts,
  idToken: string,
): Promise<({ outcome: 'active' } & Standing) | { outcome: 'refused'; code: IdentityRefusalCode }> {
  const read = await readIdToken(tokens, idToken)
  if (read.outcome === 'expired') return { outcome: 'refused', code: 'TOKEN_EXPIRED' }
  if (read.outcome === 'invalid') return { outcome: 'refused', code: 'INVALID_ID_TOKEN' }
  const standing = await db.asNobody((tx) => findSession(tx, read.sid))
  if (standing === undefined || standing.account.uid !== read.uid)
    return { outcome: 'refused', code: 'TOKEN_EXPIRED' }
  const code = refusalOf(standing, clock.now())
  return code === null ? { outcome: 'active', ...standing } : { outcome: 'refused', code }
}

/**
 * The person and session behind an ID token that must be good.
 * @throws IdentityRefusal
 */
export async function requireSession(parts: Parts, idToken: string): Promise<Standing> {
  const checked = await checkIdToken(parts, idToken)
  if (checked.outcome === 'refused') throw new IdentityRefusal(checked.code)
  return checked
}

/**
 * Exchanges a refresh token for its successor and a new ID token. Each is good once; a repeat within
 * a minute (a lost reply, a second tab) gets the same successor, a later one ends the session.
 * @throws IdentityRefusal
 */
export async function refreshSession(parts: Parts, refreshToken: string): Promise<Credentials> {
  const { db, clock, secrets, tokens, log } = parts
  const now = clock.now()
  const successor = secrets.successorOf(refreshToken)
  const taken = await db.asNobody(async (tx) => {
    const found = await takeRefreshToken(tx, hashRefreshToken(refreshToken))
    if (found === undefined) return 'INVALID_REFRESH_TOKEN'
    const { token, session } = found
    const refusal = refusalOf(found, now)
    if (refusal !== null) return refusal
    if (now.getTime() - token.createdAt.getTime() > refreshIdle) return 'TOKEN_EXPIRED'
    if (token.usedAt === null) {
      const forgetBefore = new Date(now.getTime() - refreshIdle)
      await useRefreshToken(tx, token, { now, forgetBefore })
      const next = { tokenHash: hashRefreshToken(successor), sid: session.sid, createdAt: now }
      await addRefreshToken(tx, next)
    } else if (now.getTime() - token.usedAt.getTime() > refreshGrace) {
      await endSession(tx, session.sid, now)
      log.warn({ sid: session.sid }, 'a used refresh token came back; its session has ended')
      return 'TOKEN_EXPIRED'
    }
    return found
  })
  if (typeof taken === 'string') throw new IdentityRefusal(taken)
  const idToken = await mintIdToken(tokens, taken.account, taken.session)
  return { account: taken.account, idToken, refreshToken: successor }
}
