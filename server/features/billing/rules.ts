import type { CurrentPlan } from '@foyer/shared/api/billing.ts'
import type { ErrorCode } from '@foyer/shared/copy/errors.ts'
import type { CardRefusal } from '@foyer/shared/facts/card-refusals.ts'
import {
  minAttorneys,
  paymentRetryDays,
  type PlanKey,
  seat,
  type SubscriptionStatus,
} from '@foyer/shared/facts/plans.ts'
import { days, hours, minutes, seconds } from '@foyer/shared/facts/time.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import {
  findPlan,
  isPlanId,
  type PriceLine,
  priceLines,
  pricePerMonth,
  readLines,
  totalCents,
} from '@foyer/shared/rules/price.ts'
import type { SubscriptionView } from '#server/ports/payments/payments.ts'

/** So long a price that was shown may be ordered. */
const shownFor = minutes(10)

/** Whether a price shown at an instant may still be ordered. */
export const isShownLately = (shownAt: Date, now: Date): boolean =>
  shownAt <= now && now.getTime() - shownAt.getTime() <= shownFor

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

/** The code of the refusal that says why a card was not taken. */
export const refusalCodes = {
  declined: 'billing/card-declined',
  'insufficient-funds': 'billing/card-insufficient-funds',
  expired: 'billing/card-expired',
  'incorrect-cvc': 'billing/card-cvc',
  'processing-error': 'billing/card-processing',
  'authentication-required': 'billing/card-authentication',
  'unknown-card': 'billing/card-unknown',
} as const satisfies Record<CardRefusal, ErrorCode>

type Priced = Pick<SubscriptionFacts, 'planId' | 'extraSeats'>

/** The plan of a row. @throws where its id is none of the price list, which no write of ours makes. */
export function planOf({ planId }: Pick<SubscriptionFacts, 'planId'>) {
  if (!isPlanId(planId)) throw new Error(`no plan has the id ${planId}`)
  return { planId, ...findPlan(planId) }
}

/** What is charged for, as the provider is told it. */
export function linesOf({ planId, extraSeats }: Priced): PriceLine[] {
  const attorneyCount = seat.includedAttorneys + extraSeats
  return priceLines({ planId: planOf({ planId }).planId, attorneyCount })
}

const usualAttorneys: Readonly<Record<PlanKey, number>> = {
  solo: 1,
  firm: 2,
  firm_plus: minAttorneys,
}

/** For how many attorneys a firm has its plan: what it pays for counts before what it once said. */
export function attorneysOf(priced: Priced, said: number | null): number {
  const { plan } = planOf(priced)
  if (priced.extraSeats > 0) return seat.includedAttorneys + priced.extraSeats
  if (plan.key === 'firm_plus') return Math.min(said ?? minAttorneys, seat.includedAttorneys)
  return said ?? usualAttorneys[plan.key]
}

/** When the next charge comes; null where none will. */
export function nextChargeAt(row: SubscriptionFacts): Date | null {
  if (row.status === 'canceled' || row.cancelAtPeriodEnd) return null
  return row.status === 'trialing' && row.trialEnd !== null ? row.trialEnd : row.currentPeriodEnd
}

/** What a firm is to be told about its subscription: of which kind, and about what, once. */
export type Telling = {
  kind: 'trial-ending' | 'payment-failed' | 'cancellation-planned' | 'ended'
  subject: string
}

/** How long before its end a trial's end is told, as payment providers do; half a day for their clocks. */
const trialEndToldBefore = days(3) + hours(12)

/**
 * What is to be told as a subscription stands. It follows from the state alone, so that it does not
 * matter which events came, how often and in which order.
 */
export function tellingsOf(row: SubscriptionFacts, now: Date): Telling[] {
  const { ref, status, trialEnd } = row
  if (status === 'canceled') return [{ kind: 'ended', subject: ref }]
  const told: Telling[] = []
  if (status === 'past_due')
    told.push({
      kind: 'payment-failed',
      subject: `${ref} ${row.currentPeriodStart.toISOString()}`,
    })
  if (row.cancelAtPeriodEnd)
    told.push({
      kind: 'cancellation-planned',
      subject: `${ref} ${row.currentPeriodEnd.toISOString()}`,
    })
  else if (
    status === 'trialing' &&
    trialEnd !== null &&
    trialEnd.getTime() - now.getTime() <= trialEndToldBefore
  )
    told.push({ kind: 'trial-ending', subject: `${ref} ${trialEnd.toISOString()}` })
  return told
}

/** A day as people write it, in the firm's zone: 'Sunday, March 8, 2026'. */
export function sayDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(at)
}

/** A firm's plan as the browser reads it. */
export function planOnWire(row: SubscriptionFacts, said: number | null): CurrentPlan {
  const { plan, interval } = planOf(row)
  return {
    id: row.planId,
    name: plan.name,
    price: pricePerMonth(plan, interval),
    billingInterval: interval,
    status: row.status,
    attorneyCount: attorneysOf(row, said),
    extraSeats: row.extraSeats,
    totalCents: totalCents(linesOf(row)),
    trialEndsAt: row.trialEnd?.toISOString() ?? null,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    nextChargeAt: nextChargeAt(row)?.toISOString() ?? null,
  }
}

/** Whether a notice still says how things stand. */
export function stillTrue(notice: Telling, row: SubscriptionFacts, now: Date): boolean {
  return tellingsOf(row, now).some(
    ({ kind, subject }) => kind === notice.kind && subject === notice.subject,
  )
}

/** A firm's subscription as we have it, and whether its chat receives visitors. */
export type Known = { row: SubscriptionFacts | undefined; active: boolean }

/** Whether what we have is what the provider has. */
export function isAsProvider({ row, active }: Known, view: SubscriptionView): boolean {
  if (row === undefined || active !== hasAccess(view.status)) return false
  return differing(row, factsOf(view, row)).length === 0
}

/** The names of what is otherwise than before. */
export function changedFields(before: Known, after: Known): string[] {
  if (after.row === undefined) return []
  if (before.row === undefined) return ['subscription']
  const fields = differing(before.row, after.row)
  return before.active === after.active ? fields : [...fields, 'active']
}

/** How often a provider in this process is moved on, and how often is looked whether it is night. */
export const handOverEvery = seconds(3)
export const nightlyEvery = minutes(5)

/** The night an instant belongs to, by its UTC day: it begins at 8, when America sleeps. */
export function nightOf(at: Date): string {
  return dayIn('UTC', new Date(at.getTime() - hours(8)))
}

/** The last day on which a failed payment is tried again; then the subscription ends. */
export function graceEnd(row: SubscriptionFacts): Date {
  return new Date(row.currentPeriodStart.getTime() + days(Math.max(...paymentRetryDays)))
}
