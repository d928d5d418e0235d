import { days } from '@foyer/shared/facts/time.ts'
import { periodEnd } from '@foyer/shared/rules/billing-period.ts'
import { totalCents } from '@foyer/shared/rules/price.ts'
import type { Database, Tx } from '#server/platform/database.ts'
import type { Clock } from '#server/ports/clock/clock.ts'
import { type CardView, SubscriptionEnded, type SubscriptionView } from '../payments.ts'
import { wholeSecond } from '../proration.ts'
import { type Book, settleLines } from './book.ts'
import { linesOf, type Wish } from './change.ts'
import * as commands from './commands.ts'
import { cardOf, keepBook, openBook } from './ledger.ts'
import * as queries from './queries.ts'
import { viewCard, viewSubscription } from './views.ts'

/** What a change would be invoiced as, after what is open. */
export type PreviewRecord = {
  open: queries.Invoice[]
  lines: queries.InvoiceLine[]
  creditCents: number
  dueCents: number
  nextCents: number
  nextChargeAt: Date
}

/** Answers and handed-over events are remembered so long. */
const rememberFor = days(30)

/**
 * The sandbox: a payment provider whose books are in our database and whose time is the clock's.
 * Everything it is asked is answered as of now: what time has brought about is settled first.
 */
export type Sandbox = ReturnType<typeof openSandbox>

/** Opens the sandbox. */
export function openSandbox({ db, clock }: { db: Database; clock: Clock }) {
  /** One moment of the sandbox, in a transaction. */
  const at = <T>(work: (moment: commands.Moment) => Promise<T>): Promise<T> =>
    db.asNobody((tx) => work({ tx, now: wholeSecond(clock.now()) }))
  const command =
    <Order, Answer>(run: (moment: commands.Moment, order: Order) => Promise<Answer>) =>
    (order: Order): Promise<Answer> =>
      at((moment) => run(moment, order))
  const get = (ref: string) =>
    at(async ({ tx, now }) => {
      const book = await settledBook(tx, ref, now)
      return book === undefined ? null : viewSubscription(book.subscription)
    })
  const turnClock = () => settleAllDue(db, clock, get)
  return {
    ensureCustomer: command(commands.ensureCustomer),
    attachCard: command(commands.attachCard),
    subscribe: command(commands.subscribe),
    change: command(commands.changeSubscription),
    planEnd: command(commands.planEnd),
    end: command(commands.endNow),
    pay: command(commands.payWhatIsOpen),
    customer: (ref: string) => at(async ({ tx }) => (await queries.findCustomer(tx, ref)) ?? null),
    card: (customerRef: string) => at(({ tx }) => cardViewOf(tx, customerRef)),
    get,
    refsOf: (customerRef: string) => at(({ tx }) => queries.listRefsOf(tx, customerRef)),
    preview: ({ subscriptionRef, ...wish }: Wish & { subscriptionRef: string }) =>
      at(async ({ tx, now }) => {
        const book = await settledBook(tx, subscriptionRef, now)
        if (book === undefined) throw new TypeError('the sandbox has no such subscription')
        if (book.subscription.status === 'canceled') throw new SubscriptionEnded()
        await commands.holdWish(tx, book, wish)
        return previewOf(book, wish)
      }),
    invoices: (customerRef: string, limit: number) =>
      at(async ({ tx, now }) => {
        for (const ref of await queries.listRefsOf(tx, customerRef)) await settledBook(tx, ref, now)
        return await queries.listInvoices(tx, customerRef, limit)
      }),
    openInvoices: (subscriptionRef: string) =>
      at(async ({ tx, now }) => {
        await settledBook(tx, subscriptionRef, now)
        return await queries.listOpen(tx, subscriptionRef)
      }),
    invoice: (ref: string) => at(async ({ tx }) => (await queries.findInvoice(tx, ref)) ?? null),
    all: () => everySubscription(db, turnClock, get),
    turnClock,
    undelivered: () => at(({ tx }) => queries.listUndelivered(tx)),
    markDelivered: (id: string) => at(({ tx, now }) => queries.markDelivered(tx, [id], now)),
  }
}

/** A subscription's books as of now, kept where time changed them. */
async function settledBook(tx: Tx, ref: string, now: Date): Promise<Book | undefined> {
  const book = await openBook(tx, ref, now)
  if (book !== undefined && book.events.length > 0) await keepBook(tx, book, now)
  return book
}

async function cardViewOf(tx: Tx, customerRef: string): Promise<CardView | null> {
  const customer = await queries.findCustomer(tx, customerRef)
  const card = customer && (await cardOf(tx, customer))
  return card === undefined ? null : viewCard(card)
}

function previewOf(book: Book, wish: Wish): PreviewRecord {
  const { subscription, customer, invoices } = book
  const lines = linesOf(book, wish)
  const begins = subscription.status !== 'trialing' && subscription.interval !== wish.interval
  return {
    open: invoices.filter(({ status }) => status === 'open'),
    lines,
    ...settleLines(customer, lines),
    nextCents: totalCents(wish.lines),
    nextChargeAt: begins ? periodEnd(wish.at, wish.interval) : subscription.currentPeriodEnd,
  }
}

/** Settles one subscription after the other, each in a transaction of its own, until none is due. */
async function settleAllDue(
  db: Database,
  clock: Clock,
  settle: (ref: string) => Promise<unknown>,
): Promise<void> {
  const now = wholeSecond(clock.now())
  const due = () => db.asNobody((tx) => queries.listDue(tx, now))
  for (let refs = await due(); refs.length > 0; refs = await due())
    for (const ref of refs) await settle(ref)
  await db.asNobody((tx) => queries.forgetBefore(tx, new Date(now.getTime() - rememberFor)))
}

async function* everySubscription(
  db: Database,
  turnClock: () => Promise<void>,
  get: (ref: string) => Promise<SubscriptionView | null>,
): AsyncGenerator<SubscriptionView> {
  await turnClock()
  let after = 0
  for (;;) {
    const rows = await db.asNobody((tx) => queries.listAfter(tx, after))
    for (const { ref, position } of rows) {
      const subscription = await get(ref)
      if (subscription !== null) yield subscription
      after = position
    }
    if (rows.length === 0) return
  }
}
