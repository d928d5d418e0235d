import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintFirmId } from '../platform/firm-id.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let test: TestDatabase
const a = mintFirmId(randomUUID())
const b = mintFirmId(randomUUID())
const rowSecurityDropped = ['queries', 'none'].includes(process.env['FOYER_TEST_WALL'] ?? '')

beforeAll(async () => {
  test = await createTestDatabase()
  for (const firm of [a, b])
    await test.db.asFirm(firm, (tx) =>
      tx.execute(sql`insert into firms (firm_id, integration_id, token, name, notify_email, time_zone, color_primary, created_at)
        values (${firm}, ${randomUUID()}, ${firm}, 'Firm', 'a@b.example', 'America/Detroit', '#123456', now())`),
    )
})
afterAll(() => test.drop())

/** Global by design: ids only, or the identity's own (docs/architecture.md). */
const globalTables = [
  'widget_tokens',
  'members',
  'session_routes',
  'billing_customers',
  'due_deliveries',
]

describe('every firm-owned table', () => {
  it.skipIf(rowSecurityDropped)(
    'has row security enabled and forced, with a policy both ways',
    async () => {
      const tables = await test.asOwner<{ name: string; walled: boolean; policies: number }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid
          and p.polqual is not null and p.polwithcheck is not null) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'firm_id')`)
      const firmOwned = tables.filter(({ name }) => !globalTables.includes(name))
      expect(firmOwned.length).toBeGreaterThanOrEqual(10)
      for (const table of firmOwned) expect(table).toMatchObject({ walled: true, policies: 1 })
    },
  )

  it('has firm_id first in its primary key', async () => {
    const keys = await test.asOwner<{ name: string; first: string }>(`
      select c.relname as name, a.attname as first from pg_index i
      join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisprimary and c.relnamespace = 'public'::regnamespace
        and exists (select 1 from pg_attribute x where x.attrelid = c.oid and x.attname = 'firm_id')`)
    for (const { name, first } of keys.filter(({ name: table }) => !globalTables.includes(table)))
      expect(`${name} ${first}`).toBe(`${name} firm_id`)
  })
})

describe.skipIf(rowSecurityDropped)('the application login', () => {
  const names = (rows: { rows: unknown[] }) => rows.rows.length

  it('sees its own firm and no other', async () => {
    expect(names(await test.db.asFirm(a, (tx) => tx.execute(sql`select * from firms`)))).toBe(1)
    expect(names(await test.db.asNobody((tx) => tx.execute(sql`select * from firms`)))).toBe(0)
  })

  it.each([
    'reset role',
    'set role none',
    'set session authorization default',
    `set local role postgres`,
    `set row_security = off`,
    `alter table firms disable row level security`,
    `drop policy one_firm on firms`,
    `create view seen as select * from firms`,
  ])('gains nothing by: %s', async (statement) => {
    const seen = test.db.asFirm(a, async (tx) => {
      await tx.execute(sql.raw(statement))
      return names(await tx.execute(sql`select * from firms`))
    })
    await expect(seen.catch(() => 1)).resolves.toBeLessThanOrEqual(1)
  })

  it('cannot write into another firm', async () => {
    const write = test.db.asFirm(a, (tx) =>
      tx.execute(
        sql`insert into item_counts (firm_id, noun, day, status, facet, count) values (${b}, 'lead', '2026-01-01', 'pending', '', 1)`,
      ),
    )
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('cannot enqueue a job for another firm', async () => {
    const job = test.db.asFirm(a, (tx) =>
      tx.execute(sql`select public.enqueue('read-site', ${b}::uuid, ${b}::uuid, interval '0')`),
    )
    await expect(job).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('cannot read the job queue', async () => {
    const read = test.db.asFirm(a, (tx) => tx.execute(sql`select * from pgboss.job`))
    await expect(read).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('leaves nothing of a firm on the pooled connection', async () => {
    for (let round = 0; round < 30; round++) {
      await test.db.asFirm(a, (tx) => tx.execute(sql`select 1`))
      expect(names(await test.db.asNobody((tx) => tx.execute(sql`select * from firms`)))).toBe(0)
    }
  })
})

describe('a job enqueued in a transaction', () => {
  it('exists if the transaction commits, and not otherwise', async () => {
    const enqueue = (subject: string) =>
      sql`select public.enqueue('deliver-lead', ${a}::uuid, ${subject}::uuid, interval '5 seconds')`
    const [kept, lost] = [randomUUID(), randomUUID()]
    await test.db.asFirm(a, (tx) => tx.execute(enqueue(kept)))
    await test.db
      .asFirm(a, async (tx) => {
        await tx.execute(enqueue(lost))
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    const jobs = await test.asOwner<{ data: { subjectId: string } }>(
      `select data from pgboss.job where name = 'deliver-lead'`,
    )
    expect(jobs.map((job) => job.data.subjectId)).toEqual([kept])
  })
})
