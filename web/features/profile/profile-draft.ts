import { missingAnswers } from '@foyer/shared/copy/onboarding.ts'
import { signUpProblems } from '@foyer/shared/copy/sign-up-done.ts'
import { profile as copy } from '@foyer/shared/copy/settings.ts'
import { type FirmSize, minAttorneys } from '@foyer/shared/facts/plans.ts'
import type { Profile, SentFirm, SentUser } from './data.ts'

/** What stands in the form. */
export type ProfileDraft = {
  firstName: string
  lastName: string
  firmName: string
  phone: string
  zipCode: string
  firmSize: FirmSize | null
  attorneyCount: string
  practiceAreas: readonly string[]
}

/** What is wrong, by field. */
export type ProfileProblems = Partial<Record<keyof ProfileDraft, string>>

/** The form as it opens. */
export function draftOf({ user, organization }: Profile): ProfileDraft {
  const { firmName, phone, zipCode, firmSize, attorneyCount, practiceAreas } = organization.metadata
  const { firstName, lastName } = user
  return {
    firstName,
    lastName,
    firmName,
    phone,
    zipCode,
    firmSize,
    attorneyCount: String(Math.max(attorneyCount ?? 0, minAttorneys)),
    practiceAreas,
  }
}

/** A form that can be sent, or what stops it (specification 2, section 5). */
export type CheckedDraft =
  | { outcome: 'ready'; user: SentUser; firm: SentFirm }
  | { outcome: 'stopped'; sentence: string; problems: ProfileProblems }

/** Trims and checks the form. */
export function checkDraft(draft: ProfileDraft): CheckedDraft {
  const firstName = draft.firstName.trim()
  const lastName = draft.lastName.trim()
  if (firstName === '' || lastName === '') {
    return { outcome: 'stopped', sentence: copy.nameMissing, problems: {} }
  }
  const { firmSize } = draft
  const problems = findFirmProblems(draft)
  if (firmSize === null || Object.keys(problems).length > 0) {
    return { outcome: 'stopped', sentence: copy.firmMissing, problems }
  }
  const firm: SentFirm = {
    firmName: draft.firmName.trim(),
    phone: draft.phone.trim(),
    zipCode: draft.zipCode.trim(),
    firmSize,
    practiceAreas: [...draft.practiceAreas],
    ...(firmSize === '6+' && { attorneyCount: Number(draft.attorneyCount) }),
  }
  return { outcome: 'ready', user: { firstName, lastName }, firm }
}

function findFirmProblems({
  firmName,
  phone,
  zipCode,
  firmSize,
  attorneyCount,
}: ProfileDraft): ProfileProblems {
  const count = Number(attorneyCount)
  const isCounted = firmSize !== '6+' || (Number.isInteger(count) && count >= minAttorneys)
  return {
    ...(firmName.trim() === '' && { firmName: signUpProblems.firmName }),
    ...(phone.trim() === '' && { phone: signUpProblems.phone }),
    ...(!/^\d{5}$/.test(zipCode.trim()) && { zipCode: signUpProblems.zipCode }),
    ...(firmSize === null && { firmSize: missingAnswers.firmSize }),
    ...(!isCounted && { attorneyCount: signUpProblems.attorneyCount }),
  }
}
