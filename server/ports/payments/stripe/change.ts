import { createHash } from 'node:crypto'
import { invoiceLineTexts } from '@foyer/shared/copy/payments.ts'
import type { BillingInterval } from '@foyer/shared/facts/plans.ts'
import { periodEnd } from '@foyer/shared/rules/billing-period.ts'
import { type PriceLine, totalCents } from '@foyer/shared/rules/price.ts'
import type Stripe from 'stripe'
import { type ChangePreview, SubscriptionEnded, type SubscriptionView } from '../payments.ts'
import { proratedFrom } from '../proration.ts'
import { type Reading, readInvoiceLines, readSubscription } from './read.ts'

/** What a subscription is to become. */
type Wish = { lines: readonly PriceLine[]; interval: BillingInterval }

/** A subscription as Stripe has it and as we read it. */
type Found = { raw: Stripe.Subscription; view: SubscriptionView }

/** @throws SubscriptionEnded */
export async function findRunning(stripe: Stripe, ref: string, reading: Reading): Promise<Found> {
  const raw = await stripe.subscriptions.retrieve(ref)
  const view = await readSubscription(raw, reading)
  if (view.status === 'canceled') throw new SubscriptionEnded()
  return { raw, view }
}

/** Items as they must be sent to become `lines`: kept by id, added, or deleted. */
async function itemsFor(
  { raw }: Found,
  lines: readonly PriceLine[],
  { catalogue }: Reading,
): Promise<{ id?: string; price?: string; quantity?: number; deleted?: boolean }[]> {
  const wanted = await Promise.all(
    lines.map(async ({ key, quantity }) => ({ price: await catalogue.idOf(key), quantity })),
  )
  const kept = raw.items.data.map(({ id, price }) => {
    const same = wanted.find((each) => each.price === price.id)
    return same === undefined ? { id, deleted: true } : { id, ...same }
  })
  const added = wanted.filter(
    ({ price }) => !raw.items.data.some((item) => item.price.id === price),
  )
  return [...kept, ...added]
}

const isSame = ({ view }: Found, { lines }: Wish): boolean =>
  lines.length === view.lines.length &&
  lines.every(({ key, quantity }) =>
    view.lines.some((line) => line.key === key && line.quantity === quantity),
  )

/** From when Stripe is to count a change's time, in seconds. */
const prorationDate = ({ view }: Found, now: Date): number =>
  proratedFrom(now, view.currentPeriodStart).getTime() / 1000

/** What {@link changeAtStripe} would charge. Stripe itself reckons it. */
export async function previewAtStripe(
  stripe: Stripe,
  { subscriptionRef, ...wish }: Wish & { subscriptionRef: string },
  { now, reading }: { now: Date; reading: Reading },
): Promise<ChangePreview> {
  const found = await findRunning(stripe, subscriptionRef, reading)
  const { view } = found
  const begins = view.status !== 'trialing' && view.interval !== wish.interval
  const next = {
    nextCents: totalCents(wish.lines),
    nextChargeAt: begins ? periodEnd(now, wish.interval) : view.currentPeriodEnd,
  }
  const lines = await openLines(stripe, subscriptionRef)
  if (view.status !== 'trialing' && !isSame(found, wish)) {
    const invoice = await stripe.invoices.createPreview({
      subscription: subscriptionRef,
      subscription_details: {
        items: await itemsFor(found, wish.lines, reading),
        proration_behavior: 'always_invoice',
        proration_date: prorationDate(found, now),
      },
    })
    lines.push(...(await readInvoiceLines(invoice, reading)))
  }
  return { dueNowCents: lines.reduce((sum, { cents }) => sum + cents, 0), lines, ...next }
}

/** The invoices of a subscription that are not paid. */
export async function listOpen(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ subscription, status: 'open', limit: 100 })).data
}

async function openLines(stripe: Stripe, subscriptionRef: string) {
  const open = await listOpen(stripe, subscriptionRef)
  return open.toReversed().map(({ id, number, amount_due: cents }) => ({
    description: invoiceLineTexts.open(number ?? id),
    cents,
  }))
}

/** Where a subscription keeps which change it is the result of. */
const changeInMetadata = 'foyer_change'

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)

/**
 * Changes a subscription. Stripe remembers a key by the very bytes of its request, and ours depend on
 * what the subscription is made of: so the subscription itself remembers which change made it so, and
 * a change that arrives again is answered without being sent again.
 */
export async function changeAtStripe(
  stripe: Stripe,
  { subscriptionRef, key, ...wish }: Wish & { subscriptionRef: string; key: string },
  { now, reading }: { now: Date; reading: Reading },
): Promise<SubscriptionView> {
  const found = await findRunning(stripe, subscriptionRef, reading)
  const [of, facts] = [digest(key), digest(JSON.stringify(wish))]
  const [earlierOf, earlierFacts] = (found.raw.metadata[changeInMetadata] ?? '').split(':')
  if (earlierOf === of && earlierFacts !== facts)
    throw new TypeError('the key of this change was used for something else')
  if (earlierOf === of) return found.view
  const items = await itemsFor(found, wish.lines, reading)
  const free = found.view.status === 'trialing' || isSame(found, wish)
  const prorated = free ? null : prorationDate(found, now)
  const idempotencyKey = `${key}:${prorated ?? 'none'}`
  const changed = await stripe.subscriptions.update(
    subscriptionRef,
    {
      items,
      metadata: { [changeInMetadata]: `${of}:${facts}` },
      payment_behavior: 'error_if_incomplete',
      off_session: true,
      ...timing(found, prorated),
    },
    { idempotencyKey },
  )
  return await readSubscription(changed, reading)
}

/** A trial goes on to its end; else the change is invoiced now. */
function timing({ raw, view }: Found, prorated: number | null) {
  if (view.status === 'trialing')
    return {
      proration_behavior: 'none' as const,
      ...(raw.trial_end === null ? {} : { trial_end: raw.trial_end }),
    }
  if (prorated === null) return { proration_behavior: 'none' as const }
  return { proration_behavior: 'always_invoice' as const, proration_date: prorated }
}
