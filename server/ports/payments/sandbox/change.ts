import type { CardRefusal } from '@foyer/shared/facts/card-refusals.ts'
import type { BillingInterval } from '@foyer/shared/facts/plans.ts'
import { type PriceLine, unitCents } from '@foyer/shared/rules/price.ts'
import { type Book, collect, invoice, note, refusalOf, settleLines } from './book.ts'
import type { InvoiceLine } from './queries.ts'
import { beginPeriod, stand, wholePeriod } from './settle.ts'

/** What a subscription is to become, and from when its time is counted. */
export type Wish = { lines: readonly PriceLine[]; interval: BillingInterval; at: Date }

/** The lines a change is invoiced by; none in a trial, or where nothing changes. */
export function linesOf({ subscription }: Book, wish: Wish): InvoiceLine[] {
  if (subscription.status === 'trialing') return []
  const { currentPeriodStart: start, currentPeriodEnd: end, interval } = subscription
  const share = (end.getTime() - wish.at.getTime()) / (end.getTime() - start.getTime())
  const prorate = (lines: PriceLine[], kind: 'unused' | 'remaining'): InvoiceLine[] =>
    lines.map((line) => {
      const cents = Math.round(unitCents(line.key) * line.quantity * share)
      return { ...line, kind, cents: kind === 'unused' ? -cents : cents }
    })
  const unused = prorate(without(subscription.lines, wish.lines), 'unused')
  const wanted = without(wish.lines, subscription.lines)
  return interval === wish.interval
    ? [...unused, ...prorate(wanted, 'remaining')]
    : [...unused, ...wholePeriod(wanted)]
}

/** The lines of one list that are not, with the same quantity, in another. */
function without(lines: readonly PriceLine[], others: readonly PriceLine[]): PriceLine[] {
  return lines.filter(
    ({ key, quantity }) =>
      !others.some((other) => other.key === key && other.quantity === quantity),
  )
}

/**
 * Changes a subscription and charges what {@link linesOf} says; where the card refuses, that is
 * answered and the subscription stays as it was. What is open is paid first.
 */
export function change(book: Book, wish: Wish, now: Date): CardRefusal | null {
  const unpaid = payOpen(book, now)
  if (unpaid !== null) return unpaid
  const { subscription, customer } = book
  const lines = linesOf(book, wish)
  if (settleLines(customer, lines).dueCents > 0) {
    const refusal = refusalOf(book.card, now)
    if (refusal !== null) return refusal
  }
  const renewed = subscription.interval !== wish.interval && subscription.status !== 'trialing'
  Object.assign(subscription, { lines: [...wish.lines], interval: wish.interval })
  if (renewed) {
    Object.assign(subscription, { anchor: now, period: 1 })
    beginPeriod(book, now)
  }
  if (lines.length > 0) invoice(book, now, lines)
  note(book, 'subscription-changed', now)
  return null
}

/** Asks the card for everything open; the first refusal ends it. */
export function payOpen(book: Book, now: Date): CardRefusal | null {
  const open = book.invoices.filter(({ status }) => status === 'open')
  for (const each of open) {
    const refusal = collect(book, each, now)
    if (refusal !== null) return refusal
  }
  if (open.length > 0) stand(book, now)
  return null
}
