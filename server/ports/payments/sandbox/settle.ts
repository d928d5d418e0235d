import { periodEnd } from '@foyer/shared/rules/billing-period.ts'
import { unitCents, type PriceLine } from '@foyer/shared/rules/price.ts'
import { days } from '@foyer/shared/facts/time.ts'
import { type Book, charge, invoice, note } from './book.ts'
import type { InvoiceLine } from './queries.ts'

/** How long before a trial's end its customer is told, as payment providers do. */
const tellBefore = days(3)

/** What time does to a subscription next. */
type Due = { at: Date; happen: (book: Book, at: Date) => void }

/** Brings about everything due by `now`, one thing after the other, however long ago it was due. */
export function settle(book: Book, now: Date): void {
  for (let due = nextDue(book); due !== null && due.at <= now; due = nextDue(book))
    due.happen(book, due.at)
  book.subscription.nextDueAt = nextDue(book)?.at ?? null
}

/** The next thing time brings; null for a subscription that has ended. */
function nextDue(book: Book): Due | null {
  const { status, trialEnd, trialEndTold, createdAt, currentPeriodEnd } = book.subscription
  if (status === 'canceled') return null
  const dues: Due[] = [{ at: currentPeriodEnd, happen: endPeriod }]
  if (status === 'trialing' && trialEnd !== null && !trialEndTold) {
    const at = Math.max(trialEnd.getTime() - tellBefore, createdAt.getTime())
    dues.push({ at: new Date(at), happen: tellTrialEnd })
  }
  for (const { status: paid, nextAttemptAt } of book.invoices)
    if (paid === 'open' && nextAttemptAt !== null) dues.push({ at: nextAttemptAt, happen: retry })
  return dues.reduce((first, due) => (due.at < first.at ? due : first))
}

function tellTrialEnd(book: Book, at: Date): void {
  book.subscription.trialEndTold = true
  note(book, 'trial-ending', at)
}

/** A period or the trial is over: the end where one was planned or nobody can pay, else the next. */
function endPeriod(book: Book, at: Date): void {
  const { subscription } = book
  const unpayable = subscription.status === 'trialing' && book.card === undefined
  if (subscription.cancelAtPeriodEnd || unpayable) return end(book, at)
  if (subscription.status === 'trialing') subscription.anchor = at
  subscription.period += 1
  beginPeriod(book, at)
  invoice(book, at, wholePeriod(subscription.lines))
  stand(book, at)
}

/** Sets the period that begins at `at`, the subscription's `period`-th since its anchor. */
export function beginPeriod({ subscription }: Book, at: Date): void {
  const { anchor, interval, period } = subscription
  subscription.currentPeriodStart = at
  subscription.currentPeriodEnd = periodEnd(anchor, interval, period)
}

/** The lines of an invoice for a whole period. */
export function wholePeriod(lines: readonly PriceLine[]): InvoiceLine[] {
  return lines.map(({ key, quantity }) => ({
    key,
    quantity,
    kind: 'period',
    cents: unitCents(key) * quantity,
  }))
}

/** Active where everything is paid, else past due. */
export function stand(book: Book, at: Date): void {
  const open = book.invoices.some(({ status }) => status === 'open')
  book.subscription.status = open ? 'past_due' : 'active'
  note(book, 'subscription-changed', at)
}

/** Charges what is open once more; after the last attempt the subscription ends. */
function retry(book: Book, at: Date): void {
  for (const open of book.invoices.filter(
    ({ nextAttemptAt }) => nextAttemptAt?.getTime() === at.getTime(),
  ))
    charge(book, open, at)
  const open = book.invoices.filter(({ status }) => status === 'open')
  if (open.length === 0) stand(book, at)
  else if (open.every(({ nextAttemptAt }) => nextAttemptAt === null)) end(book, at)
}

/** Ends a subscription; what is open will not be charged again. */
export function end(book: Book, at: Date): void {
  for (const open of book.invoices.filter(({ status }) => status === 'open')) {
    open.status = 'uncollectible'
    open.nextAttemptAt = null
  }
  Object.assign(book.subscription, { status: 'canceled', endedAt: at, cancelAtPeriodEnd: false })
  note(book, 'subscription-changed', at)
}
