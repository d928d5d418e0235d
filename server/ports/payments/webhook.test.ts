import { createHmac } from 'node:crypto'
import { trialDays } from '@foyer/shared/facts/plans.ts'
import { days } from '@foyer/shared/facts/time.ts'
import type { PriceLine } from '@foyer/shared/rules/price.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedEvent, WebhookRefused } from './payments.ts'
import { signEvent } from './signature.ts'
import { openSandboxRig, openStripeRig, type Rig } from './testing/rigs.ts'

const solo: PriceLine[] = [{ key: 'solo_monthly', quantity: 1 }]

/** The cases of a forged, replayed or altered event (security notes, webhook forgery). */
describe.each([
  ['the sandbox', openSandboxRig],
  ['Stripe', openStripeRig],
] as const)('an event of %s', (_name, open) => {
  let rig: Rig
  let event: SignedEvent
  let now: Date
  beforeAll(async () => {
    rig = await open()
    await rig.payments.prepare()
    const customerRef = await rig.customer()
    await rig.payments.subscribe({
      customerRef,
      lines: solo,
      interval: 'monthly',
      trialDays,
      key: 'order',
    })
    const [first] = await rig.events()
    if (first === undefined) throw new Error('nothing was told')
    event = first
    now = rig.now()
  })
  afterAll(() => rig.close())

  const read = (body: Buffer, signature: string | undefined) =>
    rig.payments.readEvent(body, signature)
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const signed = (seconds: number, secret = rig.eventSecret) =>
    signEvent(event.body, secret, at(seconds))
  const mac = (text: string) => createHmac('sha256', rig.eventSecret).update(text).digest('hex')

  it('is taken as it was sent, at once and up to 300 s later', async () => {
    const taken = await read(event.body, event.signature)
    expect(taken).toMatchObject({ id: event.id, kind: 'subscription-changed' })
    expect(await read(event.body, signed(0))).toEqual(taken)
    expect(await read(event.body, signed(-300))).toEqual(taken)
    expect(await read(event.body, signed(300))).toEqual(taken)
  })

  it('is taken where one of several signatures is right, as while a secret is exchanged', async () => {
    const other = signed(0, 'an older secret').replace(/^t=\d+,/, '')
    expect(await read(event.body, `${signed(0)},${other}`)).toMatchObject({ id: event.id })
    const right = signed(0).replace(/^t=\d+,/, '')
    const t = Math.floor(now.getTime() / 1000)
    expect(await read(event.body, `t=${t},${other},${right}`)).toMatchObject({ id: event.id })
  })

  it.each<[string, () => [Buffer, string | undefined]]>([
    ['altered', () => [Buffer.from(event.body.toString().replace('sub_', 'sub-')), signed(0)]],
    ['cut short', () => [event.body.subarray(0, -1), signed(0)]],
    [
      'written anew from its parsed form',
      () => [Buffer.from(JSON.stringify(JSON.parse(event.body.toString()), null, 1)), signed(0)],
    ],
    ['301 s old', () => [event.body, signed(-301)]],
    ['301 s ahead', () => [event.body, signed(301)]],
    ['a year ahead', () => [event.body, signed(365 * 86_400)]],
    ['signed with another secret', () => [event.body, signed(0, 'whsec_another')]],
    ['signed with an empty secret', () => [event.body, signed(0, '')]],
    ['signed in an old scheme only', () => [event.body, signed(0).replace('v1=', 'v0=')]],
    ['without a time', () => [event.body, signed(0).replace(/^t=\d+,/, '')]],
    [
      'given a newer time than was signed',
      () => [event.body, signed(-400).replace(/^t=\d+/, `t=${Math.floor(now.getTime() / 1000)}`)],
    ],
    [
      'signed without its time',
      () => {
        const t = Math.floor(now.getTime() / 1000)
        return [event.body, `t=${t},v1=${mac(event.body.toString())}`]
      },
    ],
    ['not signed', () => [event.body, undefined]],
    ['signed with nothing', () => [event.body, '']],
    ['signed with nonsense', () => [event.body, 't=now,v1=yes']],
  ])('is refused when it is %s', async (_case, forge) => {
    await expect(read(...forge())).rejects.toThrow(WebhookRefused)
  })

  it('is refused as a parsed object, whatever its signature', async () => {
    const parsed = JSON.parse(event.body.toString())
    await expect(read(parsed, signed(0))).rejects.toThrow(WebhookRefused)
  })
})

describe.each([
  ['the sandbox', openSandboxRig],
  ['Stripe', openStripeRig],
] as const)('%s', (_name, open) => {
  it('tells what happens, in order, each thing by its own name', async () => {
    const rig = await open()
    const { payments } = rig
    await payments.prepare()
    const customerRef = await rig.customer()
    const attach = (paymentMethodId: string) =>
      payments.attachCard({ customerRef, paymentMethodId, key: paymentMethodId })
    await attach(rig.method('fails-when-charged'))
    const order = {
      customerRef,
      lines: solo,
      interval: 'monthly' as const,
      trialDays,
      key: 'order',
    }
    const begun = await payments.subscribe(order)
    if (begun.outcome === 'refused') throw new Error('refused')
    const { ref, createdAt } = begun.subscription
    await rig.pass(days(7) + rig.margin)
    await attach(rig.method('visa'))
    await payments.payOpen(ref, 'pay')
    const [invoice] = await payments.invoices(customerRef, 5)
    const told: [string, string | null, number][] = []
    for (const { body, signature, id } of await rig.events()) {
      const event = await payments.readEvent(body, signature)
      expect(event).toMatchObject({ id, customerRef, subscriptionRef: ref })
      const after = (event.occurredAt.getTime() - createdAt.getTime()) / days(1)
      told.push([event.kind, event.subjectRef, Math.floor(after)])
    }
    expect(told).toEqual([
      ['subscription-changed', ref, 0],
      ['trial-ending', ref, 4],
      ['payment-failed', invoice?.ref, 7],
      ['subscription-changed', ref, 7],
      ['invoice-paid', invoice?.ref, 7],
      ['subscription-changed', ref, 7],
    ])
    expect(await rig.events()).toEqual([])
    await rig.close()
  })
})

describe("an event signed with Stripe's secret", () => {
  let rig: Awaited<ReturnType<typeof openStripeRig>>
  beforeAll(async () => {
    rig = await openStripeRig()
  })
  afterAll(() => rig.close())

  const send = async (over: object) => {
    const facts = { id: 'evt_1', object: 'event', created: 1_770_000_000, livemode: false, ...over }
    const body = Buffer.from(
      JSON.stringify({ data: { object: {} }, type: 'charge.failed', ...facts }),
    )
    return await rig.payments.readEvent(body, signEvent(body, rig.eventSecret, rig.now()))
  }

  it('is taken where it is about nothing of ours, and says so', async () => {
    expect(await send({})).toEqual({
      id: 'evt_1',
      kind: 'other',
      customerRef: null,
      subscriptionRef: null,
      subjectRef: null,
      occurredAt: new Date(1_770_000_000_000),
    })
  })

  it('is refused from the other mode, and from another account', async () => {
    await expect(send({ livemode: true })).rejects.toThrow(WebhookRefused)
    await expect(send({ account: 'acct_1' })).rejects.toThrow(WebhookRefused)
  })

  it.each([
    ['customer.subscription.created', 'subscription-changed'],
    ['customer.subscription.deleted', 'subscription-changed'],
    ['customer.subscription.trial_will_end', 'trial-ending'],
  ])('%s means %s, of its subscription and customer', async (type, kind) => {
    const object = { id: 'sub_1', object: 'subscription', customer: { id: 'cus_1' } }
    expect(await send({ type, data: { object } })).toMatchObject({
      kind,
      customerRef: 'cus_1',
      subscriptionRef: 'sub_1',
      subjectRef: 'sub_1',
    })
  })

  it.each([
    ['invoice.paid', 'invoice-paid'],
    ['invoice.payment_failed', 'payment-failed'],
    ['invoice.payment_action_required', 'payment-failed'],
  ])('%s means %s, of its invoice', async (type, kind) => {
    const parent = { subscription_details: { subscription: 'sub_1' } }
    const object = { id: 'in_1', object: 'invoice', customer: 'cus_1', parent }
    expect(await send({ type, data: { object } })).toMatchObject({
      kind,
      customerRef: 'cus_1',
      subscriptionRef: 'sub_1',
      subjectRef: 'in_1',
    })
  })
})
