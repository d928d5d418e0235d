import type { CurrentPlan } from '@foyer/shared/api/billing.ts'
import { currentPlan as copy, perInterval, planWithInterval } from '@foyer/shared/copy/billing.ts'
import { minAttorneys, type PlanKey } from '@foyer/shared/facts/plans.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { localDate } from '@foyer/shared/rules/relative-time.ts'

/** 'Firm, billed yearly'. */
export function namePlan({ name, billingInterval }: CurrentPlan): string {
  return planWithInterval(name, billingInterval)
}

/** What one charge comes to: '$6,468 a year'. */
export function chargeOf({ totalCents, billingInterval }: CurrentPlan): string {
  return `${formatMoney(totalCents)} ${perInterval[billingInterval]}`
}

/** When a plan whose end is planned ends, or would end if it were cancelled now. */
export function endOf({ currentPeriodEnd, status, trialEndsAt }: CurrentPlan): string {
  return status === 'trialing' ? (trialEndsAt ?? currentPeriodEnd) : currentPeriodEnd
}

/** What comes next for a plan: its first or next charge, or its end. */
export function whatIsNext(plan: CurrentPlan, timeZone: string): string {
  const end = localDate(endOf(plan), timeZone)
  if (plan.status === 'canceled') return copy.ended
  if (plan.cancelAtPeriodEnd)
    return plan.status === 'trialing' ? copy.trialEnding(end) : copy.ending(end)
  if (plan.status === 'past_due') return copy.pastDue
  const charge = formatMoney(plan.totalCents)
  const next = localDate(plan.nextChargeAt ?? plan.currentPeriodEnd, timeZone)
  return plan.status === 'trialing' ? copy.trial(end, charge) : copy.active(next, charge)
}

/** The plan made for a firm of so many attorneys. */
export function fittingPlan(attorneyCount: number): PlanKey {
  if (attorneyCount >= minAttorneys) return 'firm_plus'
  return attorneyCount > 1 ? 'firm' : 'solo'
}
