import { account, signUp as copy } from '@foyer/shared/copy/account.ts'
import { CallFailed } from '#web/platform/call-failed.ts'
import { refusalCode } from '#web/platform/identity/identity.ts'

const sentences: Readonly<Record<string, string>> = {
  'auth/email-already-in-use': copy.emailInUse,
  'auth/invalid-email': account.invalidEmail,
  'auth/weak-password': copy.weakPassword,
  'auth/password-does-not-meet-requirements': copy.weakPassword,
  'auth/too-many-requests': account.tooManyAttempts,
}

/** The sentence for a sign-up that did not work: ours for the identity, the server's for itself. */
export function signUpSentence(failure: unknown): string {
  if (failure instanceof CallFailed) return failure.message
  return sentences[refusalCode(failure)] ?? copy.failed
}
