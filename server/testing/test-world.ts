import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { appDoor } from '../doors/app-door.ts'
import { widgetDoor } from '../doors/widget-door.ts'
import { addOwner } from '../features/account/commands.ts'
import { createFirm } from '../features/onboarding/commands.ts'
import type { DoorOptions } from '../platform/door.ts'
import type { FirmId } from '../platform/firm-id.ts'
import { createLog } from '../platform/log.ts'
import { type Worker, startWorker } from '../platform/jobs.ts'
import { openOutbox, type OutboxReader } from '../ports/mail/outbox-reader.ts'
import { createWorld, outboxFolder, type World } from '../world.ts'
import { deliverLead } from '../features/leads/jobs.ts'
import { readSite } from '../features/site/jobs.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { testSecret } from './test-server.ts'

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
  outbox: OutboxReader
  /** Moves the clock on by `ms`. */
  pass(ms: number): void
  /** Calls a door, as a firm's person or a visitor where a bearer is given. */
  call(
    door: 'app' | 'widget',
    method: string,
    url: string,
    more?: { body?: unknown; bearer?: string; headers?: Record<string, string> },
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

/** @param environment beside the defaults, in the words of the configuration. */
export async function testWorld(environment: Record<string, string> = {}): Promise<TestWorld> {
  const database = await createTestDatabase()
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'foyer-world-'))
  const log = createLog('silent')
  const config = readConfig({ FOYER_DATA: dataFolder, FOYER_SECRET: testSecret, ...environment })
  const clock = movableClock(config.startAt ?? new Date())
  const opened = createWorld(config, testSecret, { log, database: database.addresses.app })
  const world: World = { ...opened, clock }
  const options: DoorOptions = {
    log,
    trustedProxies: config.trustedProxies,
    rateLimitExempt: config.rateLimitExempt,
    isReady: () => world.db.isReady(),
  }
  const widgetBuild = {
    loader: emptyFile,
    frame: emptyFile,
    parts: new Map(),
    policy: (to: string) => `frame-ancestors ${to}`,
  }
  const app = await appDoor(world, options, { pages: new Map([['index.html', emptyFile]]) })
  const widget = await widgetDoor(world, options, widgetBuild)
  const doors = { app, widget }
  const workers: Worker[] = []

  const call: TestWorld['call'] = async (door, method, url, more = {}) => {
    const request: InjectOptions = {
      method: method as 'GET',
      url,
      headers: {
        ...(more.bearer === undefined ? {} : { authorization: `Bearer ${more.bearer}` }),
        ...more.headers,
      },
      ...(more.body === undefined ? {} : { payload: more.body as object }),
    }
    const answer = await doors[door].inject(request)
    const json = String(answer.headers['content-type']).includes('application/json')
    return {
      status: answer.statusCode,
      body: json ? answer.json() : answer.body,
      headers: answer.headers,
    }
  }

  async function signIn(email: string): Promise<string> {
    const { body } = await call(
      'app',
      'POST',
      '/identity/v1/accounts:signInWithPassword?key=embedded',
      {
        body: { email, password, returnSecureToken: true },
      },
    )
    return Session.parse(body).idToken
  }

  return {
    world,
    database,
    app,
    widget,
    outbox: openOutbox(outboxFolder(dataFolder)),
    pass: clock.pass,
    call,
    async addFirm({
      name = 'Hale & Wren',
      siteUrl = 'https://halewren.example/',
      notifyEmail = 'desk@halewren.example',
    } = {}) {
      const firm = await createFirm(world, {
        name,
        siteUrl,
        notifyEmail,
        phone: '+13135550100',
        timeZone: 'America/Detroit',
      })
      const email = `owner-${firm.integrationId}@halewren.example`
      await addOwner(world, {
        firmId: firm.firmId,
        email,
        password,
        firstName: 'Ida',
        lastName: 'Hale',
      })
      return { ...firm, email, password, idToken: await signIn(email) }
    },
    async startWorker() {
      const worker = await startWorker(
        database.addresses.jobs,
        {
          'read-site': ({ firmId }) => readSite(world, firmId),
          'deliver-lead': ({ firmId, subjectId }) =>
            deliverLead(world, { firmId, leadId: subjectId }),
        },
        log,
      )
      workers.push(worker)
      return worker
    },
    async close() {
      for (const worker of workers) await worker.stop()
      await app.close()
      await widget.close()
      await opened.close()
      await database.drop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
