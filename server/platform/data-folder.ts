import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { startRefusals } from '@foyer/shared/copy/start.ts'
import { z } from 'zod'
import { processStart } from './process-identity.ts'
import { StartRefusal } from './start-refusal.ts'

/** The folder everything a Foyer keeps on disk lives in, held by this process until released. */
export type DataFolder = {
  /** Absolute, with links resolved. */
  path: string
  /** Gives the folder up; safe to call twice. */
  release(): void
}

const holderSchema = z.object({ pid: z.int().positive(), start: z.string(), token: z.string() })
type Holder = z.infer<typeof holderSchema>

/**
 * Makes the data folder if it is missing and takes its lock. Throws a StartRefusal when it cannot be
 * written or when a running Foyer holds it. A lock left behind by a killed Foyer is taken over.
 */
export function openDataFolder(folder: string): DataFolder {
  const place = makeWritable(path.resolve(folder))
  const lock = path.join(place, 'foyer.lock')
  const mine: Holder = {
    pid: process.pid,
    start: processStart(process.pid) ?? '',
    token: randomUUID(),
  }
  takeLock(place, lock, mine)
  return {
    path: place,
    release: () => {
      if (readHolder(lock)?.token === mine.token) rmSync(lock, { force: true })
    },
  }
}

/** Process id of the running Foyer that holds this data folder, if there is one. */
export function dataFolderHolder(folder: string): number | undefined {
  const holder = readHolder(path.join(path.resolve(folder), 'foyer.lock'))
  return holder !== undefined && isRunning(holder) ? holder.pid : undefined
}

/**
 * Makes a folder and those above it. Node's own way never returns where a parent takes no folders at
 * all, such as /proc.
 */
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another Foyer may have made it meanwhile; the lock decides between the two.
    if (!existsSync(folder)) throw error
  }
}

/** As root the folder may be passed through (not listed) by the account PostgreSQL runs under. */
function makeWritable(folder: string): string {
  const probe = path.join(folder, `.writable-${process.pid}`)
  try {
    makeFolder(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
    return realpathSync(folder)
  } catch {
    throw new StartRefusal('folder-not-writable', startRefusals['folder-not-writable'](folder))
  }
}

/**
 * A lock file appears whole (written aside, then linked) and is replaced only by the one process
 * that made the claim file for that very lock, so of many that find a dead holder one wins.
 */
function takeLock(folder: string, lock: string, mine: Holder): void {
  const draft = `${lock}.${mine.token}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    for (;;) {
      if (linkIfAbsent(draft, lock)) return
      const holder = readHolder(lock)
      if (holder !== undefined && isRunning(holder)) refuse(folder, holder.pid)
      if (takeOver(lock, holder, draft)) return
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

function takeOver(lock: string, dead: Holder | undefined, draft: string): boolean {
  const claim = `${lock}.claim-${dead?.token ?? 'unreadable'}`
  if (!linkIfAbsent(draft, claim)) {
    const claimant = readHolder(claim)
    if (claimant === undefined || !isRunning(claimant)) rmSync(claim, { force: true })
    return false
  }
  try {
    if (readHolder(lock)?.token !== dead?.token) return false
    renameSync(draft, lock)
    return true
  } finally {
    rmSync(claim, { force: true })
  }
}

function refuse(folder: string, pid: number): never {
  throw new StartRefusal('folder-in-use', startRefusals['folder-in-use'](folder, pid))
}

function isRunning(holder: Holder): boolean {
  return processStart(holder.pid) === holder.start
}

function linkIfAbsent(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
