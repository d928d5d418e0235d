import { createHmac } from 'node:crypto'
import { days, hours, minutes } from '@foyer/shared/facts/time.ts'
import {
  base64url,
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
} from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSecret } from '#server/testing/test-server.ts'
import { deriveSecrets } from './secrets.ts'
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

/** The identity's own signing key, so that only the one thing a forgery changes is wrong with it. */
async function stealKey() {
  const [row] = await test.database.asOwner<{ kid: string; sealed: string; jwk: object }>(
    'select kid, sealed_private_key as sealed, public_jwk as jwk from identity_keys where retired_at is null',
  )
  if (row === undefined) throw new Error('no key yet')
  const jwk = JSON.parse(deriveSecrets(testSecret).unseal(row.sealed, row.kid) ?? '{}') as object
  return { kid: row.kid, key: await importJWK(jwk, 'ES256'), publicJwk: row.jwk }
}

const encode = (value: unknown) => base64url.encode(JSON.stringify(value))

/** Signs `claims` over a good token's, with the real key unless told otherwise. */
async function forge(
  claims: Record<string, unknown>,
  header: Record<string, unknown> = {},
  otherKey?: CryptoKey,
): Promise<string> {
  const good = decodeJwt(await signIn())
  const { kid, key } = await stealKey()
  const payload = Object.fromEntries(
    Object.entries({ ...good, ...claims }).filter(([, value]) => value !== undefined),
  )
  return await new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT', ...header })
    .sign(otherKey ?? key)
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

  it('re-signed unchanged is taken: the forgeries below fail for what they change', async () => {
    expect(await test.identity.verify(await forge({}))).toMatchObject({ email })
  })

  const past = () => Math.floor(test.now() / 1_000) - 10
  it.each<[string, () => Record<string, unknown>]>([
    ['another issuer', () => ({ iss: 'https://evil.example/identity' })],
    ['the origin alone as issuer', () => ({ iss: testIssuerOrigin })],
    ['the issuer with a slash more', () => ({ iss: `${testIssuerOrigin}/identity/` })],
    ['no issuer', () => ({ iss: undefined })],
    ['another audience', () => ({ aud: 'other' })],
    ['no audience', () => ({ aud: undefined })],
    ['expired', () => ({ exp: past() })],
    ['no expiry', () => ({ exp: undefined })],
    ['an expiry in words', () => ({ exp: 'tomorrow' })],
    ['not yet valid', () => ({ nbf: past() + 3_600 })],
    ['no subject', () => ({ sub: undefined })],
    ['an empty subject', () => ({ sub: '', user_id: '' })],
    ['another subject', () => ({ sub: 'someone', user_id: 'someone' })],
    ['two subjects', () => ({ user_id: 'someone' })],
    ['no user id', () => ({ user_id: undefined })],
    ['no session', () => ({ sid: undefined })],
    ['a session that is none', () => ({ sid: 'x' })],
    ['a session nobody has', () => ({ sid: '00000000-0000-4000-8000-000000000000' })],
    ['no time of signing in', () => ({ auth_time: undefined })],
    ['no time of issue', () => ({ iat: undefined })],
  ])('is refused with %s, even under our own signature', async (_name, claims) => {
    expect(await test.identity.verify(await forge(claims()))).toBeNull()
  })

  it.each<[string, () => Promise<string>]>([
    [
      'signed by nobody (alg none)',
      async () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(decodeJwt(await signIn()))}.`,
    ],
    [
      'alg none with a signature',
      async () => {
        const [, payload, signature] = (await signIn()).split('.')
        return `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`
      },
    ],
    [
      'alg NONE in capitals',
      async () => `${encode({ alg: 'NONE' })}.${encode(decodeJwt(await signIn()))}.x`,
    ],
    [
      'signed with our public key as a shared secret',
      async () => {
        const { kid, publicJwk } = await stealKey()
        const input = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(decodeJwt(await signIn()))}`
        return `${input}.${createHmac('sha256', JSON.stringify(publicJwk)).update(input).digest('base64url')}`
      },
    ],
    [
      'signed with another key under our name',
      async () => forge({}, {}, (await generateKeyPair('ES256')).privateKey),
    ],
    [
      'bringing its own key along',
      async () => {
        const pair = await generateKeyPair('ES256')
        return await forge(
          {},
          { jwk: await exportJWK(pair.publicKey), kid: undefined },
          pair.privateKey,
        )
      },
    ],
    [
      'naming a place to fetch the key from',
      async () => {
        const pair = await generateKeyPair('ES256')
        return await forge(
          {},
          { jku: 'http://127.0.0.1:1/keys', x5u: 'http://127.0.0.1:1/x' },
          pair.privateKey,
        )
      },
    ],
    ['naming no key', () => forge({}, { kid: undefined })],
    ['naming an unknown key', () => forge({}, { kid: 'other' })],
    ['naming a key like a path', () => forge({}, { kid: '../../dev/null' })],
    ['naming a key like SQL', () => forge({}, { kid: "' or '1'='1" })],
    ['of another type', () => forge({}, { typ: 'at+jwt' })],
    ['of no type', () => forge({}, { typ: undefined })],
    [
      'with critical extensions we do not know',
      async () => {
        const [, payload, signature] = (await signIn()).split('.')
        const { kid } = await stealKey()
        return `${encode({ alg: 'ES256', typ: 'JWT', kid, crit: ['x'], x: 1 })}.${payload}.${signature}`
      },
    ],
    [
      'with a changed payload',
      async () => {
        const [header, payload = '', signature] = (await signIn()).split('.')
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
        return `${header}.${encode({ ...claims, email: 'boss@firm.example' })}.${signature}`
      },
    ],
    [
      'with a signature of zeros',
      async () => {
        const [header, payload] = (await signIn()).split('.')
        return `${header}.${payload}.${base64url.encode(new Uint8Array(64))}`
      },
    ],
    ['without its signature', async () => `${(await signIn()).split('.').slice(0, 2).join('.')}.`],
    ['with half its signature', async () => (await signIn()).slice(0, -43)],
    ['with a fourth part', async () => `${await signIn()}.x`],
    ['with padding after it', async () => `${await signIn()}=`],
    ['with a NUL after it', async () => `${await signIn()}\0`],
    ['with a line break after it', async () => `${await signIn()}\n`],
    ['with a space before it', async () => ` ${await signIn()}`],
    [
      'in the flattened JSON form',
      async () => {
        const [header, payload, signature] = (await signIn()).split('.')
        return JSON.stringify({ protected: header, payload, signature })
      },
    ],
    [
      'that is a refresh token',
      async () => String((await test.signIn(email, password)).body['refreshToken']),
    ],
  ])('is refused %s', async (_name, make) => {
    expect(await test.identity.verify(await make())).toBeNull()
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
    const { kid, key } = await stealKey()
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
