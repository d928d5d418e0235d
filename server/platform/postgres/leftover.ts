import { execFileSync } from 'node:child_process'
import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { start } from '@foyer/shared/copy/start.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import { isAlive } from '../process-identity.ts'
import { readLines } from './postmaster.ts'

/** How it is asked to end, first politely: fast shutdown, immediate shutdown, by force. */
const steps = [
  { signal: 'SIGINT', patience: seconds(20) },
  { signal: 'SIGQUIT', patience: seconds(5) },
  { signal: 'SIGKILL', patience: seconds(5) },
] as const

/**
 * Ends a PostgreSQL that a killed Foyer left running on this cluster and clears its pid file.
 * Called only while holding the data folder's lock: no living Foyer uses the cluster then.
 */
export async function endLeftover(
  cluster: string,
  onProgress: (sentence: string) => void,
): Promise<void> {
  const found = leftoverProcesses(cluster)
  if (found.length > 0) {
    onProgress(start.endingOldDatabase)
    await endAll(found)
  }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

async function endAll(found: readonly number[]): Promise<void> {
  for (const { signal, patience } of steps) {
    const [postmaster, ...others] = found.filter(isAlive)
    if (postmaster === undefined) return
    // The postmaster ends its own children in order; alone they are ended one by one.
    for (const pid of signal === 'SIGKILL' ? [postmaster, ...others] : [postmaster])
      send(pid, signal)
    const begun = performance.now()
    while (found.some(isAlive) && performance.now() - begun < patience) await delay(10)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Ids of the PostgreSQL processes of this cluster, the postmaster first. */
function leftoverProcesses(cluster: string): number[] {
  const recorded = Number(readLines(path.join(cluster, 'postmaster.pid'))[0])
  const found =
    process.platform === 'linux' ? linuxProcesses(cluster) : [recorded].filter(isPostgres)
  return found.toSorted((a, b) => Number(b === recorded) - Number(a === recorded) || a - b)
}

/** PostgreSQL works inside its data folder, so its working folder tells whose it is. */
function linuxProcesses(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const program = readLink(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')
      return readLink(`/proc/${pid}/cwd`) === cluster && path.basename(program) === 'postgres'
    })
}

function readLink(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}

/** Elsewhere the recorded id is believed only if it is a PostgreSQL today. */
function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return false
  const [program, list] =
    process.platform === 'win32'
      ? ['tasklist', ['/fi', `pid eq ${pid}`, '/fo', 'csv', '/nh']]
      : ['ps', ['-o', 'comm=', '-p', String(pid)]]
  try {
    return execFileSync(program, list, { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}
