import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chooseAccount } from '#server/platform/postgres/account.ts'
import { initCluster, libcLocale } from '#server/platform/postgres/cluster.ts'
import type { RunningPostgres } from '#server/platform/postgres/embedded-postgres.ts'
import { startPostmaster } from '#server/platform/postgres/postmaster.ts'
import { openSocketFolder } from '#server/platform/postgres/socket-folder.ts'

/** Where Debian keeps the programs of the oldest PostgreSQL we run on. */
const bin = '/usr/lib/postgresql/15/bin'

/** Whether PostgreSQL 15 is on this machine; `npm test` installs it first where it can. */
export function findPostgres15(): { found: true } | { found: false; sentence: string } {
  if (existsSync(path.join(bin, 'postgres'))) return { found: true }
  return {
    found: false,
    sentence: `PostgreSQL 15 is not in ${bin}, so the tests on it are skipped. On Debian 12: apt-get install postgresql-15`,
  }
}

/**
 * A PostgreSQL 15 for tests, on a cluster of its own that `stop` removes. It does not wait for the
 * disk: nothing in it outlives the run.
 */
export async function startPostgres15(): Promise<RunningPostgres> {
  const home = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-postgres-15-')))
  const cluster = path.join(home, 'cluster')
  const account = chooseAccount(cluster)
  if (account !== undefined) chownSync(home, account.uid, account.gid)
  chmodSync(home, 0o700)
  const password = randomBytes(24).toString('base64url')
  await initCluster({ bin, cluster, account, password, locale: libcLocale })
  const socketFolder = openSocketFolder(home, account)
  const port = 5432
  const postmaster = await startPostmaster({
    bin,
    cluster,
    account,
    socketFolder,
    port,
    log: path.join(home, 'postgres.log'),
    settings: {
      max_connections: '100',
      timezone: 'UTC',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_parallel_workers_per_gather: '0',
    },
    onProgress: () => {},
  })
  return {
    host: socketFolder,
    port,
    superuser: { user: 'postgres', password },
    ended: postmaster.ended,
    stop: async () => {
      await postmaster.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
