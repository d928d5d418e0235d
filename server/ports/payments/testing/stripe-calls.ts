import { randomBytes } from 'node:crypto'
import { type PriceKey, priceKeys, type PriceLine } from '@foyer/shared/rules/price.ts'
import type { z } from 'zod'
import { MomentPassed, SubscriptionEnded, type SubscriptionView } from '../payments.ts'
import type { Sandbox } from '../sandbox/engine.ts'
import * as bodies from './stripe-bodies.ts'
import { cardProblem, invalid, missing } from './stripe-errors.ts'
import type { Form } from './stripe-form.ts'
import { type ChangedItem, params } from './stripe-params.ts'

/** What the double keeps beside the engine: what is Stripe's alone. */
export type Shelf = {
  engine: Sandbox
  prices: bodies.StoredPrice[]
  products: Map<string, string>
  customers: string[]
  metadata: Map<string, Record<string, string>>
}

/** One call: the id in its path, its parameters, and its idempotency key. */
export type Call = { id: string; form: Form; key: string }

/** The payment methods of Stripe's test mode, by the cards of ours that behave alike. */
export const testMethods: Readonly<Record<string, string>> = {
  pm_card_visa: 'card_visa',
  pm_card_mastercard: 'card_mastercard',
  pm_card_chargeDeclined: 'card_declined',
  pm_card_chargeDeclinedInsufficientFunds: 'card_insufficient_funds',
  pm_card_chargeDeclinedExpiredCard: 'card_expired',
  pm_card_chargeDeclinedIncorrectCvc: 'card_incorrect_cvc',
  pm_card_chargeDeclinedProcessingError: 'card_processing_error',
  pm_card_chargeCustomerFail: 'card_charge_fails',
  pm_card_authenticationRequired: 'card_authentication_required',
}

/** The largest page the double gives, so that paging is needed with few things. */
const largestPage = 3

function read<T>(shape: z.ZodType<T>, form: Form): T {
  const parsed = shape.safeParse(form)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw invalid(`Received unknown or wrong parameter: ${issue?.path.join('.')} ${issue?.message}`)
}

export const priceOf =
  ({ prices }: Shelf) =>
  (key: PriceKey): bodies.StoredPrice => {
    const price = prices.find((each) => each.key === key)
    if (price === undefined) throw invalid(`no price was made for ${key}`)
    return price
  }

function page<T extends { id?: string }>(
  all: T[],
  {
    limit = 10,
    starting_after: after,
  }: { limit?: number | undefined; starting_after?: string | undefined },
) {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(from, from + Math.min(limit, largestPage))
  return { object: 'list', data, has_more: from + data.length < all.length }
}

const wholeList = <T>(data: T[]) => ({ object: 'list', data, has_more: false })

async function customer({ engine }: Shelf, id: string) {
  const found = await engine.customer(id)
  if (found === null) throw missing('customer', 'customer')
  const card = await engine.card(id)
  return bodies.customerBody(found, card && bodies.cardBody(`pm_of_${id}`, card))
}

async function subscription({ engine }: Shelf, id: string): Promise<SubscriptionView> {
  const found = await engine.get(id)
  if (found === null) throw missing('subscription', 'id')
  return found
}

const subscriptionBody = (shelf: Shelf, view: SubscriptionView) =>
  bodies.subscriptionBody(view, priceOf(shelf), shelf.metadata.get(view.ref))

function readPrices(shelf: Shelf, items: { price: string; quantity: number }[]) {
  const prices = items.map(({ price: id, quantity }) => {
    const price = shelf.prices.find((each) => each.id === id)
    if (price === undefined) throw missing('price', 'items[0][price]')
    return { key: price.key, quantity, interval: price.interval }
  })
  const interval = prices[0]?.interval
  if (interval === undefined || prices.some((price) => price.interval !== interval))
    throw invalid('Currently, all prices of a subscription must have the same interval')
  if (new Set(prices.map((price) => price.key)).size < prices.length)
    throw invalid('Cannot add multiple subscription items with the same plan')
  const lines: PriceLine[] = prices.map(({ key, quantity }) => ({ key, quantity }))
  return { lines, interval: interval === 'year' ? ('yearly' as const) : ('monthly' as const) }
}

/** What a subscription becomes by a change of its items. */
function applyItems(shelf: Shelf, view: SubscriptionView, items: ChangedItem[]) {
  const known = view.lines.map(({ key, quantity }) => ({
    id: bodies.itemId(view.ref, key),
    price: priceOf(shelf)(key).id,
    quantity,
  }))
  if (items.some(({ id }) => id !== undefined && known.every((item) => item.id !== id)))
    throw missing('subscription_item', 'items[0][id]')
  const kept = known.flatMap((item) => {
    const change = items.find(({ id }) => id === item.id)
    if (change?.deleted === true) return []
    return [{ price: change?.price ?? item.price, quantity: change?.quantity ?? item.quantity }]
  })
  const added = items.flatMap(({ id, price, quantity = 1 }) =>
    id === undefined && price !== undefined ? [{ price, quantity }] : [],
  )
  return readPrices(shelf, [...kept, ...added])
}

/** Stripe refuses changes of what has ended, and times outside the period. */
async function unlessEnded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof MomentPassed) throw invalid('proration_date is outside the period')
    if (!(error instanceof SubscriptionEnded)) throw error
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
}

async function change(shelf: Shelf, { id, form, key }: Call) {
  const order = read(params.changeSubscription, form)
  const view = await subscription(shelf, id)
  const inTrial = view.status === 'trialing'
  if (inTrial !== (order.trial_end !== undefined)) throw invalid('trial_end does not fit')
  const { proration_date: counted } = order
  const at = counted === undefined ? view.currentPeriodStart : instant(counted)
  const wish = { ...applyItems(shelf, view, order.items), at }
  if (
    order.proration_behavior === 'none' &&
    !inTrial &&
    JSON.stringify(wish.lines) !== JSON.stringify(view.lines)
  )
    throw invalid('the double prorates every change')
  const changed = await unlessEnded(() =>
    shelf.engine.change({ subscriptionRef: id, key, ...wish }),
  )
  if (changed.outcome === 'refused') throw cardProblem(changed.reason)
  shelf.metadata.set(id, { ...shelf.metadata.get(id), ...order.metadata })
  return subscriptionBody(shelf, changed.subscription)
}

const instant = (seconds: number): Date => new Date(seconds * 1000)

async function updateSubscription(shelf: Shelf, call: Call) {
  const plan = params.planEnd.safeParse(call.form)
  if (!plan.success) return await change(shelf, call)
  const { cancel_at_period_end: cancel } = plan.data
  const { id: subscriptionRef, key } = call
  const { engine } = shelf
  const planned = await unlessEnded(() => engine.planEnd({ subscriptionRef, key, cancel }))
  return subscriptionBody(shelf, planned.subscription)
}

/** To Stripe a subscription that has ended is one that is not there. */
async function cancelSubscription(shelf: Shelf, { id }: Call) {
  if ((await subscription(shelf, id)).status === 'canceled') throw missing('subscription', 'id')
  await shelf.engine.end(id)
  return subscriptionBody(shelf, await subscription(shelf, id))
}

async function subscribe(shelf: Shelf, { form, key }: Call) {
  const order = read(params.createSubscription, form)
  const subscribed = await shelf.engine.subscribe({
    customerRef: order.customer,
    ...readPrices(shelf, order.items),
    trialDays: order.trial_period_days ?? 0,
    key,
  })
  if (subscribed.outcome === 'refused') throw cardProblem(subscribed.reason)
  return subscriptionBody(shelf, subscribed.subscription)
}

async function listSubscriptions(shelf: Shelf, { form }: Call) {
  const { customer: of, ...paging } = read(params.listSubscriptions, form)
  const all: SubscriptionView[] = []
  for await (const each of shelf.engine.all())
    if (of === undefined || each.customerRef === of) all.unshift(each)
  return page(
    all.map((view) => subscriptionBody(shelf, view)),
    paging,
  )
}

async function preview(shelf: Shelf, { form }: Call) {
  const { subscription: id, subscription_details: details } = read(params.preview, form)
  const view = await subscription(shelf, id)
  const at = instant(details.proration_date)
  const wish = { ...applyItems(shelf, view, details.items), at }
  const written = await unlessEnded(() => shelf.engine.preview({ subscriptionRef: id, ...wish }))
  return bodies.moneyBody(written, priceOf(shelf))
}

async function listInvoices(shelf: Shelf, { form }: Call) {
  const { customer: given, subscription: ref, status, limit } = read(params.listInvoices, form)
  const { engine } = shelf
  const of = given ?? (await subscription(shelf, ref ?? '')).customerRef
  const written = await engine.invoices(of, 1000)
  const charged = written
    .filter((invoice) => ref === undefined || invoice.subscriptionRef === ref)
    .map((invoice) => bodies.invoiceBody(invoice, priceOf(shelf)))
  const views = await Promise.all(
    (await engine.refsOf(of)).map((each) => subscription(shelf, each)),
  )
  const trials = views
    .filter(({ trialEnd, ref: each }) => trialEnd !== null && (ref ?? each) === each)
    .map((view) => bodies.trialInvoiceBody(view, priceOf(shelf)))
  const all = [...charged, ...trials].filter(
    (invoice) => (status ?? invoice.status) === invoice.status,
  )
  return wholeList(
    all.toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0)).slice(0, limit ?? 10),
  )
}

async function pay(shelf: Shelf, { id, form, key }: Call) {
  read(params.pay, form)
  const open = await shelf.engine.invoice(id)
  if (open === null) throw missing('invoice', 'invoice')
  if (open.status !== 'open') throw invalid('Invoice is already paid')
  const paid = await shelf.engine.pay({ subscriptionRef: open.subscriptionRef, key })
  if (paid.outcome === 'refused') throw cardProblem(paid.reason)
  return bodies.invoiceBody((await shelf.engine.invoice(id)) ?? open, priceOf(shelf))
}

async function attach(shelf: Shelf, { id, form, key }: Call) {
  const { customer: customerRef } = read(params.attach, form)
  const token = testMethods[id]
  if (token === undefined) throw missing(`PaymentMethod: '${id}'`, 'payment_method')
  const paymentMethodId = `sandbox:${token}:122034`
  const attached = await shelf.engine.attachCard({ customerRef, paymentMethodId, key })
  if (attached.outcome === 'refused') throw cardProblem(attached.reason)
  return bodies.cardBody(`pm_of_${customerRef}`, attached.card)
}

async function createCustomer(shelf: Shelf, { form }: Call) {
  const { email, name, metadata } = read(params.createCustomer, form)
  const reference = metadata['foyer_firm'] ?? ''
  const made = await shelf.engine.ensureCustomer({ reference, email, name })
  shelf.customers.unshift(made.customerRef)
  return await customer(shelf, made.customerRef)
}

async function listCustomers(shelf: Shelf, { form }: Call) {
  const { email, ...paging } = read(params.listCustomers, form)
  const all = await Promise.all(shelf.customers.map((id) => customer(shelf, id)))
  return page(
    all.filter((each) => each.email === email),
    paging,
  )
}

async function updateCustomer(shelf: Shelf, { id, form }: Call) {
  const { invoice_settings: settings } = read(params.updateCustomer, form)
  if (settings.default_payment_method !== `pm_of_${id}`)
    throw missing('PaymentMethod', 'invoice_settings[default_payment_method]')
  return await customer(shelf, id)
}

function createPrice(shelf: Shelf, { form }: Call) {
  const { lookup_key: name, recurring, product, metadata } = read(params.createPrice, form)
  const key = priceKeys.find((each) => each === name)
  if (key === undefined || !shelf.products.has(product)) throw missing('product', 'product')
  const id = `price_${randomBytes(8).toString('hex')}`
  const price = { id, key, product, interval: recurring.interval, metadata }
  shelf.prices.unshift(price)
  return bodies.priceBody(price)
}

function listPrices({ prices }: Shelf, { form }: Call) {
  const { lookup_keys: names } = read(params.listPrices, form)
  if (names.length > 10) throw invalid('at most 10 lookup keys')
  return wholeList(prices.filter(({ key }) => names.includes(key)).map(bodies.priceBody))
}

function createProduct({ products }: Shelf, { form }: Call) {
  const { id, name } = read(params.createProduct, form)
  if (products.has(id)) throw invalid('exists', { code: 'resource_already_exists' })
  products.set(id, name)
  return { id, object: 'product', name }
}

function retrieveProduct({ products }: Shelf, { id }: Call) {
  if (!products.has(id)) throw missing('product', 'id')
  return { id, object: 'product', name: products.get(id) }
}

function retrievePrice({ prices }: Shelf, { id }: Call) {
  const found = prices.find((price) => price.id === id)
  if (found === undefined) throw missing('price', 'price')
  return bodies.priceBody(found)
}

/** The calls the double answers, by method and path; `:id` stands for a name in it. */
export const calls: Readonly<
  Record<string, (shelf: Shelf, call: Call) => object | Promise<object>>
> = {
  'GET /v1/prices': listPrices,
  'POST /v1/prices': createPrice,
  'GET /v1/prices/:id': retrievePrice,
  'POST /v1/products': createProduct,
  'GET /v1/products/:id': retrieveProduct,
  'GET /v1/customers': listCustomers,
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': (shelf, { id }) => customer(shelf, id),
  'POST /v1/customers/:id': updateCustomer,
  'POST /v1/payment_methods/:id/attach': attach,
  'GET /v1/subscriptions': listSubscriptions,
  'POST /v1/subscriptions': subscribe,
  'GET /v1/subscriptions/:id': async (shelf, { id }) =>
    subscriptionBody(shelf, await subscription(shelf, id)),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': cancelSubscription,
  'GET /v1/invoices': listInvoices,
  'POST /v1/invoices/create_preview': preview,
  'POST /v1/invoices/:id/pay': pay,
}
