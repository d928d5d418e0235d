import { plans } from '@foyer/shared/facts/plans.ts'
import { days } from '@foyer/shared/facts/time.ts'
import { periodEnd } from '@foyer/shared/rules/billing-period.ts'
import { type Choice, findPlan, priceLines, totalCents } from '@foyer/shared/rules/price.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proratedFrom } from '../proration.ts'
import { type Book, settleLines } from './book.ts'
import { change, linesOf, type Wish } from './change.ts'
import { settle } from './settle.ts'

const choice: fc.Arbitrary<Choice> = fc.record({
  planId: fc.constantFrom(...plans.flatMap(({ ids }) => [ids.monthly, ids.yearly])),
  attorneyCount: fc.integer({ min: 1, max: 40 }),
})
const wishOf = (chosen: Choice): Wish => ({
  lines: priceLines(chosen),
  interval: findPlan(chosen.planId).interval,
})
const instant = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2032, 0, 1) / 1000 })
  .map((seconds) => new Date(seconds * 1000))

/** The books of a subscription that was paid at `start`. */
function bookOf(chosen: Choice, start: Date): Book {
  const { lines, interval } = wishOf(chosen)
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
        const shown = settleLines(book.customer, linesOf(book, wishOf(to), now))
        expect(change(book, wishOf(to), now)).toBeNull()
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
        const cents = linesOf(book, wishOf(to), now).reduce((sum, line) => sum + line.cents, 0)
        // Each line is rounded to a cent on its own.
        expect(cents).toBeLessThanOrEqual(totalCents(priceLines(to)) + 2)
        expect(cents).toBeGreaterThanOrEqual(-totalCents(priceLines(from)) - 2)
      }),
    )
  })

  it('and back on the same day costs nothing, at the same interval', () => {
    fc.assert(
      fc.property(choice, choice, instant, share, (from, to, start, part) => {
        if (findPlan(from.planId).interval !== findPlan(to.planId).interval) return
        const book = bookOf(from, start)
        const now = within(book, part)
        change(book, wishOf(to), now)
        change(book, wishOf(from), now)
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
            change(book, wishOf(to), now)
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

describe('the time a change is counted from', () => {
  it.each([
    ['2026-04-01T12:34:56Z', '2026-03-17T15:00:00Z', '2026-04-01T00:00:00.000Z'],
    ['2026-04-01T23:59:59Z', '2026-03-17T15:00:00Z', '2026-04-01T00:00:00.000Z'],
    ['2026-03-17T18:00:00Z', '2026-03-17T15:00:00Z', '2026-03-17T15:00:00.000Z'],
  ])('at %s in a period begun at %s is %s', (now, start, from) => {
    expect(proratedFrom(new Date(now), new Date(start)).toISOString()).toBe(from)
  })
})
