import { createHmac } from 'node:crypto'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { FirmId } from './firm-id.ts'
import type { Log } from './log.ts'

/** Logins of the running product; the owner's only migrates (design section 7). */
export const logins = { app: 'foyer_app', jobs: 'foyer_jobs' } as const

/** Where a database is and who knocks. `host` may be a folder holding a unix socket. */
export type DatabaseAddress = {
  host: string
  port: number
  database: string
  user: string
  password: string
  ssl?: boolean
}

/** Statements slower than this are ended, so that one cannot hold the pool. */
const statementTimeoutMs = 15_000
const poolSize = 12

/** The password of one of our two logins: derived, so that it needs no storing. */
export function loginPassword(secret: string, login: string): string {
  return createHmac('sha256', secret).update(`database login ${login}`).digest('base64url')
}

/** Reads a `postgres://` address. */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  const url = new URL(text)
  const socketFolder = url.searchParams.get('host')
  return {
    host: socketFolder ?? decodeURIComponent(url.hostname),
    port: url.port === '' ? 5432 : Number(url.port),
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    ssl: ['require', 'verify-ca', 'verify-full'].includes(url.searchParams.get('sslmode') ?? ''),
  }
}

/**
 * A pool that outlives restarts of the database: without a listener on every client, one broken
 * connection would end the process (docs/measurements.md, Reliability).
 */
export function openPool(address: DatabaseAddress, log: Log, max = poolSize): pg.Pool {
  const { ssl, ...where } = address
  const pool = new pg.Pool({
    ...where,
    ...(ssl === true ? { ssl: true } : {}),
    max,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5_000,
    application_name: 'foyer',
  })
  const note = (error: Error) => log.warn({ reason: error.message }, 'database connection lost')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
  return pool
}

/** A transaction of the application's login. */
export type Tx = NodePgDatabase

/** The database as features see it: always as somebody, and as a firm always in a transaction. */
export type Database = {
  /** Runs `work` as one firm: row security shows and accepts only that firm's rows. */
  asFirm<T>(firmId: FirmId, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` in a transaction as nobody: only routing and identity tables answer. */
  asNobody<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** One question to a routing table, without the price of a transaction. */
  lookUp<T>(question: (db: Tx) => Promise<T>): Promise<T>
  /** True when the database answers. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Begins a transaction as one firm in one round trip; the setting ends with the transaction. The id
 * is checked because this form of query takes no parameters.
 */
function beginAs(firmId: FirmId): string {
  if (!uuid.test(firmId)) throw new TypeError('a firm id is a UUID')
  return `begin; select set_config('app.firm', '${firmId}', true)`
}

/** Opens the application's own database connection. */
export function openDatabase(address: DatabaseAddress, log: Log): Database {
  const pool = openPool(address, log)
  const outside = drizzle({ client: pool })
  // One for each connection, since what is prepared on a connection stays with it.
  const insides = new WeakMap<pg.PoolClient, Tx>()
  const inside = (client: pg.PoolClient): Tx => {
    const tx = insides.get(client) ?? drizzle({ client })
    insides.set(client, tx)
    return tx
  }

  async function inTransaction<T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query(begin)
      const result = await work(inside(client))
      await client.query('commit')
      return result
    } catch (error) {
      // A connection that cannot roll back is not given to anybody again.
      await client.query('rollback').catch((reason: Error) => (broken = reason))
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    asFirm: (firmId, work) => inTransaction(beginAs(firmId), work),
    asNobody: (work) => inTransaction('begin', work),
    lookUp: (question) => question(outside),
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}

const unavailableCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '08001',
  '08004',
  // The disk is full, or a standby has taken over and takes no writes yet.
  '53100',
  '25006',
])
const unavailableWords =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|connect ENOENT|EPIPE|terminated|Connection ended|timeout exceeded when trying to connect|not queryable/

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}

/** True when the database is away rather than the statement wrong: answered 503, not 500. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined && unavailableCodes.has(code)) return true
  if (!(error instanceof Error)) return false
  if (unavailableWords.test(`${code ?? ''} ${error.message}`)) return true
  return error.cause !== undefined && isDatabaseAway(error.cause)
}
