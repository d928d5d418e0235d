import { createHmac } from 'node:crypto'
import { base64url, type CryptoKey, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { stealKey } from './steal-key.ts'

/*
 * Tokens that are not ours, or not quite, at the app door (docs/measurements.md, Identity).
 */

let test: TestWorld
let firm: TestFirm
let refreshToken = ''
beforeAll(async () => {
  test = await testWorld()
  firm = await test.addFirm()
  const { email, password } = firm
  const { body } = await test.call('app', 'POST', '/identity/v1/accounts:signInWithPassword', {
    body: { email, password },
  })
  refreshToken = body.refreshToken
})
afterAll(() => test.close())

const ask = (token: string) => test.call('app', 'GET', '/api/v1/dashboard/leads', { bearer: token })

const encode = (value: unknown) => base64url.encode(JSON.stringify(value))
const now = () => Math.floor(Date.now() / 1_000)
const parts = () => {
  const [header = '', payload = '', signature = ''] = firm.idToken.split('.')
  return { header, payload, signature }
}

/** Signs `claims` over a good token's, with the real key unless told otherwise. */
async function forge(
  claims: Record<string, unknown>,
  header: Record<string, unknown> = {},
  otherKey?: CryptoKey,
): Promise<string> {
  const { kid, key } = await stealKey(test.database)
  const payload = Object.fromEntries(
    Object.entries({ ...decodeJwt(firm.idToken), ...claims }).filter(([, v]) => v !== undefined),
  )
  return await new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT', ...header })
    .sign(otherKey ?? key)
}

const anotherKey = async (alg = 'ES256') => await generateKeyPair(alg, { extractable: true })

/** A header we signed nothing under, over a payload that is good. */
const under = (header: object, signature = parts().signature) =>
  `${encode(header)}.${parts().payload}.${signature}`

/** Wrong in what they say, under our own signature. */
const wrongClaims: [string, () => Record<string, unknown>][] = [
  ['another issuer', () => ({ iss: 'https://evil.example/identity' })],
  ['the issuer of hosted Firebase', () => ({ iss: 'https://securetoken.google.com/foyer' })],
  ['the origin alone as issuer', () => ({ iss: 'http://localhost:3000' })],
  ['the issuer with a slash more', () => ({ iss: `${decodeJwt(firm.idToken).iss}/` })],
  ['no issuer', () => ({ iss: undefined })],
  ['another audience', () => ({ aud: 'other' })],
  ['no audience', () => ({ aud: undefined })],
  ['expired', () => ({ exp: now() - 10 })],
  ['no expiry', () => ({ exp: undefined })],
  ['an expiry in words', () => ({ exp: 'tomorrow' })],
  ['not yet valid', () => ({ nbf: now() + 3_600 })],
  ['issued in the future', () => ({ iat: now() + 3_600, exp: now() + 7_200 })],
  ['no time of issue', () => ({ iat: undefined })],
  ['no subject', () => ({ sub: undefined })],
  ['an empty subject', () => ({ sub: '', user_id: '' })],
  ['another subject', () => ({ sub: 'someone', user_id: 'someone' })],
  ['two subjects', () => ({ user_id: 'someone' })],
  ['no user id', () => ({ user_id: undefined })],
  ['no session', () => ({ sid: undefined })],
  ['a session that is none', () => ({ sid: 'x' })],
  ['a session nobody has', () => ({ sid: '00000000-0000-4000-8000-000000000000' })],
  ['no time of signing in', () => ({ auth_time: undefined })],
]

/** Wrong in how they are signed. */
const wrongSignatures: [string, () => Promise<string> | string][] = [
  ['alg none, no signature', () => under({ alg: 'none', typ: 'JWT' }, '')],
  ['alg none, our signature', () => under({ alg: 'none', typ: 'JWT' })],
  ['alg NONE in capitals', () => under({ alg: 'NONE', typ: 'JWT' }, 'x')],
  [
    'HS256 with our public key as the secret',
    async () => {
      const { kid, publicJwk } = await stealKey(test.database)
      const input = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${parts().payload}`
      const secret = JSON.stringify(publicJwk)
      return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
    },
  ],
  [
    'HS256 with an empty secret',
    async () => {
      const { kid } = await stealKey(test.database)
      const input = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${parts().payload}`
      return `${input}.${createHmac('sha256', '').update(input).digest('base64url')}`
    },
  ],
  ['another key under our name', async () => forge({}, {}, (await anotherKey()).privateKey)],
  [
    'another algorithm under our name',
    async () => forge({}, { alg: 'RS256' }, (await anotherKey('RS256')).privateKey),
  ],
  [
    'EdDSA under our name',
    async () => forge({}, { alg: 'EdDSA' }, (await anotherKey('EdDSA')).privateKey),
  ],
  [
    'its own key brought along',
    async () => {
      const pair = await anotherKey()
      const jwk = await exportJWK(pair.publicKey)
      return await forge({}, { jwk, kid: undefined }, pair.privateKey)
    },
  ],
  [
    'its own key brought along, under our name',
    async () => {
      const pair = await anotherKey()
      return await forge({}, { jwk: await exportJWK(pair.publicKey) }, pair.privateKey)
    },
  ],
  [
    'a place to fetch the key from (jku)',
    async () => forge({}, { jku: 'http://127.0.0.1:1/keys' }, (await anotherKey()).privateKey),
  ],
  [
    'a place to fetch the certificate from (x5u)',
    async () => forge({}, { x5u: 'http://127.0.0.1:1/x' }, (await anotherKey()).privateKey),
  ],
  [
    'a certificate brought along (x5c)',
    async () => forge({}, { x5c: ['MIIB'] }, (await anotherKey()).privateKey),
  ],
  ['no key named', () => forge({}, { kid: undefined })],
  ['an unknown key named', () => forge({}, { kid: 'other' })],
  ['a key named like a path', () => forge({}, { kid: '../../dev/null' })],
  ['a key named like SQL', () => forge({}, { kid: "' or '1'='1" })],
  ['a signature of zeros', () => `${parts().header}.${parts().payload}.${'A'.repeat(86)}`],
  ['half a signature', () => firm.idToken.slice(0, -43)],
  ['no signature', () => `${parts().header}.${parts().payload}.`],
]

/** Wrong in their kind or shape. */
const wrongShapes: [string, () => Promise<string> | string][] = [
  ['an access token', () => forge({}, { typ: 'at+jwt' })],
  ['no type', () => forge({}, { typ: undefined })],
  [
    'critical extensions we do not know',
    async () => {
      const { kid } = await stealKey(test.database)
      return under({ alg: 'ES256', typ: 'JWT', kid, crit: ['x'], x: 1 })
    },
  ],
  [
    'a payload that is not encoded (b64)',
    async () => {
      const { kid } = await stealKey(test.database)
      return under({ alg: 'ES256', typ: 'JWT', kid, b64: false, crit: ['b64'] })
    },
  ],
  [
    'a changed payload',
    () => {
      const { header, signature } = parts()
      const claims = { ...decodeJwt(firm.idToken), email: 'boss@firm.example' }
      return `${header}.${encode(claims)}.${signature}`
    },
  ],
  [
    'a token within a token',
    async () => {
      const { kid, key } = await stealKey(test.database)
      return await new SignJWT({ token: firm.idToken })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT', cty: 'JWT' })
        .sign(key)
    },
  ],
  ['a fourth part', () => `${firm.idToken}.x`],
  ['two signatures', () => `${firm.idToken}.${parts().signature}`],
  ['five parts, as an encrypted one', () => `${firm.idToken}.x.y`],
  ['two parts', () => `${parts().header}.${parts().payload}`],
  ['empty parts', () => '..'],
  ['an empty payload', () => `${parts().header}..${parts().signature}`],
  ['an empty header', () => `.${parts().payload}.${parts().signature}`],
  ['padding after it', () => `${firm.idToken}=`],
  ['a NUL after it', () => `${firm.idToken}\0`],
  ['a line break after it', () => `${firm.idToken}\n`],
  ['a line break within it', () => `${parts().header}.\n${parts().payload}.${parts().signature}`],
  ['a space before it', () => ` ${firm.idToken}`],
  [
    'the flattened JSON form',
    () => {
      const { header, payload, signature } = parts()
      return JSON.stringify({ protected: header, payload, signature })
    },
  ],
  [
    'the general JSON form with two signatures',
    () => {
      const { header, payload, signature } = parts()
      const signed = { protected: header, signature }
      return JSON.stringify({ payload, signatures: [signed, signed] })
    },
  ],
  ['more than a token can be', () => `${parts().header}.${'A'.repeat(8_000)}.${parts().signature}`],
  ['a refresh token', () => refreshToken],
]

const forgeries: [string, () => Promise<string> | string][] = [
  ...wrongClaims.map(([name, claims]): [string, () => Promise<string>] => [
    name,
    () => forge(claims()),
  ]),
  ...wrongSignatures,
  ...wrongShapes,
]

describe('at the app door', () => {
  it('there are 64 forgeries here, all of them different', () => {
    expect(new Set(forgeries.map(([name]) => name)).size).toBe(64)
  })

  it('a good token is let in, as it was and re-signed unchanged', async () => {
    expect((await ask(firm.idToken)).status).toBe(200)
    expect((await ask(await forge({}))).status).toBe(200)
  })

  it.each(forgeries)('a token with %s is refused', async (_name, make) => {
    const token = await make()
    expect(await test.world.identity.verify(token)).toBeNull()
    const { status, body } = await ask(token)
    expect(status).toBe(401)
    expect(body).toMatchObject({
      success: false,
      message: 'Authentication required. Please sign in again.',
    })
  })

  it('and the good one is still let in after all of them', async () => {
    expect((await ask(firm.idToken)).status).toBe(200)
  })
})
