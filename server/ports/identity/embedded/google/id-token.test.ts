import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { base64url, type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvent, openBrowser } from '#server/testing/google-browser.ts'
import { type IdentityUnderTest, openTestIdentity } from '../test-identity.ts'

/** What a provider that lies answers next; everything else about it is in order. */
type Answer = (good: {
  claims: Record<string, unknown>
  sign: (claims: Record<string, unknown>, header?: object) => Promise<string>
}) => Promise<{ status?: number; idToken?: string; body?: string }>

const clientId = 'foyer-under-test'
const clientSecret = 'a secret of the tests and the provider'
let server: Server
let issuer: string
let keys: { privateKey: CryptoKey; publicKey: CryptoKey }
let answer: Answer
/** The nonce of the try that is under way. */
let nonce = ''
let test: IdentityUnderTest

const inSeconds = () => Math.floor(Date.now() / 1_000)
const goodClaims = () => ({
  iss: issuer,
  aud: clientId,
  sub: '3001',
  nonce,
  iat: inSeconds(),
  exp: inSeconds() + 600,
  email: 'iris@firm.example',
  email_verified: true,
  name: 'Iris Ink',
})

const sign = (claims: Record<string, unknown>, header: object = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
    .sign(keys.privateKey)

async function respond(url: string): Promise<{ status: number; body: string }> {
  const json = (value: unknown) => ({ status: 200, body: JSON.stringify(value) })
  if (url.startsWith('/.well-known/openid-configuration'))
    return json({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  if (url === '/keys') {
    const jwk = await exportJWK(keys.publicKey)
    return json({ keys: [{ ...jwk, kid: 'one', use: 'sig', alg: 'RS256' }] })
  }
  const { status = 200, idToken, body } = await answer({ claims: goodClaims(), sign })
  if (body !== undefined) return { status, body }
  return json({ access_token: 'x', token_type: 'Bearer', id_token: idToken })
}

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  server = createServer(async (request, response) => {
    await text(request)
    const { status, body } = await respond(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  test = await openTestIdentity({ google: { clientId, clientSecret, issuer } })
})
afterAll(async () => {
  await test.close()
  server.close()
})

/** Comes back from the provider with a code, and asks how the try stands. */
async function comeBack(given: Answer): Promise<Record<string, unknown>> {
  answer = given
  const browser = openBrowser(test.door)
  const event = createEvent()
  const { searchParams } = new URL((await browser.start(event)).location)
  nonce = searchParams.get('nonce') ?? ''
  await browser.visit(`/identity/google/callback?code=c&state=${searchParams.get('state') ?? ''}`)
  return (await browser.ask(event)).body
}

const encode = (value: unknown) => base64url.encode(JSON.stringify(value))

describe('what the provider says of a person', () => {
  it('is believed when all of it is right: what follows fails for what it changes', async () => {
    const standing = await comeBack(async ({ claims, sign }) => ({ idToken: await sign(claims) }))
    expect(standing).toMatchObject({ outcome: 'signed-in' })
  })

  it.each<[string, () => Record<string, unknown>]>([
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['no issuer', () => ({ iss: undefined })],
    ['another audience', () => ({ aud: 'another client' })],
    ['two audiences and no authorized party', () => ({ aud: [clientId, 'other'] })],
    ['another authorized party', () => ({ aud: [clientId, 'other'], azp: 'other' })],
    ['another nonce', () => ({ nonce: 'of another try' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['a time that is over', () => ({ exp: inSeconds() - 600, iat: inSeconds() - 1_200 })],
    ['no end', () => ({ exp: undefined })],
    ['a time to come', () => ({ nbf: inSeconds() + 600 })],
    ['no subject', () => ({ sub: undefined })],
    ['an empty subject', () => ({ sub: '' })],
  ])('is not believed with %s', async (_name, change) => {
    const standing = await comeBack(async ({ claims, sign }) => ({
      idToken: await sign(JSON.parse(JSON.stringify({ ...claims, ...change() })) as typeof claims),
    }))
    expect(standing).toEqual({ outcome: 'refused', code: 'auth/internal-error' })
  })

  it.each<[string, Answer]>([
    [
      'signed with another key',
      async ({ claims }) => ({
        idToken: await new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'one' })
          .sign((await generateKeyPair('RS256')).privateKey),
      }),
    ],
    [
      'signed by nobody',
      async ({ claims }) => ({ idToken: `${encode({ alg: 'none' })}.${encode(claims)}.` }),
    ],
    [
      'signed with the client’s secret',
      async ({ claims }) => ({
        idToken: await new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(clientSecret)),
      }),
    ],
    [
      'changed after it was signed',
      async ({ claims, sign }) => {
        const [header, , signature] = (await sign(claims)).split('.')
        return { idToken: `${header}.${encode({ ...claims, sub: '1' })}.${signature}` }
      },
    ],
    ['absent', async () => ({ body: '{"access_token":"x","token_type":"Bearer"}' })],
    ['no token at all', async () => ({ body: '[]' })],
  ])('is not believed when it is %s', async (_name, given) => {
    const standing = await comeBack(given)
    expect(standing).toEqual({ outcome: 'refused', code: 'auth/internal-error' })
  })

  it.each([
    ['not verified', { email_verified: false }],
    ['verified in words', { email_verified: 'true' }],
    ['not said to be verified', { email_verified: null }],
    ['no address', { email: 'iris' }],
    // The Kelvin sign, whose small letter is an ordinary k: another address than kim@firm.example.
    ['one letter off', { email: '\u212aim@firm.example' }],
    ['missing', { email: '' }],
  ])('counts for nothing where the address is %s', async (_name, change) => {
    const standing = await comeBack(async ({ claims, sign }) => ({
      idToken: await sign({ ...claims, ...change }),
    }))
    expect(standing).toEqual({
      outcome: 'refused',
      code: expect.stringMatching(/^auth\/(?:unverified-email|internal-error)$/) as unknown,
    })
  })

  it('may hold what no database can', async () => {
    const standing = await comeBack(async ({ claims, sign }) => ({
      idToken: await sign({
        ...claims,
        sub: '30\u000002',
        email: 'n@firm.example',
        name: 'N\u0000',
      }),
    }))
    expect(standing).toMatchObject({ outcome: 'signed-in' })
  })
})

describe('a provider in trouble', () => {
  const lost = { outcome: 'refused', code: 'auth/network-request-failed' }

  it('is a failed network to the person', async () => {
    expect(await comeBack(async () => ({ status: 500, body: 'x' }))).toEqual(lost)
  })

  it('is a failed network also before anybody was sent there, and is asked again', async () => {
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const { port } = free.address() as AddressInfo
    await new Promise((resolve) => free.close(resolve))
    const away = await openTestIdentity({
      google: { clientId, clientSecret, issuer: `http://127.0.0.1:${port}` },
    })
    const browser = openBrowser(away.door)
    const event = createEvent()
    expect((await browser.start(event)).location).toMatch(/^\/popup\.html#/)
    expect((await browser.ask(event)).body).toEqual(lost)
    const back = createServer((_request, response) => {
      const here = `http://127.0.0.1:${port}`
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ issuer: here, authorization_endpoint: `${here}/auth` }))
    })
    await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve))
    expect((await browser.start(createEvent())).location).toContain(`127.0.0.1:${port}/auth`)
    back.closeAllConnections()
    await new Promise((resolve) => back.close(resolve))
    await away.close()
  })

  it('is not spoken to without https on another machine', async () => {
    const insecure = await openTestIdentity({
      google: { clientId, clientSecret, issuer: 'http://provider.example' },
    })
    const browser = openBrowser(insecure.door)
    const event = createEvent()
    await browser.start(event)
    expect((await browser.ask(event)).body).toMatchObject({ outcome: 'refused' })
    await insecure.close()
  })
})
