import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hours, minutes } from '@foyer/shared/facts/time.ts'
import { type IdentityReply, type IdentityUnderTest, openTestIdentity } from './test-identity.ts'

let test: IdentityUnderTest
const password = 'Right 1234'
beforeAll(async () => {
  test = await openTestIdentity()
  for (const name of ['ann', 'ben', 'cal'])
    await test.identity.createAccount({
      email: `${name}@firm.example`,
      password,
      emailVerified: true,
    })
  for (let n = 0; n < 60; n += 1)
    await test.identity.createAccount({
      email: `many${n}@firm.example`,
      password: `${n}`,
      emailVerified: false,
    })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.asOwner('delete from identity_attempts')
})

const times = <T>(n: number, make: (index: number) => T) =>
  Array.from({ length: n }, (_, i) => make(i))

/** Works one after the other, as a patient guesser would. */
async function inTurn(n: number, make: (index: number) => Promise<IdentityReply>) {
  const codes: string[] = []
  for (let index = 0; index < n; index += 1) codes.push((await make(index)).code)
  return codes
}

const counted = (codes: string[]) =>
  Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((each) => each === code).length]),
  )

describe('guessing a password', () => {
  it('ends after ten tries, from however many addresses, and then refuses the right one too', async () => {
    const codes = await inTurn(30, (n) =>
      test.signIn('ann@firm.example', `guess ${n}`, `198.51.100.${n}`),
    )
    expect(codes.slice(0, 10)).toEqual(times(10, () => 'INVALID_PASSWORD'))
    expect(codes.slice(10)).toEqual(times(20, () => 'TOO_MANY_ATTEMPTS_TRY_LATER'))
    const right = await test.signIn('ann@firm.example', password, '203.0.113.9')
    expect(right).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    expect((await test.signIn('ben@firm.example', password, '203.0.113.9')).code).toBe('ok')
  })

  it('cannot outrun the count with 50 tries at once', async () => {
    const replies = await Promise.all(
      times(50, (n) => test.signIn('ann@firm.example', `guess ${n}`, `198.51.100.${n}`)),
    )
    const codes = counted(replies.map(({ code }) => code))
    expect(codes).toEqual({ INVALID_PASSWORD: 10, TOO_MANY_ATTEMPTS_TRY_LATER: 40 })
  })

  it('goes on counting after a restart', async () => {
    await inTurn(6, (n) => test.signIn('ann@firm.example', `guess ${n}`))
    const restarted = await test.start()
    const codes = await inTurn(6, (n) => restarted.signIn('ann@firm.example', `again ${n}`))
    expect(counted(codes)).toEqual({ INVALID_PASSWORD: 4, TOO_MANY_ATTEMPTS_TRY_LATER: 2 })
  })

  it('may begin again a quarter of an hour after the tenth try, not of the first', async () => {
    await test.signIn('ann@firm.example', 'first')
    test.advance(minutes(14))
    await inTurn(9, (n) => test.signIn('ann@firm.example', `guess ${n}`))
    test.advance(minutes(14))
    expect((await test.signIn('ann@firm.example', password)).code).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    )
    test.advance(minutes(2))
    expect((await test.signIn('ann@firm.example', password)).code).toBe('ok')
  })

  it('is not held against the person who then gets it right', async () => {
    await inTurn(9, (n) => test.signIn('ann@firm.example', `typo ${n}`))
    expect((await test.signIn('ann@firm.example', password)).code).toBe('ok')
    const codes = await inTurn(9, (n) => test.signIn('ann@firm.example', `typo ${n}`))
    expect(counted(codes)).toEqual({ INVALID_PASSWORD: 9 })
  })

  describe.each([
    ['one IPv4 address', () => '198.51.100.7'],
    ['any address of one IPv6 customer', (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`],
  ])('from %s', (_name, address) => {
    const spread = (accounts: number) =>
      inTurn(60, (n) => test.signIn(`many${n % accounts}@firm.example`, 'wrong', address(n)))

    it('ends after 50 tries, spread over a few accounts', async () => {
      const codes = await spread(8)
      expect(counted(codes)).toEqual({ INVALID_PASSWORD: 50, TOO_MANY_ATTEMPTS_TRY_LATER: 10 })
      expect((await test.signIn('ben@firm.example', password, '2001:db8:1:3::1')).code).toBe('ok')
    })

    it('ends after ten accounts, one try at each', async () => {
      const codes = await spread(50)
      expect(counted(codes)).toEqual({ INVALID_PASSWORD: 10, TOO_MANY_ATTEMPTS_TRY_LATER: 50 })
    })
  })

  it('is counted by the address a request came from, not by one it claims', async () => {
    const guess = (n: number) =>
      test.door.inject({
        method: 'POST',
        url: '/identity/v1/accounts:signInWithPassword',
        payload: { email: `many${n % 8}@firm.example`, password: 'wrong' },
        headers: { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` },
        remoteAddress: '198.51.100.9',
      })
    const statuses: number[] = []
    for (let n = 0; n < 55; n += 1) statuses.push((await guess(n)).statusCode)
    expect(statuses.indexOf(429)).toBe(50)
  })

  it('does not count an office that signs in all day', async () => {
    const codes = await inTurn(60, (n) =>
      test.signIn(`${['ann', 'ben', 'cal'][n % 3]}@firm.example`, password),
    )
    expect(counted(codes)).toEqual({ ok: 60 })
  })
})

describe('asking which addresses have an account', () => {
  const unknown = (n: number) => `stranger${n}@nowhere.example`

  it('is answered ten times an hour, then no longer for known ones either', async () => {
    const codes = await inTurn(10, (n) => test.signIn(unknown(n), 'x'))
    expect(counted(codes)).toEqual({ EMAIL_NOT_FOUND: 10 })
    const mixed = await Promise.all([
      ...times(5, (n) => test.signIn(unknown(100 + n), 'x')),
      test.signIn(unknown(0), 'x'),
      test.signIn('ann@firm.example', 'x'),
      test.signIn('ann@firm.example', password),
    ])
    const [first, ...rest] = mixed
    expect(first).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    for (const reply of rest) expect(reply).toEqual(first)
    expect((await test.signIn('ann@firm.example', password, '203.0.113.5')).code).toBe('ok')
    test.advance(hours(1) + 1)
    expect((await test.signIn('ann@firm.example', password)).code).toBe('ok')
  })

  it('counts an address that is mistyped again once', async () => {
    const codes = await inTurn(8, () => test.signIn('an@firm.example', password))
    expect(counted(codes)).toEqual({ EMAIL_NOT_FOUND: 8 })
    expect((await test.signIn('ann@firm.example', password)).code).toBe('ok')
  })

  it('cannot outrun the budget with 40 at once', async () => {
    const replies = await Promise.all(times(40, (n) => test.signIn(unknown(n), 'x')))
    const told = replies.filter(({ code }) => code === 'EMAIL_NOT_FOUND')
    expect(told.length).toBeLessThanOrEqual(10)
  })

  it('takes as long for an unknown address as for a wrong password', async () => {
    const took = async (email: string, n: number) => {
      const start = process.hrtime.bigint()
      await test.signIn(email, 'wrong', `198.51.100.${n}`)
      return Number(process.hrtime.bigint() - start) / 1e6
    }
    const pairs: number[] = []
    for (let n = 0; n < 15; n += 1) {
      const known = await took(`many${n}@firm.example`, n)
      pairs.push(known - (await took(unknown(n), n)))
    }
    expect(Math.abs(pairs.toSorted((a, b) => a - b)[7] ?? 99)).toBeLessThan(20)
  })

  it('keeps no address in its counters', async () => {
    await test.signIn('ann@firm.example', 'x', '198.51.100.77')
    await test.signIn(unknown(1), 'x', '198.51.100.77')
    const rows = await test.database.asOwner<object>('select * from identity_attempts')
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toMatch(/firm|nowhere|198\.51/)
  })
})

describe('what is typed', () => {
  it('may carry spaces around the address and accents composed either way', async () => {
    const email = 'dee@firm.example'
    await test.identity.createAccount({ email, password: 'Peña 1234', emailVerified: true })
    expect((await test.signIn('  DEE@Firm.example ', 'Pen\u0303a 1234')).code).toBe('ok')
  })

  it.each([
    [{}, 'INVALID_EMAIL'],
    [{ email: 'ann', password }, 'INVALID_EMAIL'],
    [{ email: `${'a'.repeat(300)}@firm.example`, password }, 'INVALID_EMAIL'],
    [{ email: 'ann@firm.example' }, 'MISSING_PASSWORD'],
    [{ email: { $ne: '' }, password }, 'INVALID_ARGUMENT'],
    [{ email: 'ann@firm.example', password: ['x'] }, 'INVALID_ARGUMENT'],
  ])('is refused as %j', async (body, code) => {
    expect(await test.call('accounts:signInWithPassword', body)).toMatchObject({
      status: 400,
      code,
    })
  })

  it('takes a password of any length a request holds, and tells two long ones apart', async () => {
    const long = 'x'.repeat(5_000)
    await test.identity.createAccount({
      email: 'eve@firm.example',
      password: `${long}1`,
      emailVerified: true,
    })
    expect((await test.signIn('eve@firm.example', `${long}2`)).code).toBe('INVALID_PASSWORD')
    expect((await test.signIn('eve@firm.example', `${long}1`)).code).toBe('ok')
  })
})

describe('many at once', () => {
  it('from one network leave room for others, however many addresses it has', async () => {
    const flood = times(60, (n) =>
      test.signIn(`nobody${n}@firm.example`, password, `2001:db8:7:${n}::1`),
    )
    const others = ['ann', 'ben', 'cal', 'ann', 'ben', 'cal'].map((name, n) =>
      test.signIn(`${name}@firm.example`, password, `192.0.2.${n}`),
    )
    expect(counted((await Promise.all(others)).map(({ code }) => code))).toEqual({ ok: 6 })
    expect((await Promise.all(flood)).filter(({ status }) => status === 429)).not.toEqual([])
  })

  it('hashes two at a time, lets thirty wait and turns the rest away uncounted', async () => {
    const accounts = times(45, (n) => `many${n}@firm.example`)
    const replies = await Promise.all(
      accounts.map((email, n) => test.signIn(email, `${n}`, `198.51.100.${n}`)),
    )
    const codes = counted(replies.map(({ code }) => code))
    expect(codes['ok']).toBeGreaterThanOrEqual(32)
    expect(Object.keys(codes).toSorted()).toEqual(['TOO_MANY_ATTEMPTS_TRY_LATER', 'ok'])
    const left = await test.database.asOwner<{ count: number }>(
      'select count from identity_attempts where count > 0',
    )
    expect(left).toEqual([])
  })
})
