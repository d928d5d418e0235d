import { randomUUID } from 'node:crypto'
import { accountApi } from '@foyer/shared/api/account.ts'
import { endpoint } from '@foyer/shared/api/endpoint.ts'
import { apiBase } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addOwner } from '#server/features/account/commands.ts'
import { findMember } from '#server/features/account/queries.ts'
import { accountRoutes } from '#server/features/account/routes.ts'
import {
  type IdentityUnderTest,
  openTestIdentity,
} from '#server/ports/identity/embedded/test-identity.ts'
import { sandboxPayments } from '#server/ports/payments/payments.sandbox.ts'
import { mintFirmId } from './firm-id.ts'
import { mount } from './serve.ts'
import { createGates } from './session-gate.ts'

/** The account's own rows, and one row for each kind of gate. */
const table = {
  ...accountApi,
  asUser: endpoint({
    method: 'GET',
    path: '/as-user',
    access: 'user',
    reply: z.object({ email: z.string() }),
  }),
  asMember: endpoint({
    method: 'GET',
    path: '/as-member',
    access: 'member',
    reply: z.object({ firmId: z.string(), userId: z.string() }),
  }),
  asAdministrator: endpoint({
    method: 'GET',
    path: '/as-administrator',
    access: 'administrator',
    reply: z.object({ email: z.string() }),
  }),
}

let test: IdentityUnderTest
const firm = mintFirmId(randomUUID())
const password = 'Right 1234'
const owner = { email: 'owner@firm.example', password, firstName: 'Ann', lastName: 'Olsen' }
let added: Awaited<ReturnType<typeof addOwner>>
let administratorUid = ''

beforeAll(async () => {
  test = await openTestIdentity()
  const { identity, door } = test
  const clock = { now: () => new Date() }
  const { db, asOwner } = test.database
  await asOwner(
    `insert into firms (firm_id, integration_id, token, name, notify_email, time_zone, color_primary, created_at)
     values ($1, $2, 'token', 'Olsen Law', 'a@b.example', 'America/Detroit', '#123456', now())`,
    [firm, randomUUID()],
  )
  added = await addOwner({ db, clock, identity }, { firmId: firm, ...owner })
  const admin = { email: 'admin@foyer.example', password, emailVerified: true }
  const created = await identity.createAccount(admin)
  administratorUid = created.outcome === 'created' ? created.uid : ''
  const gates = createGates({
    identity,
    findMember: (uid) => db.asNobody((tx) => findMember(tx, uid)),
    administratorUid,
  })
  mount(door, apiBase, table, {
    handlers: {
      ...accountRoutes({
        identity,
        payments: sandboxPayments({ db, clock, secret: 'a test secret' }),
      }),
      asUser: async (_input, { email }) => ({ email }),
      asMember: async (_input, { firmId, userId }) => ({ firmId, userId }),
      asAdministrator: async (_input, { email }) => ({ email }),
    },
    gates: { ...gates, visitor: () => Promise.reject(new Error('no visitor comes here')) },
  })
})
afterAll(() => test.close())

async function get(path: string, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization }
  const reply = await test.door.inject({ method: 'GET', url: apiBase + path, headers })
  return { status: reply.statusCode, body: JSON.parse(reply.body) as Record<string, unknown> }
}
const tokenOf = async (email: string) =>
  String((await test.signIn(email, password)).body['idToken'])

const required = {
  status: 401,
  body: {
    error: 'account/authentication-required',
    message: 'Authentication required. Please sign in again.',
  },
}

describe('the gates of signed-in people', () => {
  it('let a member of a firm in, as that firm', async () => {
    const bearer = `Bearer ${await tokenOf(owner.email)}`
    expect(added).toMatchObject({ outcome: 'added' })
    const userId = added.outcome === 'added' ? added.userId : ''
    expect(await get('/as-member', bearer)).toEqual({ status: 200, body: { firmId: firm, userId } })
    expect(await get('/as-user', bearer)).toMatchObject({
      status: 200,
      body: { email: owner.email },
    })
  })

  it('send a person without a firm back to finish, and still know them', async () => {
    const email = 'new@firm.example'
    await test.identity.createAccount({ email, password, emailVerified: true })
    const bearer = `Bearer ${await tokenOf(email)}`
    expect(await get('/as-member', bearer)).toMatchObject({
      status: 403,
      body: { error: 'account/no-firm' },
    })
    expect(await get('/as-user', bearer)).toMatchObject({ status: 200 })
  })

  it('tell the administrator, who needs no firm, apart from people who have none yet', async () => {
    const bearer = `Bearer ${await tokenOf('admin@foyer.example')}`
    expect(await get('/as-member', bearer)).toMatchObject({
      status: 403,
      body: { error: 'account/administrator-without-firm' },
    })
  })

  it('let one identity in as administrator, whatever a firm may call its own people', async () => {
    expect(
      await get('/as-administrator', `Bearer ${await tokenOf('admin@foyer.example')}`),
    ).toEqual({
      status: 200,
      body: { email: 'admin@foyer.example' },
    })
    await test.database.asOwner(`update users set role = 'administrator'`)
    expect(await get('/as-administrator', `Bearer ${await tokenOf(owner.email)}`)).toMatchObject({
      status: 403,
      body: { error: 'account/not-administrator' },
    })
  })

  it('know no administrator where none is configured', async () => {
    const { identity } = test
    const gates = createGates({
      identity,
      findMember: async () => undefined,
      administratorUid: undefined,
    })
    const request = { headers: { authorization: `Bearer ${await tokenOf('admin@foyer.example')}` } }
    await expect(gates.administrator(request)).rejects.toMatchObject({
      code: 'account/not-administrator',
    })
  })

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['no token', 'Bearer '],
    ['a token that is none', 'Bearer x'],
    ['two tokens', 'Bearer a.b.c, Bearer a.b.c'],
    ['another scheme', 'Basic b3duZXI6cGFzcw=='],
  ])('ask for a sign-in where there is %s', async (_name, header) => {
    for (const path of ['/as-user', '/as-member', '/as-administrator'])
      expect(await get(path, header)).toMatchObject(required)
  })

  it('take no token from the address or a cookie', async () => {
    const token = await tokenOf(owner.email)
    expect(
      await get(`/as-user?access_token=${token}&authorization=Bearer%20${token}`),
    ).toMatchObject(required)
    const headers = { cookie: `authToken=${token}; token=${token}` }
    const reply = await test.door.inject({ method: 'GET', url: `${apiBase}/as-user`, headers })
    expect(reply.statusCode).toBe(401)
  })

  it('take the scheme in any case, as HTTP has it', async () => {
    expect(await get('/as-user', `bearer ${await tokenOf(owner.email)}`)).toMatchObject({
      status: 200,
    })
  })
})

describe('the account part of the API', () => {
  it('tells the browser which identity to talk to', async () => {
    expect(await get('/config')).toEqual({
      status: 200,
      body: {
        identity: {
          kind: 'embedded',
          apiKey: 'embedded',
          authDomain: 'foyer.example',
          projectId: 'foyer',
          google: null,
        },
        payments: { kind: 'sandbox', publishableKey: null },
      },
    })
  })

  it('signs out everywhere: the next call is refused', async () => {
    const token = await tokenOf(owner.email)
    const headers = { authorization: `Bearer ${token}` }
    const reply = await test.door.inject({
      method: 'POST',
      url: `${apiBase}/auth/sign-out`,
      headers,
    })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(await get('/as-user', `Bearer ${token}`)).toMatchObject(required)
  })
})

describe('adding an owner', () => {
  it('refuses an address that has an account, and changes nothing of it', async () => {
    const parts = {
      db: test.database.db,
      clock: { now: () => new Date() },
      identity: test.identity,
    }
    const again = { firmId: firm, ...owner, email: 'OWNER@firm.example', password: 'Other 1234' }
    expect(await addOwner(parts, again)).toEqual({ outcome: 'exists' })
    expect((await test.signIn(owner.email, password)).code).toBe('ok')
    expect(await test.database.asOwner('select 1 from users')).toHaveLength(1)
  })
})
