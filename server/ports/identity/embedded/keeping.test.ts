import { days, hours } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, openTestIdentity } from './test-identity.ts'

const email = 'ida@halewren.example'
const password = 'Right-horse-7'
let test: IdentityUnderTest
let uid: string

beforeAll(async () => {
  test = await openTestIdentity()
  const account = await test.identity.createAccount({ email, password, emailVerified: true })
  if (account.outcome === 'exists') throw new Error('the database was not empty')
  uid = account.uid
})
afterAll(() => test.close())

const count = async (table: string): Promise<number> =>
  (await test.database.asOwner(`select 1 from ${table}`)).length

describe('what the identity forgets by itself', () => {
  it('is counts of failed sign-ins within hours, though nobody signs in', async () => {
    for (let person = 0; person < 40; person++)
      await test.signIn(`p${person}@halewren.example`, 'wrong', `192.0.2.${person}`)
    await test.identity.forgetOld()
    expect(await count('identity_attempts')).toBeGreaterThan(100)
    test.advance(hours(3))
    await test.identity.forgetOld()
    expect(await count('identity_attempts')).toBe(0)
  })

  it('is a code a day after it was good, used or not', async () => {
    await test.identity.requestPasswordReset({ email, address: '192.0.2.1' })
    test.advance(hours(24))
    await test.identity.forgetOld()
    expect(await count('identity_codes')).toBe(1)
    test.advance(hours(2))
    await test.identity.forgetOld()
    expect(await count('identity_codes')).toBe(0)
  })

  it('is a sign-in whose life is over', async () => {
    await test.signIn(email, password)
    await test.identity.forgetOld()
    expect(await count('identity_sessions')).toBe(1)
    test.advance(days(90) + hours(1))
    await test.identity.forgetOld()
    expect(await count('identity_sessions')).toBe(0)
    expect(await count('identity_refresh_tokens')).toBe(0)
  })
})

describe('an account', () => {
  it('can be told, without what proves that it is theirs', async () => {
    expect(await test.identity.accountOf(uid)).toEqual({
      email,
      emailVerified: true,
      displayName: '',
      hasPassword: true,
      createdAt: expect.any(Date),
      lastSignInAt: expect.any(Date),
      links: [],
    })
    expect(await test.identity.accountOf('nobody')).toBeNull()
  })

  it('can be deleted with its sign-ins and codes', async () => {
    const { body } = await test.signIn(email, password)
    await test.identity.requestPasswordReset({ email, address: '192.0.2.1' })
    expect(await test.identity.removeAccount(uid)).toBe('removed')
    expect(await test.identity.verify(String(body['idToken']))).toBeNull()
    expect((await test.signIn(email, password)).code).toBe('EMAIL_NOT_FOUND')
    for (const table of ['accounts', 'sessions', 'refresh_tokens', 'codes', 'links'])
      expect(await count(`identity_${table}`)).toBe(0)
    expect(await test.identity.removeAccount(uid)).toBe('removed')
  })
})
