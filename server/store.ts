import { startRefusals } from '@foyer/shared/copy/start.ts'
import type { Config } from './config.ts'
import {
  type DatabaseAddress,
  isDatabaseAway,
  loginPassword,
  logins,
  parseDatabaseUrl,
} from './platform/database.ts'
import type { Log } from './platform/log.ts'
import { migrateDatabase, NewerSchema } from './platform/migrate.ts'
import { findEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'
import { keepPostgresRunning } from './platform/postgres/keep-running.ts'
import { StartRefusal } from './platform/start-refusal.ts'

/** The database's three addresses and how to leave it. */
export type OpenedDatabase = {
  app: DatabaseAddress
  jobs: DatabaseAddress
  stop: () => Promise<void>
}

type Own = { owner: DatabaseAddress; stop: () => Promise<void> }

/** Our own PostgreSQL: that of the Foyer running beside this program, or one started now. */
async function openOwn(
  dataDir: string,
  {
    log,
    onProgress,
    beside,
  }: { log: Log; onProgress: (sentence: string) => void; beside: boolean },
): Promise<Own> {
  const running = beside ? findEmbeddedPostgres(dataDir) : undefined
  const { host, port, superuser, stop } =
    running === undefined
      ? await keepPostgresRunning({ dataDir, onProgress }, log)
      : { ...running, stop: async () => undefined }
  return { owner: { host, port, database: 'postgres', ...superuser }, stop }
}

/**
 * Opens the database the configuration names, or starts our own, and brings it to this schema.
 * @throws StartRefusal with one sentence.
 */
export async function openStore(
  config: Config,
  secret: string,
  {
    log,
    onProgress,
    beside = false,
  }: { log: Log; onProgress: (sentence: string) => void; beside?: boolean },
): Promise<OpenedDatabase> {
  const { owner, stop } =
    config.databaseUrl === undefined
      ? await openOwn(config.dataFolder, { log, onProgress, beside })
      : { owner: parseDatabaseUrl(config.databaseUrl), stop: async () => undefined }
  try {
    await migrateDatabase(owner, secret, log)
  } catch (error) {
    await stop()
    if (error instanceof NewerSchema)
      throw new StartRefusal('newer-schema', startRefusals['newer-schema']())
    if (config.databaseUrl === undefined || !(error instanceof Error)) throw error
    const reason = isDatabaseAway(error) ? 'database-away' : 'database-not-migrated'
    throw new StartRefusal(reason, startRefusals[reason](error.message))
  }
  const as = (login: string) => ({ ...owner, user: login, password: loginPassword(secret, login) })
  return { app: as(logins.app), jobs: as(logins.jobs), stop }
}
