import type { SubscriptionStatus } from '@foyer/shared/facts/plans.ts'
import { readLines } from '@foyer/shared/rules/price.ts'
import type { SubscriptionView } from '#server/ports/payments/payments.ts'

/** What we keep of a subscription: the provider's facts in the words of our table. */
export type SubscriptionFacts = {
  customerRef: string
  ref: string
  planId: number
  extraSeats: number
  status: SubscriptionStatus
  currentPeriodStart: Date
  currentPeriodEnd: Date
  trialEnd: Date | null
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  createdAt: Date
}

/**
 * Whether a firm's chat receives visitors. A payment that failed ends nothing yet: the provider tries
 * again for some days, and only then ends the subscription.
 */
export function hasAccess(status: SubscriptionStatus): boolean {
  return status !== 'canceled'
}

/**
 * The facts of a provider's subscription. Where its lines are none of our prices, as after a change by
 * hand at the provider, plan and seats stay what they were.
 * @throws where they are none of ours and nothing was known before.
 */
export function factsOf(
  view: SubscriptionView,
  known?: Pick<SubscriptionFacts, 'planId' | 'extraSeats'>,
): SubscriptionFacts {
  const { lines, interval: _interval, ...facts } = view
  const read = readLines(lines)
  if (read !== null) return { ...facts, planId: read.planId, extraSeats: read.seats }
  if (known === undefined) throw new Error(`subscription ${view.ref} has none of our prices`)
  return { ...facts, planId: known.planId, extraSeats: known.extraSeats }
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value)

/** The names of the facts in which two readings of a subscription differ. */
export function differing(one: SubscriptionFacts, other: SubscriptionFacts): string[] {
  const names = [
    'customerRef',
    'ref',
    'planId',
    'extraSeats',
    'status',
    'currentPeriodStart',
    'currentPeriodEnd',
    'trialEnd',
    'cancelAtPeriodEnd',
    'endedAt',
    'createdAt',
  ] as const
  return names.filter((name) => plain(one[name]) !== plain(other[name]))
}
