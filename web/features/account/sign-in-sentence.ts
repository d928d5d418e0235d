import { account, signIn as copy } from '@foyer/shared/copy/account.ts'
import { refusalCode } from '#web/platform/identity/identity.ts'

const sentences: Readonly<Record<string, string>> = {
  'auth/user-not-found': copy.unknownUser,
  'auth/wrong-password': copy.wrongPassword,
  // The hosted service says only this where it hides which addresses have accounts.
  'auth/invalid-credential': copy.wrongPassword,
  'auth/invalid-login-credentials': copy.wrongPassword,
  'auth/missing-password': account.emptyFields,
  'auth/missing-email': account.emptyFields,
  'auth/invalid-email': account.invalidEmail,
  'auth/too-many-requests': account.tooManyAttempts,
  'auth/user-disabled': account.userDisabled,
}

/** The sentence for a sign-in that did not work (specification 1, section 8). */
export function signInSentence(failure: unknown): string {
  return sentences[refusalCode(failure)] ?? copy.failed
}
