import type { OnboardingAnswers, OnboardingStanding } from '@foyer/shared/api/onboarding.ts'
import { signUpProblems, websiteProblems } from '@foyer/shared/copy/sign-up-done.ts'
import {
  type BillingInterval,
  type FirmSize,
  type PlanId,
  minAttorneys,
} from '@foyer/shared/facts/plans.ts'
import { extraSeats, findPlan, readLines, type PriceLine } from '@foyer/shared/rules/price.ts'
import type { Choice } from '@foyer/shared/rules/price.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { readWebsite } from '@foyer/shared/rules/website-address.ts'
import { findPhone } from '#server/assistant/intake/contact.ts'
import type { FieldProblem } from '#server/platform/failure.ts'

/** A step of the wizard; step 1 was the account. */
export type Step = OnboardingStanding['step']

/** What a firm says of itself, as it arrives. */
export type GivenFirm = {
  firmName: string
  phone: string
  zipCode: string
  firmSize: FirmSize
  attorneyCount?: number | undefined
  practiceAreas?: string[] | undefined
}

/** The same, as it is kept. */
export type ReadFirm = {
  name: string
  /** E.164. */
  phone: string
  zipCode: string
  firmSize: FirmSize
  attorneyCount: number
  practiceAreas: string[]
}

type GivenSignup = GivenFirm & {
  website?: string | undefined
  planId: PlanId
  billingInterval: BillingInterval
}
type ReadSignup = { firm: ReadFirm; siteUrl: string | null; choice: Choice }

/** What was read, or every field that could not be used. */
export type Read<T> = { outcome: 'read'; value: T } | { outcome: 'wrong'; problems: FieldProblem[] }

/**
 * Attorneys of a firm of a size. The number is only asked for from 6 on (specification 1, section 5);
 * below, one that was left from another choice is brought within the size.
 */
function countAttorneys(size: FirmSize, given: number | undefined): number | null {
  if (size === 'solo') return 1
  if (size === '2-5') return Math.min(Math.max(given ?? 2, 2), minAttorneys - 1)
  const count = given ?? minAttorneys
  return count >= minAttorneys ? count : null
}

/** Reads what a firm says of itself. */
export function readFirm(given: GivenFirm): Read<ReadFirm> {
  const name = shownName(given.firmName, '')
  const phone = findPhone(given.phone)
  const zipCode = given.zipCode.trim()
  const attorneyCount = countAttorneys(given.firmSize, given.attorneyCount)
  const problems: FieldProblem[] = []
  const wrong = (field: keyof typeof signUpProblems) =>
    problems.push({ field, message: signUpProblems[field] })
  if (name === '') wrong('firmName')
  if (phone === null) wrong('phone')
  if (!/^\d{5}$/.test(zipCode)) wrong('zipCode')
  if (attorneyCount === null) wrong('attorneyCount')
  if (phone === null || attorneyCount === null || problems.length > 0)
    return { outcome: 'wrong', problems }
  const practiceAreas = [...new Set(given.practiceAreas)]
  const { firmSize } = given
  return {
    outcome: 'read',
    value: { name, phone, zipCode, firmSize, attorneyCount, practiceAreas },
  }
}

/** Reads all that completes a sign-up. A firm may have no website (design section 7). */
export function readSignup(given: GivenSignup, privateHosts: readonly string[]): Read<ReadSignup> {
  const firm = readFirm(given)
  const website = given.website?.trim() ?? ''
  const site = website === '' ? null : readWebsite(website, privateHosts)
  const problems = firm.outcome === 'wrong' ? [...firm.problems] : []
  if (site?.outcome === 'refused')
    problems.push({ field: 'website', message: websiteProblems[site.problem] })
  if (findPlan(given.planId).interval !== given.billingInterval)
    problems.push({ field: 'billingInterval', message: signUpProblems.billingInterval })
  if (firm.outcome === 'wrong' || problems.length > 0) return { outcome: 'wrong', problems }
  const { attorneyCount } = firm.value
  return {
    outcome: 'read',
    value: {
      firm: firm.value,
      siteUrl: site?.outcome === 'address' ? site.url : null,
      choice: { planId: given.planId, attorneyCount },
    },
  }
}

const isGiven = (text: string | undefined): boolean => text !== undefined && text !== ''

/** The step to open again: the furthest a person was at, unless an earlier one lacks an answer. */
export function furthestStep(answers: OnboardingAnswers, reached: Step): Step {
  const { firmName, phone, zipCode, website, firmSize, planId } = answers
  const hasFirm = [firmName, phone, zipCode, website].every(isGiven) && firmSize !== undefined
  if (!hasFirm) return 2
  return reached === 4 && planId === undefined ? 3 : reached
}

/** Whether a subscription's lines are what was chosen. */
export function isChosen(lines: readonly PriceLine[], choice: Choice): boolean {
  const ordered = readLines(lines)
  return ordered?.planId === choice.planId && ordered.seats === extraSeats(choice)
}
