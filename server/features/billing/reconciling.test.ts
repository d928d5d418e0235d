import { days, hours } from '@foyer/shared/facts/time.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addSubscriber, settle } from '#server/testing/subscriber.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { reconcileBilling, reconcileNightly } from './jobs.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld({ FOYER_NOW: '2027-05-10T12:00:00Z' })
})
afterEach(() => test.close())

const nothing = {
  checked: 2,
  differences: [],
  unknownCustomers: [],
  missingAtProvider: [],
  failed: [],
}
const twoFirms = async () => [await addSubscriber(test), await addSubscriber(test)] as const
const tamper = (sql: string, values: unknown[]) => test.database.asOwner(sql, values)

describe('reconciling', () => {
  it('finds nothing where nothing differs, and changes nothing', async () => {
    const [firm] = await twoFirms()
    const before = await firm.row()
    expect(await reconcileBilling(test.world)).toEqual(nothing)
    expect(await firm.row()).toEqual(before)
  })

  it.each([
    ['status = $2', 'canceled', 'status'],
    ['plan_id = $2', 3, 'planId'],
    ['extra_seats = $2', 7, 'extraSeats'],
    ['cancel_at_period_end = $2', true, 'cancelAtPeriodEnd'],
    ['current_period_end = $2', '2031-01-01T00:00:00Z', 'currentPeriodEnd'],
    ['trial_end = $2', null, 'trialEnd'],
  ])('puts right what a hand changed: %s', async (change, value, field) => {
    const [firm, other] = await twoFirms()
    const [before, others] = [await firm.row(), await other.row()]
    await tamper(`update subscriptions set ${change} where firm_id = $1`, [firm.firmId, value])
    expect(await reconcileBilling(test.world)).toEqual({
      ...nothing,
      differences: [{ firmId: firm.firmId, subscriptionRef: before.ref, fields: [field] }],
    })
    const { readAt: _readAt, version: _version, ...row } = await firm.row()
    expect(before).toMatchObject(row)
    expect(await other.row()).toEqual(others)
    expect(await reconcileBilling(test.world)).toEqual(nothing)
  })

  it('opens a chat that was closed by mistake', async () => {
    const [firm] = await twoFirms()
    await tamper('update firms set active = false where firm_id = $1', [firm.firmId])
    const { differences } = await reconcileBilling(test.world)
    expect(differences).toMatchObject([{ firmId: firm.firmId, fields: ['active'] }])
    expect(await firm.isActive()).toBe(true)
  })

  it('makes up for lost events, and tells what they would have told', async () => {
    const [firm] = await twoFirms()
    await firm.ask('POST', 'cancel')
    test.pass(days(8))
    await test.world.payments.turnClock()
    for (const { id } of await test.world.payments.undelivered())
      await test.world.payments.markDelivered(id)
    await settle(test)
    expect(await firm.isActive()).toBe(true)
    const { differences } = await reconcileBilling(test.world)
    const found = differences.find(({ firmId }) => firmId === firm.firmId)
    expect(found?.fields).toEqual(expect.arrayContaining(['status', 'endedAt', 'active']))
    expect(await firm.isActive()).toBe(false)
    const notices = await test.database.asOwner(
      `select 1 from billing_notices where firm_id = $1 and kind = 'ended'`,
      [firm.firmId],
    )
    expect(notices).toHaveLength(1)
  })

  it('brings back a subscription that was deleted', async () => {
    const [firm] = await twoFirms()
    const { ref } = await firm.row()
    await tamper('delete from subscriptions where firm_id = $1', [firm.firmId])
    const { differences } = await reconcileBilling(test.world)
    expect(differences).toEqual([
      { firmId: firm.firmId, subscriptionRef: ref, fields: ['subscription'] },
    ])
    expect(await firm.row()).toMatchObject({ ref })
  })

  it('names what stands on one side only', async () => {
    const [firm, other] = await twoFirms()
    await tamper('delete from billing_customers where firm_id = $1', [firm.firmId])
    await tamper('delete from sandbox_subscriptions where customer_ref = $1', [other.customerRef])
    expect(await reconcileBilling(test.world)).toEqual({
      ...nothing,
      checked: 0,
      unknownCustomers: [firm.customerRef],
      missingAtProvider: [other.firmId],
    })
    expect(await other.isActive()).toBe(true)
  })

  it('says nothing of who paid once and has no firm any more', async () => {
    const [firm] = await twoFirms()
    await test.world.payments.end((await firm.row()).ref)
    await tamper('delete from billing_customers where firm_id = $1', [firm.firmId])
    expect(await reconcileBilling(test.world)).toMatchObject({ unknownCustomers: [] })
  })

  it('is not led astray by a reading from a clock that was ahead', async () => {
    const [firm] = await twoFirms()
    await tamper(
      `update subscriptions set plan_id = 6, read_at = '2030-01-01' where firm_id = $1`,
      [firm.firmId],
    )
    await reconcileBilling(test.world)
    expect(await firm.row()).toMatchObject({ planId: 1 })
  })
})

describe('every night', () => {
  const runs = async () =>
    await test.database.asOwner<{ night: string; finished: boolean }>(
      'select night::text, finished_at is not null as finished from nightly_runs',
    )

  it('one of many workers does it, and again the next night', async () => {
    let asked = 0
    const { payments } = test.world
    const all: typeof payments.all = () => {
      asked += 1
      return payments.all()
    }
    test.world.payments = { ...payments, all }
    await addSubscriber(test)
    const everyWorker = () =>
      Promise.all(Array.from({ length: 8 }, () => reconcileNightly(test.world)))
    await everyWorker()
    await everyWorker()
    expect(asked).toBe(1)
    expect(await runs()).toEqual([{ night: '2027-05-10', finished: true }])
    test.pass(hours(19))
    await everyWorker()
    expect(asked).toBe(1)
    test.pass(hours(2))
    await everyWorker()
    expect(asked).toBe(2)
    expect(await runs()).toEqual([{ night: '2027-05-11', finished: true }])
  })

  it('a run that died is begun again after an hour', async () => {
    const working = test.world.payments
    test.world.payments = {
      ...working,
      all: () => {
        throw new Error('no answer')
      },
    }
    await expect(reconcileNightly(test.world)).rejects.toThrow('cannot be reached')
    test.world.payments = working
    await reconcileNightly(test.world)
    expect(await runs()).toMatchObject([{ finished: false }])
    test.pass(hours(1) + 1000)
    await reconcileNightly(test.world)
    expect(await runs()).toMatchObject([{ finished: true }])
  })
})
