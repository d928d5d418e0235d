import { missingAnswers } from '@foyer/shared/copy/onboarding.ts'
import { signUpProblems, websiteProblems } from '@foyer/shared/copy/sign-up-done.ts'
import { readWebsite } from '@foyer/shared/rules/website-address.ts'
import { type Draft, planIdOf, readAttorneyCount, type Step } from './draft.ts'

/** The fields of step 2 that can be wrong, from top to bottom. */
export const firmFields = [
  'firmName',
  'phone',
  'zipCode',
  'website',
  'firmSize',
  'attorneyCount',
] as const
export type FirmField = (typeof firmFields)[number]

/** What is wrong with a field, for each field where something is. */
export type FirmProblems = Partial<Record<FirmField, string>>

/** What step 2 still needs (specification 1, section 5). */
export function checkFirm(draft: Draft): FirmProblems {
  const problems: FirmProblems = {}
  const website = websiteProblem(draft.website)
  if (draft.firmName.trim() === '') problems.firmName = signUpProblems.firmName
  if (countDigits(draft.phone) < digitsWithAreaCode) problems.phone = signUpProblems.phone
  if (website !== null) problems.website = website
  if (!/^\d{5}$/.test(draft.zipCode)) problems.zipCode = signUpProblems.zipCode
  if (draft.firmSize === null) problems.firmSize = missingAnswers.firmSize
  if (draft.firmSize === '6+' && readAttorneyCount(draft) === null)
    problems.attorneyCount = signUpProblems.attorneyCount
  return problems
}

/** Whether one of the fields with a problem holds nothing at all. */
export function isSomethingMissing(draft: Draft, problems: FirmProblems): boolean {
  return firmFields.some(
    (field) => problems[field] !== undefined && (draft[field] ?? '').trim() === '',
  )
}

/** The last step the answers lead to. */
export function reachableStep(draft: Draft): Step {
  if (Object.keys(checkFirm(draft)).length > 0) return 2
  return planIdOf(draft) === null ? 3 : 4
}

/** A number of the United States; the server reads it more closely. */
const digitsWithAreaCode = 10

function countDigits(phone: string): number {
  return phone.replaceAll(/\D/g, '').length
}

/** Private addresses pass here: which of them are allowed, only the server knows. */
function websiteProblem(text: string): string | null {
  if (text.trim() === '') return missingAnswers.website
  const reading = readWebsite(text)
  if (reading.outcome === 'address' || reading.problem === 'private') return null
  return websiteProblems[reading.problem]
}
