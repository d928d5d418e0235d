import { z } from 'zod'
import type { Parts } from '../parts.ts'
import { IdentityRefusal } from '../refusal.ts'
import { beginSession, type Credentials } from '../sessions.ts'
import { providerId } from './people.ts'
import type { Link } from './queries.ts'
import { redeemCredential } from './tries.ts'

/** Another provider's credential, as the SDK sends it: a form within the body. */
export const SignInWithIdp = z.object({
  postBody: z.string().default(''),
  /** Somebody who is signed in already, and wants to link; that is not offered. */
  idToken: z.string().optional(),
})

/** Firebase's way to name a person of Google. */
const federatedIdOf = (subject: string) => `https://accounts.google.com/${subject}`

/** A linked account, in Firebase's words. */
export function describeLink({ provider, subject, email }: Link, displayName: string) {
  return {
    providerId: provider,
    rawId: subject,
    federatedId: federatedIdOf(subject),
    email,
    displayName,
  }
}

/** Begins a session for what a try was handed out; the SDK calls it an ID token of the provider. */
async function redeem(parts: Parts, form: URLSearchParams) {
  if (form.get('providerId') !== providerId) throw new IdentityRefusal('INVALID_IDP_RESPONSE')
  const redeemed = await redeemCredential(parts, form.get('id_token') ?? '')
  if (redeemed === undefined) throw new IdentityRefusal('INVALID_IDP_RESPONSE')
  const { account, known } = redeemed
  if (account.disabled) throw new IdentityRefusal('USER_DISABLED')
  const proof = { provider: providerId, at: new Date(known.settledAt) }
  return { known, credentials: await beginSession(parts, account, proof) }
}

/**
 * Signs a person in with what their page was handed.
 * @throws IdentityRefusal
 */
export async function signInWithIdp(
  parts: Parts,
  { postBody, idToken: linking }: z.output<typeof SignInWithIdp>,
): Promise<Credentials & { reply: object }> {
  if (linking !== undefined) throw new IdentityRefusal('OPERATION_NOT_ALLOWED')
  const { known, credentials } = await redeem(parts, new URLSearchParams(postBody))
  const { email, emailVerified, displayName, uid } = credentials.account
  const { subject, name, firstName, lastName, isNewUser } = known
  const profile = { sub: subject, email, name, given_name: firstName, family_name: lastName }
  const reply = {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: federatedIdOf(subject),
    localId: uid,
    email,
    emailVerified,
    displayName,
    firstName,
    lastName,
    isNewUser,
    rawUserInfo: JSON.stringify(profile),
  }
  return { ...credentials, reply }
}
