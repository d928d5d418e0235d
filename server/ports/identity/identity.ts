import type { FastifyInstance } from 'fastify'

/** A signed-in person, as the verified token says. */
export type VerifiedIdentity = { uid: string; email: string; emailVerified: boolean }

/** What the browser's Firebase SDK must be told. */
export type IdentityClientConfig = {
  kind: 'embedded' | 'firebase'
  apiKey: string
  authDomain: string | null
  projectId: string
  /** How people sign in with Google: the real thing, a development chooser, or not at all. */
  google: 'google' | 'chooser' | null
}

/** What is kept of a person's account, but for what proves that it is theirs. */
export type AccountFacts = {
  email: string
  emailVerified: boolean
  displayName: string
  hasPassword: boolean
  createdAt: Date
  lastSignInAt: Date | null
  /** Who they are at other providers, such as Google's number for them. */
  links: { provider: string; subject: string; email: string; linkedAt: Date }[]
}

/** Who people are: verifies tokens and keeps accounts. The browser talks to it through Firebase's SDK. */
export type Identity = {
  clientConfig: IdentityClientConfig
  /** The person behind an ID token, or null where it is forged, expired or revoked. */
  verify(token: string): Promise<VerifiedIdentity | null>
  /** Creates an account, or answers `exists` where the address has one. */
  createAccount(account: {
    email: string
    password: string
    emailVerified: boolean
  }): Promise<{ outcome: 'created'; uid: string } | { outcome: 'exists' }>
  /** Ends every session of a person: refused within a second from then on. */
  endSessions(uid: string): Promise<void>
  /** What is kept of an account here; null where there is none, or another service keeps it. */
  accountOf(uid: string): Promise<AccountFacts | null>
  /**
   * Deletes an account with its sign-ins, codes and links; one that is gone stays so. `elsewhere`:
   * another service keeps it and only its sign-ins were ended here.
   */
  removeAccount(uid: string): Promise<'removed' | 'elsewhere'>
  /** Forgets counts that are over, codes of the day before, and sign-ins that have ended for good. */
  forgetOld(): Promise<void>
  /**
   * Has a link to choose a new password sent, where the address has an account; nobody can tell from
   * the answer or its time whether it has. `address` is where the request came from.
   */
  requestPasswordReset(request: { email: string; address: string }): Promise<void>
  /** Sends the letters that are due; may run in several processes at once. */
  sendLetters(): Promise<void>
  /** Serves the identity's own address space on the app door, where it has one. */
  mount(door: FastifyInstance): Promise<void>
}
