import { createHmac } from 'node:crypto'
import { days, seconds } from '@foyer/shared/facts/time.ts'
import { paymentsWebhook } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedEvent } from '#server/ports/payments/payments.ts'
import { addSubscriber, mailsTo, settle, type Subscriber } from '#server/testing/subscriber.ts'
import { type Answer, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { handOverEvents } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** Posts bytes to the address the provider tells its events to. */
function post(body: Buffer, signature: string | undefined): Promise<Answer> {
  return test.call('app', 'POST', paymentsWebhook, {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
  })
}

const deliver = ({ body, signature }: SignedEvent): Promise<Answer> => post(body, signature)

/** What happened to one firm and was not handed over yet, oldest first. */
async function eventsOf({ customerRef }: Subscriber): Promise<SignedEvent[]> {
  await test.world.payments.turnClock()
  const events = await test.world.payments.undelivered()
  return events.filter(({ body }) => body.includes(customerRef))
}

const count = async (table: 'payment_events' | 'billing_notices', { firmId }: Subscriber) =>
  (await test.database.asOwner(`select 1 from ${table} where firm_id = $1`, [firmId])).length

/** Everything an event may change of a firm, without when and how often it was looked at. */
async function stateOf(firm: Subscriber): Promise<object> {
  const { version: _version, readAt: _readAt, ...row } = await firm.row()
  const notices = await test.database.asOwner(
    'select kind, subject from billing_notices where firm_id = $1 order by 1, 2',
    [firm.firmId],
  )
  return { row, notices, active: await firm.isActive() }
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  )
}

async function firmWithEvent(): Promise<{ firm: Subscriber; event: SignedEvent }> {
  const firm = await addSubscriber(test)
  const [event] = await eventsOf(firm)
  if (event === undefined) throw new Error('nothing happened')
  return { firm, event }
}

describe('what an order brings about', () => {
  it('tells the owner by the job queue, once', async () => {
    const worker = await test.startWorker()
    const firm = await addSubscriber(test)
    await firm.ask('POST', 'cancel')
    await expect.poll(() => mailsTo(test, firm.email), { timeout: 15_000 }).toHaveLength(1)
    await settle(test)
    await firm.ask('POST', 'cancel')
    await worker.stop()
    expect(await mailsTo(test, firm.email)).toHaveLength(1)
  })
})

describe('an event of the provider', () => {
  it('is taken by its raw bytes, once', async () => {
    const { firm, event } = await firmWithEvent()
    expect(await deliver(event)).toMatchObject({ status: 200, body: { received: true } })
    expect(await deliver(event)).toMatchObject({ status: 200 })
    expect(await count('payment_events', firm)).toBe(1)
  })

  const wrong: [string, (event: SignedEvent) => [Buffer, string | undefined]][] = [
    ['no signature', ({ body }) => [body, undefined]],
    ['an empty signature', ({ body }) => [body, '']],
    ['no body', ({ signature }) => [Buffer.alloc(0), signature]],
    [
      'one byte changed',
      ({ body, signature }) => [Buffer.concat([body, Buffer.from(' ')]), signature],
    ],
    [
      'the same JSON written anew',
      ({ body, signature }) => [
        Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)),
        signature,
      ],
    ],
    ['another event’s signature', ({ body }) => [body, `t=1,v1=${'0'.repeat(64)}`]],
    ['no time in the signature', ({ body, signature }) => [body, signature.replace(/t=\d+,/, '')]],
    ['only the old scheme', ({ body, signature }) => [body, signature.replace('v1=', 'v0=')]],
    [
      'the signature of somebody with another secret',
      ({ body }) => {
        const at = Math.floor(test.world.clock.now().getTime() / 1000)
        const mac = createHmac('sha256', 'guessed').update(`${at}.`).update(body).digest('hex')
        return [body, `t=${at},v1=${mac}`]
      },
    ],
  ]
  it.each(wrong)('is refused with %s', async (_what, forge) => {
    const { firm, event } = await firmWithEvent()
    expect(await post(...forge(event))).toMatchObject({
      status: 400,
      body: {
        error: 'billing/event-refused',
        message: 'This is not an event of the payment provider, or it is too old.',
      },
    })
    expect(await count('payment_events', firm)).toBe(0)
  })

  it('is refused when its signature is older than 300 seconds', async () => {
    const { firm, event } = await firmWithEvent()
    test.pass(seconds(299))
    expect((await deliver(event)).status).toBe(200)
    const { event: old } = await firmWithEvent()
    test.pass(seconds(302))
    expect((await deliver(old)).status).toBe(400)
    expect(await count('payment_events', firm)).toBe(1)
  })

  it('of a customer nobody knows is answered 200, so that it is not sent for ever', async () => {
    const { firm, event } = await firmWithEvent()
    await test.database.asOwner('delete from billing_customers where firm_id = $1', [firm.firmId])
    expect((await deliver(event)).status).toBe(200)
    expect(await count('payment_events', firm)).toBe(0)
  })

  it('fifty times at once has one effect', async () => {
    const firm = await addSubscriber(test)
    await firm.ask('POST', 'cancel')
    const before = await firm.row()
    await test.database.asOwner('delete from billing_notices where firm_id = $1', [firm.firmId])
    const events = await eventsOf(firm)
    const event = events.at(-1)
    if (event === undefined) throw new Error('nothing happened')
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(event)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await count('payment_events', firm)).toBe(1)
    expect(await count('billing_notices', firm)).toBe(1)
    expect((await firm.row()).version).toBe(before.version)
  })

  it('is not believed: the provider is asked how things stand', async () => {
    const firm = await addSubscriber(test)
    await firm.ask('POST', 'cancel')
    const [begun] = await eventsOf(firm)
    test.pass(days(8))
    await test.world.payments.turnClock()
    if (begun === undefined) throw new Error('nothing happened')
    // Told of the beginning, read after the end.
    const { body } = begun
    const fresh = (await eventsOf(firm)).find((event) => event.body.equals(body))
    if (fresh === undefined) throw new Error('the event has gone')
    await deliver(fresh)
    expect(await firm.row()).toMatchObject({ status: 'canceled' })
    expect(await firm.isActive()).toBe(false)
  })

  it('changes its own firm only', async () => {
    const other = await addSubscriber(test)
    const before = await stateOf(other)
    const firm = await addSubscriber(test)
    await firm.ask('POST', 'cancel')
    test.pass(days(8))
    for (const event of await eventsOf(firm)) await deliver(event)
    expect(await firm.isActive()).toBe(false)
    expect(await stateOf(other)).toEqual(before)
    expect(await count('payment_events', other)).toBe(0)
  })

  it('waits where the provider cannot be asked, and comes again', async () => {
    const { firm, event } = await firmWithEvent()
    const working = test.world.payments
    const away = () => Promise.reject(new Error('no answer'))
    test.world.payments = { ...working, newest: away }
    expect((await deliver(event)).status).toBe(503)
    expect(await count('payment_events', firm)).toBe(0)
    test.world.payments = working
    expect((await deliver(event)).status).toBe(200)
    expect(await count('payment_events', firm)).toBe(1)
  })
})

describe('events in any order', () => {
  it('leave the same state in all 120 orders of five', async () => {
    const firm = await addSubscriber(test, { trial: 7 })
    await firm.ask('POST', 'change-plan', {
      planId: 3,
      billingInterval: 'monthly',
      attorneyCount: 7,
    })
    const begun = await firm.row()
    test.pass(days(7) + seconds(5))
    await firm.ask('POST', 'cancel')
    const events = (await eventsOf(firm)).slice(-5)
    expect(events).toHaveLength(5)
    const states = new Set<string>()
    for (const order of permutations(events)) {
      for (const table of ['payment_events', 'billing_notices'])
        await test.database.asOwner(`delete from ${table} where firm_id = $1`, [firm.firmId])
      await test.database.asOwner(
        `update subscriptions set status = 'trialing', plan_id = 1, cancel_at_period_end = false,
           read_at = $2, version = 1 where firm_id = $1`,
        [firm.firmId, begun.readAt],
      )
      for (const event of order) await deliver(event)
      states.add(JSON.stringify(await stateOf(firm)))
      expect(await count('payment_events', firm)).toBe(5)
    }
    expect(states.size).toBe(1)
    expect([...states][0]).toContain('cancellation-planned')
  }, 120_000)

  it('never let an older answer overwrite a newer one', async () => {
    const { firm, event } = await firmWithEvent()
    const working = test.world.payments
    const stale = await working.newest(firm.customerRef)
    let answerNow = (): void => undefined
    const held = new Promise<void>((resolve) => (answerNow = resolve))
    test.world.payments = {
      ...working,
      newest: async () => {
        await held
        return stale
      },
    }
    const slow = deliver(event)
    await expect.poll(() => test.world.payments !== working).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    test.world.payments = working
    await firm.ask('POST', 'cancel')
    answerNow()
    expect((await slow).status).toBe(200)
    expect(await firm.row()).toMatchObject({ cancelAtPeriodEnd: true })
  })
})

describe('a provider in this process', () => {
  it('hands its events over by the same way, each until it had its effect', async () => {
    const firm = await addSubscriber(test, { trial: 0 })
    const working = test.world.payments
    test.world.payments = { ...working, newest: () => Promise.reject(new Error('no answer')) }
    await expect(handOverEvents(test.world)).rejects.toThrow(
      'The payment service cannot be reached at the moment.',
    )
    test.world.payments = working
    expect(await count('payment_events', firm)).toBe(0)
    await handOverEvents(test.world)
    expect(await count('payment_events', firm)).toBe(2)
    expect(await eventsOf(firm)).toEqual([])
  })
})
