import { days, hours, minutes } from '@foyer/shared/facts/time.ts'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addSubscriber,
  mailsTo,
  settle,
  type Subscriber,
  testCard,
} from '#server/testing/subscriber.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
afterEach(() => test.close())

/** Opens a world at an instant. The firms of it are in Detroit. */
async function begin(now: string): Promise<void> {
  test = await testWorld({ FOYER_NOW: now })
}

/** Moves the clock to an instant, half a minute past it, and lets everything due happen. */
async function goTo(instant: string): Promise<void> {
  test.pass(new Date(instant).getTime() + 30_000 - test.world.clock.now().getTime())
  await settle(test)
}

const plan = async (firm: Subscriber) => (await firm.ask('GET', 'current-plan')).body
const minuteOf = (at: string | null) => at?.slice(0, 16)

/** Subjects and texts of what the owner was told, oldest first. */
async function told(firm: Subscriber) {
  const mails = await mailsTo(test, firm.email)
  return mails.map(({ subject, text }) => ({ subject, text: text.replaceAll(/\s+/g, ' ') }))
}

describe('a trial', () => {
  it('is told three days before its end, then paid, then paid monthly', async () => {
    await begin('2027-05-10T16:00:00Z')
    const firm = await addSubscriber(test, { planId: 2 })
    await goTo('2027-05-14T15:00:00Z')
    await goTo('2027-05-14T16:00:00Z')
    await goTo('2027-05-15T00:00:00Z')
    const [ending, ...more] = await told(firm)
    expect(more).toEqual([])
    expect(ending?.subject).toBe('Your trial ends on Monday, May 17, 2027')
    expect(ending?.text).toContain('The free trial of Hale & Wren ends on Monday, May 17, 2027.')
    expect(ending?.text).toContain(
      'On that day we charge $599 to your VISA card ending in 4242, then again every month. There is nothing you need to do.',
    )
    expect(ending?.text).toContain('choose Cancel subscription. Then nothing is charged.')
    expect(ending?.text).toContain('/dashboard/settings')
    expect((await plan(firm)).plan.status).toBe('trialing')
    await goTo('2027-05-17T16:00:00Z')
    expect((await plan(firm)).plan).toMatchObject({ status: 'active' })
    expect(minuteOf((await plan(firm)).plan.nextChargeAt)).toBe('2027-06-17T16:00')
    await goTo('2027-07-17T16:00:00Z')
    expect(minuteOf((await plan(firm)).plan.nextChargeAt)).toBe('2027-08-17T16:00')
    const invoices = await firm.invoices()
    expect(invoices.map(({ at, totalCents }) => [at.slice(0, 10), totalCents])).toEqual([
      ['2027-07-17', 59_900],
      ['2027-06-17', 59_900],
      ['2027-05-17', 59_900],
    ])
    expect(await told(firm)).toHaveLength(1)
  })

  it('says another day where midnight lies between the firm and UTC', async () => {
    await begin('2027-05-11T02:30:00Z')
    const firm = await addSubscriber(test)
    await goTo('2027-05-15T02:30:00Z')
    // 02:30 on the 18th in London is the evening of the 17th in Detroit.
    expect((await told(firm))[0]?.subject).toBe('Your trial ends on Monday, May 17, 2027')
  })

  it('without a card is told that one is missing', async () => {
    await begin('2027-05-10T16:00:00Z')
    const firm = await addSubscriber(test)
    await test.database.asOwner('update sandbox_customers set card_ref = null')
    await goTo('2027-05-14T16:00:00Z')
    expect((await told(firm))[0]?.text).toContain(
      '$349 will be due on that day, and there is no card on file yet. Please add one, so that your chat goes on.',
    )
  })
})

describe('the calendar', () => {
  const seats = { planId: 3, attorneyCount: 8, trial: 0 } as const

  it.each([
    [
      'a month’s end',
      '2027-01-31T17:00:00Z',
      ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ],
    [
      'a leap day',
      '2028-01-29T17:00:00Z',
      ['2028-02-29', '2028-03-29', '2028-04-29', '2028-05-29'],
    ],
    ['the 30th in a leap year', '2028-01-30T17:00:00Z', ['2028-02-29', '2028-03-30', '2028-04-30']],
  ])('charges on the right days after %s', async (_what, start, dates) => {
    await begin(start)
    const firm = await addSubscriber(test, seats)
    for (const day of dates) {
      expect(minuteOf((await plan(firm)).plan.nextChargeAt)).toBe(`${day}T17:00`)
      await goTo(`${day}T17:00:00Z`)
    }
    const invoices = await firm.invoices()
    expect(invoices.map(({ at }) => at.slice(0, 10))).toEqual([
      ...dates.toReversed(),
      start.slice(0, 10),
    ])
    expect(new Set(invoices.map(({ totalCents }) => totalCents))).toEqual(new Set([119_700]))
  })

  it('charges a yearly plan of a leap day on the 28th, and on the 29th again', async () => {
    await begin('2028-02-29T17:00:00Z')
    const firm = await addSubscriber(test, { planId: 4, trial: 0 })
    await goTo('2029-02-28T17:00:00Z')
    await goTo('2032-02-28T17:00:00Z')
    expect(minuteOf((await plan(firm)).plan.nextChargeAt)).toBe('2032-02-29T17:00')
    await goTo('2032-02-29T17:00:00Z')
    expect((await firm.invoices()).map(({ at }) => at.slice(0, 10))).toEqual([
      '2032-02-29',
      '2031-02-28',
      '2030-02-28',
      '2029-02-28',
      '2028-02-29',
    ])
  })

  it('keeps its instant when the clocks change, and names the firm’s own day', async () => {
    // Detroit puts its clocks forward on March 14, 2027: 23:30 before is 00:30 of the next day after.
    await begin('2027-02-16T04:30:00Z')
    const firm = await addSubscriber(test, { trial: 0 })
    expect((await plan(firm)).plan.nextChargeAt).toMatch(/^2027-03-16T04:30/)
    const { body } = await firm.ask('POST', 'cancel')
    expect(body.message).toContain('Your plan ends on Tuesday, March 16, 2027.')
    await goTo('2027-03-16T04:29:00Z')
    expect(await firm.isActive()).toBe(true)
    await goTo('2027-03-16T04:30:00Z')
    expect(await firm.isActive()).toBe(false)
    const [planned, ended] = await told(firm)
    expect(planned?.subject).toBe('Your plan ends on Tuesday, March 16, 2027')
    expect(ended?.text).toContain('The Solo plan of Hale & Wren ended on Tuesday, March 16, 2027.')
  })
})

describe('a payment that fails', () => {
  const broke = { card: testCard('card_charge_fails') }

  it('is told once, keeps the chat, and recovers with a new card', async () => {
    await begin('2027-05-10T16:00:00Z')
    const firm = await addSubscriber(test, broke)
    await goTo('2027-05-17T16:00:00Z')
    expect((await plan(firm)).plan.status).toBe('past_due')
    expect(await firm.isActive()).toBe(true)
    await goTo('2027-05-20T16:00:00Z')
    const failed = (await told(firm)).filter(({ subject }) =>
      subject.includes('did not go through'),
    )
    expect(failed).toHaveLength(1)
    const text = failed[0]?.text
    expect(text).toContain(
      'We could not charge $349 for Hale & Wren to your VISA card ending in 0341.',
    )
    expect(text).toContain('Your chat goes on working, and nothing you have received is touched.')
    expect(text).toContain(
      'If no payment goes through by Monday, May 24, 2027, the plan ends and the chat stops receiving visitors.',
    )
    await firm.ask('POST', 'payment-methods', { paymentMethodId: testCard() })
    expect((await plan(firm)).plan.status).toBe('active')
    await goTo('2027-06-17T16:00:00Z')
    expect((await firm.invoices()).map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  it('ends the plan after the last attempt, and says so', async () => {
    await begin('2027-05-10T16:00:00Z')
    const firm = await addSubscriber(test, broke)
    await goTo('2027-05-17T16:00:00Z')
    await goTo('2027-05-24T15:00:00Z')
    expect(await firm.isActive()).toBe(true)
    await goTo('2027-05-24T16:00:00Z')
    expect(await firm.isActive()).toBe(false)
    expect(await plan(firm)).toMatchObject({ plan: null, lastPlan: { name: 'Solo' } })
    const last = (await told(firm)).at(-1)
    expect(last?.subject).toBe('Your plan has ended')
    expect(last?.text).toContain('The Solo plan of Hale & Wren ended on Monday, May 24, 2027.')
  })

  it('is not told once it has been paid', async () => {
    await begin('2027-05-10T16:00:00Z')
    const firm = await addSubscriber(test, broke)
    await goTo('2027-05-16T16:00:00Z')
    test.pass(days(1) + minutes(2))
    await test.world.payments.turnClock()
    await firm.ask('POST', 'payment-methods', { paymentMethodId: testCard() })
    await settle(test)
    expect((await told(firm)).map(({ subject }) => subject)).toEqual([
      'Your trial ends on Monday, May 17, 2027',
    ])
  })
})

describe('a cancellation', () => {
  it('is told with its day, and the end with the way back', async () => {
    await begin('2027-05-10T16:00:00Z')
    const firm = await addSubscriber(test, { trial: 0 })
    await firm.ask('POST', 'cancel')
    await settle(test)
    const [planned] = await told(firm)
    expect(planned?.subject).toBe('Your plan ends on Thursday, June 10, 2027')
    expect(planned?.text).toContain(
      'The Solo plan of Hale & Wren ends on Thursday, June 10, 2027. Nothing more will be charged.',
    )
    expect(planned?.text).toContain('Until then your chat receives visitors as before.')
    expect(planned?.text).toContain('open Settings & Billing before that day and keep the plan.')
    await goTo('2027-06-10T16:00:00Z')
    const ended = (await told(firm)).at(-1)
    expect(ended?.subject).toBe('Your plan has ended')
    for (const sentence of [
      'The chat on your website no longer receives visitors; it asks them to contact you directly.',
      'Everything you have received stays readable in your dashboard: leads, messages, appointment requests and documents.',
      'To come back, open Settings & Billing and choose Reactivate Plan. Your chat answers again at once.',
    ])
      expect(ended?.text).toContain(sentence)
    expect(await firm.invoices()).toHaveLength(1)
  })

  it('that was taken back before its mail went is not told, and is when it is planned again', async () => {
    await begin('2027-05-10T16:00:00Z')
    const firm = await addSubscriber(test, { trial: 0 })
    await firm.ask('POST', 'cancel')
    await firm.ask('POST', 'reactivate')
    await settle(test)
    expect(await told(firm)).toEqual([])
    await firm.ask('POST', 'cancel')
    await settle(test)
    await settle(test)
    expect(await told(firm)).toHaveLength(1)
  })

  it('keeps the same Message-ID when a crash repeats its mail', async () => {
    await begin('2027-05-10T16:00:00Z')
    const firm = await addSubscriber(test, { trial: 0 })
    await firm.ask('POST', 'cancel')
    await settle(test)
    await test.database.asOwner('update billing_notices set emailed_at = null')
    test.pass(hours(1))
    await settle(test)
    const mails = await mailsTo(test, firm.email)
    expect(mails).toHaveLength(2)
    const ids = mails.map(({ headers }) => headers.find(({ name }) => name === 'Message-ID')?.value)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^<billing\.[0-9a-f-]{36}@foyer\.localhost>$/)
  })
})
