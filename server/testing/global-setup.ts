import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createLog } from '../platform/log.ts'
import { migrateDatabase } from '../platform/migrate.ts'
import { openPool } from '../platform/database.ts'
import {
  type RunningPostgres,
  startEmbeddedPostgres,
} from '../platform/postgres/embedded-postgres.ts'
import { findPostgres15, startPostgres15 } from './postgres-15.ts'
import { type TestServer, template, testSecret } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer
  }
}

async function startEmbedded(): Promise<{ postgres: RunningPostgres; remove: () => void }> {
  const dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-test-')))
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, onProgress: () => undefined })
  return { postgres, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/**
 * Starts one PostgreSQL for the run, embedded or, with FOYER_TEST_DATABASE=postgres15, Debian's 15,
 * and migrates a template that every test file's database is copied from.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const on15 = process.env['FOYER_TEST_DATABASE'] === 'postgres15'
  if (on15) {
    const found = findPostgres15()
    if (!found.found) throw new Error(found.sentence)
  }
  const { postgres, remove } = on15
    ? { postgres: await startPostgres15(), remove: () => undefined }
    : await startEmbedded()
  const log = createLog('silent')
  const { host, port, superuser } = postgres
  const admin = openPool({ host, port, database: 'postgres', ...superuser }, log, 1)
  await admin.query(`create database ${template}`)
  await migrateDatabase({ host, port, database: template, ...superuser }, testSecret, log)
  if (['queries', 'none'].includes(process.env['FOYER_TEST_WALL'] ?? ''))
    await dropRowSecurity(postgres)
  await admin.end()
  project.provide('postgres', { host, port, superuser })
  return async () => {
    await postgres.stop()
    remove()
  }
}

/** Takes the second wall away, so that the run shows the first one holds alone. */
async function dropRowSecurity({ host, port, superuser }: RunningPostgres): Promise<void> {
  const pool = openPool({ host, port, database: template, ...superuser }, createLog('silent'), 1)
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of tables.rows)
    await pool.query(
      `alter table public."${name}" disable row level security, no force row level security`,
    )
  await pool.end()
}
