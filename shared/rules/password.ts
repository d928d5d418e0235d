/** The least length of a password (specification 1, section 9). */
export const minPasswordLength = 8

/** What is wrong with a password, in the order in which it is told (specification 1, section 5). */
export type PasswordProblem = 'too-short' | 'no-lowercase' | 'no-uppercase' | 'no-number'

/** The first thing wrong with a password; null where it may be used. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (Array.from(password).length < minPasswordLength) return 'too-short'
  if (!/\p{Ll}/u.test(password)) return 'no-lowercase'
  if (!/\p{Lu}/u.test(password)) return 'no-uppercase'
  return /\p{Nd}/u.test(password) ? null : 'no-number'
}
