import { fieldProblems as copy } from '@foyer/shared/copy/onboarding.ts'
import { readWebsite } from '@foyer/shared/rules/website-address.ts'
import { type Draft, planIdOf, readAttorneyCount, type Step } from './draft.ts'

/** The fields of step 2 that can be wrong, from top to bottom. */
export const firmFields = [
  'firmName',
  'phone',
  'website',
  'zipCode',
  'firmSize',
  'attorneyCount',
] as const
export type FirmField = (typeof firmFields)[number]

/** What is wrong with a field, for each field where something is. */
export type FirmProblems = Partial<Record<FirmField, string>>

/** What step 2 still needs (specification 1, section 5). */
export function checkFirm(draft: Draft): FirmProblems {
  const problems: FirmProblems = {}
  for (const field of ['firmName', 'phone', 'website'] as const)
    if (draft[field].trim() === '') problems[field] = copy[field]
  if (problems.website === undefined && !mayBeWebsite(draft.website))
    problems.website = copy.websiteWrong
  if (!/^\d{5}$/.test(draft.zipCode)) problems.zipCode = copy.zipCode
  if (draft.firmSize === null) problems.firmSize = copy.firmSize
  if (draft.firmSize === '6+' && readAttorneyCount(draft) === null)
    problems.attorneyCount = copy.attorneyCount
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

/** Whether a phone number seems to lack its area code; it may be right all the same. */
export function looksShort(phone: string): boolean {
  return phone.trim() !== '' && phone.replaceAll(/\D/g, '').length < 10
}

/** Private addresses pass here: which of them are allowed, only the server knows. */
function mayBeWebsite(text: string): boolean {
  const reading = readWebsite(text)
  return reading.outcome === 'address' || reading.problem === 'private'
}
