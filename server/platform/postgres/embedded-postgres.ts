import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { start, startRefusals } from '@foyer/shared/copy/start.ts'
import { isAlive } from '../process-identity.ts'
import { StartRefusal } from '../start-refusal.ts'
import { builtinLocale, clusterVersion, initCluster } from './cluster.ts'
import { findHome, type Home, openHome } from './home.ts'
import { endLeftover } from './leftover.ts'
import { readLines, startPostmaster } from './postmaster.ts'
import { prepareRuntime, type Runtime } from './runtime.ts'
import { openSocketFolder } from './socket-folder.ts'

/** Where a PostgreSQL is reached and its superuser's sign-in, in the words `pg` takes. */
export type PostgresAddress = {
  /** A host name, or the folder of a unix socket. */
  host: string
  port: number
  superuser: { user: string; password: string }
}

/** A PostgreSQL this process started. */
export type RunningPostgres = PostgresAddress & {
  /** Ends it and waits until it has ended. Safe to call twice. */
  stop(): Promise<void>
  /** Resolves when it has ended, also when nobody asked it to. */
  ended: Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** The data folder; its lock (openDataFolder) must be held by the caller. */
  dataDir: string
  /** Hears one sentence for each step a person waits for. */
  onProgress: (sentence: string) => void
  /** Parent of the database's folder where the data folder cannot be used; for tests. */
  elsewhere?: string
  /** The port it had before, where it listens on one and is started again. */
  port?: number
}

const socketPort = 5432
const superuser = 'postgres'

/**
 * Durability is PostgreSQL's own default (fsync and synchronous commit on). Sizes are modest: this
 * shares one small machine with Foyer. Its log holds no statements and no values, only events.
 */
const settings = {
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m ',
  // Parallel plans need shared memory that small containers do not have, and our queries are short.
  max_parallel_workers_per_gather: '0',
} as const

/**
 * Starts the PostgreSQL that comes with Foyer on the cluster in the data folder, making both the
 * first time and ending what a killed Foyer left behind. Throws a StartRefusal with one sentence.
 * First start 1 to 2 s, later 0.05 s (docs/measurements.md, Database and jobs).
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<RunningPostgres> {
  const home = openHome(options.dataDir, options.onProgress, options.elsewhere)
  const runtime = prepareRuntime(home.folder, options.onProgress)
  await endLeftover(home.cluster, options.onProgress)
  const password = await openCluster(home, runtime, options.onProgress)
  const onWindows = process.platform === 'win32'
  const socketFolder = onWindows ? undefined : openSocketFolder(home.folder, home.account)
  const port = options.port ?? (onWindows ? await freePort() : socketPort)
  const postmaster = await startPostmaster({
    bin: path.join(runtime.folder, 'bin'),
    cluster: home.cluster,
    account: home.account,
    socketFolder,
    port,
    log: path.join(home.folder, 'postgres.log'),
    settings,
    onProgress: options.onProgress,
  })
  return {
    host: socketFolder ?? '127.0.0.1',
    port,
    superuser: { user: superuser, password },
    ...postmaster,
  }
}

/**
 * The address of the PostgreSQL a running Foyer keeps for this data folder, for programs that work
 * beside it; undefined when none runs.
 */
export function findEmbeddedPostgres(dataDir: string): PostgresAddress | undefined {
  const home = findHome(dataDir)
  const [pid, , , port, socketFolder] = readLines(path.join(home.cluster, 'postmaster.pid'))
  if (pid === undefined || port === undefined || !isAlive(Number(pid))) return undefined
  return {
    host: socketFolder === undefined || socketFolder === '' ? '127.0.0.1' : socketFolder,
    port: Number(port),
    superuser: { user: superuser, password: readFileSync(passwordFile(home), 'utf8') },
  }
}

/** Makes the cluster if there is none; the password is kept first, so it can never be lost between. */
async function openCluster(
  home: Home,
  runtime: Runtime,
  onProgress: (sentence: string) => void,
): Promise<string> {
  const file = passwordFile(home)
  const found = clusterVersion(home.cluster)
  const needed = runtime.version.split('.')[0] ?? ''
  if (found !== undefined && found !== needed) {
    const sentence = startRefusals['other-version'](home.cluster, found, needed)
    throw new StartRefusal('other-version', sentence)
  }
  if (!existsSync(file)) {
    if (found !== undefined) {
      const sentence = startRefusals['password-missing'](file, home.cluster)
      throw new StartRefusal('password-missing', sentence)
    }
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  }
  const password = readFileSync(file, 'utf8')
  if (found === undefined) {
    onProgress(start.creatingDatabase)
    const bin = path.join(runtime.folder, 'bin')
    const { cluster, account } = home
    await initCluster({ bin, cluster, account, password, locale: builtinLocale })
  }
  return password
}

function passwordFile(home: { folder: string }): string {
  return path.join(home.folder, 'superuser-password')
}

/** A port of the loopback address that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return typeof address === 'object' && address !== null ? address.port : socketPort
}
