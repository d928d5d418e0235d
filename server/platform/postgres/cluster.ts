import { spawn } from 'node:child_process'
import {
  chownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { startRefusals } from '@foyer/shared/copy/start.ts'
import { StartRefusal } from '../start-refusal.ts'
import type { Account } from './account.ts'
import { accountSpawnOptions } from './postmaster.ts'

/** What `initdb` needs to know. */
export type NewCluster = {
  /** Folder with the programs. */
  bin: string
  /** Where the cluster will be; must not exist yet. */
  cluster: string
  account: Account | undefined
  password: string
  /** Arguments that choose the locale, which differ between versions of PostgreSQL. */
  locale: readonly string[]
}

/** Order by code point, letters by Unicode: the same on every system, from PostgreSQL 17 on. */
export const builtinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
/** The nearest to it before version 17. */
export const libcLocale = ['--locale=C.UTF-8']

/**
 * Makes a new database cluster beside its final place and moves it there when it is whole, so an
 * interruption never leaves half a cluster. Throws a StartRefusal with initdb's last line.
 */
export async function initCluster(wanted: NewCluster): Promise<void> {
  const parent = path.dirname(wanted.cluster)
  removeDrafts(parent)
  const draft = path.join(parent, `init-${process.pid}`)
  const passwordFile = path.join(parent, `init-${process.pid}.password`)
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, wanted.password, { mode: 0o600 })
  try {
    if (wanted.account !== undefined) {
      chownSync(draft, wanted.account.uid, wanted.account.gid)
      chownSync(passwordFile, wanted.account.uid, wanted.account.gid)
    }
    await runInitdb(wanted, draft, passwordFile)
    renameSync(draft, wanted.cluster)
  } finally {
    removeDrafts(parent)
  }
}

/** Major version of the cluster, such as "18"; undefined when there is none. */
export function clusterVersion(cluster: string): string | undefined {
  try {
    return readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch {
    return undefined
  }
}

async function runInitdb(wanted: NewCluster, draft: string, passwordFile: string): Promise<void> {
  const initdb = spawn(
    path.join(wanted.bin, 'initdb'),
    [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...wanted.locale,
    ],
    {
      ...accountSpawnOptions(wanted.account, parentOf(draft)),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let words = ''
  initdb.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const failure = await new Promise<string | undefined>((resolve) => {
    initdb.once('error', (error) => resolve(error.message))
    initdb.once('close', (code) => resolve(code === 0 ? undefined : lastLine(words)))
  })
  if (failure === undefined) return
  throw new StartRefusal('database-not-created', startRefusals['database-not-created'](failure))
}

function parentOf(folder: string): string {
  return path.dirname(folder)
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

function removeDrafts(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (name.startsWith('init-')) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}
