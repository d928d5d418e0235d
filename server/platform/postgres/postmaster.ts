import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { start, startRefusals } from '@foyer/shared/copy/start.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import { StartRefusal } from '../start-refusal.ts'
import type { Account } from './account.ts'

/** What it takes to run one cluster. */
export type PostmasterPlan = {
  bin: string
  cluster: string
  account: Account | undefined
  /** Folder of the unix socket, or undefined to listen on loopback. */
  socketFolder: string | undefined
  port: number
  /** File its messages are appended to. */
  log: string
  settings: Readonly<Record<string, string>>
  onProgress: (sentence: string) => void
}

/** A running PostgreSQL. */
export type Postmaster = {
  /** Ends it: open connections are closed, nothing committed is lost. Safe to call twice. */
  stop(): Promise<void>
  /** Resolves when it has ended, however that came about. */
  ended: Promise<void>
}

const pollEvery = 10
const sayRecoveringAfter = seconds(3)
const patience = seconds(300)
const stopPatience = seconds(30)
const largestLog = 5_000_000

/** Starts PostgreSQL and waits until it takes connections. Throws a StartRefusal with its last words. */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  const child = spawnPostmaster(plan)
  let error: string | undefined
  const ended = new Promise<void>((resolve) => {
    child.once('error', (reason) => {
      error = reason.message
      resolve()
    })
    child.once('exit', () => resolve())
  })
  const ready = await waitUntilReady(plan, child, ended)
  if (!ready) {
    if (child.pid !== undefined) child.kill('SIGKILL')
    const sentence = startRefusals['database-not-started'](plan.log, error ?? lastWords(plan.log))
    throw new StartRefusal('database-not-started', sentence)
  }
  return { stop: () => stopPostmaster(plan, child, ended), ended }
}

/**
 * Options that run a program of PostgreSQL under its account, with nothing of our environment but
 * what it needs. Windows needs its own environment, so there it is left as it is.
 */
export function accountSpawnOptions(account: Account | undefined, home: string): SpawnOptions {
  const env = { PATH: '/usr/bin:/bin', HOME: home, LC_ALL: 'C', TZ: 'UTC' }
  return {
    cwd: process.platform === 'win32' ? home : '/',
    ...(process.platform === 'win32' ? {} : { env }),
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  }
}

/**
 * In a session of its own, so that Ctrl-C reaches Foyer alone and Foyer can finish its work first.
 * Where `setpriv` exists the kernel ends PostgreSQL as soon as Foyer is gone, even by kill -9.
 */
function spawnPostmaster(plan: PostmasterPlan): ChildProcess {
  const program = path.join(plan.bin, 'postgres')
  const parameters = ['-D', plan.cluster, ...settingArguments(plan)]
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((place) => existsSync(place))
  const log = openLog(plan)
  try {
    const options: SpawnOptions = {
      ...accountSpawnOptions(plan.account, path.dirname(plan.cluster)),
      stdio: ['ignore', log, log],
      detached: process.platform !== 'win32',
      windowsHide: true,
    }
    return setpriv === undefined
      ? spawn(program, parameters, options)
      : spawn(setpriv, ['--pdeathsig', 'INT', program, ...parameters], options)
  } finally {
    closeSync(log)
  }
}

function settingArguments(plan: PostmasterPlan): string[] {
  const network =
    plan.socketFolder === undefined
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : {
          listen_addresses: '',
          unix_socket_directories: plan.socketFolder,
          unix_socket_permissions: '0700',
        }
  const settings = { ...network, port: String(plan.port), ...plan.settings }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function openLog(plan: PostmasterPlan): number {
  if ((statSync(plan.log, { throwIfNoEntry: false })?.size ?? 0) > largestLog) {
    renameSync(plan.log, `${plan.log}.1`)
  }
  const log = openSync(plan.log, 'a', 0o600)
  if (plan.account !== undefined) chownSync(plan.log, plan.account.uid, plan.account.gid)
  return log
}

/** The eighth line of its pid file says "ready" once connections are taken; pg_ctl reads it too. */
async function waitUntilReady(
  plan: PostmasterPlan,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<boolean> {
  const pidFile = path.join(plan.cluster, 'postmaster.pid')
  const begun = performance.now()
  let said = false
  while (isRunning(child) && performance.now() - begun < patience) {
    const lines = readLines(pidFile)
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return true
    if (!said && performance.now() - begun > sayRecoveringAfter) {
      said = true
      plan.onProgress(start.recoveringDatabase)
    }
    await Promise.race([ended, delay(pollEvery)])
  }
  return false
}

async function stopPostmaster(
  plan: PostmasterPlan,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<void> {
  if (!isRunning(child)) return ended
  if (process.platform === 'win32') {
    // A signal would end it without a word on Windows; pg_ctl asks through its own channel.
    spawn(path.join(plan.bin, 'pg_ctl'), ['stop', '-m', 'fast', '-D', plan.cluster])
  } else {
    child.kill('SIGINT')
  }
  const timer = setTimeout(() => child.kill('SIGQUIT'), stopPatience)
  await ended
  clearTimeout(timer)
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** The lines of a small file; none when it cannot be read. */
export function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function lastWords(log: string): string {
  const lines = readLines(log).filter((line) => line.trim() !== '')
  const line = lines.findLast((each) => /FATAL|PANIC|error/.test(each)) ?? lines.at(-1) ?? ''
  return line.replace(/^[\d-]+ [\d:.]+ \w+ /, '')
}
