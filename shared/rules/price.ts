import {
  type BillingInterval,
  type Plan,
  type PlanId,
  type PlanKey,
  plans,
  seat,
  yearlyShare,
} from '../facts/plans.ts'

/** The name of one price at the payment provider. */
export type PriceKey = `${PlanKey | 'seat'}_${BillingInterval}`

/** So many of one price: what a subscription is made of. */
export type PriceLine = { key: PriceKey; quantity: number }

/** A plan with the interval it is paid at, and the attorneys it is for. */
export type Choice = { planId: PlanId; attorneyCount: number }

/** The plan and interval behind an id of the wire. */
export function findPlan(planId: PlanId): { plan: Plan; interval: BillingInterval } {
  for (const plan of plans) {
    if (plan.ids.monthly === planId) return { plan, interval: 'monthly' }
    if (plan.ids.yearly === planId) return { plan, interval: 'yearly' }
  }
  throw new TypeError(`no plan has the id ${String(planId)}`)
}

/** Whether a number is the id of a plan. */
export function isPlanId(id: number): id is PlanId {
  return plans.some(({ ids }) => ids.monthly === id || ids.yearly === id)
}

/** Dollars a month for a plan, without seats (specification 1, section 3). */
export function pricePerMonth(plan: Plan, interval: BillingInterval): number {
  return interval === 'monthly' ? plan.monthly : Math.round(plan.monthly * yearlyShare)
}

/** Attorneys of Firm Plus that are paid for one by one. */
export function extraSeats({ planId, attorneyCount }: Choice): number {
  if (findPlan(planId).plan.key !== 'firm_plus') return 0
  return Math.max(0, attorneyCount - seat.includedAttorneys)
}

const monthsIn: Readonly<Record<BillingInterval, number>> = { monthly: 1, yearly: 12 }

/** What one unit of a price costs at each charge, in cents. */
export function unitCents(key: PriceKey): number {
  for (const interval of ['monthly', 'yearly'] as const) {
    if (key === `seat_${interval}`) return seat.monthly * monthsIn[interval] * 100
    for (const plan of plans)
      if (key === `${plan.key}_${interval}`)
        return pricePerMonth(plan, interval) * monthsIn[interval] * 100
  }
  throw new TypeError(`no price is called ${key}`)
}

/** Every price there is, as the payment provider must know it. */
export const priceKeys: readonly PriceKey[] = [
  ...plans.flatMap(({ key }): PriceKey[] => [`${key}_monthly`, `${key}_yearly`]),
  'seat_monthly',
  'seat_yearly',
]

/** The lines of a subscription: the plan, and its seats where there are any. */
export function priceLines(choice: Choice): PriceLine[] {
  const { plan, interval } = findPlan(choice.planId)
  const seats = extraSeats(choice)
  const base: PriceLine = { key: `${plan.key}_${interval}`, quantity: 1 }
  return seats === 0 ? [base] : [base, { key: `seat_${interval}`, quantity: seats }]
}

/** What lines cost at each charge, in cents. */
export function totalCents(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { key, quantity }) => sum + unitCents(key) * quantity, 0)
}

/** The plan and seats that lines stand for; null where they are none of ours. */
export function readLines(
  lines: readonly PriceLine[],
): { planId: PlanId; interval: BillingInterval; seats: number } | null {
  for (const plan of plans)
    for (const interval of ['monthly', 'yearly'] as const)
      if (lines.some(({ key }) => key === `${plan.key}_${interval}`)) {
        const seats = lines.find(({ key }) => key === `seat_${interval}`)?.quantity ?? 0
        return { planId: plan.ids[interval], interval, seats }
      }
  return null
}
