import { trialDays } from '@foyer/shared/facts/plans.ts'
import { days, minutes } from '@foyer/shared/facts/time.ts'
import { type PriceLine, priceKeys } from '@foyer/shared/rules/price.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStripeRig } from '../testing/rigs.ts'
import { isLiveKey } from './client.ts'
import { readSubscription } from './read.ts'

const solo: PriceLine[] = [{ key: 'solo_monthly', quantity: 1 }]
const firm: PriceLine[] = [{ key: 'firm_monthly', quantity: 1 }]
const monthly = 'monthly' as const

let rig: Awaited<ReturnType<typeof openStripeRig>>
beforeEach(async () => {
  rig = await openStripeRig()
})
afterEach(() => rig.close())

const posts = () => rig.double.asked.filter(({ method }) => method === 'POST')

describe('the price list at Stripe', () => {
  it('is made once, with the names of ours, however often it is prepared', async () => {
    await rig.payments.prepare()
    await rig.payments.prepare()
    const made = posts().filter(({ path }) => path === '/v1/prices')
    const names = made.map(({ form }) => new URLSearchParams(form).get('lookup_key'))
    expect(new Set(names)).toEqual(new Set(priceKeys))
    expect(names).toHaveLength(priceKeys.length)
    expect(
      posts()
        .filter(({ path }) => path === '/v1/products')
        .map(({ form }) => new URLSearchParams(form).get('name')),
    ).toEqual(['Foyer Solo', 'Foyer Firm', 'Foyer Firm Plus', 'Foyer extra attorney'])
    const firmPlus = made.find(({ form }) => form.includes('lookup_key=firm_plus_yearly'))
    expect(Object.fromEntries(new URLSearchParams(firmPlus?.form))).toMatchObject({
      unit_amount: '1078800',
      'recurring[interval]': 'year',
      transfer_lookup_key: 'true',
    })
  })
})

describe('what is sent to Stripe', () => {
  it('carries a key of ours in every order, and makes the card the one that is charged', async () => {
    const { payments } = rig
    await payments.prepare()
    const customerRef = await rig.customer()
    const before = posts().length
    await payments.attachCard({ customerRef, paymentMethodId: 'pm_card_visa', key: 'card-1' })
    const order = { customerRef, lines: solo, interval: monthly, trialDays, key: 'begin-1' }
    const begun = await payments.subscribe(order)
    if (begun.outcome === 'refused') throw new Error('refused')
    const { ref } = begun.subscription
    await payments.cancelAtPeriodEnd(ref, 'cancel-1')
    await payments.keep(ref, 'keep-1')
    const change = { subscriptionRef: ref, lines: firm, interval: monthly, at: rig.now() }
    await payments.change({ ...change, key: 'change-1' })
    const sent = posts().slice(before)
    expect(sent.map(({ path, key }) => [path, key])).toEqual([
      ['/v1/payment_methods/pm_card_visa/attach', 'card-1:attach'],
      [`/v1/customers/${customerRef}`, 'card-1:default'],
      ['/v1/subscriptions', 'begin-1'],
      [`/v1/subscriptions/${ref}`, 'cancel-1'],
      [`/v1/subscriptions/${ref}`, 'keep-1'],
      [`/v1/subscriptions/${ref}`, 'change-1:none'],
    ])
    expect(Object.fromEntries(new URLSearchParams(sent[1]?.form))).toEqual({
      'invoice_settings[default_payment_method]': `pm_of_${customerRef}`,
    })
    expect(Object.fromEntries(new URLSearchParams(sent[2]?.form))).toMatchObject({
      trial_period_days: '7',
      'trial_settings[end_behavior][missing_payment_method]': 'cancel',
      payment_behavior: 'error_if_incomplete',
    })
  })

  it('finds a customer again after Stripe has forgotten the key', async () => {
    const facts = { firmId: 'firm-1', email: 'a@firm.example', name: 'Hale & Wren' }
    for (let n = 0; n < 5; n++)
      await rig.payments.ensureCustomer({ ...facts, firmId: `other-${n}`, key: `other ${n}` })
    const first = await rig.payments.ensureCustomer({ ...facts, key: 'key 1' })
    for (let n = 5; n < 10; n++)
      await rig.payments.ensureCustomer({ ...facts, firmId: `other-${n}`, key: `other ${n}` })
    expect(await rig.payments.ensureCustomer({ ...facts, key: 'key 2' })).toEqual(first)
  })
})

describe('where Stripe fails', () => {
  async function begun() {
    await rig.payments.prepare()
    const customerRef = await rig.customer()
    const card = { customerRef, paymentMethodId: 'pm_card_visa', key: 'card' }
    await rig.payments.attachCard(card)
    return { customerRef, lines: solo, interval: monthly, trialDays: 0, key: 'order' }
  }

  it.each(['cut', 500] as const)(
    'an order answered %s is sent again, and carried out once',
    async (how) => {
      const order = await begun()
      rig.double.failNext(how, 1)
      expect(await rig.payments.subscribe(order)).toMatchObject({ outcome: 'subscribed' })
      expect(await rig.payments.invoices(order.customerRef, 5)).toHaveLength(1)
    },
  )

  it.each([
    ['cut', 3],
    [429, 1],
  ] as const)('for good, as by %s, the order throws and can be given again', async (how, times) => {
    const order = await begun()
    rig.double.failNext(how, times)
    await expect(rig.payments.subscribe(order)).rejects.toThrow()
    expect(await rig.payments.newest(order.customerRef)).toBeNull()
    expect(await rig.payments.subscribe(order)).toMatchObject({ outcome: 'subscribed' })
    expect(await rig.payments.invoices(order.customerRef, 5)).toHaveLength(1)
  })

  it('while the price list is read, it is read again by the next who needs it', async () => {
    rig.double.failNext(500, 3)
    await expect(rig.payments.prepare()).rejects.toThrow()
    await rig.payments.prepare()
    expect(await begun()).toBeDefined()
  })
})

describe('what Stripe may say', () => {
  const raw = {
    id: 'sub_1',
    customer: 'cus_1',
    items: {
      data: [
        {
          price: { id: 'price_1', recurring: { interval: 'month' } },
          quantity: 1,
          current_period_start: 1_770_000_000,
          current_period_end: 1_772_000_000,
        },
      ],
    },
    trial_end: null,
    cancel_at_period_end: true,
    ended_at: null,
    created: 1_770_000_000,
  }

  it.each([
    ['trialing', 'trialing'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['canceled', 'canceled'],
    ['incomplete', 'past_due'],
    ['incomplete_expired', 'canceled'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['of_the_future', 'past_due'],
  ])('of a subscription as %s is %s to us', async (status, expected) => {
    const warned: object[] = []
    const keyOf = async () => 'solo_monthly' as const
    const unused = () => Promise.reject(new Error('not asked'))
    const reading = {
      catalogue: { keyOf, prepare: unused, idOf: unused },
      log: { warn: (fields: object) => void warned.push(fields) },
    }
    const view = await readSubscription(JSON.parse(JSON.stringify({ ...raw, status })), reading)
    expect(view).toMatchObject({ status: expected, lines: solo, interval: 'monthly' })
    expect(view.cancelAtPeriodEnd).toBe(expected !== 'canceled')
    expect(warned).toEqual(status === 'of_the_future' ? [{ subscriptionRef: 'sub_1', status }] : [])
  })

  it.each([
    ['sk_live_abc', true],
    ['rk_live_abc', true],
    ['sk_test_live_', false],
    ['sk_test_abc', false],
  ])('of a key %s, it is of live money: %s', (key, live) => {
    expect(isLiveKey(key)).toBe(live)
  })
})

describe('a change sent on one day and repeated on the next', () => {
  it('is the same change', async () => {
    const { payments } = rig
    await payments.prepare()
    const customerRef = await rig.customer()
    await payments.attachCard({ customerRef, paymentMethodId: 'pm_card_visa', key: 'card' })
    const order = { customerRef, lines: solo, interval: monthly, trialDays: 0, key: 'order' }
    const begun = await payments.subscribe(order)
    if (begun.outcome === 'refused') throw new Error('refused')
    await rig.pass(days(3))
    const change = {
      subscriptionRef: begun.subscription.ref,
      lines: firm,
      interval: monthly,
      at: rig.now(),
      key: 'c',
    }
    const changed = await payments.change(change)
    await rig.pass(days(1) + minutes(1))
    expect(await payments.change(change)).toEqual(changed)
    expect(await payments.invoices(customerRef, 5)).toHaveLength(2)
    expect(rig.log.join('')).not.toMatch(/card|pm_/)
  })
})
