import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { findHome } from './home.ts'
import { keepPostgresRunning, type KeptPostgres } from './keep-running.ts'

let dataDir = ''
let postgres: KeptPostgres
beforeAll(async () => {
  dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-kept-')))
  chmodSync(dataDir, 0o755)
  postgres = await keepPostgresRunning(
    { dataDir, onProgress: () => undefined },
    createLog('silent'),
  )
})
afterAll(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** 0 while there is none. */
function pidOf(): number {
  const file = path.join(findHome(dataDir).cluster, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

async function ask(sql: string): Promise<unknown> {
  const { host, port, superuser } = postgres
  const client = new Client({ host, port, database: 'postgres', ...superuser })
  await client.connect()
  try {
    return (await client.query<{ value: unknown }>(sql)).rows[0]?.value
  } finally {
    await client.end()
  }
}

const answer = (sql: string) => ask(sql).catch(() => 'away')

describe('a database that ends by itself', () => {
  test.each(['SIGINT', 'SIGKILL'] as const)(
    'is started again at the same address, with what it held, after %s',
    async (signal) => {
      await ask(`create table if not exists kept (value text)`)
      await ask(`insert into kept values ('${signal}')`)
      const pid = pidOf()
      process.kill(pid, signal)
      await expect.poll(() => [0, pid].includes(pidOf()), { timeout: 20_000 }).toBe(false)
      await expect
        .poll(() => answer(`select value from kept where value = '${signal}'`), {
          timeout: 20_000,
        })
        .toBe(signal)
    },
  )

  test('stays ended once it was asked to', async () => {
    await postgres.stop()
    await expect(ask('select 1 as value')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  })
})
