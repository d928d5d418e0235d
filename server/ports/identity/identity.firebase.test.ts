import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { base64url, type CryptoKey, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Failure } from '#server/platform/failure.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { firebaseIdentity } from './identity.firebase.ts'
import type { Identity } from './identity.ts'

const projectId = 'firm-desk'
type Pair = { privateKey: CryptoKey; publicKey: CryptoKey }

/** What the double of Firebase's accounts was asked, and what it answers next. */
const asked: { url: string; body: Record<string, unknown> }[] = []
let answer: { status: number; body: string } | 'nothing' = { status: 200, body: '{}' }
let keyReply: () => Promise<{ status: number; body: string }>
let server: Server
let origin: string
let database: TestDatabase
let identity: Identity
let pair: Pair
let second: Pair

function openIdentity(more: object = {}): Identity {
  return firebaseIdentity({
    db: database.db,
    clock: { now: () => new Date() },
    log: createLog('silent'),
    apiKey: 'key-1',
    projectId,
    authDomain: 'firm-desk.firebaseapp.com',
    keysAddress: `${origin}/keys`,
    apiOrigin: origin,
    ...more,
  })
}

beforeAll(async () => {
  database = await createTestDatabase()
  pair = await generateKeyPair('RS256', { extractable: true })
  second = await generateKeyPair('RS256', { extractable: true })
  const published = async ({ publicKey }: Pair, kid: string) => ({
    ...(await exportJWK(publicKey)),
    kid,
    alg: 'RS256',
    use: 'sig',
  })
  keyReply = async () => ({
    status: 200,
    body: JSON.stringify({ keys: [await published(pair, 'one'), await published(second, 'two')] }),
  })
  server = createServer(async (request, response) => {
    const { url = '' } = request
    if (url === '/keys') {
      const { status, body } = await keyReply()
      return void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    }
    asked.push({ url, body: JSON.parse(await text(request)) as Record<string, unknown> })
    if (answer === 'nothing') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  identity = openIdentity()
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.drop()
})

const inSeconds = () => Math.floor(Date.now() / 1_000)

const goodClaims = () => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'firebase-person-1',
  user_id: 'firebase-person-1',
  auth_time: inSeconds() - 60,
  iat: inSeconds() - 60,
  exp: inSeconds() + 3_540,
  email: 'ann@firm.example',
  email_verified: true,
  firebase: { identities: { email: ['ann@firm.example'] }, sign_in_provider: 'password' },
})

/** Signs `claims` over a good token's, with the project's key unless told otherwise. */
async function forge(
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  key: CryptoKey = pair.privateKey,
): Promise<string> {
  const payload = JSON.parse(JSON.stringify({ ...goodClaims(), ...claims })) as object
  return await new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT', ...header })
    .sign(key)
}

const encode = (value: unknown) => base64url.encode(JSON.stringify(value))
const parts = async () => (await forge()).split('.')

describe('an ID token of hosted Firebase', () => {
  it('is taken under any published key: the forgeries below fail for what they change', async () => {
    const person = { uid: 'firebase-person-1', email: 'ann@firm.example', emailVerified: true }
    expect(await identity.verify(await forge())).toEqual(person)
    expect(await identity.verify(await forge({}, { kid: 'two' }, second.privateKey))).toEqual(
      person,
    )
    expect(await identity.verify(await forge({ email_verified: undefined }))).toEqual({
      ...person,
      emailVerified: false,
    })
  })

  it.each<[string, () => Record<string, unknown>]>([
    ['another issuer', () => ({ iss: 'https://evil.example/firm-desk' })],
    ['another project’s issuer', () => ({ iss: 'https://securetoken.google.com/other' })],
    [
      'the issuer with a slash more',
      () => ({ iss: `https://securetoken.google.com/${projectId}/` }),
    ],
    [
      'the issuer of session cookies',
      () => ({ iss: `https://session.firebase.google.com/${projectId}` }),
    ],
    ['no issuer', () => ({ iss: undefined })],
    ['another project', () => ({ aud: 'other' })],
    ['the project in capitals', () => ({ aud: projectId.toUpperCase() })],
    ['no audience', () => ({ aud: undefined })],
    ['expired', () => ({ exp: inSeconds() - 1 })],
    ['no expiry', () => ({ exp: undefined })],
    ['an expiry in words', () => ({ exp: 'tomorrow' })],
    ['not yet valid', () => ({ nbf: inSeconds() + 600 })],
    ['issued in the future', () => ({ iat: inSeconds() + 600 })],
    ['signed in in the future', () => ({ auth_time: inSeconds() + 600 })],
    ['a time of signing in in words', () => ({ auth_time: 'now' })],
    ['no time of signing in', () => ({ auth_time: undefined })],
    ['no time of issue', () => ({ iat: undefined })],
    ['no subject', () => ({ sub: undefined })],
    ['an empty subject', () => ({ sub: '', user_id: '' })],
    ['a subject too long', () => ({ sub: 'x'.repeat(129), user_id: 'x'.repeat(129) })],
    ['two subjects', () => ({ user_id: 'firebase-person-2' })],
    ['no user id', () => ({ user_id: undefined })],
    ['no address', () => ({ email: undefined })],
    ['an address that is none', () => ({ email: { $ne: '' } })],
  ])('is refused with %s, even under Google’s signature', async (_name, claims) => {
    expect(await identity.verify(await forge(claims()))).toBeNull()
  })

  it.each<[string, () => Promise<string>]>([
    [
      'signed by nobody, as the emulator’s are',
      async () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(goodClaims())}.`,
    ],
    [
      'alg none with a signature',
      async () => {
        const [, payload, signature] = await parts()
        return `${encode({ alg: 'none', kid: 'one' })}.${payload}.${signature}`
      },
    ],
    ['alg NONE in capitals', async () => `${encode({ alg: 'NONE' })}.${encode(goodClaims())}.x`],
    [
      'signed with the public key as a shared secret',
      async () => {
        const input = `${encode({ alg: 'HS256', kid: 'one' })}.${encode(goodClaims())}`
        const secret = await exportSPKI(pair.publicKey)
        return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
      },
    ],
    [
      'signed with another key under Google’s name',
      async () => forge({}, {}, (await generateKeyPair('RS256')).privateKey),
    ],
    ['signed with the other key’s name', () => forge({}, { kid: 'two' })],
    [
      'signed with another method',
      async () => {
        const other = await generateKeyPair('ES256')
        return await forge({}, { alg: 'ES256' }, other.privateKey)
      },
    ],
    [
      'bringing its own key along',
      async () => {
        const other = await generateKeyPair('RS256', { extractable: true })
        const jwk = await exportJWK(other.publicKey)
        return await forge({}, { jwk, kid: undefined }, other.privateKey)
      },
    ],
    [
      'naming a place to fetch the key from',
      async () => {
        const other = await generateKeyPair('RS256')
        const places = { jku: `${origin}/evil`, x5u: `${origin}/evil` }
        return await forge({}, places, other.privateKey)
      },
    ],
    ['naming no key', () => forge({}, { kid: undefined })],
    ['naming an unknown key', () => forge({}, { kid: 'other' })],
    ['naming a key like a path', () => forge({}, { kid: '../../dev/null' })],
    [
      'with critical extensions we do not know',
      async () => {
        const [, payload, signature] = await parts()
        return `${encode({ alg: 'RS256', kid: 'one', crit: ['x'], x: 1 })}.${payload}.${signature}`
      },
    ],
    [
      'with a changed payload',
      async () => {
        const [header, , signature] = await parts()
        return `${header}.${encode({ ...goodClaims(), sub: 'boss', user_id: 'boss' })}.${signature}`
      },
    ],
    [
      'with a signature of zeros',
      async () =>
        (await parts())
          .slice(0, 2)
          .concat(base64url.encode(new Uint8Array(256)))
          .join('.'),
    ],
    ['without its signature', async () => `${(await parts()).slice(0, 2).join('.')}.`],
    ['with half its signature', async () => (await forge()).slice(0, -171)],
    ['with a fourth part', async () => `${await forge()}.x`],
    ['with padding after it', async () => `${await forge()}=`],
    ['with a NUL after it', async () => `${await forge()}\0`],
    ['with a line break after it', async () => `${await forge()}\n`],
    ['with a space before it', async () => ` ${await forge()}`],
    [
      'in the flattened JSON form',
      async () => {
        const [header, payload, signature] = await parts()
        return JSON.stringify({ protected: header, payload, signature })
      },
    ],
    ['longer than any of Firebase’s', () => forge({ padding: 'x'.repeat(8_000) })],
    ['that is empty', async () => ''],
  ])('is refused %s', async (_name, make) => {
    expect(await identity.verify(await make())).toBeNull()
    expect(asked).toEqual([])
  })

  it('may be a few seconds ahead, as clocks are', async () => {
    const ahead = { auth_time: inSeconds() + 5, iat: inSeconds() + 5 }
    expect(await identity.verify(await forge(ahead))).not.toBeNull()
  })
})

describe('when Google’s keys cannot be had', () => {
  it.each<[string, typeof keyReply]>([
    ['an error', async () => ({ status: 500, body: 'x' })],
    ['what is no key set', async () => ({ status: 200, body: '{"keys":1}' })],
    ['what is no JSON', async () => ({ status: 200, body: '<html>' })],
  ])('answering %s, nobody is signed out: 503, and then it works', async (_name, reply) => {
    const usual = keyReply
    const fresh = openIdentity()
    keyReply = reply
    await expect(fresh.verify(await forge())).rejects.toMatchObject({ code: 'server/unavailable' })
    keyReply = usual
    expect(await fresh.verify(await forge())).not.toBeNull()
  })

  it('nor where there is no connection, but with keys in hand nobody notices', async () => {
    const away = openIdentity({ keysAddress: 'http://127.0.0.1:9/keys' })
    await expect(away.verify(await forge())).rejects.toBeInstanceOf(Failure)
    const usual = keyReply
    keyReply = async () => ({ status: 500, body: 'x' })
    expect(await identity.verify(await forge())).not.toBeNull()
    keyReply = usual
  })
})

describe('ending sessions', () => {
  const signedInAt = (uid: string, auth_time: number) =>
    forge({ sub: uid, user_id: uid, auth_time, iat: auth_time })

  it('refuses at once every sign-in there was, and none that follows', async () => {
    const uid = 'firebase-person-3'
    const before = [await signedInAt(uid, inSeconds()), await signedInAt(uid, inSeconds() - 3_000)]
    for (const token of before) expect(await identity.verify(token)).not.toBeNull()
    const ending = identity.endSessions(uid)
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (const token of before) expect(await identity.verify(token)).toBeNull()
    await ending
    expect(await identity.verify(await signedInAt(uid, inSeconds()))).toMatchObject({ uid })
    for (const token of before) expect(await identity.verify(token)).toBeNull()
    const other = await signedInAt('firebase-person-4', inSeconds() - 3_000)
    expect(await identity.verify(other)).not.toBeNull()
  })

  it('can be repeated, and refuses a token that was refreshed from an ended sign-in', async () => {
    const uid = 'firebase-person-5'
    const signedIn = inSeconds() - 100
    await identity.endSessions(uid)
    await identity.endSessions(uid)
    const refreshed = await forge({ sub: uid, user_id: uid, auth_time: signedIn, iat: inSeconds() })
    expect(await identity.verify(refreshed)).toBeNull()
  })
})

describe('accounts', () => {
  const account = { email: 'new@firm.example', password: 'Right 1234', emailVerified: false }
  const refuse = (message: string, status = 400) => {
    answer = { status, body: JSON.stringify({ error: { code: status, message } }) }
  }

  it('are made by Firebase, once for an address', async () => {
    asked.length = 0
    answer = { status: 200, body: '{"localId":"made-1","idToken":"x"}' }
    expect(await identity.createAccount(account)).toEqual({ outcome: 'created', uid: 'made-1' })
    expect(asked).toEqual([
      {
        url: '/v1/accounts:signUp?key=key-1',
        body: { email: account.email, password: account.password, returnSecureToken: true },
      },
    ])
    refuse('EMAIL_EXISTS')
    expect(await identity.createAccount(account)).toEqual({ outcome: 'exists' })
    refuse('WEAK_PASSWORD : Password should be at least 6 characters')
    await expect(identity.createAccount(account)).rejects.toThrow('WEAK_PASSWORD')
  })

  it('get a link for a new password, and nobody hears which addresses have one', async () => {
    asked.length = 0
    const request = { email: 'new@firm.example', address: '192.0.2.1' }
    answer = { status: 200, body: '{"email":"new@firm.example"}' }
    await identity.requestPasswordReset(request)
    expect(asked).toEqual([
      {
        url: '/v1/accounts:sendOobCode?key=key-1',
        body: { requestType: 'PASSWORD_RESET', email: 'new@firm.example' },
      },
    ])
    for (const code of ['EMAIL_NOT_FOUND', 'INVALID_EMAIL', 'USER_DISABLED']) {
      refuse(code)
      await expect(identity.requestPasswordReset(request)).resolves.toBeUndefined()
    }
    refuse('API key not valid. Please pass a valid API key.')
    await expect(identity.requestPasswordReset(request)).rejects.toThrow('API key not valid')
  })

  it.each<[string, typeof answer]>([
    ['breaks the connection', 'nothing'],
    ['is in trouble', { status: 503, body: '{"error":{"message":"x"}}' }],
    ['has had too many questions', { status: 429, body: '{"error":{"message":"QUOTA_EXCEEDED"}}' }],
    ['answers what it never does', { status: 404, body: '{}' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
  ])('answer 503 where Firebase %s', async (_name, given) => {
    answer = given
    const request = { email: 'new@firm.example', address: '192.0.2.1' }
    const away = { code: 'server/unavailable', status: 503 }
    await expect(identity.requestPasswordReset(request)).rejects.toMatchObject(away)
    await expect(identity.createAccount(account)).rejects.toMatchObject(away)
  })
})

describe('what the browser is told', () => {
  it('is the project, and Google’s popup where there is a domain for it', () => {
    expect(identity.clientConfig).toEqual({
      kind: 'firebase',
      apiKey: 'key-1',
      authDomain: 'firm-desk.firebaseapp.com',
      projectId,
      google: 'google',
    })
    expect(openIdentity({ authDomain: null }).clientConfig.google).toBeNull()
  })
})
