import { CallFailed } from '#web/platform/call-failed.ts'

/**
 * What to say of a failed call about the subscription: the server's sentence, else its status
 * (specification 2, section 8); where no answer came at all, the call's own sentence.
 */
export function billingSentence(failure: unknown, fallback: string): string {
  return failure instanceof CallFailed && failure.status !== 0 ? failure.message : fallback
}
