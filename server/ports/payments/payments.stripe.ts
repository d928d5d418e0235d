import type Stripe from 'stripe'
import type { Log } from '#server/platform/log.ts'
import type { Clock } from '#server/ports/clock/clock.ts'
import type { PaymentsPort, SubscriptionView } from './payments.ts'
import { openCatalogue } from './stripe/catalogue.ts'
import {
  changeAtStripe,
  findRunning,
  holdChange,
  listOpen,
  previewAtStripe,
} from './stripe/change.ts'
import { isLiveKey, lazyClient, type StripeAccess } from './stripe/client.ts'
import { readStripeEvent } from './stripe/events.ts'
import { type Reading, readCard, readInvoice, readSubscription } from './stripe/read.ts'
import { isMissing, orRefused } from './stripe/refusals.ts'

/** Where a customer keeps what we call them. */
const firmInMetadata = 'foyer_firm'

type Client = () => Promise<Stripe>
type Parts = { client: Client; clock: Clock; reading: Reading }

/** Payments through Stripe. */
export function stripePayments({
  clock,
  log,
  publishableKey,
  webhookSecret,
  ...access
}: StripeAccess & {
  publishableKey: string
  webhookSecret: string
  clock: Clock
  log: Log
}): PaymentsPort {
  const client = lazyClient(access)
  const catalogue = openCatalogue(client)
  const parts: Parts = { client, clock, reading: { catalogue, log } }
  const gate = { webhookSecret, live: isLiveKey(access.secretKey) }
  return {
    kind: 'stripe',
    clientConfig: { kind: 'stripe', publishableKey },
    prepare: catalogue.prepare,
    ...orders(parts),
    ...questions(parts),
    readEvent: async (body, signature) =>
      readStripeEvent(await client(), { body, signature }, gate, clock.now()),
    // Stripe keeps time itself and hands its events to our door.
    turnClock: async () => {},
    undelivered: async () => [],
    markDelivered: async () => {},
  }
}

/** What changes something. */
function orders({ client, clock, reading }: Parts) {
  const planEnd = async (ref: string, key: string, cancel: boolean) => {
    const stripe = await client()
    await findRunning(stripe, ref, reading)
    const plan = { cancel_at_period_end: cancel }
    const planned = await stripe.subscriptions.update(ref, plan, { idempotencyKey: key })
    return await readSubscription(planned, reading)
  }
  return {
    ensureCustomer: async (customer) => await ensureCustomer(await client(), customer),
    attachCard: async (card) => await attachCard(await client(), card),
    subscribe: async (order) => await subscribe(await client(), order, reading),
    change: async (change) =>
      await changeOrRefused(await client(), change, { now: clock.now(), reading }),
    cancelAtPeriodEnd: (ref, key) => planEnd(ref, key, true),
    keep: (ref, key) => planEnd(ref, key, false),
    end: async (ref) => await end(await client(), ref, reading),
    payOpen: async (ref, key) => await payOpen(await client(), { ref, key }, reading),
  } satisfies Partial<PaymentsPort>
}

/** What only asks. */
function questions({ client, reading }: Parts) {
  return {
    defaultCard: async (ref) => await defaultCard(await client(), ref),
    previewChange: async (change) => await previewAtStripe(await client(), change, reading),
    get: async (ref) => await get(await client(), ref, reading),
    newest: async (customer) => {
      const filter = { customer, status: 'all', limit: 1 } as const
      const [newest] = (await (await client()).subscriptions.list(filter)).data
      return newest === undefined ? null : await readSubscription(newest, reading)
    },
    all: () => listAll(client, reading),
    invoices: async (customer, limit) => {
      const listed = await (await client()).invoices.list({ customer, limit })
      const read = await Promise.all(listed.data.map((invoice) => readInvoice(invoice, reading)))
      return read.filter((invoice) => invoice !== null)
    },
  } satisfies Partial<PaymentsPort>
}

/** Stripe forgets keys after a day; the firm's name at the customer is there for ever. */
async function ensureCustomer(
  stripe: Stripe,
  { firmId, email, name, key }: Parameters<PaymentsPort['ensureCustomer']>[0],
): ReturnType<PaymentsPort['ensureCustomer']> {
  for await (const customer of stripe.customers.list({ email, limit: 100 }))
    if (customer.metadata[firmInMetadata] === firmId) return { customerRef: customer.id }
  const facts = { email, name, metadata: { [firmInMetadata]: firmId } }
  return { customerRef: (await stripe.customers.create(facts, { idempotencyKey: key })).id }
}

async function attachCard(
  stripe: Stripe,
  { customerRef: customer, paymentMethodId, key }: Parameters<PaymentsPort['attachCard']>[0],
): ReturnType<PaymentsPort['attachCard']> {
  return await orRefused(async (): ReturnType<PaymentsPort['attachCard']> => {
    const attached = await stripe.paymentMethods.attach(
      paymentMethodId,
      { customer },
      { idempotencyKey: `${key}:attach` },
    )
    const card = readCard(attached)
    if (card === null) return { outcome: 'refused', reason: 'unknown-card' }
    await stripe.customers.update(
      customer,
      { invoice_settings: { default_payment_method: attached.id } },
      { idempotencyKey: `${key}:default` },
    )
    return { outcome: 'attached', card }
  })
}

async function defaultCard(stripe: Stripe, customerRef: string) {
  const customer = await stripe.customers.retrieve(customerRef, {
    expand: ['invoice_settings.default_payment_method'],
  })
  if (customer.deleted === true) return null
  return readCard(customer.invoice_settings.default_payment_method)
}

async function subscribe(
  stripe: Stripe,
  {
    customerRef: customer,
    lines,
    trialDays,
    key: idempotencyKey,
  }: Parameters<PaymentsPort['subscribe']>[0],
  reading: Reading,
): ReturnType<PaymentsPort['subscribe']> {
  if (trialDays === 0 && (await defaultCard(stripe, customer)) === null)
    return { outcome: 'refused', reason: 'unknown-card' }
  const items: { price: string; quantity: number }[] = []
  for (const { key, quantity } of lines)
    items.push({ price: await reading.catalogue.idOf(key), quantity })
  const order = {
    customer,
    items,
    off_session: true,
    payment_behavior: 'error_if_incomplete' as const,
    ...(trialDays === 0 ? {} : trialOf(trialDays)),
  }
  return await orRefused(async () => {
    const subscription = await stripe.subscriptions.create(order, { idempotencyKey })
    return {
      outcome: 'subscribed',
      subscription: await readSubscription(subscription, reading),
    }
  })
}

/** A trial that ends without a card ends the subscription. */
const trialOf = (trialDays: number) => ({
  trial_period_days: trialDays,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
})

/** What is open is paid first: a change must not credit time that nobody has paid for. */
async function changeOrRefused(
  stripe: Stripe,
  change: Parameters<PaymentsPort['change']>[0],
  timed: { now: Date; reading: Reading },
): ReturnType<PaymentsPort['change']> {
  const { subscriptionRef: ref, key } = change
  await holdChange(stripe, change, timed.reading)
  const before = await payOpen(stripe, { ref, key: `${key}:open` }, timed.reading)
  if (before.outcome === 'refused') return before
  return await orRefused(async () => ({
    outcome: 'changed',
    subscription: await changeAtStripe(stripe, change, timed),
  }))
}

/** An ended subscription's debts are left alone: starting it again is a new order. */
async function payOpen(
  stripe: Stripe,
  { ref, key }: { ref: string; key: string },
  reading: Reading,
): ReturnType<PaymentsPort['payOpen']> {
  const subscription = await get(stripe, ref, reading)
  const open = subscription?.status === 'canceled' ? [] : await listOpen(stripe, ref)
  if (open.length === 0) return { outcome: 'nothing-due' }
  return await orRefused(async () => {
    for (const { id } of open.toReversed())
      await stripe.invoices.pay(id, { off_session: true }, { idempotencyKey: `${key}:${id}` })
    return { outcome: 'paid' }
  })
}

/** Stripe refuses to end what has ended; it stops by itself to collect what is open. */
async function end(stripe: Stripe, ref: string, reading: Reading): Promise<void> {
  const subscription = await get(stripe, ref, reading)
  if (subscription !== null && subscription.status !== 'canceled')
    await stripe.subscriptions.cancel(ref)
}

async function get(
  stripe: Stripe,
  ref: string,
  reading: Reading,
): Promise<SubscriptionView | null> {
  try {
    return await readSubscription(await stripe.subscriptions.retrieve(ref), reading)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* listAll(client: Client, reading: Reading): AsyncGenerator<SubscriptionView> {
  const stripe = await client()
  for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: 100 }))
    yield await readSubscription(subscription, reading)
}
