import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { days, hours } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSubscriber, settle } from '#server/testing/subscriber.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'
import { forgetLeftovers } from '../documents/jobs.ts'
import { forgetNightly } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2027-05-10T12:00:00Z' })
})
afterAll(() => test.close())

const count = async (table: string): Promise<number> =>
  (await test.database.asOwner(`select 1 from ${table}`)).length

describe('what a killed process left', () => {
  it('is removed an hour after; what is still worked on is not', async () => {
    for (const folder of ['arriving', 'checking']) {
      const place = path.join(test.world.config.dataFolder, folder)
      mkdirSync(place, { recursive: true })
      for (const name of ['left', 'worked-on']) writeFileSync(path.join(place, name), 'a lease')
      const then = new Date(Date.now() - hours(1) - 1_000)
      utimesSync(path.join(place, 'left'), then, then)
      await forgetLeftovers(test.world)
      expect(readdirSync(place)).toEqual(['worked-on'])
    }
  })
})

describe('what is forgotten every night', () => {
  it('is a chat whose notice nobody accepted, after 30 days; an accepted one stays', async () => {
    const firms = [await test.addFirm(), await test.addFirm()]
    for (const { token } of firms) {
      await openChat(test, token)
      await (await openChat(test, token)).accept()
    }
    test.pass(days(29))
    await forgetNightly(test.world)
    expect([await count('sessions'), await count('session_routes')]).toEqual([4, 4])
    test.pass(days(2))
    await forgetNightly(test.world)
    expect([await count('sessions'), await count('session_routes')]).toEqual([2, 2])
    expect(
      await test.database.asOwner('select 1 from sessions where consented_at is null'),
    ).toEqual([])
  })

  it('is which events of the payment provider had their effect, after 90 days', async () => {
    const firm = await addSubscriber(test)
    await settle(test)
    const { ref } = await firm.row()
    expect(await count('payment_events')).toBeGreaterThan(0)
    test.pass(days(89))
    await forgetNightly(test.world)
    expect(await count('payment_events')).toBeGreaterThan(0)
    test.pass(days(2))
    await forgetNightly(test.world)
    expect(await count('payment_events')).toBe(0)
    expect(await firm.row()).toMatchObject({ ref })
  })

  it('is how many letters an address got, a week after', async () => {
    await test.database.asOwner(
      `insert into mailbox_letters (address_key, window_from, sent) values ('key', $1, 3)`,
      [test.world.clock.now()],
    )
    test.pass(days(6))
    await forgetNightly(test.world)
    expect(await count('mailbox_letters')).toBe(1)
    test.pass(days(2))
    await forgetNightly(test.world)
    expect(await count('mailbox_letters')).toBe(0)
  })

  it('is looked for once a night, however many workers there are', async () => {
    const { token } = await test.addFirm()
    await openChat(test, token)
    const before = await count('sessions')
    await forgetNightly(test.world)
    test.pass(days(31))
    await Promise.all(Array.from({ length: 8 }, () => forgetNightly(test.world)))
    expect(await count('sessions')).toBe(before - 1)
    await openChat(test, token)
    await test.database.asOwner(`update sessions set created_at = created_at - interval '40 days'`)
    test.pass(hours(1))
    await forgetNightly(test.world)
    expect(await count('sessions')).toBe(before)
    test.pass(hours(24))
    await forgetNightly(test.world)
    expect(await count('sessions')).toBe(before - 1)
  })
})
