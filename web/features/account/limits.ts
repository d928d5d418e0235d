import { redirectAfterSignIn } from '@foyer/shared/facts/limits.ts'
import { seconds } from '@foyer/shared/facts/time.ts'

/** How long each success is shown before it leads on (specifications 1 and 2, section 9). */
export const shownFor = {
  signIn: redirectAfterSignIn,
  signUp: redirectAfterSignIn,
  reset: seconds(2),
  verification: seconds(3),
  passwordChange: seconds(2),
} as const
