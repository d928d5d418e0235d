import { plans } from '@foyer/shared/facts/plans.ts'
import { days, minutes } from '@foyer/shared/facts/time.ts'
import { periodEnd } from '@foyer/shared/rules/billing-period.ts'
import { type Choice, findPlan, priceLines, totalCents } from '@foyer/shared/rules/price.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MomentPassed } from '../payments.ts'
import { holdMoment } from '../proration.ts'
import { type Book, invoice, settleLines } from './book.ts'
import { change, linesOf, type Wish } from './change.ts'
import { settle, wholePeriod } from './settle.ts'

const choice: fc.Arbitrary<Choice> = fc.record({
  planId: fc.constantFrom(...plans.flatMap(({ ids }) => [ids.monthly, ids.yearly])),
  attorneyCount: fc.integer({ min: 1, max: 40 }),
})
const wishOf = (chosen: Choice, at: Date): Wish => ({
  lines: priceLines(chosen),
  interval: findPlan(chosen.planId).interval,
  at,
})
const instant = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2032, 0, 1) / 1000 })
  .map((seconds) => new Date(seconds * 1000))

/** The books of a subscription that was paid at `start`. */
function bookOf(chosen: Choice, start: Date): Book {
  const { lines, interval } = wishOf(chosen, start)
  const customer = {
    customerRef: 'cus_0123456789',
    reference: 'firm',
    email: 'a@firm.example',
    name: 'Firm',
    creditCents: 0,
    cardRef: 'pm_1',
    invoiceCount: 0,
    createdAt: start,
  }
  const card = {
    cardRef: 'pm_1',
    customerRef: customer.customerRef,
    token: 'card_visa',
    expMonth: 12,
    expYear: 2099,
    createdAt: start,
  }
  const subscription = {
    ref: 'sub_1',
    customerRef: customer.customerRef,
    status: 'active' as const,
    lines: [...lines],
    interval,
    anchor: start,
    period: 1,
    currentPeriodStart: start,
    currentPeriodEnd: periodEnd(start, interval),
    trialEnd: null,
    trialEndTold: false,
    cancelAtPeriodEnd: false,
    endedAt: null,
    nextDueAt: null,
    createdAt: start,
  }
  return { customer, card, subscription, invoices: [], events: [] }
}

const share = fc.double({ min: 0, max: 0.999, noNaN: true })
const within = (
  { subscription: { currentPeriodStart: start, currentPeriodEnd: end } }: Book,
  part: number,
) =>
  new Date(Math.floor((start.getTime() + part * (end.getTime() - start.getTime())) / 1000) * 1000)

describe('a change at any time, from any plan to any other', () => {
  it('is charged what was shown before, and is written so that it sums up', () => {
    fc.assert(
      fc.property(choice, choice, instant, share, (from, to, start, part) => {
        const book = bookOf(from, start)
        const now = within(book, part)
        const shown = settleLines(book.customer, linesOf(book, wishOf(to, now)))
        expect(change(book, wishOf(to, now), now)).toBeNull()
        const [charged] = book.invoices
        expect(charged?.dueCents ?? 0).toBe(shown.dueCents)
        expect(book.customer.creditCents).toBe(Math.max(0, charged?.creditCents ?? 0))
        expect(book.subscription.lines).toEqual(priceLines(to))
        expect(book.subscription.currentPeriodEnd.getTime()).toBeGreaterThan(now.getTime())
      }),
    )
  })

  it('never charges more than the new price, nor credits more than the old', () => {
    fc.assert(
      fc.property(choice, choice, instant, share, (from, to, start, part) => {
        const book = bookOf(from, start)
        const now = within(book, part)
        const cents = linesOf(book, wishOf(to, now)).reduce((sum, line) => sum + line.cents, 0)
        // Each line is rounded to a cent on its own.
        expect(cents).toBeLessThanOrEqual(totalCents(priceLines(to)) + 2)
        expect(cents).toBeGreaterThanOrEqual(-totalCents(priceLines(from)) - 2)
      }),
    )
  })

  it('and back at the same moment costs nothing, at the same interval', () => {
    fc.assert(
      fc.property(choice, choice, instant, share, (from, to, start, part) => {
        if (findPlan(from.planId).interval !== findPlan(to.planId).interval) return
        const book = bookOf(from, start)
        const now = within(book, part)
        change(book, wishOf(to, now), now)
        change(book, wishOf(from, now), now)
        const charged = book.invoices.reduce((sum, { dueCents }) => sum + dueCents, 0)
        expect(charged).toBe(book.customer.creditCents)
      }),
    )
  })

  it('leaves no cent lost: what is charged and kept is what the lines say, over a year', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(choice, share), { maxLength: 6 }),
        choice,
        instant,
        (steps, first, start) => {
          const book = bookOf(first, start)
          for (const [to, part] of steps) {
            const now = within(book, part)
            settle(book, now)
            change(book, wishOf(to, now), now)
          }
          settle(book, new Date(start.getTime() + days(400)))
          const lines = book.invoices.flatMap((invoice) => invoice.lines)
          const written = lines.reduce((sum, { cents }) => sum + cents, 0)
          const charged = book.invoices.reduce((sum, { dueCents }) => sum + dueCents, 0)
          expect(charged - book.customer.creditCents).toBe(written)
          expect(book.customer.creditCents).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 60 },
    )
  })
})

/** What a plan costs for some time within a period of its own, in cents. */
function costOf({ subscription }: Book, ms: number): number {
  const { lines, currentPeriodStart: start, currentPeriodEnd: end } = subscription
  return (totalCents(lines) * ms) / (end.getTime() - start.getTime())
}

/** What was charged, less what is kept as credit and what the running period is still worth. */
function spent(book: Book, now: Date): number {
  const charged = book.invoices.reduce((sum, { dueCents }) => sum + dueCents, 0)
  const left = book.subscription.currentPeriodEnd.getTime() - now.getTime()
  return charged - book.customer.creditCents - costOf(book, left)
}

describe('switching every day for a month, as of up to ten minutes ago', () => {
  const day = fc.record({
    after: fc.integer({ min: 600, max: days(1) / 1000 }).map((seconds) => seconds * 1000),
    shown: fc.integer({ min: 0, max: minutes(10) / 1000 }).map((seconds) => seconds * 1000),
  })
  const month = fc.array(day, { minLength: 30, maxLength: 30 })

  it('costs what the time used costs, and never credits more than was paid', () => {
    fc.assert(
      fc.property(choice, choice, instant, month, (from, to, start, switches) => {
        const book = bookOf(from, start)
        invoice(book, start, wholePeriod(book.subscription.lines))
        let now = start
        let used = 0
        switches.forEach(({ after, shown }, index) => {
          const until = new Date(now.getTime() + after)
          const renewal = book.subscription.currentPeriodEnd
          const first = Math.min(renewal.getTime(), until.getTime())
          used += costOf(book, first - now.getTime())
          settle(book, until)
          used += costOf(book, until.getTime() - first)
          // A switch may be counted from ten minutes ago, but not from before the one before it.
          const allowed = Math.max(now.getTime(), book.subscription.currentPeriodStart.getTime())
          const at = new Date(Math.max(until.getTime() - shown, allowed))
          const before = costOf(book, until.getTime() - at.getTime())
          change(book, wishOf(index % 2 === 0 ? to : from, at), until)
          used -= before
          now = until
          const charged = book.invoices.reduce((sum, { dueCents }) => sum + dueCents, 0)
          expect(book.customer.creditCents).toBeLessThanOrEqual(charged)
        })
        // Four lines are rounded to a cent at each switch.
        expect(spent(book, now)).toBeGreaterThanOrEqual(used - 2 * switches.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the moment a change is counted from', () => {
  const start = new Date('2026-03-17T15:00:00Z')
  it.each([
    ['2026-03-17T14:59:59Z', null],
    ['2026-04-01T11:59:59Z', '2026-04-01T12:00:00Z'],
  ])('is refused at %s in a period begun before, last changed at %s', (at, last) => {
    const changed = last === null ? null : new Date(last)
    expect(() => holdMoment(new Date(at), start, changed)).toThrow(MomentPassed)
  })

  it('may be the first second of the period, and that of the last change', () => {
    holdMoment(start, start, null)
    holdMoment(start, start, start)
  })
})
