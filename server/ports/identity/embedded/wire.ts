import { idTokenLife } from './limits.ts'
import type { CodeKind } from './codes/queries.ts'
import { describeLink } from './google/idp.ts'
import type { Link } from './google/queries.ts'
import type { Account } from './queries.ts'
import type { Credentials } from './sessions.ts'

/*
 * What is answered, in Firebase's words: its official SDK reads nothing else.
 */

/** Seconds of an ID token's life, as text. */
export const expiresIn = String(idTokenLife / 1_000)

/** What a mailed code is for. */
export const requestTypes = {
  verify: 'VERIFY_EMAIL',
  reset: 'PASSWORD_RESET',
} as const satisfies Record<CodeKind, string>

function providersOf({ email, displayName, passwordHash }: Account) {
  if (passwordHash === null) return []
  const name = displayName === '' ? {} : { displayName }
  return [{ providerId: 'password', federatedId: email, email, rawId: email, ...name }]
}

/**
 * Firebase's view of an account and its links to other providers. Its word for "has a password" is a
 * hash nobody is shown.
 */
export function describeAccount(account: Account, links: readonly Link[]) {
  const { uid, email, emailVerified, displayName, disabled } = account
  return {
    localId: uid,
    email,
    emailVerified,
    ...(displayName === '' ? {} : { displayName }),
    disabled,
    ...(account.passwordHash === null ? {} : { passwordHash: 'kept' }),
    providerUserInfo: [
      ...providersOf(account),
      ...links.map((link) => describeLink(link, displayName)),
    ],
    validSince: String(Math.floor(account.validSince.getTime() / 1_000)),
    createdAt: String(account.createdAt.getTime()),
    lastLoginAt: String((account.lastSignInAt ?? account.createdAt).getTime()),
  }
}

/** What a person has just been given, beside who they are. */
export function describeCredentials({ account, idToken, refreshToken }: Credentials) {
  const { uid, email, displayName } = account
  return { localId: uid, email, displayName, idToken, refreshToken, expiresIn }
}

/** An account after something about it was changed. */
export function describeChange(account: Account) {
  const { uid, email, emailVerified, displayName } = account
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: uid,
    email,
    emailVerified,
    displayName,
    providerUserInfo: providersOf(account),
  }
}
