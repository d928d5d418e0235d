/** Who is signed in. */
export type Person = { id: string; email: string | null }

/** A person together with the token that proves it. */
export type Proof = { person: Person; token: string }

/** Why signing in was refused, in the identity service's own words (`auth/…`). */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** What the browser needs of the identity service. */
export type Identity = {
  /** Told at once and at every change, in this tab or another; null while nobody is signed in. */
  watch: (listener: (proof: Proof | null) => void) => () => void
  /** Throws `IdentityRefused`. */
  signIn: (email: string, password: string) => Promise<void>
  signOut: () => Promise<void>
  /** A new token; null where nobody is signed in. Throws where the service refuses. */
  refreshToken: () => Promise<string | null>
}
