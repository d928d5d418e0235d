/** Who is signed in. */
export type Person = {
  id: string
  email: string | null
  /** As the identity service knows it: a first and a last name in one text, or nothing. */
  displayName: string | null
  emailVerified: boolean
  /** False for somebody who only ever came by Google. */
  hasPassword: boolean
}

/** A person together with the token that proves it. */
export type Proof = { person: Person; token: string }

/** Why the identity service refused, in its own words (`auth/…`). */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The code of a refusal; empty where something else went wrong. */
export function refusalCode(failure: unknown): string {
  return failure instanceof IdentityRefused ? failure.code : ''
}

/** What the browser needs of the identity service. Whatever it refuses throws `IdentityRefused`. */
export type Identity = {
  /** Told at once and at every change, in this tab or another; null while nobody is signed in. */
  watch: (listener: (proof: Proof | null) => void) => () => void
  signIn: (email: string, password: string) => Promise<void>
  signUp: (account: { email: string; password: string; displayName: string }) => Promise<void>
  /** How people go on with Google: the real thing, a development chooser, or not at all. */
  google: 'google' | 'chooser' | null
  /** Gets ready for a click on Google's button, so that its popup opens in the click's own turn. */
  prepareGoogle: () => void
  /** In a popup of 500 by 600 (specification 1, section 9); it must be opened in a click's own turn. */
  signInWithGoogle: () => Promise<void>
  signOut: () => Promise<void>
  /** A new token; null where nobody is signed in. Throws where the service refuses. */
  refreshToken: () => Promise<string | null>
  /** Asks again who is signed in, and tells the listener: an address may have been proved since. */
  lookAgain: () => Promise<void>
  /** Has the letter sent that proves the signed-in person's address. */
  sendVerification: () => Promise<void>
  /** Proves an address by the code of that letter. */
  verifyEmail: (code: string) => Promise<void>
  /** The address whose password a code resets; does not use the code up. */
  checkResetCode: (code: string) => Promise<string>
  resetPassword: (code: string, password: string) => Promise<void>
  /** Checks the current password, sets the new one and ends every other session. */
  changePassword: (current: string, next: string) => Promise<void>
}
