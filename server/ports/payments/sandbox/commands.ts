import type { CardRefusal } from '@foyer/shared/facts/card-refusals.ts'
import { periodEnd } from '@foyer/shared/rules/billing-period.ts'
import { isExpired, parseTestCard } from '@foyer/shared/rules/test-card.ts'
import { days } from '@foyer/shared/facts/time.ts'
import type { Tx } from '#server/platform/database.ts'
import { type PaymentsPort, type Refused, SubscriptionEnded } from '../payments.ts'
import { holdMoment } from '../proration.ts'
import { once } from './answers.ts'
import { type Book, invoice, newRef, note, refusalOf, settleLines } from './book.ts'
import { change, linesOf, payOpen, type Wish } from './change.ts'
import { cardOf, keepBook, openBook } from './ledger.ts'
import * as queries from './queries.ts'
import { end, wholePeriod } from './settle.ts'
import { answers } from './shapes.ts'
import { viewCard, viewSubscription } from './views.ts'

/** A transaction and the time in it, in whole seconds as providers count. */
export type Moment = { tx: Tx; now: Date }

const refused = (reason: CardRefusal): Refused => ({ outcome: 'refused', reason })

/** The customer of a reference of ours, made where there is none. */
export async function ensureCustomer(
  { tx, now }: Moment,
  { reference, email, name }: { reference: string; email: string; name: string },
): Promise<{ customerRef: string }> {
  const made = { customerRef: newRef('cus'), reference, email, name, createdAt: now }
  await queries.addCustomer(tx, made)
  const customer = await queries.findCustomerByReference(tx, reference)
  return customer ?? made
}

/**
 * Makes a test card the one that is charged. What is none is refused before anything of it is
 * written down, its key included: it might be the number of a real card.
 */
export async function attachCard(
  { tx, now }: Moment,
  { customerRef, paymentMethodId, key }: Parameters<PaymentsPort['attachCard']>[0],
): ReturnType<PaymentsPort['attachCard']> {
  const given = parseTestCard(paymentMethodId)
  if (given === null) return refused('unknown-card')
  const facts = { customerRef, paymentMethodId }
  return await once(tx, { key, name: 'attach', facts, now }, answers.attach, async () => {
    if (given.card.refusedAs !== undefined) return refused(given.card.refusedAs)
    if (isExpired(given, now)) return refused('expired')
    const customer = await holdCustomer(tx, customerRef)
    const { expMonth, expYear } = given
    const { token } = given.card
    const card = { cardRef: newRef('pm'), customerRef, token, expMonth, expYear, createdAt: now }
    await queries.addCard(tx, card)
    await queries.saveCustomer(tx, { ...customer, cardRef: card.cardRef })
    return { outcome: 'attached' as const, card: viewCard(card) }
  })
}

async function holdCustomer(tx: Tx, customerRef: string): Promise<queries.Customer> {
  const customer = await queries.holdCustomer(tx, customerRef)
  if (customer === undefined) throw new TypeError('the sandbox has no such customer')
  return customer
}

type Order = Omit<Wish, 'at'> & { customerRef: string; trialDays: number; key: string }

/** Begins a subscription: with a trial, or charged at once. */
export async function subscribe(
  { tx, now }: Moment,
  { key, ...order }: Order,
): ReturnType<PaymentsPort['subscribe']> {
  const command = { key, name: 'subscribe', facts: order, now }
  return await once(tx, command, answers.subscribe, async () => {
    const customer = await holdCustomer(tx, order.customerRef)
    const card = await cardOf(tx, customer)
    const subscription = newSubscription(order, now)
    const book: Book = { customer, card, subscription, invoices: [], events: [] }
    const lines = order.trialDays > 0 ? [] : wholePeriod(order.lines)
    const { dueCents } = settleLines(customer, lines)
    const refusal = dueCents > 0 ? refusalOf(card, now) : null
    if (refusal !== null) return refused(refusal)
    // The invoice names the subscription, so that is written first.
    await queries.saveSubscription(tx, subscription)
    note(book, 'subscription-changed', now)
    if (lines.length > 0) invoice(book, now, lines)
    await keepBook(tx, book, now)
    return { outcome: 'subscribed' as const, subscription: viewSubscription(subscription) }
  })
}

function newSubscription(
  { customerRef, lines, interval, trialDays }: Omit<Order, 'key'>,
  now: Date,
): queries.Subscription {
  const trialEnd = trialDays > 0 ? new Date(now.getTime() + days(trialDays)) : null
  return {
    ref: newRef('sub'),
    customerRef,
    status: trialEnd === null ? 'active' : 'trialing',
    lines: [...lines],
    interval,
    anchor: now,
    period: trialEnd === null ? 1 : 0,
    currentPeriodStart: now,
    currentPeriodEnd: trialEnd ?? periodEnd(now, interval),
    trialEnd,
    trialEndTold: false,
    cancelAtPeriodEnd: false,
    endedAt: null,
    nextDueAt: null,
    createdAt: now,
  }
}

type Target = { subscriptionRef: string; key: string }

/** Runs a command on the settled books of a subscription, once for its key. */
async function onBook<Answer>(
  { tx, now }: Moment,
  subscriptionRef: string,
  work: (book: Book) => Answer | Promise<Answer>,
): Promise<Answer> {
  const book = await openBook(tx, subscriptionRef, now)
  if (book === undefined) throw new TypeError('the sandbox has no such subscription')
  const answer = await work(book)
  await keepBook(tx, book, now)
  return answer
}

function stillRuns({ subscription }: Book): void {
  if (subscription.status === 'canceled') throw new SubscriptionEnded()
}

/** @throws MomentPassed where time would be counted from too early. */
export async function holdWish(tx: Tx, book: Book, wish: Wish): Promise<void> {
  if (linesOf(book, wish).length === 0) return
  const { ref, currentPeriodStart } = book.subscription
  holdMoment(wish.at, currentPeriodStart, await queries.findLastInvoiced(tx, ref))
}

/** Changes what a subscription is made of. When its price was shown does not make it another command. */
export async function changeSubscription(
  moment: Moment,
  { subscriptionRef, key, ...wish }: Target & Wish,
) {
  const { tx, now } = moment
  const { lines, interval } = wish
  const command = { key, name: 'change', facts: { subscriptionRef, lines, interval }, now }
  return await once(tx, command, answers.change, () =>
    onBook(moment, subscriptionRef, async (book) => {
      stillRuns(book)
      await holdWish(tx, book, wish)
      const refusal = change(book, wish, now)
      if (refusal !== null) return refused(refusal)
      return { outcome: 'changed' as const, subscription: viewSubscription(book.subscription) }
    }),
  )
}

/** Plans a subscription's end, or takes that back. */
export async function planEnd(
  moment: Moment,
  { subscriptionRef, key, cancel }: Target & { cancel: boolean },
) {
  const { tx, now } = moment
  const command = { key, name: 'plan', facts: { subscriptionRef, cancel }, now }
  return await once(tx, command, answers.plan, () =>
    onBook(moment, subscriptionRef, (book) => {
      const { subscription } = book
      stillRuns(book)
      if (subscription.cancelAtPeriodEnd !== cancel) note(book, 'subscription-changed', now)
      subscription.cancelAtPeriodEnd = cancel
      return { outcome: 'planned' as const, subscription: viewSubscription(subscription) }
    }),
  )
}

/** Ends a subscription at once; one that has ended stays as it is. */
export async function endNow(moment: Moment, subscriptionRef: string): Promise<void> {
  await onBook(moment, subscriptionRef, (book) => {
    if (book.subscription.status !== 'canceled') end(book, moment.now)
  })
}

/** Charges what is open of a subscription. */
export async function payWhatIsOpen(moment: Moment, { subscriptionRef, key }: Target) {
  const { tx, now } = moment
  const command = { key, name: 'pay', facts: { subscriptionRef }, now }
  return await once(tx, command, answers.pay, () =>
    onBook(moment, subscriptionRef, (book) => {
      if (!book.invoices.some(({ status }) => status === 'open'))
        return { outcome: 'nothing-due' as const }
      const refusal = payOpen(book, now)
      return refusal === null ? { outcome: 'paid' as const } : refused(refusal)
    }),
  )
}
