import { plans } from '@foyer/shared/facts/plans.ts'
import { days, hours, minutes } from '@foyer/shared/facts/time.ts'
import { findPlan, priceLines, totalCents } from '@foyer/shared/rules/price.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSubscriber, type Subscriber } from '#server/testing/subscriber.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const now = () => test.world.clock.now().getTime()
/** Moves the clock to the next time it is so late in a day, in UTC. */
const passTo = (timeOfDay: number) =>
  test.pass((((timeOfDay - now()) % days(1)) + days(1)) % days(1) || days(1))

const wishOf = (planId: (typeof plans)[number]['ids']['monthly' | 'yearly']) => ({
  planId,
  billingInterval: findPlan(planId).interval,
})

/** What was charged, less what is kept as credit and what the running period is still worth. */
async function spent({ row, customerRef }: Subscriber): Promise<number> {
  const [paid] = await test.database.asOwner<{ cents: number }>(
    `select (select sum(due_cents) from sandbox_invoices where customer_ref = $1)::int
      - (select credit_cents from sandbox_customers where customer_ref = $1)::int as cents`,
    [customerRef],
  )
  const { planId, currentPeriodStart: start, currentPeriodEnd: end } = await row()
  const plan = plans.flatMap(({ ids }) => [ids.monthly, ids.yearly]).find((id) => id === planId)
  if (paid === undefined || plan === undefined) throw new Error('nothing was charged')
  const left = (end.getTime() - now()) / (end.getTime() - start.getTime())
  return paid.cents - totalCents(priceLines({ planId: plan, attorneyCount: 1 })) * left
}

describe('a price that was shown', () => {
  const stale = {
    status: 409,
    body: {
      success: false,
      error: 'billing/preview-stale',
      message: 'The price has changed since it was shown. Please look at it again.',
    },
  }

  it('is what is charged some minutes later', async () => {
    const firm = await addSubscriber(test, { planId: 1, trial: 0 })
    test.pass(days(3))
    const preview = await firm.ask('POST', 'preview-change', wishOf(3))
    const { dueNowCents, proratedAt } = preview.body
    expect(Math.abs(Date.parse(proratedAt) - now())).toBeLessThan(minutes(1))
    test.pass(minutes(9))
    const later = await firm.ask('POST', 'preview-change', wishOf(3))
    expect(later.body.dueNowCents).not.toBe(dueNowCents)
    const answer = await firm.ask('POST', 'change-plan', { ...wishOf(3), proratedAt })
    expect(answer.status).toBe(200)
    expect((await firm.invoices())[0]).toMatchObject({ totalCents: dueNowCents, status: 'paid' })
    // Pressed twice, it is one order.
    const again = await firm.ask('POST', 'change-plan', { ...wishOf(3), proratedAt })
    expect(again.body.message).toBe('You have this plan already. Nothing was charged.')
  })

  it.each([
    ['more than ten minutes old', -minutes(11)],
    ['of the future', minutes(1)],
  ])('is not taken where it is %s', async (_what, off) => {
    const firm = await addSubscriber(test, { planId: 1, trial: 0 })
    test.pass(days(3))
    const proratedAt = new Date(now() + off).toISOString()
    expect(await firm.ask('POST', 'change-plan', { ...wishOf(3), proratedAt })).toMatchObject(stale)
    expect(await firm.row()).toMatchObject({ planId: 1 })
    expect(await firm.invoices()).toHaveLength(1)
  })

  it('is not taken of an earlier period, nor from before another change', async () => {
    const firm = await addSubscriber(test, { planId: 1, trial: 0 })
    test.pass((await firm.row()).currentPeriodEnd.getTime() - now() - minutes(5))
    const before = await firm.ask('POST', 'preview-change', wishOf(3))
    test.pass(minutes(8))
    const { proratedAt } = before.body
    expect(await firm.ask('POST', 'change-plan', { ...wishOf(3), proratedAt })).toMatchObject(stale)
    const shown = await firm.ask('POST', 'preview-change', wishOf(2))
    test.pass(minutes(1))
    expect((await firm.ask('POST', 'change-plan', wishOf(3))).status).toBe(200)
    const order = { ...wishOf(2), proratedAt: shown.body.proratedAt }
    expect(await firm.ask('POST', 'change-plan', order)).toMatchObject(stale)
    expect(await firm.row()).toMatchObject({ planId: 3 })
  })
})

describe('switching every day for a month', () => {
  it('between monthly and yearly at 23:59 costs no less than a month at the yearly price', async () => {
    passTo(hours(24) - minutes(1))
    const firm = await addSubscriber(test, { planId: 3, trial: 0 })
    for (let day = 0; day < 30; day++) {
      passTo(hours(24) - minutes(1))
      const wish = wishOf(day % 2 === 0 ? 6 : 3)
      expect((await firm.ask('POST', 'change-plan', wish)).status).toBe(200)
    }
    const yearlyForThirtyDays = (1_078_800 * 30) / 366
    expect(await spent(firm)).toBeGreaterThanOrEqual(yearlyForThirtyDays - 30)
  })

  it('up at 00:00 and down at 23:59 costs what the dearer plan costs', async () => {
    passTo(0)
    const firm = await addSubscriber(test, { planId: 1, trial: 0 })
    for (let day = 0; day < 27; day++) {
      expect((await firm.ask('POST', 'change-plan', wishOf(3))).status).toBe(200)
      passTo(hours(24) - minutes(1))
      expect((await firm.ask('POST', 'change-plan', wishOf(1))).status).toBe(200)
      passTo(0)
    }
    const used = (99_900 * 27 * (days(1) - minutes(1))) / days(31)
    expect(await spent(firm)).toBeGreaterThanOrEqual(used - 54)
  })
})
