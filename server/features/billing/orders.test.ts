import { days } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askProvider } from '#server/ports/payments/ask-provider.ts'
import { addSubscriber, type Subscriber, testCard } from '#server/testing/subscriber.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import type { World } from '#server/world.ts'
import {
  cancelSubscription,
  changeSubscription,
  reactivateSubscription,
  setPaymentMethod,
} from './commands.ts'
import { handOverEvents, readSubscription } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** A world of another process on the same database: nothing waits there for what is ordered here. */
const elsewhere = (): World => ({ ...test.world, billingQueue: { run: (_key, work) => work() } })
const twentyTimes = async <T>(order: () => Promise<T>) =>
  await Promise.all(Array.from({ length: 20 }, order))
const paying = () => addSubscriber(test, { trial: 0 })

/** A plan that was cancelled and whose period is over. */
async function ended(): Promise<Subscriber> {
  const firm = await addSubscriber(test)
  await firm.ask('POST', 'cancel')
  test.pass(days(8))
  await handOverEvents(test.world)
  return firm
}

describe('the current plan', () => {
  it('is what a firm in its trial will pay, and when', async () => {
    const firm = await addSubscriber(test, { planId: 3, attorneyCount: 9 })
    const { trialEnd } = await firm.row()
    const { status, body } = await firm.ask('GET', 'current-plan')
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      lastPlan: null,
      plan: {
        id: 3,
        name: 'Firm Plus',
        price: 999,
        billingInterval: 'monthly',
        status: 'trialing',
        attorneyCount: 9,
        extraSeats: 3,
        totalCents: 129_600,
        trialEndsAt: trialEnd?.toISOString(),
        currentPeriodEnd: trialEnd?.toISOString(),
        cancelAtPeriodEnd: false,
        nextChargeAt: trialEnd?.toISOString(),
      },
    })
  })

  it('is none for a firm that an operator added, whose chat works all the same', async () => {
    const firm = await test.addFirm()
    const answer = await test.call('app', 'GET', '/api/v1/subscriptions/current-plan', {
      bearer: firm.idToken,
    })
    expect(answer.body).toEqual({ success: true, plan: null, lastPlan: null })
    const look = await test.call('widget', 'GET', `/look/${firm.token}`)
    expect(look.status).toBe(200)
  })

  it('is none after the end, and the last one is known', async () => {
    const firm = await ended()
    const { body } = await firm.ask('GET', 'current-plan')
    expect(body).toMatchObject({
      plan: null,
      lastPlan: { name: 'Solo', status: 'canceled', nextChargeAt: null },
    })
  })
})

describe('the card', () => {
  it('is shown by brand, last digits and expiry', async () => {
    const firm = await addSubscriber(test)
    const { body } = await firm.ask('GET', 'payment-methods/default')
    expect(body).toEqual({
      success: true,
      defaultPaymentMethod: { cardBrand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 },
    })
  })

  it('is replaced by a new one', async () => {
    const firm = await addSubscriber(test)
    const sent = { paymentMethodId: testCard('card_mastercard') }
    const answer = await firm.ask('POST', 'payment-methods', sent)
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Your card is saved. It will be used for the next charge.' },
    })
    const { body } = await firm.ask('GET', 'payment-methods/default')
    expect(body.defaultPaymentMethod).toMatchObject({ cardBrand: 'mastercard', last4: '4444' })
  })

  it.each([
    ['card_declined', 'Your card was declined. Please use another card or ask your bank.'],
    ['card_expired', 'Your card has expired. Please use another card.'],
    [
      'card_incorrect_cvc',
      'The security code of your card is not right. Please check it and try again.',
    ],
    ['card_of_nobody', 'This card could not be found. Please enter it again.'],
  ])('stays what it was where %s is refused', async (token, message) => {
    const firm = await addSubscriber(test)
    const answer = await firm.ask('POST', 'payment-methods', { paymentMethodId: testCard(token) })
    expect(answer).toMatchObject({ status: 402, body: { success: false, message } })
    const { body } = await firm.ask('GET', 'payment-methods/default')
    expect(body.defaultPaymentMethod.last4).toBe('4242')
  })

  it('pays what is open at once, one time', async () => {
    const firm = await addSubscriber(test, { card: testCard('card_charge_fails') })
    test.pass(days(7))
    await handOverEvents(test.world)
    expect(await firm.row()).toMatchObject({ status: 'past_due' })
    expect(await firm.isActive()).toBe(true)
    const card = testCard('card_amex')
    const answers = await twentyTimes(() =>
      firm.ask('POST', 'payment-methods', { paymentMethodId: card }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.map(({ body }) => body.message)).toContain(
      'Your card is saved and the open payment is made.',
    )
    expect(await firm.row()).toMatchObject({ status: 'active' })
    expect(await firm.invoices()).toMatchObject([{ totalCents: 34_900, status: 'paid' }])
  })

  it('is kept where it cannot pay what is open, and that is said', async () => {
    const firm = await addSubscriber(test, { card: testCard('card_charge_fails') })
    test.pass(days(7))
    await handOverEvents(test.world)
    const paymentMethodId = 'sandbox:card_charge_fails:112098'
    const answer = await firm.ask('POST', 'payment-methods', { paymentMethodId })
    expect(answer.status).toBe(402)
    expect(await firm.row()).toMatchObject({ status: 'past_due' })
    // The next card is another order, though the last was refused.
    const next = { paymentMethodId: testCard() }
    expect((await firm.ask('POST', 'payment-methods', next)).status).toBe(200)
    expect(await firm.row()).toMatchObject({ status: 'active' })
  })
})

describe('changing the plan', () => {
  const toFirmPlus = { planId: 3, billingInterval: 'monthly', attorneyCount: 8 }

  it('costs nothing in the trial, and notes the attorneys on the firm', async () => {
    const firm = await addSubscriber(test)
    const answer = await firm.ask('POST', 'change-plan', toFirmPlus)
    expect(answer.body).toEqual({
      success: true,
      message: 'Your plan is now Firm Plus, billed monthly.',
    })
    expect(await firm.row()).toMatchObject({ planId: 3, extraSeats: 2, status: 'trialing' })
    expect((await firm.ask('GET', 'current-plan')).body.plan.attorneyCount).toBe(8)
    expect(await firm.invoices()).toEqual([])
  })

  it('costs what the preview showed', async () => {
    const firm = await paying()
    test.pass(days(10))
    const preview = await firm.ask('POST', 'preview-change', toFirmPlus)
    expect(preview.status).toBe(200)
    expect(await firm.row()).toMatchObject({ planId: 1 })
    expect(preview.body.nextCents).toBe(119_700)
    await firm.ask('POST', 'change-plan', toFirmPlus)
    const [invoice] = await firm.invoices()
    expect(invoice).toMatchObject({ totalCents: preview.body.dueNowCents, status: 'paid' })
    expect(invoice?.totalCents).toBeGreaterThan(0)
  })

  it('begins a new period with another interval', async () => {
    const firm = await paying()
    const yearly = { planId: 4, billingInterval: 'yearly' }
    expect((await firm.ask('POST', 'change-plan', yearly)).status).toBe(200)
    const { currentPeriodStart, currentPeriodEnd } = await firm.row()
    expect(currentPeriodEnd.getUTCFullYear()).toBe(currentPeriodStart.getUTCFullYear() + 1)
  })

  it('to the same plan charges nothing', async () => {
    const firm = await paying()
    const same = { planId: 1, billingInterval: 'monthly' }
    const preview = await firm.ask('POST', 'preview-change', same)
    expect(preview.body).toMatchObject({ dueNowCents: 0, nextCents: 34_900 })
    expect((await firm.ask('POST', 'change-plan', same)).body).toEqual({
      success: true,
      message: 'You have this plan already. Nothing was charged.',
    })
    expect(await firm.invoices()).toHaveLength(1)
  })

  it.each(['change-plan', 'preview-change'])(
    '%s refuses a plan whose interval is another',
    async (path) => {
      const firm = await paying()
      const answer = await firm.ask('POST', path, { planId: 2, billingInterval: 'yearly' })
      expect(answer).toMatchObject({ status: 400, body: { error: 'billing/plan-mismatch' } })
      expect(await firm.row()).toMatchObject({ planId: 1 })
    },
  )

  it.each(['change-plan', 'preview-change', 'cancel'])(
    '%s answers 409 where there is no plan, or it has ended',
    async (path) => {
      const body = path === 'cancel' ? undefined : toFirmPlus
      const none = await test.addFirm()
      const answer = await test.call('app', 'POST', `/api/v1/subscriptions/${path}`, {
        bearer: none.idToken,
        ...(body === undefined ? {} : { body }),
      })
      expect(answer).toMatchObject({ status: 409, body: { error: 'billing/no-plan' } })
      const firm = await ended()
      expect(await firm.ask('POST', path, body)).toMatchObject({
        status: 409,
        body: { error: 'billing/no-plan' },
      })
    },
  )

  it('leaves everything as it was where the card refuses, and works with another card', async () => {
    const firm = await addSubscriber(test, { trial: 0 })
    await firm.ask('POST', 'payment-methods', { paymentMethodId: testCard('card_charge_fails') })
    const refused = await firm.ask('POST', 'change-plan', toFirmPlus)
    expect(refused).toMatchObject({ status: 402, body: { error: 'billing/card-declined' } })
    expect(await firm.row()).toMatchObject({ planId: 1, status: 'active' })
    await firm.ask('POST', 'payment-methods', { paymentMethodId: testCard() })
    expect((await firm.ask('POST', 'change-plan', toFirmPlus)).status).toBe(200)
    expect(await firm.row()).toMatchObject({ planId: 3, extraSeats: 2 })
  })

  it('finds out where the plan has ended meanwhile', async () => {
    const firm = await addSubscriber(test)
    await firm.ask('POST', 'cancel')
    test.pass(days(8))
    expect(await firm.ask('POST', 'change-plan', toFirmPlus)).toMatchObject({ status: 409 })
    expect(await firm.row()).toMatchObject({ status: 'canceled' })
    expect(await firm.isActive()).toBe(false)
  })
})

describe('cancelling and reactivating', () => {
  it('ends the plan with its period and says which day, in the firm’s zone', async () => {
    const firm = await paying()
    const { currentPeriodEnd } = await firm.row()
    const day = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'full',
      timeZone: 'America/Detroit',
    }).format(currentPeriodEnd)
    const message = `Your plan ends on ${day}. Until then everything works as before.`
    expect((await firm.ask('POST', 'cancel')).body).toEqual({ success: true, message })
    expect((await firm.ask('POST', 'cancel')).body).toEqual({ success: true, message })
    const { body } = await firm.ask('GET', 'current-plan')
    expect(body.plan).toMatchObject({ cancelAtPeriodEnd: true, nextChargeAt: null })
    expect(await firm.isActive()).toBe(true)
  })

  it('before the end keeps the plan, without a charge', async () => {
    const firm = await paying()
    await firm.ask('POST', 'cancel')
    const answer = await firm.ask('POST', 'reactivate')
    expect(answer.body.message).toBe('Your plan goes on as before.')
    expect(await firm.row()).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' })
    expect(await firm.invoices()).toHaveLength(1)
  })

  it('after the end starts the last plan again: charged that day, no second trial', async () => {
    const firm = await ended()
    const before = await firm.row()
    const answer = await firm.ask('POST', 'reactivate')
    expect(answer.body.message).toBe(
      'Your plan is active again and $349 was charged. Your chat receives visitors.',
    )
    const now = await firm.row()
    expect(now).toMatchObject({ status: 'active', trialEnd: null, planId: 1 })
    expect(now.ref).not.toBe(before.ref)
    expect(await firm.isActive()).toBe(true)
    expect(await firm.invoices()).toMatchObject([{ totalCents: 34_900, status: 'paid' }])
  })

  it('starts it again too where its end has not been told yet', async () => {
    const firm = await addSubscriber(test)
    await firm.ask('POST', 'cancel')
    test.pass(days(8))
    const answer = await firm.ask('POST', 'reactivate')
    expect(answer.body.message).toContain('Your plan is active again and $349 was charged.')
    await handOverEvents(test.world)
    expect(await firm.row()).toMatchObject({ status: 'active' })
    expect(await firm.invoices()).toHaveLength(1)
  })

  it('is not undone by a reading that was begun before it and ends after it', async () => {
    const { firmId, customerRef, ...firm } = await ended()
    const working = test.world.payments
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    let reading: Promise<void> | undefined
    test.world.payments = {
      ...working,
      subscribe: async (wanted) => {
        const before = await working.newest(customerRef)
        const slow = { ...working, newest: () => held.then(() => before) }
        reading = readSubscription({ ...test.world, payments: slow }, { firmId, customerRef })
        return await working.subscribe(wanted)
      },
    }
    expect((await firm.ask('POST', 'reactivate')).status).toBe(200)
    test.world.payments = working
    letGo()
    await reading
    expect(await firm.row()).toMatchObject({ status: 'active' })
  })

  it('after the end is refused with a card that pays nothing, and works with another', async () => {
    const firm = await ended()
    await firm.ask('POST', 'payment-methods', { paymentMethodId: testCard('card_charge_fails') })
    for (let tries = 0; tries < 2; tries++)
      expect(await firm.ask('POST', 'reactivate')).toMatchObject({ status: 402 })
    expect(await firm.isActive()).toBe(false)
    await firm.ask('POST', 'payment-methods', { paymentMethodId: testCard() })
    expect(await firm.ask('POST', 'reactivate')).toMatchObject({ status: 200 })
    expect((await firm.invoices()).filter(({ status }) => status === 'paid')).toHaveLength(1)
  })
})

describe('the same order twenty times at once', () => {
  // Through the door they wait for each other; from other processes only their keys hold them together.
  const places = [
    ['in one process', () => test.world],
    ['in many processes', elsewhere],
  ] as const

  it.each(places)('reactivates once: %s', async (_where, world) => {
    const firm = await ended()
    await twentyTimes(() => reactivateSubscription(world(), firm.firmId))
    expect(await firm.invoices()).toHaveLength(1)
    const subscriptions = await test.database.asOwner(
      `select ref from sandbox_subscriptions where customer_ref = $1 and status <> 'canceled'`,
      [firm.customerRef],
    )
    expect(subscriptions).toHaveLength(1)
  })

  it.each(places)('changes the plan once: %s', async (_where, world) => {
    const firm = await paying()
    const wish = { planId: 5, billingInterval: 'yearly' } as const
    await twentyTimes(() => changeSubscription(world(), firm.firmId, wish))
    expect(await firm.invoices()).toHaveLength(2)
    expect(await firm.row()).toMatchObject({ planId: 5 })
  })

  it.each(places)('cancels and keeps once: %s', async (_where, world) => {
    const firm = await paying()
    await twentyTimes(() => cancelSubscription(world(), firm.firmId))
    expect(await firm.row()).toMatchObject({ cancelAtPeriodEnd: true })
    await twentyTimes(() => reactivateSubscription(world(), firm.firmId))
    expect(await firm.row()).toMatchObject({ cancelAtPeriodEnd: false })
    expect(await firm.invoices()).toHaveLength(1)
  })

  it.each(places)('pays what is open once: %s', async (_where, world) => {
    const firm = await addSubscriber(test, { card: testCard('card_charge_fails') })
    test.pass(days(7))
    await handOverEvents(test.world)
    await twentyTimes(() => setPaymentMethod(world(), firm.firmId, testCard()))
    expect(await firm.invoices()).toMatchObject([{ totalCents: 34_900, status: 'paid' }])
  })
})

describe('a provider that is away', () => {
  it('answers 503 and changes nothing; what we have is shown', async () => {
    const firm = await paying()
    const before = await firm.row()
    const working = test.world.payments
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'))
    test.world.payments = {
      ...working,
      kind: 'stripe',
      defaultCard: away,
      attachCard: away,
      previewChange: away,
      change: away,
      cancelAtPeriodEnd: away,
      invoices: away,
    }
    const wish = { planId: 2, billingInterval: 'monthly' }
    const answers = [
      await firm.ask('GET', 'payment-methods/default'),
      await firm.ask('POST', 'payment-methods', { paymentMethodId: testCard() }),
      await firm.ask('POST', 'preview-change', wish),
      await firm.ask('POST', 'change-plan', wish),
      await firm.ask('POST', 'cancel'),
      await firm.ask('GET', 'invoices'),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 503,
        body: {
          error: 'billing/provider-away',
          message:
            'The payment service cannot be reached at the moment. Please try again in a few minutes; trying again never charges you twice.',
        },
      })
      expect(answer.headers['retry-after']).toBe('60')
    }
    expect((await firm.ask('GET', 'current-plan')).body.plan.name).toBe('Solo')
    test.world.payments = working
    expect(await firm.row()).toEqual(before)
  })

  it('is told apart from a database that is away', async () => {
    const away = askProvider(test.world, () =>
      Promise.reject(Object.assign(new Error('ended'), { code: '57P01' })),
    )
    await expect(away).rejects.toMatchObject({ code: '57P01' })
  })
})
