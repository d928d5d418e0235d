import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findHome } from '../server/platform/postgres/home.ts'
import { findPorts } from '../server/testing/free-ports.ts'

/** What `demo.json` of the data folder says. */
export type Demo = {
  app: string
  widget: string
  site: string
  email: string
  password: string
  token: string
  admin: { email: string; password: string }
}

/** The built server as a process of its own. */
export type RunningFoyer = {
  place: Place
  demo: Demo
  pids: { server: number; postgres: number }
  /** Milliseconds from its start until /readyz said so, and until its terminal did. */
  startedIn: { takesRequests: number; saysReady: number }
  stop(): Promise<void>
}

/** Where a Foyer lives: a data folder and the first of its ports. */
export type Place = { dataFolder: string; port: number; environment: Record<string, string> }

/** `dist/`, where this program is bundled too. */
export const dist = fileURLToPath(new URL('..', import.meta.url))

/** An empty data folder and four free ports in a row. */
export async function makePlace(privateHosts: readonly string[]): Promise<Place> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'foyer-bench-'))
  // Where root runs this, PostgreSQL's own account must be able to pass through.
  chmodSync(dataFolder, 0o711)
  const port = await findPorts()
  const environment = {
    NODE_ENV: 'development',
    FOYER_DATA: dataFolder,
    PORT: String(port),
    RATE_LIMIT_EXEMPT: '127.0.0.1',
    FETCH_PRIVATE_HOSTS: privateHosts.join(','),
  }
  return { dataFolder, port, environment }
}

/** Another place that is as a stopped Foyer left its own. */
export async function copyPlace({ dataFolder }: Place): Promise<Place> {
  const place = await makePlace([])
  // The database's account owns its files, and keeps them.
  execFileSync('cp', ['-a', `${dataFolder}/.`, place.dataFolder])
  return place
}

/** Takes everything of a stopped Foyer away. */
export function removePlace({ dataFolder }: Place): void {
  rmSync(findHome(dataFolder).folder, { recursive: true, force: true })
  rmSync(dataFolder, { recursive: true, force: true })
}

/**
 * Starts the server with the demo firm and waits until it says that it is ready.
 * @throws Error with what it printed when it ends instead.
 */
export async function startFoyer(place: Place): Promise<RunningFoyer> {
  const began = performance.now()
  const server = spawn(process.execPath, [path.join(dist, 'server/main.mjs')], {
    env: { ...process.env, ...place.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let printed = ''
  const saysReady = new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('Ctrl-C stops it.')) resolve(performance.now() - began)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', () => reject(new Error(`Foyer ended while starting:\n${printed}`)))
  })
  const takesRequests = awaitReadiness(place.port, ended).then(() => performance.now() - began)
  const startedIn = { saysReady: await saysReady, takesRequests: await takesRequests }
  const cluster = path.join(findHome(place.dataFolder).cluster, 'postmaster.pid')
  const postgres = Number(readFileSync(cluster, 'utf8').split('\n')[0])
  const demo = JSON.parse(readFileSync(path.join(place.dataFolder, 'demo.json'), 'utf8')) as Demo
  return {
    place,
    demo,
    pids: { server: server.pid ?? 0, postgres },
    startedIn,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs an operator's command beside a running Foyer and answers the JSON it prints. */
export async function operate<T>({ environment }: Place, words: readonly string[]): Promise<T> {
  const child = spawn(process.execPath, [path.join(dist, 'cli/main.mjs'), ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`foyer ${words.join(' ')} ended with ${String(code)}: ${said}`)
  return JSON.parse(printed) as T
}

/** Asks every 10 ms; the answer costs the server well under one. */
async function awaitReadiness(port: number, ended: Promise<void>): Promise<void> {
  const over = ended.then(() => true)
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (reply?.status === 200) return
    const pause = new Promise<false>((resolve) => setTimeout(resolve, 10, false))
    if (await Promise.race([over, pause])) return
  }
}
