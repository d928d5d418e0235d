import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Endpoint } from '@foyer/shared/api/endpoint.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { appDoor } from '../doors/app-door.ts'
import { filesDoor } from '../doors/files-door.ts'
import { widgetDoor } from '../doors/widget-door.ts'
import { addOwner } from '../features/account/commands.ts'
import { createFirm } from '../features/onboarding/commands.ts'
import type { DoorOptions } from '../platform/door.ts'
import type { FirmId } from '../platform/firm-id.ts'
import { downloadTickets } from '../platform/download-ticket.ts'
import { createLog, type Log } from '../platform/log.ts'
import { type Worker, startWorker } from '../platform/jobs.ts'
import { openOutbox, type OutboxReader } from '../ports/mail/outbox-reader.ts'
import { choosePayments, createWorld, outboxFolder, type World } from '../world.ts'
import { jobHandlers } from '../job-handlers.ts'
import { builtSite } from './built-site.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { testSecret } from './test-server.ts'

/** How a door may be called. */
export type Method = Endpoint['method']

/** One answer of a door. */
export type Answer = {
  status: number
  body: ReturnType<typeof JSON.parse>
  headers: Record<string, unknown>
}

/** A firm with its owner signed in. */
export type TestFirm = {
  firmId: FirmId
  token: string
  integrationId: string
  email: string
  password: string
  idToken: string
}

/** A whole Foyer in this process, on a database and folder of its own, with a clock to move. */
export type TestWorld = {
  world: World
  database: TestDatabase
  app: FastifyInstance
  widget: FastifyInstance
  files: FastifyInstance
  outbox: OutboxReader
  /** Moves the clock on by `ms`. */
  pass(ms: number): void
  /** Calls a door, as a firm's person or a visitor where a bearer is given. */
  call(
    door: 'app' | 'widget' | 'files',
    method: Method,
    url: string,
    more?: { body?: object; bearer?: string; headers?: Record<string, string> },
  ): Promise<Answer>
  addFirm(facts?: {
    name?: string
    siteUrl?: string | null
    notifyEmail?: string
  }): Promise<TestFirm>
  startWorker(): Promise<Worker>
  close(): Promise<void>
}

const emptyFile = { type: 'text/html', bytes: Buffer.from('<!doctype html>') }
const password = 'Right-horse-7'
const Session = z.object({ idToken: z.string() })

function movableClock(start: Date) {
  let passed = 0
  const begun = Date.now()
  return {
    now: () => new Date(start.getTime() + passed + (Date.now() - begun)),
    pass: (ms: number) => void (passed += ms),
  }
}

type Doors = { app: FastifyInstance; widget: FastifyInstance; files: FastifyInstance }

function caller(doors: Doors): TestWorld['call'] {
  return async (door, method, url, more = {}) => {
    const bearer = more.bearer === undefined ? {} : { authorization: `Bearer ${more.bearer}` }
    const request: InjectOptions = {
      method,
      url,
      headers: { ...bearer, ...more.headers },
      ...(more.body === undefined ? {} : { payload: more.body }),
    }
    const answer = await doors[door].inject(request)
    const json = String(answer.headers['content-type']).includes('application/json')
    return {
      status: answer.statusCode,
      body: json ? answer.json() : answer.body,
      headers: answer.headers,
    }
  }
}

async function openDoors(world: World, log: Log): Promise<Doors> {
  const { trustedProxies, rateLimitExempt } = world.config
  const options: DoorOptions = {
    log,
    trustedProxies,
    rateLimitExempt,
    isReady: () => world.db.isReady(),
  }
  const widgetBuild = {
    loader: emptyFile,
    frame: emptyFile,
    parts: new Map(),
    policy: (to: string) => `frame-ancestors ${to}`,
  }
  return {
    app: await appDoor(
      world,
      { ...options, origin: world.config.origins.app },
      { pages: new Map([['app.html', emptyFile]]), publicSite: await builtSite(world.config) },
    ),
    widget: await widgetDoor(
      world,
      { ...options, origin: world.config.origins.widget },
      widgetBuild,
    ),
    files: await filesDoor(world, { ...options, origin: world.config.origins.files }),
  }
}

/** A client that was cut off may open another connection and ask nothing on it: none is waited for. */
async function closeDoor(door: FastifyInstance): Promise<void> {
  const cutting = setInterval(() => door.server.closeAllConnections(), 50)
  await door.close()
  clearInterval(cutting)
}

/** Adds a firm with an owner and signs the owner in, through the door. */
function firmAdder(world: World, call: TestWorld['call']): TestWorld['addFirm'] {
  return async ({
    name = 'Hale & Wren',
    siteUrl = 'https://halewren.example/',
    notifyEmail = 'desk@halewren.example',
  } = {}) => {
    const place = { phone: '+13135550100', timeZone: 'America/Detroit' }
    const mailbox = { notifyEmail, isMailboxProved: true }
    const firm = await createFirm(world, { name, siteUrl, ...mailbox, ...place })
    const email = `owner-${firm.integrationId}@halewren.example`
    const { firmId } = firm
    await addOwner(world, { firmId, email, password, firstName: 'Ida', lastName: 'Hale' })
    const { body } = await call(
      'app',
      'POST',
      '/identity/v1/accounts:signInWithPassword?key=embedded',
      { body: { email, password, returnSecureToken: true } },
    )
    return { ...firm, email, password, idToken: Session.parse(body).idToken }
  }
}

/** @param environment beside the defaults, in the words of the configuration. */
export async function testWorld(environment: Record<string, string> = {}): Promise<TestWorld> {
  const database = await createTestDatabase()
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'foyer-world-'))
  const log = createLog('silent')
  const config = readConfig({ FOYER_DATA: dataFolder, FOYER_SECRET: testSecret, ...environment })
  const clock = movableClock(config.startAt ?? new Date())
  const opened = createWorld(config, testSecret, { log, database: database.addresses.app })
  // The sandbox's subscriptions live by the clock that tests move.
  const payments = choosePayments(config, { db: opened.db, clock, secret: testSecret, log })
  const tickets = downloadTickets(testSecret, clock)
  const world: World = { ...opened, clock, payments, downloadTickets: tickets }
  const doors = await openDoors(world, log)
  const call = caller(doors)
  const workers: Worker[] = []
  return {
    world,
    database,
    ...doors,
    outbox: openOutbox(outboxFolder(dataFolder)),
    pass: clock.pass,
    call,
    addFirm: firmAdder(world, call),
    async startWorker() {
      const worker = await startWorker(database.addresses.jobs, jobHandlers(world), {
        log,
        alone: false,
      })
      workers.push(worker)
      return worker
    },
    async close() {
      for (const worker of workers) await worker.stop()
      await Promise.all([doors.app, doors.widget, doors.files].map(closeDoor))
      await opened.close()
      await database.drop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
