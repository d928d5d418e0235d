import { signIn as copy } from '@foyer/shared/copy/account.ts'
import { IdentityRefused } from '#web/platform/identity/identity.ts'

const sentences: Readonly<Record<string, string>> = {
  'auth/user-not-found': copy.unknownUser,
  'auth/wrong-password': copy.wrongPassword,
  // The hosted service says only this where it hides which addresses have accounts.
  'auth/invalid-credential': copy.wrongPassword,
  'auth/invalid-login-credentials': copy.wrongPassword,
  'auth/missing-password': copy.emptyFields,
  'auth/missing-email': copy.emptyFields,
  'auth/invalid-email': copy.invalidEmail,
  'auth/too-many-requests': copy.tooManyAttempts,
  'auth/user-disabled': copy.userDisabled,
}

/** The sentence for a sign-in that did not work (specification 1, section 8). */
export function signInSentence(failure: unknown): string {
  const code = failure instanceof IdentityRefused ? failure.code : ''
  return sentences[code] ?? copy.failed
}
