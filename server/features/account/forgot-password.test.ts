import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
const pairs = 200
const known = (n: number) => `known${n}@firm.example`
const unknown = (n: number) => `nobody${n}@firm.example`
beforeAll(async () => {
  test = await testWorld()
  await test.database.asOwner(
    `insert into identity_accounts (uid, email, valid_since, created_at)
     select 'known' || n, 'known' || n || '@firm.example', now(), now() from generate_series(0, $1) n`,
    [pairs + 10],
  )
})
afterAll(() => test.close())

const ask = (email: string) =>
  test.call('app', 'POST', '/api/v1/auth/forgot-password', { body: { email } })
const letters = async () =>
  await test.database.asOwner<{ email: string }>(
    'select email from identity_codes where letter_due_at is not null',
  )
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

describe('asking for a link to choose a new password', () => {
  it('answers every address alike, and sends a letter only where there is an account', async () => {
    const answer = {
      status: 200,
      body: { success: true, message: 'Check your inbox for a password reset link' },
    }
    for (const email of [known(pairs), unknown(pairs), ` ${known(pairs + 1).toUpperCase()} `])
      expect(await ask(email)).toMatchObject(answer)
    expect(await letters()).toEqual([{ email: known(pairs) }, { email: known(pairs + 1) }])
    await test.world.identity.sendLetters()
    const { entries } = await test.outbox.list()
    expect(entries.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `${known(pairs)}: Choose a new password`,
      `${known(pairs + 1)}: Choose a new password`,
    ])
  })

  it.each(['', 'no address', 'a@b', 'x@firm.example\nBcc: y@firm.example'])(
    'refuses what is no address: %j',
    async (email) => {
      expect(await ask(email)).toMatchObject({
        status: 400,
        body: { success: false, error: 'account/invalid-email', message: 'Invalid email address' },
      })
    },
  )

  it('goes on answering alike when it sends no more', async () => {
    const first = await ask(known(pairs + 2))
    for (let n = 0; n < 8; n += 1) expect((await ask(known(pairs + 2))).body).toEqual(first.body)
    const made = await test.database.asOwner('select 1 from identity_codes where email = $1', [
      known(pairs + 2),
    ])
    expect(made).toHaveLength(5)
  })

  it(`takes as long for a known address as for an unknown one: medians of ${pairs} pairs within 20 ms`, async () => {
    const took = async (email: string) => {
      const start = performance.now()
      const { body } = await ask(email)
      const elapsed = performance.now() - start
      return { elapsed, body: JSON.stringify(body) }
    }
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    const bodies = new Set<string>()
    for (let n = 0; n < pairs; n += 1) {
      const [one, other] = [await took(known(n)), await took(unknown(n))]
      times.known.push(one.elapsed)
      times.unknown.push(other.elapsed)
      bodies.add(one.body).add(other.body)
    }
    expect(bodies.size).toBe(1)
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(20)
  })
})

describe('from one network', () => {
  it('is answered twenty times a quarter of an hour where it is not exempt', async () => {
    const strict = await testWorld({ RATE_LIMIT_EXEMPT: '' })
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) {
      const body = { email: unknown(n) }
      const { status } = await strict.call('app', 'POST', '/api/v1/auth/forgot-password', { body })
      statuses.push(status)
    }
    await strict.close()
    expect(statuses.indexOf(429)).toBe(20)
  })
})
