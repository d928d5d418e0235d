import type Stripe from 'stripe'
import { type PaymentEvent, WebhookRefused } from '../payments.ts'
import { signatureToleranceS, signedAt } from '../signature.ts'

/** Whose events are taken: those signed with our secret, in our key's mode. */
export type EventGate = { webhookSecret: string; live: boolean }

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/**
 * Reads an event once it has proved to be Stripe's, meant for this mode, and of this time. The
 * library checks bytes, secret and age; that it bears any time to come is mended here.
 * @throws WebhookRefused
 */
export function readStripeEvent(
  stripe: Stripe,
  { body, signature }: { body: Buffer; signature: string | undefined },
  { webhookSecret, live }: EventGate,
  now: Date,
): PaymentEvent {
  if (!Buffer.isBuffer(body)) throw new WebhookRefused('an event is read from its raw bytes')
  const at = signedAt(signature ?? '')
  if (signature === undefined || at === undefined) throw new WebhookRefused('not signed')
  if (at > now.getTime() / 1000 + signatureToleranceS)
    throw new WebhookRefused('signed in the future')
  const event = verified(stripe, { body, signature }, webhookSecret, now)
  if (event.livemode !== live) throw new WebhookRefused('an event of the other mode')
  if (event.account !== undefined) throw new WebhookRefused('an event of another account')
  return translate(event)
}

function verified(
  stripe: Stripe,
  { body, signature }: { body: Buffer; signature: string },
  secret: string,
  now: Date,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      signatureToleranceS,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    throw new WebhookRefused('not signed by Stripe, or long ago', { cause: error })
  }
}

const subscriptionKinds: Readonly<Record<string, PaymentEvent['kind']>> = {
  'customer.subscription.created': 'subscription-changed',
  'customer.subscription.updated': 'subscription-changed',
  'customer.subscription.deleted': 'subscription-changed',
  'customer.subscription.paused': 'subscription-changed',
  'customer.subscription.resumed': 'subscription-changed',
  'customer.subscription.trial_will_end': 'trial-ending',
}
const invoiceKinds: Readonly<Record<string, PaymentEvent['kind']>> = {
  'invoice.paid': 'invoice-paid',
  'invoice.payment_failed': 'payment-failed',
  'invoice.payment_action_required': 'payment-failed',
}

/** What an event is about, in the port's nouns. Its contents are not believed: events come in any order. */
function translate({ id, type, created, data: { object } }: Stripe.Event): PaymentEvent {
  const occurredAt = new Date(created * 1000)
  const subscriptionKind = subscriptionKinds[type]
  if (subscriptionKind !== undefined && object.object === 'subscription')
    return { id, kind: subscriptionKind, occurredAt, ...aboutSubscription(object) }
  const invoiceKind = invoiceKinds[type]
  if (invoiceKind !== undefined && object.object === 'invoice')
    return { id, kind: invoiceKind, occurredAt, ...aboutInvoice(object) }
  return {
    id,
    kind: 'other',
    occurredAt,
    customerRef: null,
    subscriptionRef: null,
    subjectRef: null,
  }
}

function aboutSubscription({ id, customer }: Stripe.Subscription) {
  return { customerRef: idOf(customer), subscriptionRef: id, subjectRef: id }
}

function aboutInvoice({ id, customer, parent }: Stripe.Invoice) {
  const subscriptionRef = idOf(parent?.subscription_details?.subscription)
  return { customerRef: idOf(customer), subscriptionRef, subjectRef: id }
}
