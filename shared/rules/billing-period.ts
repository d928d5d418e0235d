import { type BillingInterval, trialDays } from '../facts/plans.ts'
import { days } from '../facts/time.ts'

/** When a trial that begins now ends and the first charge is due: exactly 7 times 24 hours later. */
export function trialEndOf(begun: Date): Date {
  return new Date(begun.getTime() + days(trialDays))
}

/**
 * When the `n`-th period after `anchor` ends. Months are counted in UTC from the anchor itself, so
 * that a subscription begun on the 31st is charged on the last day of a short month and on the 31st
 * again after it, as payment providers do.
 */
export function periodEnd(anchor: Date, interval: BillingInterval, n = 1): Date {
  const months = interval === 'monthly' ? n : n * 12
  const first = new Date(anchor)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate()
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return first
}
