import { type PriceKey, unitCents } from '@foyer/shared/rules/price.ts'
import type Stripe from 'stripe'
import type { CardView, SubscriptionView } from '../payments.ts'
import type { Customer, Event, Invoice, InvoiceLine } from '../sandbox/queries.ts'

/** A part of one of Stripe's objects: every name and type is the library's own. */
export type Body<T> = T extends readonly (infer U)[]
  ? Body<U>[]
  : T extends object
    ? { [K in keyof T]?: Body<T[K]> }
    : T

/** A price made at the double. */
export type StoredPrice = {
  id: string
  key: PriceKey
  product: string
  interval: 'month' | 'year'
  metadata: Record<string, string>
}

const seconds = (at: Date): number => at.getTime() / 1000

/** The id of a subscription's item. */
export const itemId = (ref: string, key: PriceKey): string => `si_${ref.slice(4)}_${key}`

export function priceBody(price: StoredPrice): Body<Stripe.Price> {
  return {
    id: price.id,
    object: 'price',
    active: true,
    currency: 'usd',
    unit_amount: unitCents(price.key),
    recurring: { interval: price.interval, interval_count: 1 },
    lookup_key: price.key,
    metadata: price.metadata,
    product: price.product,
    livemode: false,
  }
}

export function cardBody(id: string, card: CardView): Body<Stripe.PaymentMethod> {
  const { brand, last4, expMonth, expYear } = card
  return {
    id,
    object: 'payment_method',
    type: 'card',
    card: { brand, last4, exp_month: expMonth, exp_year: expYear },
    livemode: false,
  }
}

export function customerBody(
  { customerRef, email, name, reference, createdAt }: Customer,
  card: Body<Stripe.PaymentMethod> | null,
): Body<Stripe.Customer> {
  return {
    id: customerRef,
    object: 'customer',
    email,
    name,
    metadata: { foyer_firm: reference },
    created: seconds(createdAt),
    invoice_settings: { default_payment_method: card },
    livemode: false,
  }
}

export function subscriptionBody(
  view: SubscriptionView,
  priceOf: (key: PriceKey) => StoredPrice,
  metadata: Record<string, string> = {},
): Body<Stripe.Subscription> {
  const items = view.lines.map(({ key, quantity }) => ({
    id: itemId(view.ref, key),
    object: 'subscription_item' as const,
    price: priceBody(priceOf(key)),
    quantity,
    current_period_start: seconds(view.currentPeriodStart),
    current_period_end: seconds(view.currentPeriodEnd),
  }))
  return {
    id: view.ref,
    object: 'subscription',
    customer: view.customerRef,
    status: view.status,
    items: { object: 'list', data: items, has_more: false },
    trial_end: view.trialEnd && seconds(view.trialEnd),
    cancel_at_period_end: view.cancelAtPeriodEnd,
    ended_at: view.endedAt && seconds(view.endedAt),
    created: seconds(view.createdAt),
    metadata,
    livemode: false,
  }
}

/** What an invoice and its preview have in common. */
type Written = Pick<Invoice, 'lines' | 'dueCents'>

function lineBody(
  { amount, key, quantity }: { amount: number; key: PriceKey; quantity: number },
  proration: boolean,
  priceOf: (key: PriceKey) => StoredPrice,
): Body<Stripe.InvoiceLineItem> {
  const { id, product } = priceOf(key)
  return {
    object: 'line_item',
    amount,
    currency: 'usd',
    description: `${quantity} × something of Stripe's own words`,
    quantity,
    parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
    pricing: { type: 'price_details', price_details: { price: id, product } },
  }
}

export function moneyBody(
  { lines, dueCents }: Written,
  priceOf: (key: PriceKey) => StoredPrice,
): Body<Stripe.Invoice> {
  const line = ({ cents, kind, ...rest }: InvoiceLine) =>
    lineBody({ amount: cents, ...rest }, kind !== 'period', priceOf)
  return {
    object: 'invoice',
    currency: 'usd',
    total: lines.reduce((sum, { cents }) => sum + cents, 0),
    amount_due: dueCents,
    lines: { object: 'list', data: lines.map(line), has_more: false },
    livemode: false,
  }
}

export function invoiceBody(
  invoice: Invoice,
  priceOf: (key: PriceKey) => StoredPrice,
): Body<Stripe.Invoice> {
  return {
    ...moneyBody(invoice, priceOf),
    id: invoice.invoiceRef,
    number: invoice.number,
    customer: invoice.customerRef,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscriptionRef },
    },
    status: invoice.status,
    created: seconds(invoice.at),
  }
}

/** The invoice over nothing that Stripe writes when a trial begins. */
export function trialInvoiceBody(
  view: SubscriptionView,
  priceOf: (key: PriceKey) => StoredPrice,
): Body<Stripe.Invoice> {
  const lines = view.lines.map((line) => ({ ...line, kind: 'period' as const, cents: 0 }))
  return {
    ...moneyBody({ lines, dueCents: 0 }, priceOf),
    id: `in_trial_${view.ref}`,
    number: `${view.ref.slice(-8).toUpperCase()}-0000`,
    customer: view.customerRef,
    status: 'paid',
    created: seconds(view.createdAt),
  }
}

const eventTypes = {
  'subscription-changed': 'customer.subscription.updated',
  'trial-ending': 'customer.subscription.trial_will_end',
  'invoice-paid': 'invoice.paid',
  'payment-failed': 'invoice.payment_failed',
} as const

export function eventBody(
  { eventId, kind, occurredAt }: Event,
  object: Body<Stripe.Subscription> | Body<Stripe.Invoice>,
) {
  return {
    id: eventId,
    object: 'event',
    type: eventTypes[kind],
    created: seconds(occurredAt),
    livemode: false,
    data: { object },
  }
}
