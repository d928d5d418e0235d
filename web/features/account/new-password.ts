import { passwordRule } from '@foyer/shared/copy/account.ts'
import { passwordProblem } from '@foyer/shared/rules/password.ts'

/** The sentence for a password that may not be used; null where it may (specification 1, section 5). */
export function weakness(password: string): string | null {
  const problem = passwordProblem(password)
  return problem === null ? null : passwordRule.problems[problem]
}
