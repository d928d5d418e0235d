import { existsSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { findPostgres15, startPostgres15 } from '#server/testing/postgres-15.ts'

const postgres15 = findPostgres15()

test.runIf(postgres15.found)('a PostgreSQL 15 for tests starts, answers and is gone', async () => {
  const postgres = await startPostgres15()
  const { host, port, superuser } = postgres
  const client = new Client({ host, port, ...superuser, database: 'postgres' })
  await client.connect()
  const { rows } = await client.query<{ version: string; letters: string }>(
    "select current_setting('server_version') as version, upper('é') as letters",
  )
  await client.end()
  expect(rows[0]?.version).toMatch(/^15\./)
  expect(rows[0]?.letters).toBe('É')
  await postgres.stop()
  expect(existsSync(path.dirname(host))).toBe(false)
})

test.runIf(!postgres15.found)('where there is none, the sentence says how to get it', () => {
  expect(postgres15).toMatchObject({
    sentence:
      'PostgreSQL 15 is not in /usr/lib/postgresql/15/bin, so the tests on it are skipped. On Debian 12: apt-get install postgresql-15',
  })
})
