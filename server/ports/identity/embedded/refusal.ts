import { type IdentityRefusalCode, identityRefusals } from '@foyer/shared/copy/identity.ts'

/** A refusal in Firebase's words. Anything else that is thrown is a bug. */
export class IdentityRefusal extends Error {
  readonly code: IdentityRefusalCode
  /** When trying again makes sense, where it does. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: IdentityRefusalCode, retryAfterSeconds?: number) {
    super(identityRefusals[code].message)
    this.name = 'IdentityRefusal'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The reply's body that Firebase's SDK understands. */
export function refusalReply(code: IdentityRefusalCode) {
  const { status, message } = identityRefusals[code]
  return { status, body: { error: { code: status, message: `${code} : ${message}` } } }
}
