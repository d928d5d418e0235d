import { planPicker, planWithInterval } from '../copy/billing.ts'
import { type BillingInterval, type Plan, seat } from '../facts/plans.ts'
import { formatMoney } from './money.ts'
import { pricePerMonth, unitCents } from './price.ts'

/** What a month of a plan comes to, without seats: '$314'. */
export const monthOf = (plan: Plan, interval: BillingInterval): string =>
  formatMoney(pricePerMonth(plan, interval) * 100)

/** What each charge for a plan comes to, without seats: '$3,768' once a year. */
export const chargeFor = (plan: Plan, interval: BillingInterval): string =>
  formatMoney(unitCents(`${plan.key}_${interval}`))

/** How a plan is paid, under its price: 'billed monthly', '$3,768 a year (12 × $314)'. */
export const paidHow = (plan: Plan, interval: BillingInterval): string =>
  interval === 'monthly'
    ? planPicker.paidMonthly
    : planPicker.paidYearly(chargeFor(plan, interval), monthOf(plan, interval))

/** What an attorney after the sixth costs: '+$99/month per attorney after the 6th'. */
export const seatNote = planPicker.seatNote(
  formatMoney(seat.monthly * 100),
  `${String(seat.includedAttorneys)}th`,
)

/** 'Firm, billed yearly'. */
export const planAt = ({ name }: Plan, interval: BillingInterval): string =>
  planWithInterval(name, interval)
