import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { paths } from '@foyer/shared/paths.ts'
import type { FastifyInstance } from 'fastify'
import { createDoor } from '#server/platform/door.ts'
import type { Database } from '#server/platform/database.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { testSecret } from '#server/testing/test-server.ts'
import type { MailPort } from '../../mail/mail.ts'
import { outboxMail } from '../../mail/mail.outbox.ts'
import { openOutbox, type OutboxReader } from '../../mail/outbox-reader.ts'
import { type EmbeddedIdentity, embeddedIdentity } from '../identity.embedded.ts'
import type { CodeKind } from './codes/queries.ts'
import type { ProviderClient } from './google/provider.ts'

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
  outbox: OutboxReader
  /** Sends what is due and answers the code of the newest letter of that kind to an address. */
  readCode(email: string, kind: CodeKind): Promise<string>
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
  mail: MailPort
  exempt: string[]
  google?: ProviderClient | undefined
  chooser: boolean
}): Promise<IdentityProcess> {
  const log = createLog('silent')
  const identity = embeddedIdentity({
    ...parts,
    issuerOrigin: testIssuerOrigin,
    log,
    mailHost: 'foyer.example',
    authorizedDomains: ['foyer.example', 'www.foyer.example'],
  })
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

const pages = { verify: paths.verifyEmail, reset: paths.resetPassword }

/** The code in the newest letter of a kind to an address. */
async function codeInOutbox(outbox: OutboxReader, email: string, kind: CodeKind): Promise<string> {
  const link = new RegExp(`https?://[^\\s"<>]+${pages[kind]}\\?oobCode=([\\w%-]+)`)
  const { entries } = await outbox.list()
  for (const { id } of entries.filter(({ to }) => to === email)) {
    const found = link.exec((await outbox.read(id))?.text ?? '')?.[1]
    if (found !== undefined) return decodeURIComponent(found)
  }
  throw new Error(`no letter with a code to ${kind} for ${email}`)
}

/**
 * Opens an embedded identity on a new database; `exempt` addresses may sign up and ask for letters
 * freely. People sign in with Google through `google`, or the chooser, or not at all.
 */
export async function openTestIdentity({
  exempt = [],
  google,
  chooser = false,
}: {
  exempt?: string[]
  google?: ProviderClient
  chooser?: boolean
} = {}): Promise<IdentityUnderTest> {
  const database = await createTestDatabase()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-identity-'))
  let offset = 0
  const now = () => Date.now() + offset
  const clock = { now: () => new Date(now()) }
  const mail = outboxMail({ folder, from: 'Foyer <foyer@foyer.example>', clock })
  const outbox = openOutbox(folder)
  const doors: FastifyInstance[] = []
  const start = async (secret = testSecret) => {
    const ways = { exempt, google, chooser }
    const started = await startProcess({ db: database.db, clock, secret, mail, ...ways })
    doors.push(started.door)
    return started
  }
  const first = await start()
  return {
    ...first,
    database,
    start,
    now,
    outbox,
    readCode: async (email, kind) => {
      await first.identity.sendLetters()
      return await codeInOutbox(outbox, email, kind)
    },
    advance: (milliseconds) => void (offset += milliseconds),
    close: async () => {
      await Promise.all(doors.map((door) => door.close()))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
