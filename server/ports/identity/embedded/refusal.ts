import { type IdentityRefusalCode, identityRefusals } from '@foyer/shared/copy/identity.ts'

/** A refusal in Firebase's words. Anything else that is thrown is a bug. */
export class IdentityRefusal extends Error {
  readonly code: IdentityRefusalCode

  constructor(code: IdentityRefusalCode) {
    super(identityRefusals[code].message)
    this.name = 'IdentityRefusal'
    this.code = code
  }
}

/** The reply's body that Firebase's SDK understands. */
export function refusalReply(code: IdentityRefusalCode) {
  const { status, message } = identityRefusals[code]
  return { status, body: { error: { code: status, message: `${code} : ${message}` } } }
}
