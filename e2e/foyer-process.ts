import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPorts } from '../server/testing/free-ports.ts'

/** What a newcomer is told of the demo: demo.json of the data folder. */
export type Demo = {
  app: string
  widget: string
  files: string
  site: string
  email: string
  password: string
  token: string
  admin: { email: string; password: string }
}

/** The built server as a process of its own, on free ports and a data folder of its own. */
export type FoyerProcess = {
  dataFolder: string
  port: number
  demo(): Demo
  /**
   * Starts it, with `further` settings this once, and waits until it is ready; answers the
   * milliseconds that took.
   */
  start(further?: Record<string, string>): Promise<number>
  /** Ends it without a warning. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does; answers its exit code. */
  stop(): Promise<number | null>
  /** Everything it has printed. */
  output(): string
  remove(): Promise<void>
}

/** One run of the built server. */
export type ServerRun = {
  pid: number
  /** The milliseconds until it was ready; fails with all it printed if it ended before. */
  ready: Promise<number>
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>
  output(): string
  signal(signal: NodeJS.Signals): void
}

/** The built server. */
export const bundle = fileURLToPath(new URL('../dist/server/main.mjs', import.meta.url))

/** Runs the built server with `environment` beside this process's own, as `user` where one is named. */
export function runServer(environment: Record<string, string>, user?: { uid: number }): ServerRun {
  const began = performance.now()
  let printed = ''
  const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
    env: { ...process.env, NODE_ENV: 'development', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === undefined ? {} : { uid: user.uid, gid: user.uid }),
  })
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => resolve(code)),
  )
  const ready = new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.slice(-4_000).includes('Ctrl-C stops it.')) resolve(performance.now() - began)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(`Foyer ended while starting:\n${printed}`)))
  })
  ready.catch(() => {}) // A run that is meant to be refused is awaited by its end.
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    output: () => printed,
    signal: (signal) => void child.kill(signal),
  }
}

/**
 * A data folder that ends with its test. Run as root, the database's account must be able to pass
 * through, or the database is kept elsewhere and outlives the folder.
 */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-e2e-'))
  chmodSync(folder, 0o711)
  return folder
}

/** Makes a Foyer to start; `environment` beside the defaults. */
export async function foyerProcess(
  environment: Record<string, string> = {},
): Promise<FoyerProcess> {
  const dataFolder = makeDataFolder()
  const port = await findPorts()
  let run: ServerRun | undefined
  const end = async (signal: NodeJS.Signals) => {
    run?.signal(signal)
    return (await run?.ended) ?? null
  }
  return {
    dataFolder,
    port,
    start: async (further = {}) => {
      run = runServer({ PORT: String(port), FOYER_DATA: dataFolder, ...environment, ...further })
      return await run.ready
    },
    output: () => run?.output() ?? '',
    demo: () => JSON.parse(readFileSync(path.join(dataFolder, 'demo.json'), 'utf8')) as Demo,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    remove: async () => {
      await end('SIGTERM')
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
