import { randomUUID } from 'node:crypto'
import type { Access, Endpoint } from '@foyer/shared/api/endpoint.ts'
import { appApi, widgetApi } from '@foyer/shared/api/index.ts'
import { hours } from '@foyer/shared/facts/time.ts'
import { apiBase, widgetApiBase } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerMember } from '#server/features/account/commands.ts'
import { signInAdministrator, withAdministrator } from '#server/testing/administrator.ts'
import { signInNewcomer } from '#server/testing/newcomer.ts'
import { type Answer, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { testSecret } from '#server/testing/test-server.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'
import { createWorld } from '#server/world.ts'
import { createDoor } from './door.ts'
import { createLog } from './log.ts'

/** What a gate says, whatever the handler behind it answers then. */
const outcomes = {
  'account/authentication-required': 'sign in',
  'account/no-firm': 'finish your setup',
  'account/administrator-without-firm': 'no firm here',
  'account/not-administrator': 'not yours',
  'widget/unknown-session': 'no such chat',
} as const
type Outcome = (typeof outcomes)[keyof typeof outcomes] | 'let in'

const callers = [
  'anonymous',
  'visitor',
  'without a firm',
  'member',
  'owner',
  'administrator without a firm',
  'administrator with a firm',
  'expired token',
  'signed-out token',
] as const
type Caller = (typeof callers)[number]

const nobody = { anonymous: 'sign in', visitor: 'sign in' } as const
const over = { 'expired token': 'sign in', 'signed-out token': 'sign in' } as const
const everybody = (outcome: Outcome): Record<Caller, Outcome> => ({
  anonymous: outcome,
  visitor: outcome,
  'without a firm': outcome,
  member: outcome,
  owner: outcome,
  'administrator without a firm': outcome,
  'administrator with a firm': outcome,
  'expired token': outcome,
  'signed-out token': outcome,
})

/** Who is let in where. Every row of the contract has one of these accesses, so none is left out. */
const expected: Record<Access, Record<Caller, Outcome>> = {
  public: everybody('let in'),
  visitor: { ...everybody('no such chat'), visitor: 'let in' },
  user: { ...everybody('let in'), ...nobody, ...over },
  member: {
    ...nobody,
    'without a firm': 'finish your setup',
    member: 'let in',
    owner: 'let in',
    'administrator without a firm': 'no firm here',
    'administrator with a firm': 'let in',
    ...over,
  },
  administrator: {
    ...everybody('not yours'),
    ...nobody,
    'administrator without a firm': 'let in',
    'administrator with a firm': 'let in',
    ...over,
  },
}

type Row = { name: string; row: Endpoint; door: 'app' | 'widget' }
/** Rows that end what the others are called with come last. */
const isLast = ({ name }: Row) => name === 'signOut' || name === 'deleteSession'
const table = [
  ...Object.entries(appApi).map(([name, row]): Row => ({ name, row, door: 'app' })),
  ...Object.entries(widgetApi).map(([name, row]): Row => ({ name, row, door: 'widget' })),
].toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))

let test: TestWorld
let visitor: Visitor
beforeAll(async () => {
  test = await testWorld(withAdministrator)
  visitor = await openChat(test, (await test.addFirm()).token)
})
afterAll(() => test.close())

/** A member who signed in two hours ago: the token was right, and is an hour past its end. */
async function oldToken(): Promise<string> {
  const { firmId } = await test.addFirm()
  const log = createLog('silent')
  const startAt = new Date(Date.now() - hours(2))
  const config = { ...test.world.config, startAt }
  const past = createWorld(config, testSecret, { log, database: test.database.addresses.app })
  const isReady = async () => true
  const door = await createDoor({
    log,
    trustedProxies: [],
    rateLimitExempt: ['127.0.0.1'],
    isReady,
  })
  await past.identity.mount(door)
  const [email, password] = ['early@halewren.example', 'Right-horse-7']
  const made = await past.identity.createAccount({ email, password, emailVerified: true })
  const uid = made.outcome === 'created' ? made.uid : ''
  await registerMember(test.world, { firmId, uid, email, firstName: 'Eve', lastName: 'Early' })
  const url = '/identity/v1/accounts:signInWithPassword?key=embedded'
  const payload = { email, password, returnSecureToken: true }
  const { idToken } = (await door.inject({ method: 'POST', url, payload })).json()
  expect(await past.identity.verify(idToken)).toMatchObject({ email })
  await door.close()
  await past.close()
  return idToken
}

const bearers: Record<Caller, () => Promise<string | undefined>> = {
  anonymous: async () => undefined,
  visitor: async () => visitor.secret,
  'without a firm': async () => (await signInNewcomer(test)).idToken,
  member: async () => {
    const { firmId, idToken } = await test.addFirm()
    await test.database.asOwner(`update users set role = 'member' where firm_id = $1`, [firmId])
    return idToken
  },
  owner: async () => (await test.addFirm()).idToken,
  'administrator without a firm': async () => (await signInAdministrator(test)).idToken,
  'administrator with a firm': async () => {
    const { firmId } = await test.addFirm()
    const { uid, email, idToken } = await signInAdministrator(test)
    await registerMember(test.world, { firmId, uid, email, firstName: 'Ada', lastName: 'Min' })
    return idToken
  },
  'expired token': oldToken,
  'signed-out token': async () => {
    const { idToken } = await test.addFirm()
    await test.call('app', 'POST', `${apiBase}/auth/sign-out`, { bearer: idToken })
    return idToken
  },
}

function call({ row, door }: Row, bearer: string | undefined): Promise<Answer> {
  const base = door === 'app' ? apiBase : widgetApiBase
  const id = row.access === 'visitor' ? visitor.sessionId : randomUUID()
  const sent = row.body === undefined ? {} : { body: {} }
  const who = bearer === undefined ? {} : { bearer }
  return test.call(door, row.method, base + row.path.replace(/:\w+/, id), { ...who, ...sent })
}

/** What became of a call at its gate; a server error is neither let in nor refused. */
function outcomeOf({ status, body }: Answer): Outcome | number {
  if (status >= 500) return status
  const code = Object.entries(outcomes).find(([each]) => each === body?.error)
  return code?.[1] ?? 'let in'
}

describe.each(callers)('of every call of the contract, %s', (caller) => {
  it('is let into its own and no other', async () => {
    const bearer = await bearers[caller]()
    const seen: Record<string, Outcome | number> = {}
    for (const each of table) seen[each.name] = outcomeOf(await call(each, bearer))
    const due = table.map(({ name, row }) => [name, expected[row.access][caller]])
    expect(seen).toEqual(Object.fromEntries(due))
  })
})
