import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'
import { startRefusals } from '@foyer/shared/copy/start.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import { snippetOf } from '@foyer/shared/snippet.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { appDoor } from './doors/app-door.ts'
import { demoDoor } from './doors/demo-door.ts'
import { filesDoor } from './doors/files-door.ts'
import { type OpenedSite, openPublicSite, siteSettings } from './doors/public-site.ts'
import { mountOutboxPage } from './doors/outbox-page.ts'
import { readWidgetBuild } from './doors/widget-build.ts'
import { widgetDoor } from './doors/widget-door.ts'
import { handOverEvents, reconcileNightly } from './features/billing/jobs.ts'
import { handOverEvery, nightlyEvery } from './features/billing/rules.ts'
import { deliverContacts, forgetContacts } from './features/contact/jobs.ts'
import { forgetEvery, lookEvery } from './features/contact/rules.ts'
import { forgetLeftovers } from './features/documents/jobs.ts'
import { sweepDeliveries } from './features/leads/jobs.ts'
import { sweepEvery } from './features/leads/rules.ts'
import { forgetNightly } from './features/records/jobs.ts'
import { type Demo, openDemo } from './demo-firm.ts'
import { jobHandlers } from './job-handlers.ts'
import { openDataFolder } from './platform/data-folder.ts'
import type { DoorOptions } from './platform/door.ts'
import { startWorker, type Worker } from './platform/jobs.ts'
import { keepDoing } from './platform/keep-doing.ts'
import { listen, type Listener } from './platform/listen.ts'
import { createLog, type Log } from './platform/log.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { openOutbox } from './ports/mail/outbox-reader.ts'
import { readStaticFiles } from './platform/static-files.ts'
import { openSecret } from './secret.ts'
import { openStore } from './store.ts'
import { createWorld, outboxFolder, type World } from './world.ts'

/** How long requests and jobs that run may take while stopping. */
const drainMs = seconds(5)

/** A running Foyer. */
export type Running = {
  world: World
  demo: Demo | undefined
  /** Finishes what runs, then ends everything this process started. */
  stop(): Promise<void>
}

type Doors = {
  app: FastifyInstance
  widget: FastifyInstance
  files: FastifyInstance
  site?: FastifyInstance
}

/** `dist/`, beside the server's own bundle. */
const builtFolder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))

async function openDoors(
  world: World,
  options: DoorOptions,
  { demo, publicSite }: { demo: Demo | undefined; publicSite: OpenedSite | undefined },
): Promise<Doors> {
  const widget = readWidgetBuild(builtFolder('widget'))
  if (widget === undefined || publicSite === undefined || !existsSync(builtFolder('web')))
    throw new StartRefusal('not-built', startRefusals['not-built']())
  const pages = readStaticFiles(builtFolder('web'))
  const { mail, config } = world
  const { widget: widgetOrigin, demoSite: origin } = config.origins
  const snippet = demo === undefined ? '' : snippetOf(widgetOrigin, demo.token)
  const outbox = openOutbox(outboxFolder(config.dataFolder))
  const mountOutbox =
    mail.kind === 'outbox' && config.demo
      ? { mountOutbox: (door: FastifyInstance) => mountOutboxPage(door, outbox) }
      : {}
  const doors: Doors = {
    app: await appDoor(
      world,
      { ...options, origin: config.origins.app },
      { pages, publicSite, ...mountOutbox },
    ),
    widget: await widgetDoor(world, { ...options, origin: widgetOrigin }, widget),
    files: await filesDoor(world, { ...options, origin: config.origins.files }),
    ...(config.demo ? { site: await demoDoor(options, { origin, snippet }) } : {}),
  }
  for (const door of Object.values(doors)) await door.ready()
  return doors
}

/** Draws the public pages while PostgreSQL starts. Whoever waits for them hears why they could not be drawn. */
function drawPublicSite(config: Config): Promise<OpenedSite | undefined> {
  const drawing = openPublicSite(builtFolder('site'), siteSettings(config))
  drawing.catch(() => undefined)
  return drawing
}

/** Takes every port before anything slow begins, so that a busy one stops the start at once. */
async function takePorts(config: Config): Promise<Listener[]> {
  const taken: Listener[] = []
  const offsets = config.demo ? [0, 1, 2, 3] : [0]
  for (const offset of offsets) {
    const host = offset === 3 ? '127.0.0.1' : config.bindHost
    try {
      taken.push(await listen(host, config.port + offset))
    } catch (error) {
      await Promise.all(taken.map((listener) => listener.close(0)))
      throw error
    }
  }
  return taken
}

/** On a laptop each door has its port; else one port, and the host name tells them apart. */
function openPorts(ports: Listener[], doors: Doors, config: Config): void {
  if (config.demo) {
    const inOrder = [doors.app, doors.widget, doors.files, doors.site]
    ports.forEach((port, at) => {
      const door = inOrder[at]
      if (door !== undefined) port.open((request, response) => door.routing(request, response))
    })
    return
  }
  const { origins } = config
  const byHost = new Map([
    [new URL(origins.widget).host, doors.widget],
    [new URL(origins.files).host, doors.files],
    [new URL(origins.app).host, doors.app],
  ])
  ports[0]?.open((request, response) => {
    const door = byHost.get(request.headers.host ?? '')
    if (door !== undefined) return door.routing(request, response)
    const isProbe = request.url === '/healthz' || request.url === '/readyz'
    if (isProbe) return doors.app.routing(request, response)
    response.writeHead(421, { 'content-type': 'text/plain' }).end('No such host here.\n')
  })
}

async function startJobs(
  world: World,
  address: Parameters<typeof startWorker>[0],
  log: Log,
): Promise<Worker> {
  const worker = await startWorker(
    address,
    jobHandlers(world),
    // The embedded database is this process's alone: it holds the data folder's lock.
    { log, alone: world.config.databaseUrl === undefined },
  )
  return worker
}

/** How often is looked for letters of the identity that are due: how long a person waits for one. */
const lettersEvery = seconds(1)

/** What a worker looks for again and again. Answers how to stop, which waits for what is being done. */
function makeRounds(world: World): () => Promise<void> {
  const { identity, payments, log } = world
  const rounds = [
    keepDoing('sweeping deliveries', () => sweepDeliveries(world), { every: sweepEvery, log }),
    keepDoing('sending letters', () => identity.sendLetters(), { every: lettersEvery, log }),
    keepDoing('contact messages', () => deliverContacts(world), { every: lookEvery, log }),
    keepDoing('forgetting', () => forgetContacts(world), { every: forgetEvery, log }),
    keepDoing('forgetting sign-ins', () => identity.forgetOld(), { every: forgetEvery, log }),
    keepDoing('leftover files', () => forgetLeftovers(world), { every: forgetEvery, log }),
    keepDoing('forgetting at night', () => forgetNightly(world), { every: nightlyEvery, log }),
    keepDoing('payments', () => handOverEvents(world), { every: handOverEvery, log }),
    keepDoing('preparing prices', () => payments.prepare(), { every: nightlyEvery, log }),
    keepDoing('reconciling', () => reconcileNightly(world), { every: nightlyEvery, log }),
  ]
  return async () => void (await Promise.all(rounds.map((stop) => stop())))
}

/** Undoes what was begun, last first. */
function undoList(log: Log) {
  const steps: { name: string; undo: () => Promise<void> | void }[] = []
  return {
    add: (name: string, undo: () => Promise<void> | void) => steps.unshift({ name, undo }),
    undo: async () => {
      for (const { name, undo } of steps.splice(0)) {
        try {
          await undo()
        } catch (error) {
          log.warn({ step: name, err: error }, 'stopping')
        }
      }
    },
  }
}

/**
 * Starts everything the configuration asks for.
 * @throws StartRefusal with one sentence; what had been started is ended again.
 */
export async function run(given: Config, onProgress: (sentence: string) => void): Promise<Running> {
  const log = createLog(given.logLevel)
  const begun = undoList(log)
  try {
    const folder = openDataFolder(given.dataFolder)
    begun.add('data folder', () => folder.release())
    const config: Config = { ...given, dataFolder: folder.path }
    const ports = config.roles.has('web') ? await takePorts(config) : []
    const closePorts = async () =>
      void (await Promise.all(ports.map((port) => port.close(drainMs))))
    begun.add('taken ports', closePorts)
    const secret = openSecret(folder.path, config.secret)
    const drawing = config.roles.has('web') ? drawPublicSite(config) : undefined
    const store = await openStore(config, secret, { log, onProgress })
    begun.add('database', store.stop)
    const seeding = createWorld(config, secret, { log, database: store.app })
    begun.add('world', seeding.close)
    const demo = config.demo && config.roles.has('web') ? await openDemo(seeding) : undefined
    const administrator = config.administratorUid ?? demo?.admin.uid
    const world: World = { ...seeding, config: { ...config, administratorUid: administrator } }
    const working: { worker?: Worker } = {}
    const options: DoorOptions = {
      log,
      trustedProxies: config.trustedProxies,
      rateLimitExempt: config.rateLimitExempt,
      isReady: async () =>
        (await world.db.isReady()) &&
        (working.worker === undefined || (await working.worker.isReady())),
    }
    if (drawing !== undefined) {
      const doors = await openDoors(world, options, { demo, publicSite: await drawing })
      openPorts(ports, doors, config)
    }
    if (config.roles.has('worker')) {
      working.worker = await startJobs(world, store.jobs, log)
      begun.add('worker', working.worker.stop)
      begun.add('rounds', makeRounds(world))
    }
    // What drains still needs the database: ports close first, although they were taken first.
    begun.add('ports', closePorts)
    // Open dashboards would hold their ports for the whole grace.
    begun.add('news', world.news.end)
    return { world, demo, stop: begun.undo }
  } catch (error) {
    await begun.undo()
    throw error
  }
}
