import { invoiceLineText } from '@foyer/shared/rules/invoice-line.ts'
import { testCardOf } from '@foyer/shared/rules/test-card.ts'
import { creditLine } from '../credit-line.ts'
import type { CardView, InvoiceLineView, InvoiceView, SubscriptionView } from '../payments.ts'
import type { Card, Invoice, Subscription } from './queries.ts'

/** What may be known of a test card: its brand and digits come from the list, not from the row. */
export function viewCard({ token, expMonth, expYear }: Card): CardView {
  const known = testCardOf(token)
  if (known === null) throw new TypeError('no test card has this token any more')
  return { brand: known.brand, last4: known.last4, expMonth, expYear }
}

/** A subscription in the port's nouns. */
export function viewSubscription(subscription: Subscription): SubscriptionView {
  const { ref, customerRef, status, lines, interval, currentPeriodStart } = subscription
  const { currentPeriodEnd, trialEnd, cancelAtPeriodEnd, endedAt, createdAt } = subscription
  return {
    ref,
    customerRef,
    status,
    lines,
    interval,
    currentPeriodStart,
    currentPeriodEnd,
    trialEnd,
    cancelAtPeriodEnd,
    endedAt,
    createdAt,
  }
}

/** The lines of an invoice with what credit did to it, so that they sum to what is charged. */
export function viewLines({
  lines,
  creditCents,
}: Pick<Invoice, 'lines' | 'creditCents'>): InvoiceLineView[] {
  const written = lines.map((line) => ({ description: invoiceLineText(line), cents: line.cents }))
  return [...written, ...creditLine(creditCents)]
}

/** An invoice in the port's nouns. */
export function viewInvoice(invoice: Invoice): InvoiceView {
  return {
    ref: invoice.invoiceRef,
    number: invoice.number,
    at: invoice.at,
    totalCents: invoice.dueCents,
    status: invoice.status,
    lines: viewLines(invoice),
  }
}
