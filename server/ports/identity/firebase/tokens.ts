import { hours, seconds } from '@foyer/shared/facts/time.ts'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type RemoteJWKSet } from 'jose'
import { z } from 'zod'
import { Failure } from '#server/platform/failure.ts'
import type { Clock } from '../../clock/clock.ts'

/** Where Google publishes the keys that sign Firebase's ID tokens. */
export const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Google lets its keys be kept for about six hours; an unknown one is looked up at once. */
const keysLife = hours(6)
/** Google's servers that have not answered by then count as away. */
export const googlePatience = seconds(8)
/** How far Google's clock may be ahead of ours, in seconds. */
const clockTolerance = 10

/** Three parts and nothing after them: a parser that forgives more makes two tokens of one. */
const shape = /^[\w-]+\.[\w-]+\.[\w-]+$/
/** Firebase's own tokens stay well below, with a thousand characters of a project's own claims. */
const maxTokenLength = 8_192

const Claims = z.object({
  sub: z.string().min(1).max(128),
  user_id: z.string(),
  auth_time: z.number(),
  iat: z.number(),
  email: z.string().min(1),
  email_verified: z.boolean().default(false),
})

/** Who a token says somebody is, and when they signed in. Nothing of it has been looked up. */
export type FirebaseClaims = { uid: string; email: string; emailVerified: boolean; authTime: Date }

/** What verifies tokens: the project they must be for, and the published keys. */
export type TokenParts = { projectId: string; clock: Clock; keys: RemoteJWKSet }

/** The keys published at `address`, fetched when first needed. */
export function openKeys(address: string): RemoteJWKSet {
  return createRemoteJWKSet(new URL(address), {
    cacheMaxAge: keysLife,
    timeoutDuration: googlePatience,
  })
}

/** True where no key could be had, as against one that does not fit. */
function areKeysAway(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true
  // Whatever else jose says of the reply, it says as this plainest of its errors.
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC'
  return error instanceof TypeError && error.cause !== undefined
}

async function verifiedPayload(
  { projectId, clock, keys }: TokenParts,
  token: string,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'user_id'],
    })
    return payload
  } catch (error) {
    // Nobody is signed out because Google cannot be reached: they try again.
    if (areKeysAway(error))
      throw new Failure('server/unavailable', { retryAfterSeconds: 5, cause: error })
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/**
 * Checks an ID token of hosted Firebase: signature by Google's keys, issuer, audience, times and
 * claims; null where one of them is wrong, or the account has no e-mail address.
 * @throws Failure server/unavailable where the keys cannot be had
 */
export async function readFirebaseToken(
  parts: TokenParts,
  token: string,
): Promise<FirebaseClaims | null> {
  if (token.length > maxTokenLength || !shape.test(token)) return null
  const payload = await verifiedPayload(parts, token)
  const { success, data } = Claims.safeParse(payload)
  if (!success || data.user_id !== data.sub) return null
  const latest = parts.clock.now().getTime() / 1_000 + clockTolerance
  if (data.auth_time > latest || data.iat > latest) return null
  const { sub: uid, email, email_verified: emailVerified } = data
  return { uid, email, emailVerified, authTime: new Date(data.auth_time * 1_000) }
}
