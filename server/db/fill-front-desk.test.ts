import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { searchWordsOf } from '@foyer/shared/rules/search-words.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { migrateDatabase } from '../platform/migrate.ts'
import { openPool } from '../platform/database.ts'
import { createLog } from '../platform/log.ts'
import { testSecret } from '../testing/test-server.ts'

/*
 * A database as it was before lists were counted and searched, with a visitor's things in it: the
 * migrations after that must give them their day, their count and their words.
 */
const log = createLog('silent')
const database = `filled_${randomUUID().slice(0, 8)}`
const migrations = path.join(import.meta.dirname, 'migrations')
const lastBefore = '0011_proved_mailbox'
let admin: pg.Pool
let owner: pg.Pool

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** The frozen migrations up to the one before. */
function earlierMigrations(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const journal = path.join(folder, 'meta/_journal.json')
  const all = Journal.parse(JSON.parse(readFileSync(journal, 'utf8')))
  const last = all.entries.findIndex(({ tag }) => tag === lastBefore)
  if (last < 0) throw new Error(`${lastBefore} is not there`)
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, last + 1) }))
  return folder
}

const firm = randomUUID()
const session = randomUUID()
const [message, urgent, appointment, document, lead] = Array.from({ length: 5 }, () => randomUUID())

/** 2 in the morning UTC: still the day before in Detroit. */
const at = '2026-02-01T02:00:00Z'
const said = {
  clientName: 'José Núñez',
  clientEmail: 'pepe@correo.example',
  content: 'Mi casero no devuelve el depósito: $1,200. Ümit’s “ficha” ﬁn.',
}

async function insertEarlier(): Promise<void> {
  const rows: [string, unknown[]][] = [
    [
      `insert into firms (firm_id, integration_id, token, name, notify_email, time_zone, color_primary, created_at)
       values ($1, gen_random_uuid(), 'a-token-of-the-firm', 'Firm', 'a@b.example', 'America/Detroit', '#123456', $2)`,
      [firm, at],
    ],
    [
      `insert into sessions (firm_id, session_id, secret_hash, created_at, consented_at) values ($1, $2, '', $3, $3)`,
      [firm, session, at],
    ],
    [
      `insert into messages (firm_id, message_id, session_id, client_name, client_email, content, priority, status, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, 'medium', 'viewed', $7, $7), ($1, $8, $3, 'Ana', null, '', 'high', 'pending', $7, $7)`,
      [firm, message, session, said.clientName, said.clientEmail, said.content, at, urgent],
    ],
    [
      `insert into appointment_requests (firm_id, appointment_id, session_id, client_name, consultation_type, urgency, preferred_times, created_at, updated_at)
       values ($1, $2, $3, 'Ana', 'phone', 'low', '[]', $4, $4)`,
      [firm, appointment, session, at],
    ],
    [
      `insert into documents (firm_id, document_id, session_id, client_name, original_filename, mime_type, size, sha256, storage_key, created_at, updated_at)
       values ($1, $2, $3, 'Ana', 'Lease_2026.PDF', 'application/pdf', 1, '', 'key', $4, $4)`,
      [firm, document, session, at],
    ],
    [
      `insert into leads (firm_id, lead_id, session_id, name, phone, legal_issue, urgency, status, message, message_count, slots, summary, created_at, created_day, updated_at)
       values ($1, $2, $3, 'Ana', '1', '', 'low', 'emailed', '', 1, '{}', '', $4, '2026-01-31', $4)`,
      [firm, lead, session, at],
    ],
    [
      `insert into lead_counts (firm_id, day, status, count) values ($1, '2026-01-31', 'emailed', 1)`,
      [firm],
    ],
  ]
  for (const [text, values] of rows) await owner.query(text, values)
}

beforeAll(async () => {
  const { host, port, superuser } = inject('postgres')
  admin = openPool({ host, port, database: 'postgres', ...superuser }, log, 1)
  await admin.query(`create database ${database}`)
  const address = { host, port, database, ...superuser }
  owner = openPool(address, log, 1)
  const earlier = earlierMigrations()
  await migrate(drizzle({ client: owner }), { migrationsFolder: earlier })
  rmSync(earlier, { recursive: true })
  await insertEarlier()
  await migrateDatabase(address, testSecret, log)
})
afterAll(async () => {
  await owner.end()
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
})

const rowsOf = async (text: string) => (await owner.query(text)).rows

describe('what was there before lists were counted', () => {
  it.each(['messages', 'appointment_requests', 'documents'])(
    'has its day in the firm’s zone: %s',
    async (table) => {
      const days = await rowsOf(`select distinct created_day::text as day from ${table}`)
      expect(days).toEqual([{ day: '2026-01-31' }])
    },
  )

  it('is counted by day, status and facet', async () => {
    const counts = await rowsOf(
      'select noun, day::text, status, facet, count from item_counts order by 1, 3',
    )
    const day = '2026-01-31'
    expect(counts).toEqual([
      { noun: 'appointment', day, status: 'requested', facet: 'phone', count: 1 },
      { noun: 'chat', day, status: 'begun', facet: '', count: 1 },
      { noun: 'document', day, status: 'unprocessed', facet: '', count: 1 },
      { noun: 'lead', day, status: 'emailed', facet: '', count: 1 },
      { noun: 'message', day, status: 'pending', facet: 'high', count: 1 },
      { noun: 'message', day, status: 'viewed', facet: 'medium', count: 1 },
    ])
  })

  it('is found by the words it would be found by today', async () => {
    const wordsOf = async (id: string | undefined) =>
      (await rowsOf(`select word from search_words where item_id = '${id}' order by word`)).map(
        (row) => row.word,
      )
    const { clientName, clientEmail, content } = said
    const today = searchWordsOf(`${clientName} ${clientEmail} ${content}`)
    expect(today).toContain('jose')
    expect(await wordsOf(message)).toEqual(today.toSorted())
    expect(await wordsOf(urgent)).toEqual(['ana'])
    expect(await wordsOf(document)).toEqual(['2026', 'lease', 'pdf'])
  })

  it('stands behind the walls again, and the old counters are gone', async () => {
    const open = await rowsOf(
      `select relname from pg_class where relnamespace = 'public'::regnamespace
       and relname in ('firms', 'sessions', 'messages', 'appointment_requests', 'documents', 'item_counts', 'search_words')
       and not (relrowsecurity and relforcerowsecurity)`,
    )
    expect(open).toEqual([])
    expect(await rowsOf(`select to_regclass('lead_counts')::text as name`)).toEqual([
      { name: null },
    ])
  })
})
