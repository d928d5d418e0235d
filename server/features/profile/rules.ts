import { extraSeats, priceLines, totalCents } from '@foyer/shared/rules/price.ts'
import type { WishedPlan } from '#server/features/billing/commands.ts'
import { planOf } from '#server/features/billing/rules.ts'
import type { SubscriptionRow } from '#server/features/billing/queries.ts'

/**
 * The order that another number of attorneys makes of a subscription, with what each charge then
 * comes to in cents; null where the price stays, or nothing is paid any more.
 */
export function changedOrder(
  subscription: SubscriptionRow | undefined,
  attorneyCount: number,
): { wish: WishedPlan; cents: number } | null {
  if (subscription === undefined || subscription.status === 'canceled') return null
  const { planId, interval } = planOf(subscription)
  const choice = { planId, attorneyCount }
  if (extraSeats(choice) === subscription.extraSeats) return null
  return {
    wish: { planId, billingInterval: interval, attorneyCount },
    cents: totalCents(priceLines(choice)),
  }
}
