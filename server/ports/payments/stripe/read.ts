import type { SubscriptionStatus } from '@foyer/shared/facts/plans.ts'
import { invoiceLineText } from '@foyer/shared/rules/invoice-line.ts'
import type { PriceLine } from '@foyer/shared/rules/price.ts'
import type Stripe from 'stripe'
import { creditLine } from '../credit-line.ts'
import type { CardView, InvoiceLineView, InvoiceView, SubscriptionView } from '../payments.ts'
import type { Catalogue } from './catalogue.ts'

/** What reading Stripe's objects needs. */
export type Reading = { catalogue: Catalogue; log: { warn(fields: object, message: string): void } }

/**
 * Stripe's statuses in ours. `incomplete` cannot come from our orders, which fail whole where the card
 * does; `unpaid` and `paused` come from settings at Stripe that keep a subscription without payment:
 * it is not over, and money is owed. One that is not listed is treated so too, and logged.
 */
const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  incomplete: 'past_due',
  incomplete_expired: 'canceled',
  unpaid: 'past_due',
  paused: 'past_due',
}

const instant = (seconds: number): Date => new Date(seconds * 1000)
const instantOrNull = (seconds: number | null): Date | null =>
  seconds === null ? null : instant(seconds)
const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id

function readStatus({ id, status }: Stripe.Subscription, log: Reading['log']): SubscriptionStatus {
  const known = statuses[status]
  if (known === undefined) log.warn({ subscriptionRef: id, status }, 'a status of Stripe not known')
  return known ?? 'past_due'
}

async function readLines(
  { id, items }: Stripe.Subscription,
  { catalogue, log }: Reading,
): Promise<PriceLine[]> {
  const lines: PriceLine[] = []
  for (const { price, quantity } of items.data) {
    const key = await catalogue.keyOf(price)
    if (key === null)
      log.warn({ subscriptionRef: id, price: price.id }, 'a price of Stripe not ours')
    else lines.push({ key, quantity: quantity ?? 1 })
  }
  // The plan, then its seats, in whatever order they were added.
  return lines.toSorted(
    (a, b) => Number(a.key.startsWith('seat')) - Number(b.key.startsWith('seat')),
  )
}

/** A subscription. Its periods are those of its items, which all have the same. */
export async function readSubscription(
  subscription: Stripe.Subscription,
  reading: Reading,
): Promise<SubscriptionView> {
  const item = subscription.items.data[0]
  if (item === undefined) throw new TypeError('a subscription of Stripe without items')
  const status = readStatus(subscription, reading.log)
  return {
    ref: subscription.id,
    customerRef: idOf(subscription.customer),
    status,
    lines: await readLines(subscription, reading),
    interval: item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    currentPeriodStart: instant(item.current_period_start),
    currentPeriodEnd: instant(item.current_period_end),
    trialEnd: instantOrNull(subscription.trial_end),
    cancelAtPeriodEnd: status !== 'canceled' && subscription.cancel_at_period_end,
    endedAt: instantOrNull(subscription.ended_at),
    createdAt: instant(subscription.created),
  }
}

/** A card; null for a way to pay that is none. */
export function readCard(method: Stripe.PaymentMethod | string | null): CardView | null {
  if (method === null || typeof method === 'string' || method.card === undefined) return null
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card
  return { brand, last4, expMonth, expYear }
}

async function readLine(
  { amount, description, quantity, parent, pricing }: Stripe.InvoiceLineItem,
  { catalogue }: Reading,
): Promise<InvoiceLineView> {
  const price = pricing?.price_details?.price
  const key = price === undefined ? null : await catalogue.keyOf(price)
  if (key === null) return { description: description ?? '', cents: amount }
  const prorated = parent?.subscription_item_details?.proration === true
  const kind = prorated ? (amount < 0 ? 'unused' : 'remaining') : 'period'
  return { description: invoiceLineText({ key, quantity: quantity ?? 1, kind }), cents: amount }
}

/** An invoice's lines with what the customer's balance did to it, so that they sum to what is due. */
export async function readInvoiceLines(
  { lines, amount_due: due, total }: Pick<Stripe.Invoice, 'lines' | 'amount_due' | 'total'>,
  reading: Reading,
): Promise<InvoiceLineView[]> {
  const read: InvoiceLineView[] = []
  for (const line of lines.data) read.push(await readLine(line, reading))
  return [...read, ...creditLine(due - total)]
}

const invoiceStatuses = ['paid', 'open', 'void', 'uncollectible'] as const

/** An invoice; null for a draft, and for the empty one that begins a trial. */
export async function readInvoice(
  invoice: Stripe.Invoice,
  reading: Reading,
): Promise<InvoiceView | null> {
  const status = invoiceStatuses.find((each) => each === invoice.status)
  if (status === undefined || invoice.lines.data.every(({ amount }) => amount === 0)) return null
  return {
    ref: invoice.id,
    number: invoice.number ?? invoice.id,
    at: instant(invoice.created),
    totalCents: invoice.amount_due,
    status,
    lines: await readInvoiceLines(invoice, reading),
  }
}
