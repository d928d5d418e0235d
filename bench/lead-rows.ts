import { findEmbeddedPostgres } from '../server/platform/postgres/embedded-postgres.ts'
import { openPool } from '../server/platform/database.ts'
import { createLog } from '../server/platform/log.ts'

/** The database as its owner, on one connection. */
export type OwnerConnection = {
  run(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** Leads of a firm lie evenly over this many days, whatever their number. */
export const leadDays = 1_000

/** Connects as the owner, whom row security and time limits do not hold. */
export async function connectAsOwner(dataFolder: string): Promise<OwnerConnection> {
  const found = findEmbeddedPostgres(dataFolder)
  if (found === undefined) throw new Error(`No PostgreSQL runs in ${dataFolder}.`)
  const { host, port, superuser } = found
  const address = { host, port, database: 'postgres', ...superuser }
  const pool = openPool(address, createLog('silent'), 1)
  await pool.query('set statement_timeout = 0')
  return {
    run: async (sql, values = []) => (await pool.query<Record<string, unknown>>(sql, values)).rows,
    close: () => pool.end(),
  }
}

/** The firm a widget token names. */
export async function firmOf(owner: OwnerConnection, token: string): Promise<string> {
  const [row] = await owner.run('select firm_id from widget_tokens where token = $1', [token])
  return String(row?.['firm_id'])
}

const insertSessions = `
  insert into sessions (firm_id, session_id, secret_hash, created_at, notice_version, consented_at,
    page_url, page_title, language, turn_count, last_turn_at)
  select $1::uuid, md5(concat($1::uuid, 'session', n))::uuid, md5(n::text), at, 'bench', at,
    'https://firm.example/', 'Home', 'en', 6, at
  from (
    select n, now() - (n - 1) * ($3::int * interval '1 day' / $2::int) as at
    from generate_series(1, $2::int) n
  ) made`

const insertLeads = `
  insert into leads (firm_id, lead_id, session_id, name, email, phone, legal_issue, urgency, status,
    confirmed, message, message_count, slots, summary, revision, delivered_revision, created_at,
    created_day, updated_at)
  select $1::uuid, md5(concat($1::uuid, 'lead', n))::uuid, md5(concat($1::uuid, 'session', n))::uuid,
    'Visitor ' || n,
    'visitor' || n || '@mail.example', '+13135550142', 'A crash on the way to work',
    case n % 5 when 0 then 'high' else 'medium' end,
    case n % 10 when 0 then 'pending' else 'emailed' end,
    true, repeat('A van ran the red light and hit my car. ', 6), 6,
    jsonb_build_object('name', 'Visitor ' || n, 'email', 'visitor' || n || '@mail.example',
      'issue', repeat('A van ran the red light and hit my car. ', 6), 'where', 'Main Street'),
    repeat('The visitor was hurt in a crash and asks for a call. ', 10), 1, 1, at,
    (at at time zone 'America/New_York')::date, at
  from (
    select n, now() - (n - 1) * ($3::int * interval '1 day' / $2::int) as at
    from generate_series(1, $2::int) n
  ) made`

const insertCounts = `
  insert into item_counts (firm_id, noun, day, status, facet, count)
  select firm_id, 'lead', created_day, status, '', count(*) from leads where firm_id = $1::uuid
  group by firm_id, created_day, status`

/**
 * Gives a firm `rows` delivered chats: sessions, their leads (one in ten still pending) and the
 * counters. Foreign keys are not checked one by one, for they hold by construction.
 */
export async function addLeads(
  owner: OwnerConnection,
  firmId: string,
  rows: number,
): Promise<void> {
  await owner.run('set session_replication_role = replica')
  await owner.run(insertSessions, [firmId, rows, leadDays])
  await owner.run(insertLeads, [firmId, rows, leadDays])
  await owner.run(insertCounts, [firmId])
  await owner.run('set session_replication_role = origin')
}

/** Leaves nothing for autovacuum or a checkpoint to do while requests are measured. */
export async function settle(owner: OwnerConnection): Promise<void> {
  for (const table of ['sessions', 'leads', 'item_counts'])
    await owner.run(`vacuum (analyze) ${table}`)
  await owner.run('checkpoint')
}

/** Takes away what makes the first page cheap, to show that the measure would see it missing. */
export async function dropLeadOrder(owner: OwnerConnection): Promise<void> {
  await owner.run('drop index leads_by_day')
  await owner.run('drop index leads_of_status')
}
