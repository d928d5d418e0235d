import { account, passwordRule } from '@foyer/shared/copy/account.ts'
import { readText } from './form-text.ts'
import { weakness } from './new-password.ts'

/** What the first step of signing up asks. */
export type SignUpAnswers = {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmation: string
}

/** Reads the form. */
export function readSignUp(form: FormData): SignUpAnswers {
  return {
    firstName: readText(form, 'firstName').trim(),
    lastName: readText(form, 'lastName').trim(),
    email: readText(form, 'email').trim(),
    password: readText(form, 'password'),
    confirmation: readText(form, 'confirmation'),
  }
}

/** The sentence for answers that will not do; null where they will (specification 1, section 5). */
export function signUpProblem(answers: SignUpAnswers): string | null {
  if (Object.values(answers).includes('')) return account.emptyFields
  if (answers.password !== answers.confirmation) return passwordRule.mismatch
  return weakness(answers.password)
}
