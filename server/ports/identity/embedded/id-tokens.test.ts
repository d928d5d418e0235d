import { days, hours, minutes } from '@foyer/shared/facts/time.ts'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveSecrets } from './secrets.ts'
import { stealKey } from './steal-key.ts'
import { type IdentityUnderTest, openTestIdentity, testIssuerOrigin } from './test-identity.ts'

let test: IdentityUnderTest
const email = 'ann@firm.example'
const password = 'Right 1234'
beforeAll(async () => {
  test = await openTestIdentity()
  await test.identity.createAccount({ email, password, emailVerified: true })
})
afterAll(() => test.close())

async function signIn(from: Pick<IdentityUnderTest, 'signIn'> = test): Promise<string> {
  return String((await from.signIn(email, password)).body['idToken'])
}

describe('an ID token', () => {
  it('carries the claims of Firebase, and the session', async () => {
    const token = await signIn()
    expect(decodeProtectedHeader(token)).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: expect.any(String) as unknown,
    })
    const claims = decodeJwt(token)
    expect(claims).toMatchObject({
      iss: `${testIssuerOrigin}/identity`,
      aud: 'foyer',
      email,
      email_verified: true,
      user_id: claims.sub,
      firebase: { sign_in_provider: 'password', identities: { email: [email] } },
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3_600)
  })

  it('is refused when one byte is another, wherever it is', async () => {
    const token = await signIn()
    const spots = Array.from({ length: 60 }, (_, n) => Math.floor((n * (token.length - 2)) / 60))
    for (const at of spots.filter((spot) => token[spot] !== '.')) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(
        await test.identity.verify(token.slice(0, at) + other + token.slice(at + 1)),
      ).toBeNull()
    }
  })

  it('ends after an hour, and says so to the SDK', async () => {
    const idToken = await signIn()
    test.advance(minutes(59))
    expect(await test.identity.verify(idToken)).not.toBeNull()
    test.advance(minutes(1))
    expect(await test.identity.verify(idToken)).toBeNull()
    expect((await test.call('accounts:lookup', { idToken })).code).toBe('TOKEN_EXPIRED')
    expect((await test.call('accounts:lookup', { idToken: 'x.y.z' })).code).toBe('INVALID_ID_TOKEN')
  })
})

describe('the signing key', () => {
  const kidOf = (token: string) => decodeProtectedHeader(token)['kid']
  const keys = () =>
    test.database.asOwner<{ kid: string; active: boolean }>(
      'select kid, retired_at is null as active from identity_keys order by created_at',
    )

  it('outlives a restart', async () => {
    const before = await signIn()
    const restarted = await test.start()
    expect(await restarted.identity.verify(before)).toMatchObject({ email })
    expect(kidOf(await signIn(restarted))).toBe(kidOf(before))
  })

  it('is one, however many processes start on an empty database at once', async () => {
    await test.database.asOwner('delete from identity_keys')
    const processes = await Promise.all(Array.from({ length: 4 }, () => test.start()))
    const tokens = await Promise.all(processes.map((each) => signIn(each)))
    expect(new Set(tokens.map(kidOf)).size).toBe(1)
    expect(await keys()).toHaveLength(1)
    test.advance(minutes(1))
  })

  it('can be changed: old tokens stay good, new ones carry the new key, everywhere', async () => {
    const other = await test.start()
    const old = await signIn()
    expect(await other.identity.verify(old)).not.toBeNull()
    await test.identity.rotateKeys()
    const fresh = await signIn()
    expect(kidOf(fresh)).not.toBe(kidOf(old))
    test.advance(1_000)
    for (const each of [test, other]) {
      expect(await each.identity.verify(old)).toMatchObject({ email })
      expect(await each.identity.verify(fresh)).toMatchObject({ email })
    }
    test.advance(minutes(1))
    expect(kidOf(await signIn(other))).toBe(kidOf(fresh))
  })

  it('no longer verifies once every token it signed has expired', async () => {
    const { kid, key } = await stealKey(test.database)
    await test.identity.rotateKeys()
    const claims = decodeJwt(await signIn())
    const stolen = (now: number) =>
      new SignJWT({ ...claims, iat: now, exp: now + 3_600 })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .sign(key)
    expect(await test.identity.verify(await stolen(Math.floor(test.now() / 1_000)))).not.toBeNull()
    test.advance(hours(2) + minutes(1))
    expect(await test.identity.verify(await stolen(Math.floor(test.now() / 1_000)))).toBeNull()
    await test.identity.rotateKeys()
    expect((await keys()).map(({ kid: kept }) => kept)).not.toContain(kid)
  })

  it('is changed by itself after 90 days', async () => {
    const old = await signIn()
    test.advance(days(91))
    expect(kidOf(await signIn())).not.toBe(kidOf(old))
    expect((await keys()).filter(({ active }) => active)).toHaveLength(1)
  })

  it('is sealed in the database, and replaced where the secret no longer opens it', async () => {
    const before = await signIn()
    const rows = await test.database.asOwner<{ sealed: string }>(
      'select sealed_private_key as sealed from identity_keys',
    )
    for (const { sealed } of rows) {
      expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('"d"')
      expect(deriveSecrets('another secret, also long enough').unseal(sealed, 'x')).toBeNull()
    }
    const renewed = await test.start('another secret of 32 characters or more')
    const after = await signIn(renewed)
    expect(kidOf(after)).not.toBe(kidOf(before))
    expect(await renewed.identity.verify(before)).toMatchObject({ email })
    expect(await renewed.identity.verify(after)).toMatchObject({ email })
  })
})
