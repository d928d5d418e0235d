import type { SentInput } from '@foyer/shared/api/endpoint.ts'
import type {
  OnboardingAnswers,
  onboardingApi,
  OnboardingStanding,
} from '@foyer/shared/api/onboarding.ts'
import {
  type BillingInterval,
  type FirmSize,
  minAttorneys,
  type Plan,
  type PlanId,
  type PlanKey,
  plans,
} from '@foyer/shared/facts/plans.ts'
import { findPlan } from '@foyer/shared/rules/price.ts'
import { readWebsite } from '@foyer/shared/rules/website-address.ts'

/** A step of the wizard; the account, step 1, is made before it. */
export type Step = OnboardingStanding['step']

/** Everything the wizard has been told, as it stands in the fields. */
export type Draft = {
  firmName: string
  phone: string
  website: string
  zipCode: string
  practiceAreas: readonly string[]
  firmSize: FirmSize | null
  /** As typed; counts only for a firm of size 6+. */
  attorneyCount: string
  planKey: PlanKey | null
  interval: BillingInterval
}

/** Fills the fields with the answers kept so far. Yearly comes first, as on the price list. */
export function readDraft(answers: OnboardingAnswers): Draft {
  const { planId, attorneyCount } = answers
  const chosen = planId === undefined ? null : findPlan(planId)
  return {
    firmName: answers.firmName ?? '',
    phone: answers.phone ?? '',
    website: answers.website ?? '',
    zipCode: answers.zipCode ?? '',
    practiceAreas: answers.practiceAreas ?? [],
    firmSize: answers.firmSize ?? null,
    attorneyCount: attorneyCount === undefined ? '' : String(attorneyCount),
    planKey: chosen?.plan.key ?? null,
    interval: answers.billingInterval ?? chosen?.interval ?? 'yearly',
  }
}

/** The answers to keep. What the contract could not hold yet, such as half a number, stays behind. */
export function writeAnswers(draft: Draft): OnboardingAnswers {
  const planId = planIdOf(draft)
  const attorneys = readCount(draft.attorneyCount)
  return {
    firmName: draft.firmName,
    phone: draft.phone,
    website: draft.website,
    zipCode: draft.zipCode,
    practiceAreas: [...draft.practiceAreas],
    billingInterval: draft.interval,
    ...(draft.firmSize === null ? {} : { firmSize: draft.firmSize }),
    ...(attorneys === null ? {} : { attorneyCount: attorneys }),
    ...(planId === null ? {} : { planId }),
  }
}

/** What completes the sign-up (specification 1, sections 3 and 7). */
export type Signup = SentInput<(typeof onboardingApi)['completeSignup']>['body']

/** The draft as one order; null where a plan or the firm's size is still to be chosen. */
export function writeSignup(draft: Draft, paymentMethodId: string): Signup | null {
  const planId = planIdOf(draft)
  if (planId === null || draft.firmSize === null) return null
  const website = readWebsite(draft.website)
  const attorneys = draft.firmSize === '6+' ? readAttorneyCount(draft) : null
  return {
    organizationName: draft.firmName.trim(),
    firmName: draft.firmName.trim(),
    phone: draft.phone.trim(),
    website: website.outcome === 'address' ? website.url : draft.website.trim(),
    zipCode: draft.zipCode,
    practiceAreas: [...draft.practiceAreas],
    firmSize: draft.firmSize,
    ...(attorneys === null ? {} : { attorneyCount: attorneys }),
    planId,
    billingInterval: draft.interval,
    paymentMethodId,
  }
}

/** The plan chosen, with the interval the toggle stands at; null where none is. */
export function planIdOf({ planKey, interval }: Draft): PlanId | null {
  return plans.find(({ key }) => key === planKey)?.ids[interval] ?? null
}

/** The plan made for a firm of this size; null where the size is not known. */
export function fittingPlan(firmSize: FirmSize | null): Plan | null {
  return plans.find((plan) => plan.firmSize === firmSize) ?? null
}

/** The attorneys of a firm of size 6+; null where the number cannot be used. */
export function readAttorneyCount({ attorneyCount }: Draft): number | null {
  const count = readCount(attorneyCount)
  return count !== null && count >= minAttorneys ? count : null
}

/** The contract's bound. */
const maxAttorneys = 10_000

function readCount(typed: string): number | null {
  const count = Number(typed)
  return Number.isInteger(count) && count >= 1 && count <= maxAttorneys ? count : null
}
