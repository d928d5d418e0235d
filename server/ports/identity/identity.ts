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
