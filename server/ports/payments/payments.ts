import type { CardRefusal } from '@foyer/shared/facts/card-refusals.ts'
import type { BillingInterval, SubscriptionStatus } from '@foyer/shared/facts/plans.ts'
import type { PriceLine } from '@foyer/shared/rules/price.ts'

/** A card, as far as anybody may know it. */
export type CardView = { brand: string; last4: string; expMonth: number; expYear: number }

/** A subscription, as the provider has it. All instants are the provider's own. */
export type SubscriptionView = {
  ref: string
  customerRef: string
  status: SubscriptionStatus
  lines: PriceLine[]
  interval: BillingInterval
  currentPeriodStart: Date
  currentPeriodEnd: Date
  trialEnd: Date | null
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  createdAt: Date
}

/** One line of an invoice; below zero it is a credit for unused time. */
export type InvoiceLineView = { description: string; cents: number }

/** An invoice, newest first in lists. Its lines sum to its total. */
export type InvoiceView = {
  ref: string
  number: string
  at: Date
  /** What it charges, never below zero: a credit that is left over is a line that carries it on. */
  totalCents: number
  status: 'paid' | 'open' | 'void' | 'uncollectible'
  lines: InvoiceLineView[]
}

/**
 * What a change would cost: `dueNowCents` at once, which its lines sum to, then `nextCents` at
 * `nextChargeAt`. Whatever credit is left is used up by later charges first.
 */
export type ChangePreview = {
  dueNowCents: number
  lines: InvoiceLineView[]
  nextCents: number
  nextChargeAt: Date
}

/** A card was not taken, and why. */
export type Refused = { outcome: 'refused'; reason: CardRefusal }

/** What a provider tells of itself, once its signature and age were checked. */
export type PaymentEvent = {
  id: string
  kind: 'subscription-changed' | 'trial-ending' | 'invoice-paid' | 'payment-failed' | 'other'
  customerRef: string | null
  subscriptionRef: string | null
  /** The invoice or subscription it is about, so that one thing is told a firm once. */
  subjectRef: string | null
  occurredAt: Date
}

/** An event that is not the provider's, is altered, or is older than 300 s: answered 400. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** A command for a subscription that has ended, perhaps a moment ago. */
export class SubscriptionEnded extends Error {
  override readonly name = 'SubscriptionEnded'
}

/** A change's moment lies before the running period or before the last change in it. */
export class MomentPassed extends Error {
  override readonly name = 'MomentPassed'
}

/** An event as it goes over the wire: the exact bytes and the header that signs them. */
export type SignedEvent = { id: string; body: Buffer; signature: string }

/**
 * Who takes the money. The provider is the source of truth; our tables project it. Every command
 * carries a `key`: the same key with the same facts answers what it answered before, a refusal too;
 * with other facts it throws. Whoever makes a key makes it from what the command is about (for a
 * charge also from the card), never from the time.
 */
export type PaymentsPort = {
  kind: 'sandbox' | 'stripe'
  /** What the browser's card form must know. */
  clientConfig: { kind: 'sandbox' | 'stripe'; publishableKey: string | null }
  /** Makes the price list known to the provider; may be run at every start. */
  prepare(): Promise<void>
  ensureCustomer(customer: {
    firmId: string
    email: string
    name: string
    key: string
  }): Promise<{ customerRef: string }>
  /** Makes a card, named by the browser's card form, the one that is charged. */
  attachCard(card: {
    customerRef: string
    paymentMethodId: string
    key: string
  }): Promise<{ outcome: 'attached'; card: CardView } | Refused>
  defaultCard(customerRef: string): Promise<CardView | null>
  /** Begins a subscription. With `trialDays` 0 it is charged at once, and refused if that fails. */
  subscribe(order: {
    customerRef: string
    lines: readonly PriceLine[]
    interval: BillingInterval
    trialDays: number
    key: string
  }): Promise<{ outcome: 'subscribed'; subscription: SubscriptionView } | Refused>
  /** What {@link PaymentsPort.change} costs, to the cent, with the same `at`. Throws as that does. */
  previewChange(change: {
    subscriptionRef: string
    lines: readonly PriceLine[]
    interval: BillingInterval
    at: Date
  }): Promise<ChangePreview>
  /**
   * Changes plan, interval or seats: in a trial without charge; else the unused time is credited and
   * the rest charged at once. Nothing changes if the card refuses. Another interval begins a new period.
   * Time is counted from `at`, the second whose price was shown: now, or not long ago. It is no part of
   * what the key stands for. What is open is paid first.
   * @throws SubscriptionEnded
   * @throws MomentPassed where something would be charged or credited and `at` lies before the period,
   * or before the last change.
   */
  change(change: {
    subscriptionRef: string
    lines: readonly PriceLine[]
    interval: BillingInterval
    at: Date
    key: string
  }): Promise<{ outcome: 'changed'; subscription: SubscriptionView } | Refused>
  /** Plans the end. @throws SubscriptionEnded */
  cancelAtPeriodEnd(subscriptionRef: string, key: string): Promise<SubscriptionView>
  /** Takes a planned end back. @throws SubscriptionEnded */
  keep(subscriptionRef: string, key: string): Promise<SubscriptionView>
  /** Ends it at once: nothing is charged or credited any more. What has ended stays as it is. */
  end(subscriptionRef: string): Promise<void>
  /** Charges what is open again, after a new card. */
  payOpen(
    subscriptionRef: string,
    key: string,
  ): Promise<{ outcome: 'paid' } | { outcome: 'nothing-due' } | Refused>
  get(subscriptionRef: string): Promise<SubscriptionView | null>
  /** The customer's newest subscription, ended or not. */
  newest(customerRef: string): Promise<SubscriptionView | null>
  /** Every subscription there is, for the nightly comparison. */
  all(): AsyncIterable<SubscriptionView>
  invoices(customerRef: string, limit: number): Promise<InvoiceView[]>
  /** Checks signature and age on the raw bytes. @throws WebhookRefused */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
  /** What time has brought about by now: nothing at a provider that keeps time itself. */
  turnClock(): Promise<void>
  /** Events not yet handed over, oldest first, for a provider that lives in this process. */
  undelivered(): Promise<SignedEvent[]>
  markDelivered(eventId: string): Promise<void>
}
