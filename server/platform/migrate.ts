import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import PgBoss from 'pg-boss'
import type pg from 'pg'
import { type DatabaseAddress, loginPassword, logins, openPool } from './database.ts'
import { builtFile } from './built-files.ts'
import { queues } from './queues.ts'
import type { Log } from './log.ts'

/** The database was migrated by a newer Foyer; this one must not touch it. */
export class NewerSchema extends Error {}

/** The frozen migrations, in the build or in the source. */
const migrationsFolder = (): string => builtFile('migrations')

/** Any number; the same in every Foyer, so that two starting at once migrate one after the other. */
const migrationLock = 4_617_301

async function refuseNewerSchema(pool: pg.Pool, folder: string): Promise<void> {
  const table = await pool.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (table.rows[0]?.name == null) return
  const applied = await pool.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder: folder }).map((m) => m.folderMillis),
  )
  if (Number(applied.rows[0]?.last ?? 0) > newest) throw new NewerSchema()
}

async function createLogins(pool: pg.Pool, secret: string, database: string): Promise<void> {
  for (const login of Object.values(logins)) {
    const exists = await pool.query('select 1 from pg_roles where rolname = $1', [login])
    const verb = exists.rowCount === 0 ? 'create' : 'alter'
    const password = loginPassword(secret, login)
    await pool.query(
      `${verb} role ${login} login nosuperuser nocreatedb nocreaterole noinherit password '${password}'`,
    )
    await pool.query(`grant connect on database "${database.replaceAll('"', '""')}" to ${login}`)
  }
}

async function installQueue(pool: pg.Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const [name, options] of Object.entries(queues))
    await boss.createQueue(name, { name, ...options })
  await boss.stop({ graceful: false, close: false })
  await pool.query(`
    grant usage on schema pgboss to ${logins.jobs};
    grant select, insert, update, delete on all tables in schema pgboss to ${logins.jobs};
    grant execute on all functions in schema pgboss to ${logins.jobs};
  `)
}

/**
 * Brings the database to this Foyer's schema, creates the two logins and installs the job queue,
 * all as the owner, who is then not used again.
 * @throws NewerSchema when a newer Foyer has been here.
 */
export async function migrateDatabase(
  owner: DatabaseAddress,
  secret: string,
  log: Log,
): Promise<void> {
  const pool = openPool(owner, log, 2)
  const folder = migrationsFolder()
  try {
    const lock = await pool.connect()
    try {
      await lock.query('select pg_advisory_lock($1)', [migrationLock])
      await refuseNewerSchema(pool, folder)
      await createLogins(pool, secret, owner.database)
      const db = drizzle({ client: pool })
      await migrate(db, { migrationsFolder: folder })
      await db.execute(sql`select 1`)
      await installQueue(pool)
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
      lock.release()
    }
  } finally {
    await pool.end()
  }
}
