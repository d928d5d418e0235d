import { createHash } from 'node:crypto'
import { invoiceLineTexts } from '@foyer/shared/copy/payments.ts'
import type { BillingInterval } from '@foyer/shared/facts/plans.ts'
import { periodEnd } from '@foyer/shared/rules/billing-period.ts'
import { type PriceLine, totalCents } from '@foyer/shared/rules/price.ts'
import type Stripe from 'stripe'
import { type ChangePreview, SubscriptionEnded, type SubscriptionView } from '../payments.ts'
import { holdMoment } from '../proration.ts'
import { isMisfit } from './refusals.ts'
import { type Reading, readInvoiceLines, readSubscription } from './read.ts'

/** What a subscription is to become, and from when its time is counted. */
type Wish = { lines: readonly PriceLine[]; interval: BillingInterval; at: Date }

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

const isSame = ({ view }: Found, { lines }: Pick<Wish, 'lines'>): boolean =>
  lines.length === view.lines.length &&
  lines.every(({ key, quantity }) =>
    view.lines.some((line) => line.key === key && line.quantity === quantity),
  )

const secondOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/**
 * From when Stripe is to count a change's time, in seconds; null where nothing is counted.
 * @throws MomentPassed
 */
function prorationDate(found: Found, wish: Wish): number | null {
  if (found.view.status === 'trialing' || isSame(found, wish)) return null
  holdMoment(wish.at, found.view.currentPeriodStart, readMark(found).madeAt)
  return secondOf(wish.at)
}

/** What {@link changeAtStripe} would charge. Stripe itself reckons it. */
export async function previewAtStripe(
  stripe: Stripe,
  { subscriptionRef, ...wish }: Wish & { subscriptionRef: string },
  reading: Reading,
): Promise<ChangePreview> {
  const found = await findRunning(stripe, subscriptionRef, reading)
  const { view } = found
  const begins = view.status !== 'trialing' && view.interval !== wish.interval
  const next = {
    nextCents: totalCents(wish.lines),
    nextChargeAt: begins ? periodEnd(wish.at, wish.interval) : view.currentPeriodEnd,
  }
  const prorated = prorationDate(found, wish)
  const lines = await openLines(stripe, subscriptionRef)
  if (prorated !== null) {
    const invoice = await stripe.invoices.createPreview({
      subscription: subscriptionRef,
      subscription_details: {
        items: await itemsFor(found, wish.lines, reading),
        proration_behavior: 'always_invoice',
        proration_date: prorated,
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

/** Which change a subscription is the result of, what that was about, and when it was made. */
type Mark = { of: string; facts: string; madeAt: Date | null }

function readMark({ raw }: Found): Mark {
  const [of = '', facts = '', seconds] = (raw.metadata[changeInMetadata] ?? '').split(':')
  return { of, facts, madeAt: seconds === undefined ? null : new Date(Number(seconds) * 1000) }
}

/** The key's mark, before the change is made; from when time is counted is no part of it. */
const markOf = ({ lines, interval }: Wish, key: string): Omit<Mark, 'madeAt'> => ({
  of: digest(key),
  facts: digest(JSON.stringify({ lines, interval })),
})

/** Whether a subscription is the result of this very change. @throws where its key was another's. */
function isResult(found: Found, { of, facts }: Omit<Mark, 'madeAt'>): boolean {
  const earlier = readMark(found)
  if (earlier.of !== of) return false
  if (earlier.facts !== facts)
    throw new TypeError('the key of this change was used for something else')
  return true
}

/** Refuses a change that cannot be made, before anything is paid for it. @throws as the change does. */
export async function holdChange(
  stripe: Stripe,
  { subscriptionRef, key, ...wish }: Wish & { subscriptionRef: string; key: string },
  reading: Reading,
): Promise<void> {
  const found = await findRunning(stripe, subscriptionRef, reading)
  if (!isResult(found, markOf(wish, key))) prorationDate(found, wish)
}

/**
 * Changes a subscription. Stripe remembers a key by the very bytes of its request, and ours depend on
 * what the subscription is made of and on the time: so the subscription itself remembers which change
 * made it so, and a change that arrives again is answered without being sent again.
 */
export async function changeAtStripe(
  stripe: Stripe,
  { subscriptionRef, key, ...wish }: Wish & { subscriptionRef: string; key: string },
  { now, reading }: { now: Date; reading: Reading },
): Promise<SubscriptionView> {
  const found = await findRunning(stripe, subscriptionRef, reading)
  const mark = markOf(wish, key)
  if (isResult(found, mark)) return found.view
  const prorated = prorationDate(found, wish)
  const order = {
    items: await itemsFor(found, wish.lines, reading),
    metadata: { [changeInMetadata]: `${mark.of}:${mark.facts}:${secondOf(now)}` },
    payment_behavior: 'error_if_incomplete' as const,
    off_session: true,
    ...timing(found, prorated),
  }
  const idempotencyKey = `${key}:${prorated ?? 'none'}`
  try {
    const changed = await stripe.subscriptions.update(subscriptionRef, order, { idempotencyKey })
    return await readSubscription(changed, reading)
  } catch (error) {
    // The same change may have been made meanwhile, as of another second.
    if (!isMisfit(error)) throw error
    const again = await findRunning(stripe, subscriptionRef, reading)
    if (isResult(again, mark)) return again.view
    throw error
  }
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
