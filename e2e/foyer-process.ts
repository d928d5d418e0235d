import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a newcomer is told of the demo: demo.json of the data folder. */
export type Demo = {
  app: string
  widget: string
  files: string
  site: string
  email: string
  password: string
  token: string
}

/** The built server as a process of its own, on free ports and a data folder of its own. */
export type FoyerProcess = {
  dataFolder: string
  port: number
  demo(): Demo
  /** Starts it and waits until it is ready; answers the milliseconds that took. */
  start(): Promise<number>
  /** Ends it without a warning. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does; answers its exit code. */
  stop(): Promise<number | null>
  /** Everything it has printed. */
  output(): string
  remove(): Promise<void>
}

const bundle = fileURLToPath(new URL('../dist/server/main.mjs', import.meta.url))

/**
 * A first port with the three after it free as well, below the ports that systems hand out to
 * outgoing connections.
 */
export async function findPorts(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 3_000) * 4
    const free = await Promise.all([0, 1, 2, 3].map((offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
}

/** Makes a Foyer to start; `environment` beside the defaults. */
export async function foyerProcess(
  environment: Record<string, string> = {},
): Promise<FoyerProcess> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'foyer-e2e-'))
  // Run as root, the database's account must be able to pass through, or it is kept elsewhere and
  // outlives the folder.
  chmodSync(dataFolder, 0o711)
  const port = await findPorts()
  let child: ChildProcess | undefined
  let printed = ''

  const ended = async () => {
    const process = child
    if (process === undefined || process.exitCode !== null || process.signalCode !== null)
      return process?.exitCode ?? null
    return await new Promise<number | null>((resolve) =>
      process.once('exit', (code) => resolve(code)),
    )
  }

  async function start(): Promise<number> {
    const began = performance.now()
    const process = spawn(globalThis.process.execPath, ['--enable-source-maps', bundle], {
      env: {
        ...globalThis.process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        FOYER_DATA: dataFolder,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = process
    return await new Promise<number>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        printed += chunk.toString()
        if (printed.slice(-4_000).includes('Ctrl-C stops it.')) resolve(performance.now() - began)
      }
      printed = ''
      process.stdout.on('data', hear)
      process.stderr.on('data', hear)
      process.once('exit', () => reject(new Error(`Foyer ended while starting:\n${printed}`)))
    })
  }

  return {
    dataFolder,
    port,
    start,
    output: () => printed,
    demo: () => JSON.parse(readFileSync(path.join(dataFolder, 'demo.json'), 'utf8')) as Demo,
    kill: async () => {
      child?.kill('SIGKILL')
      await ended()
    },
    stop: async () => {
      child?.kill('SIGTERM')
      return await ended()
    },
    remove: async () => {
      child?.kill('SIGTERM')
      await ended()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
