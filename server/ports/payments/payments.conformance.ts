import { randomUUID } from 'node:crypto'
import { type BillingInterval, trialDays } from '@foyer/shared/facts/plans.ts'
import { days, minutes } from '@foyer/shared/facts/time.ts'
import type { PriceLine } from '@foyer/shared/rules/price.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PaymentsPort, SubscriptionEnded, type SubscriptionView } from './payments.ts'
import type { PaymentsUnderTest, TestCardName } from './testing/under-test.ts'

const solo: PriceLine[] = [{ key: 'solo_monthly', quantity: 1 }]
const firm: PriceLine[] = [{ key: 'firm_monthly', quantity: 1 }]
const firmYearly: PriceLine[] = [{ key: 'firm_yearly', quantity: 1 }]
const firmPlus = (seats: number): PriceLine[] => [
  { key: 'firm_plus_monthly', quantity: 1 },
  ...(seats === 0 ? [] : [{ key: 'seat_monthly' as const, quantity: seats }]),
]
const monthly = 'monthly' as const
const yearly = 'yearly' as const

const sumOf = (lines: { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

/** What every payments port does. */
export function describePayments(name: string, open: () => Promise<PaymentsUnderTest>): void {
  describe(`${name} as payments port`, () => {
    let test: PaymentsUnderTest
    let payments: PaymentsPort
    let customerRef: string
    let run: string
    /** Keys are a provider's for ever: each run has its own. */
    const key = (order: string) => `${run}:${order}`
    beforeEach(async () => {
      test = await open()
      payments = test.payments
      await payments.prepare()
      customerRef = await test.customer()
      run = randomUUID()
    })
    afterEach(() => test.close())

    const attach = (card: TestCardName) =>
      payments.attachCard({
        customerRef,
        paymentMethodId: test.method(card),
        key: key(`card:${card}`),
      })

    async function begin(lines: PriceLine[], days: number, card: TestCardName = 'visa') {
      await attach(card)
      const interval = lines[0]?.key.endsWith('yearly') === true ? yearly : monthly
      const order = { customerRef, lines, interval, trialDays: days, key: key('begin') }
      const begun = await payments.subscribe(order)
      if (begun.outcome === 'refused') throw new Error(`refused: ${begun.reason}`)
      return begun.subscription
    }

    async function now(subscription: SubscriptionView): Promise<SubscriptionView> {
      const found = await payments.get(subscription.ref)
      if (found === null) throw new Error('gone')
      return found
    }

    const invoices = () => payments.invoices(customerRef, 20)

    /** A change as of now. */
    const toward = (
      begun: SubscriptionView,
      lines: PriceLine[],
      interval: BillingInterval = monthly,
    ) => ({
      subscriptionRef: begun.ref,
      lines,
      interval,
      at: test.now(),
    })

    describe('the trial', () => {
      it('costs nothing for seven days, then the price', async () => {
        const begun = await begin(firm, trialDays)
        expect(begun).toMatchObject({
          customerRef,
          status: 'trialing',
          lines: firm,
          interval: monthly,
          cancelAtPeriodEnd: false,
          endedAt: null,
        })
        const trialEnd = begun.createdAt.getTime() + days(7)
        expect(begun.trialEnd?.getTime()).toBe(trialEnd)
        expect(begun.currentPeriodEnd.getTime()).toBe(trialEnd)
        expect(await invoices()).toEqual([])
        await test.pass(days(7) - minutes(5))
        expect(await now(begun)).toMatchObject({ status: 'trialing' })
        expect(await invoices()).toEqual([])
        await test.pass(minutes(5) + test.margin)
        const charged = await now(begun)
        expect(charged).toMatchObject({ status: 'active', lines: firm })
        expect(charged.currentPeriodStart.getTime()).toBe(trialEnd)
        expect(await invoices()).toMatchObject([
          {
            totalCents: 59_900,
            status: 'paid',
            lines: [{ description: 'Firm, monthly', cents: 59_900 }],
          },
        ])
      })

      it('takes another plan and another interval without a charge', async () => {
        const begun = await begin(solo, trialDays)
        await test.pass(days(2))
        const change = toward(begun, firmYearly, yearly)
        expect(await payments.previewChange(change)).toEqual({
          dueNowCents: 0,
          lines: [],
          nextCents: 646_800,
          nextChargeAt: begun.trialEnd,
        })
        const changed = await payments.change({ ...change, key: key('change') })
        expect(changed).toMatchObject({
          outcome: 'changed',
          subscription: { status: 'trialing', lines: firmYearly, trialEnd: begun.trialEnd },
        })
        await test.pass(days(5) + test.margin)
        expect(await invoices()).toMatchObject([{ totalCents: 646_800, status: 'paid' }])
      })

      it('ends the subscription where there is no card', async () => {
        const order = { customerRef, lines: solo, interval: monthly, trialDays, key: key('begin') }
        const begun = await payments.subscribe(order)
        if (begun.outcome === 'refused') throw new Error('refused')
        await test.pass(days(7) + test.margin)
        const ended = await now(begun.subscription)
        expect(ended).toMatchObject({ status: 'canceled' })
        expect(ended.endedAt).not.toBeNull()
        expect(await invoices()).toEqual([])
      })
    })

    describe('a card', () => {
      it.each([
        'declined',
        'insufficient-funds',
        'expired',
        'incorrect-cvc',
        'processing-error',
      ] as const)('that is %s is refused, and the one before stays', async (card) => {
        await attach('mastercard')
        expect(await attach(card)).toEqual({ outcome: 'refused', reason: card })
        expect(await payments.defaultCard(customerRef)).toMatchObject({ brand: 'mastercard' })
      })

      it('that asks for a confirmation is refused, at the latest when it is charged', async () => {
        const attached = await attach('authentication-required')
        const order = {
          customerRef,
          lines: solo,
          interval: monthly,
          trialDays: 0,
          key: key('order'),
        }
        const answer = attached.outcome === 'refused' ? attached : await payments.subscribe(order)
        expect(answer).toEqual({ outcome: 'refused', reason: 'authentication-required' })
      })

      it('is known by its last digits only', async () => {
        expect(await payments.defaultCard(customerRef)).toBeNull()
        const attached = await attach('visa')
        expect(attached).toMatchObject({ outcome: 'attached', card: { brand: 'visa' } })
        expect(await payments.defaultCard(customerRef)).toMatchObject({
          brand: 'visa',
          last4: '4242',
        })
      })

      it('nobody has heard of is refused', async () => {
        const card = { customerRef, paymentMethodId: 'pm_nobody', key: key('card:nobody') }
        expect(await payments.attachCard(card)).toEqual({
          outcome: 'refused',
          reason: 'unknown-card',
        })
      })
    })

    describe('a change', () => {
      /** Charged on the 17th at 15:00 for 31 days; at noon of 1 April 16 days and 3 hours are left. */
      async function midPeriod(lines: PriceLine[], card?: TestCardName) {
        const begun = await begin(lines, trialDays, card)
        await test.pass(days(7) + test.margin)
        await test.pass(Date.UTC(2026, 3, 1, 12) - test.now().getTime())
        return begun
      }

      it('to a dearer plan costs what was shown, to the cent', async () => {
        const begun = await midPeriod(solo)
        const change = toward(begun, firm)
        const shown = await payments.previewChange(change)
        expect(shown).toEqual({
          dueNowCents: 13_004,
          lines: [
            { description: 'Unused time: Solo, monthly', cents: -18_154 },
            { description: 'Rest of the period: Firm, monthly', cents: 31_158 },
          ],
          nextCents: 59_900,
          nextChargeAt: new Date('2026-04-17T15:00:00Z'),
        })
        await test.pass(minutes(5))
        expect(await payments.previewChange(change)).toEqual(shown)
        const later = await payments.previewChange(toward(begun, firm))
        expect(later.dueNowCents).toBeLessThan(shown.dueNowCents)
        expect(await payments.change({ ...change, key: key('change') })).toMatchObject({
          outcome: 'changed',
          subscription: { status: 'active', lines: firm, currentPeriodEnd: shown.nextChargeAt },
        })
        const [charged] = await invoices()
        expect(charged).toMatchObject({
          totalCents: shown.dueNowCents,
          status: 'paid',
          lines: shown.lines,
        })
        await test.pass(days(16) + minutes(300))
        expect((await invoices())[0]).toMatchObject({ totalCents: 59_900 })
      })

      it('of the attorneys beyond the sixth charges the seats for the time left', async () => {
        const begun = await midPeriod(firmPlus(0))
        const add = toward(begun, firmPlus(3))
        const shown = await payments.previewChange(add)
        expect(shown).toMatchObject({
          dueNowCents: 15_449,
          lines: [{ description: 'Rest of the period: 3 extra attorneys, monthly', cents: 15_449 }],
          nextCents: 99_900 + 3 * 9_900,
        })
        expect(await payments.change({ ...add, key: key('add') })).toMatchObject({
          subscription: { lines: firmPlus(3) },
        })
        expect((await invoices())[0]).toMatchObject({ totalCents: 15_449, lines: shown.lines })
        const one = toward(begun, firmPlus(1))
        expect(await payments.previewChange(one)).toMatchObject({
          dueNowCents: 0,
          lines: [
            { description: 'Unused time: 3 extra attorneys, monthly', cents: -15_449 },
            { description: 'Rest of the period: 1 extra attorney, monthly', cents: 5_150 },
            { description: 'Kept as credit for your next charges', cents: 10_299 },
          ],
          nextCents: 99_900 + 9_900,
        })
      })

      it('to yearly begins a year now, less what was not used', async () => {
        const begun = await midPeriod(firm)
        const change = toward(begun, firmYearly, yearly)
        const shown = await payments.previewChange(change)
        expect(shown).toMatchObject({
          dueNowCents: 646_800 - 31_158,
          lines: [
            { description: 'Unused time: Firm, monthly', cents: -31_158 },
            { description: 'Firm, yearly', cents: 646_800 },
          ],
          nextCents: 646_800,
        })
        const changed = await payments.change({ ...change, key: key('change') })
        if (changed.outcome === 'refused') throw new Error('refused')
        const { currentPeriodStart, currentPeriodEnd } = changed.subscription
        expect(currentPeriodStart.toISOString()).toMatch(/^2026-04-01T12:/)
        expect(currentPeriodEnd.toISOString()).toMatch(/^2027-04-01T12:/)
        expect(shown.nextChargeAt.toISOString()).toMatch(/^2027-04-01T12:/)
        expect((await invoices())[0]).toMatchObject({
          totalCents: shown.dueNowCents,
          lines: shown.lines,
        })
      })

      it('to a cheaper plan keeps the difference, and later charges use it', async () => {
        const begun = await midPeriod(firm)
        const change = toward(begun, solo)
        const shown = await payments.previewChange(change)
        expect(shown).toMatchObject({
          dueNowCents: 0,
          lines: [
            { description: 'Unused time: Firm, monthly', cents: -31_158 },
            { description: 'Rest of the period: Solo, monthly', cents: 18_154 },
            { description: 'Kept as credit for your next charges', cents: 13_004 },
          ],
        })
        await payments.change({ ...change, key: key('change') })
        expect((await invoices())[0]).toMatchObject({ totalCents: 0, lines: shown.lines })
        await test.pass(days(16) + minutes(300))
        const written = await invoices()
        expect(written[0]).toMatchObject({
          totalCents: 34_900 - 13_004,
          lines: [
            { description: 'Solo, monthly', cents: 34_900 },
            { description: 'Your credit', cents: -13_004 },
          ],
        })
        for (const { lines, totalCents } of written) expect(sumOf(lines)).toBe(totalCents)
      })

      it('that the card refuses changes nothing', async () => {
        const begun = await midPeriod(solo)
        const before = [await now(begun), await invoices()]
        await attach('fails-when-charged')
        const change = toward(begun, firm)
        const refused = { outcome: 'refused', reason: 'declined' }
        expect(await payments.change({ ...change, key: key('change') })).toEqual(refused)
        const longer = toward(begun, firmYearly, yearly)
        expect(await payments.change({ ...longer, key: key('longer') })).toEqual(refused)
        expect([await now(begun), await invoices()]).toEqual(before)
        await attach('mastercard')
        expect(await payments.change({ ...change, key: key('again') })).toMatchObject({
          outcome: 'changed',
        })
      })

      it('to what it is already costs nothing', async () => {
        const begun = await midPeriod(solo)
        const same = toward(begun, solo)
        expect(await payments.previewChange(same)).toMatchObject({ dueNowCents: 0, lines: [] })
        await payments.change({ ...same, key: key('same') })
        expect(await invoices()).toHaveLength(1)
      })

      it('is carried out once for its key, and refused for a key of something else', async () => {
        const begun = await midPeriod(solo)
        const change = { ...toward(begun, firm), key: key('once') }
        const first = await payments.change(change)
        await test.pass(days(1))
        expect(await payments.change(change)).toEqual(first)
        expect(await payments.change({ ...change, at: test.now() })).toEqual(first)
        expect(await invoices()).toHaveLength(2)
        await expect(payments.change({ ...change, lines: firmPlus(2) })).rejects.toThrow()
        expect(await now(begun)).toMatchObject({ lines: firm })
      })
    })

    describe('the end', () => {
      it('comes with the period where it was planned, and can be taken back before', async () => {
        const begun = await begin(solo, 0)
        const planned = await payments.cancelAtPeriodEnd(begun.ref, key('cancel'))
        expect(planned).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
        expect((await payments.keep(begun.ref, key('keep'))).cancelAtPeriodEnd).toBe(false)
        await test.pass(days(31) + test.margin)
        expect(await invoices()).toHaveLength(2)
        await payments.cancelAtPeriodEnd(begun.ref, key('cancel again'))
        await test.pass(days(31) + test.margin)
        const ended = await now(begun)
        expect(ended).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false })
        expect(ended.endedAt).toEqual(ended.currentPeriodEnd)
        expect(await invoices()).toHaveLength(2)
      })

      it('is final: what has ended is neither kept nor changed, but begun again', async () => {
        const begun = await begin(solo, trialDays)
        await payments.cancelAtPeriodEnd(begun.ref, key('cancel'))
        await test.pass(days(7) + test.margin)
        const change = toward(begun, firm)
        const refused = (order: Promise<unknown>) =>
          expect(order).rejects.toThrow(SubscriptionEnded)
        await refused(payments.keep(begun.ref, key('keep')))
        await refused(payments.cancelAtPeriodEnd(begun.ref, key('c')))
        await refused(payments.previewChange(change))
        await refused(payments.change({ ...change, key: key('x') }))
        expect(await payments.payOpen(begun.ref, key('pay'))).toEqual({ outcome: 'nothing-due' })
        const facts = { customerRef, lines: solo, interval: monthly, trialDays: 0 }
        const again = await payments.subscribe({ ...facts, key: key('again') })
        if (again.outcome === 'refused') throw new Error('refused')
        expect(again.subscription).toMatchObject({ status: 'active', trialEnd: null })
        expect(await payments.newest(customerRef)).toEqual(again.subscription)
        expect(await invoices()).toMatchObject([{ totalCents: 34_900, status: 'paid' }])
      })

      it('comes at once where it is asked for, and nothing is charged after it', async () => {
        const begun = await begin(solo, trialDays)
        await payments.end(begun.ref)
        const ended = await now(begun)
        expect(ended.status).toBe('canceled')
        expect(ended.endedAt?.getTime()).toBeLessThan(begun.currentPeriodEnd.getTime())
        await payments.end(begun.ref)
        await test.pass(days(40) + test.margin)
        expect(await now(begun)).toEqual(ended)
        expect((await invoices()).filter(({ totalCents }) => totalCents > 0)).toEqual([])
      })

      it('is not undone by a card that cannot pay', async () => {
        const order = { customerRef, lines: solo, interval: monthly, trialDays: 0 }
        expect(await payments.subscribe({ ...order, key: key('no card') })).toEqual({
          outcome: 'refused',
          reason: 'unknown-card',
        })
        await attach('fails-when-charged')
        expect(await payments.subscribe({ ...order, key: key('bad card') })).toEqual({
          outcome: 'refused',
          reason: 'declined',
        })
        expect(await payments.newest(customerRef)).toBeNull()
        expect(await invoices()).toEqual([])
      })
    })

    describe('a failed payment', () => {
      async function pastDue() {
        const begun = await begin(firm, trialDays, 'fails-when-charged')
        await test.pass(days(7) + test.margin)
        expect(await now(begun)).toMatchObject({ status: 'past_due' })
        expect(await invoices()).toMatchObject([{ totalCents: 59_900, status: 'open' }])
        return begun
      }

      it('leaves the subscription past due until a new card pays', async () => {
        const begun = await pastDue()
        expect(await payments.payOpen(begun.ref, key('pay'))).toEqual({
          outcome: 'refused',
          reason: 'declined',
        })
        await attach('visa')
        expect(await payments.payOpen(begun.ref, key('pay with visa'))).toEqual({ outcome: 'paid' })
        expect(await now(begun)).toMatchObject({ status: 'active' })
        expect(await invoices()).toMatchObject([{ totalCents: 59_900, status: 'paid' }])
        expect(await payments.payOpen(begun.ref, key('more'))).toEqual({ outcome: 'nothing-due' })
      })

      it('is made good before anything is changed', async () => {
        const begun = await pastDue()
        const change = toward(begun, solo)
        const shown = await payments.previewChange(change)
        expect(shown.lines[0]).toMatchObject({
          description: expect.stringMatching(/^Open invoice \S+$/),
          cents: 59_900,
        })
        expect(sumOf(shown.lines)).toBe(shown.dueNowCents)
        expect(await payments.change({ ...change, key: key('refused') })).toMatchObject({
          outcome: 'refused',
        })
        await attach('visa')
        expect(await payments.change({ ...change, key: key('taken') })).toMatchObject({
          outcome: 'changed',
          subscription: { status: 'active', lines: solo },
        })
        const charged = await invoices()
        expect(charged.map(({ status }) => status)).toEqual(['paid', 'paid'])
        expect(charged.reduce((sum, each) => sum + each.totalCents, 0)).toBe(shown.dueNowCents)
      })
    })

    describe('orders and questions', () => {
      it('answers a repeated order as before, and refuses its key for another', async () => {
        await attach('visa')
        const order = {
          customerRef,
          lines: solo,
          interval: monthly,
          trialDays: 0,
          key: key('order'),
        }
        const first = await payments.subscribe(order)
        expect(await payments.subscribe(order)).toEqual(first)
        expect(await invoices()).toHaveLength(1)
        await expect(payments.subscribe({ ...order, lines: firm })).rejects.toThrow()
        await expect(payments.subscribe({ ...order, trialDays: 7 })).rejects.toThrow()
        expect(await invoices()).toHaveLength(1)
      })

      it('carries a doubled order out once, even at the same moment', async () => {
        await attach('visa')
        const order = {
          customerRef,
          lines: solo,
          interval: monthly,
          trialDays: 0,
          key: key('order'),
        }
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => payments.subscribe(order)),
        )
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
        expect(await invoices()).toHaveLength(1)
      })

      it('knows nothing of what was never ordered', async () => {
        expect(await payments.get('sub_nobody')).toBeNull()
        expect(await payments.newest(customerRef)).toBeNull()
      })

      it('lists every subscription, whatever became of it', async () => {
        const refs: string[] = []
        for (let n = 0; n < 5; n++) {
          const order = { customerRef, lines: solo, interval: monthly, trialDays, key: key(`${n}`) }
          const begun = await payments.subscribe(order)
          if (begun.outcome === 'subscribed') refs.push(begun.subscription.ref)
        }
        await test.pass(days(7) + test.margin)
        const listed: string[] = []
        for await (const { ref, status } of payments.all()) {
          if (refs.includes(ref)) expect(status).toBe('canceled')
          listed.push(ref)
        }
        expect(listed).toEqual(expect.arrayContaining(refs))
        expect(new Set(listed).size).toBe(listed.length)
      })
    })
  })
}
