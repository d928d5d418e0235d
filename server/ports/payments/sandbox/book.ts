import { randomBytes } from 'node:crypto'
import type { CardRefusal } from '@foyer/shared/facts/card-refusals.ts'
import { paymentRetryDays } from '@foyer/shared/facts/plans.ts'
import { isExpired, testCardOf } from '@foyer/shared/rules/test-card.ts'
import { days } from '@foyer/shared/facts/time.ts'
import type { Card, Customer, Event, Invoice, InvoiceLine, Subscription } from './queries.ts'

/**
 * One subscription's part of the books: what is known of it, held in a transaction, and what was
 * written since. The functions beside this file change it; queries.ts keeps it.
 */
export type Book = {
  customer: Customer
  card: Card | undefined
  subscription: Subscription
  /** The open invoices, and those written since. */
  invoices: Invoice[]
  events: Event[]
}

/** A card that fails is charged again so long after the first attempt. */
const retriesAfter = paymentRetryDays.map(days)

/** A name of the sandbox's own, such as `sub_5f0c…`. */
export const newRef = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`

/** Why a card cannot be charged at an instant; null where it can. */
export function refusalOf(card: Card | undefined, at: Date): CardRefusal | null {
  if (card === undefined) return 'unknown-card'
  if (isExpired(card, at)) return 'expired'
  return testCardOf(card.token)?.refusedWhenCharged ?? null
}

/** Writes down that something happened. */
export function note(book: Book, kind: Event['kind'], at: Date, subjectRef?: string): void {
  const { ref, customerRef } = book.subscription
  book.events.push({
    eventId: newRef('evt'),
    kind,
    customerRef,
    subscriptionRef: ref,
    subjectRef: subjectRef ?? ref,
    occurredAt: at,
  })
}

/** What lines come to for a customer: their credit pays first, and what is below zero is kept. */
export function settleLines(
  customer: Pick<Customer, 'creditCents'>,
  lines: readonly InvoiceLine[],
): { creditCents: number; dueCents: number } {
  const sum = lines.reduce((cents, line) => cents + line.cents, 0)
  const creditCents = sum < 0 ? -sum : -Math.min(sum, customer.creditCents)
  // Adding zero turns minus zero into zero.
  return { creditCents: creditCents + 0, dueCents: sum + creditCents }
}

/** Writes an invoice and charges it: paid, or open until a later attempt. */
export function invoice(book: Book, at: Date, lines: InvoiceLine[]): Invoice {
  const { customer, subscription } = book
  const settled = settleLines(customer, lines)
  customer.creditCents += settled.creditCents
  customer.invoiceCount += 1
  const written: Invoice = {
    invoiceRef: newRef('in'),
    number: `${customer.customerRef.slice(-8).toUpperCase()}-${String(customer.invoiceCount).padStart(4, '0')}`,
    customerRef: customer.customerRef,
    subscriptionRef: subscription.ref,
    at,
    lines,
    ...settled,
    status: 'open',
    attempts: 0,
    nextAttemptAt: null,
  }
  book.invoices.push(written)
  charge(book, written, at)
  return written
}

/** Charges an open invoice as planned; where the card does not pay, plans the next attempt. */
export function charge(book: Book, open: Invoice, at: Date): void {
  open.nextAttemptAt = null
  if (collect(book, open, at) === null) return
  const wait = retriesAfter[open.attempts]
  if (wait !== undefined) open.nextAttemptAt = new Date(open.at.getTime() + wait)
  open.attempts += 1
}

/** Asks the card to pay an open invoice; answers why it did not, or null where it did. */
export function collect(book: Book, open: Invoice, at: Date): CardRefusal | null {
  const refusal = open.dueCents === 0 ? null : refusalOf(book.card, at)
  if (refusal === null) Object.assign(open, { status: 'paid', nextAttemptAt: null })
  note(book, refusal === null ? 'invoice-paid' : 'payment-failed', at, open.invoiceRef)
  return refusal
}
