import type { FastifyInstance } from 'fastify'
import { createDoor } from '#server/platform/door.ts'
import type { Database } from '#server/platform/database.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { testSecret } from '#server/testing/test-server.ts'
import { type EmbeddedIdentity, embeddedIdentity } from '../identity.embedded.ts'

/** Who the identity says it is in tests. */
export const testIssuerOrigin = 'https://foyer.example'

/** A reply of the identity's address space. */
export type IdentityReply = { status: number; body: Record<string, unknown>; code: string }

/** One process's identity: its port and its door. */
export type IdentityProcess = {
  identity: EmbeddedIdentity
  door: FastifyInstance
  /** Calls an operation such as `accounts:lookup`, from `address`. */
  call(operation: string, body: object, address?: string): Promise<IdentityReply>
  signIn(email: string, password: string, address?: string): Promise<IdentityReply>
  refresh(refreshToken: unknown): Promise<IdentityReply>
}

/** The embedded identity on a database of its own, with a clock that can be moved on. */
export type IdentityUnderTest = IdentityProcess & {
  database: TestDatabase
  /** Moves the clock on. */
  advance(milliseconds: number): void
  now(): number
  /** Another process on the same database, as after a restart. */
  start(secret?: string): Promise<IdentityProcess>
  close(): Promise<void>
}

function readReply(reply: { statusCode: number; body: string }): IdentityReply {
  const body: Record<string, unknown> & { error?: { message?: string } } = JSON.parse(reply.body)
  const code = body.error?.message?.split(' : ')[0] ?? 'ok'
  return { status: reply.statusCode, body, code }
}

async function startProcess(parts: {
  db: Database
  clock: { now(): Date }
  secret: string
}): Promise<IdentityProcess> {
  const log = createLog('silent')
  const identity = embeddedIdentity({ ...parts, issuerOrigin: testIssuerOrigin, log })
  const isReady = async () => true
  const door = await createDoor({ log, trustedProxies: [], rateLimitExempt: [], isReady })
  await identity.mount(door)
  const call = async (operation: string, body: object, remoteAddress = '192.0.2.1') =>
    readReply(
      await door.inject({
        method: 'POST',
        url: `/identity/v1/${operation}?key=embedded`,
        payload: body,
        remoteAddress,
      }),
    )
  return {
    identity,
    door,
    call,
    signIn: (email, password, address) =>
      call('accounts:signInWithPassword', { email, password, returnSecureToken: true }, address),
    refresh: (refreshToken) =>
      call('token', { grant_type: 'refresh_token', refresh_token: refreshToken }),
  }
}

/** Opens an embedded identity on a new database. */
export async function openTestIdentity(): Promise<IdentityUnderTest> {
  const database = await createTestDatabase()
  let offset = 0
  const now = () => Date.now() + offset
  const clock = { now: () => new Date(now()) }
  const doors: FastifyInstance[] = []
  const start = async (secret = testSecret) => {
    const started = await startProcess({ db: database.db, clock, secret })
    doors.push(started.door)
    return started
  }
  return {
    ...(await start()),
    database,
    start,
    now,
    advance: (milliseconds) => (offset += milliseconds),
    close: async () => {
      await Promise.all(doors.map((door) => door.close()))
      await database.drop()
    },
  }
}
