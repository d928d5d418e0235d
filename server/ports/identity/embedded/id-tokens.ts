import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '#server/ports/clock/clock.ts'
import { signatureAlgorithm } from './key-material.ts'
import type { KeyRing } from './keys.ts'
import { idTokenLife } from './limits.ts'
import type { Account, Session } from './queries.ts'

/** What makes ID tokens ours: who issues them (an address), and for whom (a project's id). */
export type TokenParts = { keys: KeyRing; clock: Clock; issuer: string; audience: string }

/** What a token says of itself; nothing of it has been looked up. */
export type ReadToken =
  | { outcome: 'valid'; uid: string; sid: string }
  | { outcome: 'invalid' }
  /** All is right but the time. */
  | { outcome: 'expired' }

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1_000)
const maxTokenLength = 4_096
/** Three parts and nothing after them: a parser that forgives more makes two tokens of one. */
const shape = /^[\w-]+\.[\w-]+\.[\w-]+$/
const Claims = z.object({
  sub: z.string().min(1),
  sid: z.uuid(),
  user_id: z.string(),
  iat: z.number(),
})
/** Seconds by which the clocks of two processes may differ. */
const clockSkew = 60

/** A signed ID token with Firebase's claims and, as `sid`, the session's id. */
export async function mintIdToken(
  { keys, clock, issuer, audience }: TokenParts,
  account: Account,
  session: Session,
): Promise<string> {
  const { kid, key } = await keys.active()
  const now = inSeconds(clock.now())
  return await new SignJWT({
    auth_time: inSeconds(session.createdAt),
    user_id: account.uid,
    email: account.email,
    email_verified: account.emailVerified,
    ...(account.displayName === '' ? {} : { name: account.displayName }),
    firebase: { identities: { email: [account.email] }, sign_in_provider: session.provider },
    sid: session.sid,
  })
    .setProtectedHeader({ alg: signatureAlgorithm, kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(account.uid)
    .setIssuedAt(now)
    .setExpirationTime(now + idTokenLife / 1_000)
    .sign(key)
}

async function verifiedClaims({ keys, clock, issuer, audience }: TokenParts, token: string) {
  const { payload } = await jwtVerify(
    token,
    async ({ kid }) => {
      const key = kid === undefined ? undefined : await keys.find(kid)
      if (key === undefined) throw new errors.JWSSignatureVerificationFailed()
      return key
    },
    {
      algorithms: [signatureAlgorithm],
      issuer,
      audience,
      typ: 'JWT',
      currentDate: clock.now(),
      requiredClaims: ['sub', 'sid', 'iat', 'exp', 'auth_time', 'user_id'],
    },
  )
  return Claims.safeParse(payload)
}

/** Checks an ID token's signature, issuer, audience, times and claims. */
export async function readIdToken(parts: TokenParts, token: string): Promise<ReadToken> {
  if (token.length > maxTokenLength || !shape.test(token)) return { outcome: 'invalid' }
  try {
    const { success, data } = await verifiedClaims(parts, token)
    if (!success || data.user_id !== data.sub) return { outcome: 'invalid' }
    if (data.iat > inSeconds(parts.clock.now()) + clockSkew) return { outcome: 'invalid' }
    return { outcome: 'valid', uid: data.sub, sid: data.sid }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { outcome: 'expired' }
    if (error instanceof errors.JOSEError) return { outcome: 'invalid' }
    throw error
  }
}
