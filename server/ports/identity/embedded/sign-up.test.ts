import { hours } from '@foyer/shared/facts/time.ts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityReply, type IdentityUnderTest, openTestIdentity } from './test-identity.ts'

let test: IdentityUnderTest
const password = 'Right 1234'
const lab = '203.0.113.200'
beforeAll(async () => {
  test = await openTestIdentity({ exempt: [lab] })
  for (let n = 0; n < 60; n += 1)
    await test.database.asOwner(
      `insert into identity_accounts (uid, email, valid_since, created_at) values ($1, $2, now(), now())`,
      [`known${n}`, `known${n}@firm.example`],
    )
})
afterAll(() => test.close())
beforeEach(() => test.database.asOwner('delete from identity_attempts'))

let made = 0
const newEmail = () => `new${(made += 1)}@firm.example`
const signUp = (email: unknown, address?: string, more: object = {}) =>
  test.call('accounts:signUp', { email, password, returnSecureToken: true, ...more }, address)
const counted = (replies: IdentityReply[]) =>
  Object.fromEntries(
    [...new Set(replies.map(({ code }) => code))].map((code) => [
      code,
      replies.filter((reply) => reply.code === code).length,
    ]),
  )

describe('signing up', () => {
  it('gives back what the SDK expects, and a session', async () => {
    const { status, body } = await signUp(' New.Person@Firm.example ', undefined, {
      displayName: '  Dana Reyes ',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: expect.stringMatching(/^[\w-]{28}$/) as unknown,
      email: 'new.person@firm.example',
      displayName: 'Dana Reyes',
      expiresIn: '3600',
    })
    expect(decodeJwt(String(body['idToken']))).toMatchObject({
      sub: body['localId'],
      name: 'Dana Reyes',
      email_verified: false,
      firebase: { sign_in_provider: 'password' },
    })
    expect(await test.identity.verify(String(body['idToken']))).toMatchObject({
      emailVerified: false,
    })
    expect((await test.refresh(body['refreshToken'])).code).toBe('ok')
  })

  it.each([
    [{}, 'ADMIN_ONLY_OPERATION'],
    [{ returnSecureToken: true }, 'ADMIN_ONLY_OPERATION'],
    [{ email: 'x@firm.example', password, idToken: 'x' }, 'OPERATION_NOT_ALLOWED'],
    [{ password }, 'INVALID_EMAIL'],
    [{ email: 'x', password }, 'INVALID_EMAIL'],
    [{ email: `${'a'.repeat(300)}@firm.example`, password }, 'INVALID_EMAIL'],
    [{ email: 'x\r\nBcc: all@firm.example', password }, 'INVALID_EMAIL'],
    [{ email: 'x@firm.example' }, 'MISSING_PASSWORD'],
    [{ email: 'x@firm.example', password: '' }, 'MISSING_PASSWORD'],
    [{ email: 'x@firm.example', password: 'Short 1' }, 'WEAK_PASSWORD'],
    [{ email: 'x@firm.example', password: 'lower 1234' }, 'WEAK_PASSWORD'],
    [{ email: 'x@firm.example', password: 'UPPER 1234' }, 'WEAK_PASSWORD'],
    [{ email: 'x@firm.example', password: 'No number' }, 'WEAK_PASSWORD'],
    [{ email: ['x@firm.example'], password }, 'INVALID_ARGUMENT'],
  ])('refuses %j as %s', async (body, code) => {
    expect((await test.call('accounts:signUp', body)).code).toBe(code)
    expect((await test.signIn('x@firm.example', password)).code).not.toBe('ok')
  })

  it('makes nobody an account of a stranger’s choosing: only these three things are read', async () => {
    const email = newEmail()
    const { body } = await signUp(email, undefined, {
      localId: 'chosen',
      emailVerified: true,
      disabled: true,
      customAttributes: '{"role":"administrator"}',
    })
    expect(body['localId']).not.toBe('chosen')
    expect(await test.identity.verify(String(body['idToken']))).toMatchObject({
      emailVerified: false,
    })
  })

  it('makes one account when the same address is sent ten times at once', async () => {
    const email = newEmail()
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(email)))
    expect(counted(replies)).toEqual({ ok: 1, EMAIL_EXISTS: 9 })
    expect((await test.signIn(email, password)).code).toBe('ok')
  })

  it('leaves an account as it is when somebody signs up with its address again', async () => {
    const email = newEmail()
    await signUp(email)
    expect((await signUp(email, undefined, { password: 'Other 1234' })).code).toBe('EMAIL_EXISTS')
    expect((await test.signIn(email, 'Other 1234')).code).toBe('INVALID_PASSWORD')
    expect((await test.signIn(email, password)).code).toBe('ok')
  })
})

describe('how many accounts one network can make', () => {
  it('is twenty an hour, whatever it says of where it is', async () => {
    const replies: IdentityReply[] = []
    for (let n = 0; n < 22; n += 1) replies.push(await signUp(newEmail(), `2001:db8:5:5::${n + 1}`))
    expect(counted(replies)).toEqual({ ok: 20, TOO_MANY_ATTEMPTS_TRY_LATER: 2 })
    expect((await signUp(newEmail(), '2001:db8:5:6::1')).code).toBe('ok')
    test.advance(hours(1) + 1)
    expect((await signUp(newEmail(), '2001:db8:5:5::1')).code).toBe('ok')
  })

  it('cannot be outrun with thirty at once, nor begun anew by a restart', async () => {
    const first = Array.from({ length: 30 }, () => signUp(newEmail(), '198.51.100.1'))
    expect(counted(await Promise.all(first))).toEqual({ ok: 20, TOO_MANY_ATTEMPTS_TRY_LATER: 10 })
    const restarted = await test.start()
    const body = { email: newEmail(), password }
    const reply = await restarted.call('accounts:signUp', body, '198.51.100.1')
    expect(reply.code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  it('is not held against an address that is exempt, such as a load test’s', async () => {
    const replies: IdentityReply[] = []
    for (let n = 0; n < 25; n += 1) replies.push(await signUp(newEmail(), lab))
    expect(counted(replies)).toEqual({ ok: 25 })
  })

  it('is nothing while attempts cannot be counted', async () => {
    const email = newEmail()
    await test.database.asOwner('alter table identity_attempts rename to hidden')
    const reply = await signUp(email)
    await test.database.asOwner('alter table hidden rename to identity_attempts')
    expect(reply).toMatchObject({ status: 503, code: 'NETWORK_REQUEST_FAILED' })
    expect((await test.signIn(email, password)).code).toBe('EMAIL_NOT_FOUND')
  })
})

describe('what signing up and signing in tell of who has an account', () => {
  const tells = ['EMAIL_EXISTS', 'EMAIL_NOT_FOUND', 'INVALID_PASSWORD']
  const mixed = (n: number) => (n % 2 === 0 ? `known${n / 2}@firm.example` : `nobody${n}@x.example`)

  it('is told of ten addresses in a hundred; the rest are answered alike', async () => {
    const replies: IdentityReply[] = []
    for (let n = 0; n < 100; n += 1) replies.push(await test.signIn(mixed(n), 'Wrong 1234'))
    const told = replies.filter(({ code }) => tells.includes(code))
    expect(told).toHaveLength(10)
    expect(told).toEqual(replies.slice(0, 10))
    const [first, ...rest] = replies.slice(10)
    expect(first).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    for (const reply of rest) expect(reply).toEqual(first)
  })

  it('is one budget for both ways of asking, and then nobody new signs up there either', async () => {
    for (let n = 0; n < 6; n += 1)
      expect((await signUp(`known${n}@firm.example`)).code).toBe('EMAIL_EXISTS')
    for (let n = 0; n < 4; n += 1)
      expect((await test.signIn(`who${n}@x.example`, 'x')).code).toBe('EMAIL_NOT_FOUND')
    const after = [
      await signUp('known30@firm.example'),
      await signUp('known0@firm.example'),
      await signUp(newEmail()),
      await test.signIn('known31@firm.example', 'x'),
      await test.signIn('who99@x.example', 'x'),
    ]
    for (const reply of after)
      expect(reply).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    expect((await signUp('known30@firm.example', '203.0.113.7')).code).toBe('EMAIL_EXISTS')
  })

  it('cannot be had faster by asking fifty times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => signUp(`known${n}@firm.example`)),
    )
    expect(counted(replies)).toEqual({ EMAIL_EXISTS: 10, TOO_MANY_ATTEMPTS_TRY_LATER: 40 })
  })

  it('is forgiven the person who mistyped and then got it right, once', async () => {
    const people = Array.from({ length: 12 }, newEmail)
    for (const email of people) await signUp(email, lab)
    for (const email of people) {
      expect((await test.signIn(email, 'Typo 1234')).code).toBe('INVALID_PASSWORD')
      expect((await test.signIn(email, password)).code).toBe('ok')
      expect((await test.signIn(email, password)).code).toBe('ok')
    }
    for (let n = 0; n < 10; n += 1)
      expect((await test.signIn(`who${n}@x.example`, 'x')).code).toBe('EMAIL_NOT_FOUND')
    expect((await test.signIn('who10@x.example', 'x')).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  it('is not forgiven out of an hour that is over', async () => {
    const people = Array.from({ length: 5 }, newEmail)
    for (const email of people) await signUp(email, lab)
    await test.signIn('who0@x.example', 'x')
    test.advance(hours(1) - 1_000)
    for (const email of people) await test.signIn(email, 'Typo 1234')
    test.advance(2_000)
    for (let n = 1; n <= 5; n += 1) await test.signIn(`who${n}@x.example`, 'x')
    for (const email of people) expect((await test.signIn(email, password)).code).toBe('ok')
    const codes: string[] = []
    for (let n = 6; n <= 12; n += 1) codes.push((await test.signIn(`who${n}@x.example`, 'x')).code)
    expect(codes.filter((code) => code === 'EMAIL_NOT_FOUND')).toHaveLength(5)
  })
})
