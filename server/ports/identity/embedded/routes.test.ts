import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDoor } from '#server/platform/door.ts'
import { createLog } from '#server/platform/log.ts'
import { type IdentityUnderTest, openTestIdentity } from './test-identity.ts'

let test: IdentityUnderTest
const email = 'ann@firm.example'
const password = 'Right 1234'
beforeAll(async () => {
  test = await openTestIdentity()
  await test.identity.createAccount({ email, password, emailVerified: true })
})
afterAll(() => test.close())

/** The one shape the SDK understands; in any other it reports a broken network. */
const shape = (code: number, message: RegExp) => ({
  error: { code, message: expect.stringMatching(message) as unknown },
})

describe('a form that another site has a browser send', () => {
  const send = (operation: string, form: Record<string, string>, type: string) =>
    test.door.inject({
      method: 'POST',
      url: `/identity/v1/${operation}`,
      headers: { 'content-type': type, origin: 'https://stranger.example' },
      payload: new URLSearchParams(form).toString(),
    })

  it.each([
    ['accounts:signInWithPassword', { email: 'nobody@firm.example', password: 'x' }],
    ['accounts:signUp', { email: 'stranger@firm.example', password }],
    ['accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }],
    ['accounts:resetPassword', { oobCode: 'x' }],
    ['accounts:update', { oobCode: 'x' }],
  ])('to %s does nothing, so that nobody is locked out in their own name', async (to, form) => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])
      expect((await send(to, form, type)).json()).toEqual(shape(400, /^INVALID_ARGUMENT : /))
    const left = (table: string) => test.database.asOwner(`select 1 from ${table}`)
    expect(await left('identity_attempts')).toEqual([])
    expect(await left('identity_codes')).toEqual([])
    expect(await left('identity_accounts')).toHaveLength(1)
  })
})

describe('every refusal under /identity is in the shape the SDK reads', () => {
  const url = '/identity/v1/accounts:signInWithPassword'
  it.each([
    [
      'an operation that is not offered',
      { method: 'POST', url: '/identity/v1/accounts:delete', payload: {} },
      404,
      /^OPERATION_NOT_ALLOWED : /,
    ],
    [
      'an address that does not exist',
      { method: 'POST', url: '/identity/v9/x', payload: {} },
      404,
      /^OPERATION_NOT_ALLOWED : /,
    ],
    ['another method', { method: 'GET', url }, 404, /^OPERATION_NOT_ALLOWED : /],
    ['the bare address', { method: 'GET', url: '/identity/' }, 404, /^OPERATION_NOT_ALLOWED : /],
    [
      'broken JSON',
      {
        method: 'POST',
        url,
        payload: '{"email":',
        headers: { 'content-type': 'application/json' },
      },
      400,
      /^INVALID_ARGUMENT : /,
    ],
    [
      'another content type',
      { method: 'POST', url, payload: '<x/>', headers: { 'content-type': 'text/xml' } },
      400,
      /^INVALID_ARGUMENT : /,
    ],
    ['no body', { method: 'POST', url }, 400, /^INVALID_/],
    [
      'too much',
      { method: 'POST', url, payload: { email: 'x'.repeat(70_000) } },
      400,
      /^INVALID_ARGUMENT : /,
    ],
    [
      'JSON that is no object',
      { method: 'POST', url, payload: '[]', headers: { 'content-type': 'application/json' } },
      400,
      /^INVALID_/,
    ],
    [
      'a prototype in the body',
      {
        method: 'POST',
        url,
        payload: '{"__proto__":{"email":"x"}}',
        headers: { 'content-type': 'application/json' },
      },
      400,
      /^INVALID_/,
    ],
  ] as const)('%s', async (_name, request, status, message) => {
    const reply = await test.door.inject({ ...request, remoteAddress: '192.0.2.50' })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toEqual(shape(status, message))
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('too many calls: sign-in says so, the calls of a session say the network failed', async () => {
    const ask = (operation: string) => test.call(operation, {}, '192.0.2.60')
    await Promise.all(Array.from({ length: 600 }, () => ask('accounts:lookup')))
    expect(await ask('accounts:signInWithPassword')).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    })
    expect(await ask('accounts:lookup')).toMatchObject({
      status: 503,
      code: 'NETWORK_REQUEST_FAILED',
    })
    expect(await ask('token')).toMatchObject({ status: 503, code: 'NETWORK_REQUEST_FAILED' })
  })

  it('a bug says nothing of itself', async () => {
    await test.database.asOwner('alter table identity_accounts rename to hidden')
    const reply = await test.signIn(email, password)
    await test.database.asOwner('alter table hidden rename to identity_accounts')
    expect(reply).toMatchObject({ status: 503, code: 'NETWORK_REQUEST_FAILED' })
    expect(JSON.stringify(reply.body)).not.toMatch(/relation|identity_accounts|select/)
  })

  it('without the database nobody is let in: the count of attempts cannot be passed over', async () => {
    await test.database.asOwner('alter table identity_attempts rename to hidden')
    const reply = await test.signIn(email, password)
    await test.database.asOwner('alter table hidden rename to identity_attempts')
    expect(reply.status).toBe(503)
    expect(reply.body).not.toHaveProperty('idToken')
  })
})

describe('a refusal that passes says when to come back', () => {
  const ask = (guess: string) =>
    test.door.inject({
      method: 'POST',
      url: '/identity/v1/accounts:signInWithPassword',
      payload: { email, password: guess },
      remoteAddress: '192.0.2.70',
    })

  it('soon after trouble', async () => {
    await test.database.asOwner('alter table identity_attempts rename to hidden')
    const { headers } = await ask(password)
    await test.database.asOwner('alter table hidden rename to identity_attempts')
    expect(headers['retry-after']).toBe('2')
  })

  it('a quarter of an hour after too many attempts', async () => {
    for (let n = 0; n < 10; n += 1) await ask(`guess ${n}`)
    expect((await ask(password)).headers['retry-after']).toBe('900')
    await test.database.asOwner('delete from identity_attempts')
  })
})

describe('the project', () => {
  it('says where people may sign in from, in the words of Firebase', async () => {
    const reply = await test.door.inject({
      method: 'GET',
      url: '/identity/v1/projects?key=embedded',
    })
    expect(reply.json()).toEqual({
      projectId: 'foyer',
      authorizedDomains: ['foyer.example', 'www.foyer.example'],
    })
  })
})

describe('the identity beside the rest of the door', () => {
  it('leaves the refusals of other addresses as they are', async () => {
    const reply = await test.door.inject({ method: 'GET', url: '/elsewhere' })
    expect(reply.json()).toMatchObject({ success: false, error: 'request/not-found' })
  })

  it('takes forms nowhere else', async () => {
    const isReady = async () => true
    const log = createLog('silent')
    const door = await createDoor({ log, trustedProxies: [], rateLimitExempt: [], isReady })
    door.post('/json', async () => ({}))
    await test.identity.mount(door)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await door.inject({ method: 'POST', url: '/json', headers, payload: 'a=b' })
    expect(reply.statusCode).toBe(415)
    await door.close()
  })

  it('shows the account it was asked about and nothing secret of it', async () => {
    const { body } = await test.signIn(email, password)
    const { body: found } = await test.call('accounts:lookup', { idToken: body['idToken'] })
    expect(found['users']).toEqual([
      {
        localId: body['localId'],
        email,
        emailVerified: true,
        disabled: false,
        passwordHash: 'kept',
        providerUserInfo: [{ providerId: 'password', federatedId: email, email, rawId: email }],
        validSince: expect.stringMatching(/^\d{10}$/) as unknown,
        createdAt: expect.stringMatching(/^\d{13}$/) as unknown,
        lastLoginAt: expect.stringMatching(/^\d{13}$/) as unknown,
      },
    ])
    expect(JSON.stringify(found)).not.toContain('argon2')
  })
})
