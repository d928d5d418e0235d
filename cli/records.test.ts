import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handOverEvents } from '../server/features/billing/jobs.ts'
import { sweepDeliveries } from '../server/features/leads/jobs.ts'
import { deliverMessage } from '../server/features/messages/jobs.ts'
import { type TestWorld, testWorld } from '../server/testing/test-world.ts'
import { namesIn, sendForm } from '../server/testing/upload-door.ts'
import { openChat } from '../server/testing/visitor.ts'
import { signInNewcomer } from '../server/testing/newcomer.ts'
import { foyer } from './testing/foyer-command.ts'
import { type Furnished, furnishFirm } from './testing/furnished-firm.ts'

let test: TestWorld
let mine: Furnished
let theirs: Furnished
let place: string

beforeAll(async () => {
  test = await testWorld()
  mine = await furnishFirm(test, 'my landlord kept the deposit')
  theirs = await furnishFirm(test, 'another firm’s notes')
  place = mkdtempSync(path.join(os.tmpdir(), 'foyer-copy-'))
})
afterAll(async () => {
  await test.close()
  rmSync(place, { recursive: true, force: true })
})

const everyFile = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isFile())

/** Every table that names a firm, as the database itself has them. */
const firmTables = async (): Promise<string[]> =>
  (
    await test.database.asOwner<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'firm_id'`,
    )
  ).map(({ name }) => name)

const rowsOf = async (table: string, firmId: string): Promise<Record<string, unknown>[]> =>
  await test.database.asOwner(`select * from ${table} where firm_id = $1`, [firmId])

/** Everything there is of a firm, by table. */
async function everythingOf({ firmId }: Furnished) {
  const tables = await firmTables()
  const found = await Promise.all(tables.map(async (name) => [name, await rowsOf(name, firmId)]))
  return Object.fromEntries(found) as Record<string, Record<string, unknown>[]>
}

describe('firm export', () => {
  /** Computed from the rest, or no use to anybody outside. */
  const leftOut = new Set([
    'search_words.word',
    'search_words.item_id',
    'sessions.secret_hash',
    'recipients.letter_id',
    'documents.storage_key',
    'questions.key',
    'firm_logos.sha256',
    'firm_logos.mime_type',
  ])

  it('writes every word of every row, and the bytes of files, into a new folder', async () => {
    const folder = path.join(place, 'copy')
    const { code, said, printed } = await foyer(test, [
      'firm',
      'export',
      mine.email,
      '--to',
      folder,
    ])
    expect([code, said]).toEqual([0, `Everything that is kept of Hale & Wren is in ${folder}.`])
    const files = everyFile(folder)
    expect(printed).toEqual([{ folder, files: files.length - 1, missing: [] }])
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    for (const [table, rows] of Object.entries(await everythingOf(mine))) {
      expect(`${table} ${rows.length > 0}`).toBe(`${table} true`)
      for (const row of rows)
        for (const [column, value] of Object.entries(row)) {
          if (typeof value !== 'string' || leftOut.has(`${table}.${column}`)) continue
          expect(`${table}.${column} ${text.includes(JSON.stringify(value).slice(1, -1))}`).toBe(
            `${table}.${column} true`,
          )
        }
    }
    const file = path.join(folder, 'documents', `${mine.documentId}.txt`)
    expect(readFileSync(file, 'utf8')).toBe(mine.fileText)
    expect(readFileSync(path.join(folder, 'logo.png'), 'utf8')).toBe('png')
    expect(text).toContain('A flat fee.')
    expect(text).toContain('Ferndale')
    expect(text).toContain('About my lease. “It’s urgent”')
    expect(text).not.toContain(theirs.fileText)
    expect(text).not.toContain(theirs.firmId)
    expect(text).not.toContain('$argon2id')
    for (const each of files) expect(statSync(each).mode & 0o077).toBe(0)
  })

  it('reads as a conversation does', async () => {
    const folder = path.join(place, 'read')
    await foyer(test, ['firm', 'export', mine.token, '--to', folder])
    const [name = ''] = readdirSync(path.join(folder, 'conversations'))
    expect(name).toContain(mine.visitor.sessionId)
    const chat = JSON.parse(readFileSync(path.join(folder, 'conversations', name), 'utf8'))
    expect(chat).toMatchObject({
      conversation: { sessionId: mine.visitor.sessionId, pageTitle: 'Fees' },
      transcript: [{ text: 'hello' }, { text: 'Do you validate parking?' }],
      leads: [{ leadId: mine.leadId, name: 'Ana Ruiz' }],
      messages: [{ content: 'About my lease. “It’s urgent”' }],
      appointments: [{ status: 'scheduled' }],
      documents: [{ originalFilename: 'my notes.TXT', file: `documents/${mine.documentId}.txt` }],
      modelCalls: [{ promptVersion: 3, messages: [{ text: 'I am [name].' }] }],
    })
    const members = JSON.parse(readFileSync(path.join(folder, 'members.json'), 'utf8'))
    expect(members).toMatchObject([
      { email: mine.email, account: { hasPassword: true }, signUp: { answers: {} } },
    ])
  })

  it('never writes over anything, and leaves nothing unfinished', async () => {
    const taken = path.join(place, 'taken')
    writeFileSync(taken, 'mine')
    const again = await foyer(test, ['firm', 'export', mine.firmId, '--to', taken])
    expect(again).toMatchObject({ code: 1, printed: [] })
    expect(again.said).toBe(
      `There is something in the place of ${taken} already. Name another folder with --to.`,
    )
    expect(readFileSync(taken, 'utf8')).toBe('mine')
    expect(readdirSync(place).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  it('leaves a file out that nobody has looked at yet, and says so', async () => {
    const firm = await test.addFirm()
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    const { body } = await sendForm(test.widget, visitor)
    const folder = path.join(place, 'checking')
    const { said, printed } = await foyer(test, ['firm', 'export', firm.token, '--to', folder])
    expect(said).toContain('Some files are still being checked and are not in it')
    expect(printed).toMatchObject([
      { missing: [{ path: `documents/${body.id}.pdf`, why: 'checking' }] },
    ])
    expect(existsSync(path.join(folder, 'documents'))).toBe(false)
  })

  it('says of a firm that is not there that it is not', async () => {
    for (const words of [
      'nobody@halewren.example',
      'no-token',
      test.world.keyFor('x').toString('hex'),
    ])
      expect(await foyer(test, ['firm', 'export', words])).toMatchObject({
        code: 1,
        said: 'There is no such firm.',
      })
  })
})

describe('firm list', () => {
  it('names every firm with the addresses its owners sign in with', async () => {
    const { printed } = await foyer(test, ['firm', 'list'])
    expect(printed.find(({ firmId }) => firmId === mine.firmId)).toEqual({
      firmId: mine.firmId,
      name: 'Hale & Wren',
      token: mine.token,
      site: 'https://halewren.example/',
      owners: [mine.email],
      plan: 'trialing',
      createdAt: expect.any(String),
    })
  })
})

describe('conversation delete', () => {
  it('deletes the conversation, all that came of it and its bytes, and nothing else', async () => {
    const before = await everythingOf(theirs)
    const gone = await furnishFirm(test, 'to be deleted')
    expect(namesIn(test, `files/${gone.firmId}`)).toEqual([gone.documentId])
    const { code, said, printed } = await foyer(test, [
      'conversation',
      'delete',
      gone.visitor.sessionId,
    ])
    expect([code, said]).toEqual([
      0,
      'The conversation is deleted. What the firm has in its mailbox and its calendar stays there.',
    ])
    expect(printed).toEqual([
      {
        conversation: gone.visitor.sessionId,
        firmId: gone.firmId,
        leads: 1,
        messages: 1,
        appointments: 1,
        documents: 1,
      },
    ])
    expect(namesIn(test, `files/${gone.firmId}`)).toEqual([])
    const left = await everythingOf(gone)
    const visitors =
      'leads lead_events messages appointment_requests invitations documents turns model_calls questions question_askings due_deliveries search_words'
    for (const table of visitors.split(' ')) expect([table, left[table]]).toEqual([table, []])
    for (const { noun, count } of left['item_counts'] ?? [])
      expect([noun, count]).toEqual([noun, noun === 'chat' ? 1 : 0])
    expect(JSON.stringify(left)).not.toContain(gone.visitor.sessionId)
    expect(JSON.stringify(left)).not.toContain('Ana Ruiz')
    expect(await everythingOf(theirs)).toEqual(before)
    expect((await gone.visitor.send('Are you there?')).status).toBe(404)
    expect(await foyer(test, ['conversation', 'delete', gone.visitor.sessionId])).toMatchObject({
      code: 1,
      said: 'There is no such conversation.',
    })
  })

  it('does nothing with what is no id', async () => {
    expect(await foyer(test, ['conversation', 'delete', 'Ana Ruiz'])).toMatchObject({
      code: 1,
      said: '"Ana Ruiz" is not an id. An id is 32 letters and digits with hyphens between.',
    })
    expect(await foyer(test, ['conversation', 'delete'])).toMatchObject({
      code: 1,
      said: 'This command needs the id of a conversation.',
    })
  })
})

describe('contact drop', () => {
  it('deletes the message of that id and no other', async () => {
    for (const name of ['Ida', 'Ana'])
      await test.call('app', 'POST', '/api/v1/contact/submit', {
        body: { name, email: 'ida@halewren.example', message: 'Do you work with Webflow?' },
      })
    const listed = await foyer(test, ['contact', 'list'])
    const ana = listed.printed.find(({ name }) => name === 'Ana')
    const id = String(ana?.['messageId'])
    expect(await foyer(test, ['contact', 'drop', id])).toMatchObject({
      code: 0,
      said: 'The message is deleted. If it was delivered, it is in your mailbox still.',
    })
    expect((await foyer(test, ['contact', 'list'])).printed).toMatchObject([{ name: 'Ida' }])
    expect(await foyer(test, ['contact', 'drop', id])).toMatchObject({
      code: 1,
      said: 'There is no such message.',
    })
  })
})

describe('account export and delete', () => {
  it('are for somebody who signed up and never finished', async () => {
    const person = await signInNewcomer(test)
    const registered = await person.call('POST', '/auth/register', {
      firstName: 'Kit',
      lastName: 'Moss',
    })
    expect(registered.status).toBeLessThan(300)
    const told = await foyer(test, ['account', 'export', person.email.toUpperCase()])
    expect(told.printed).toMatchObject([
      { signUp: { email: person.email, firstName: 'Kit' }, account: { hasPassword: true } },
    ])
    expect(await foyer(test, ['account', 'delete', person.email])).toMatchObject({
      code: 0,
      said: 'The account is deleted, with the answers given while signing up.',
      printed: [{ plan: 'none', accounts: 1, accountsElsewhere: [] }],
    })
    expect((await person.call('GET', '/profile')).status).toBe(401)
    expect(await foyer(test, ['account', 'export', person.email])).toMatchObject({
      code: 1,
      said: 'Nobody has signed up with this address.',
    })
  })

  it('leave alone who belongs to a firm', async () => {
    expect(await foyer(test, ['account', 'delete', mine.email])).toMatchObject({
      code: 1,
      said: 'This person belongs to Hale & Wren. Use the commands that begin with "firm".',
    })
  })
})

describe('firm delete', () => {
  it('deletes nothing unless the name was typed', async () => {
    const before = await everythingOf(mine)
    expect(await foyer(test, ['firm', 'delete', mine.email])).toMatchObject({
      code: 1,
      said: 'Nobody can be asked here. To delete this firm, add --yes "Hale & Wren".',
    })
    const asked = await foyer(test, ['firm', 'delete', mine.email], 'yes')
    expect(asked).toMatchObject({ code: 1, printed: [] })
    expect(asked.said).toContain('Type the name of the firm to delete it: ')
    expect(asked.said).toContain('That is not the name of the firm. Nothing was deleted.')
    const other = ['firm', 'delete', mine.email, '--yes', 'Hale']
    expect(await foyer(test, other)).toMatchObject({ code: 1 })
    expect(await everythingOf(mine)).toEqual(before)
  })

  it('leaves no row, no byte, no account and no plan, and takes nothing from another firm', async () => {
    const before = await everythingOf(theirs)
    for (const [table, rows] of Object.entries(await everythingOf(mine)))
      expect(`${table} ${rows.length > 0}`).toBe(`${table} true`)
    const { code, said, printed } = await foyer(test, ['firm', 'delete', mine.email], 'Hale & Wren')
    expect(code).toBe(0)
    expect(said).toContain(
      'Hale & Wren is deleted. Backups still hold it until newer ones replace them.',
    )
    expect(printed).toMatchObject([
      {
        name: 'Hale & Wren',
        firmId: mine.firmId,
        plan: 'ended',
        accounts: 1,
        accountsElsewhere: [],
        documents: 1,
        rows: { firms: 1, leads: 1, messages: 1, documents: 1, sessions: 2, registrations: 1 },
      },
    ])
    for (const [table, rows] of Object.entries(await everythingOf(mine)))
      expect([table, rows]).toEqual([table, []])
    expect(await everythingOf(theirs)).toEqual(before)
    expect(namesIn(test, `files/${mine.firmId}`)).toEqual([])
    expect(namesIn(test, `files/${theirs.firmId}`)).toEqual([theirs.documentId])
    const plan = await test.world.payments.newest(mine.customerRef)
    expect(plan).toMatchObject({ status: 'canceled' })
    const profile = (bearer: string) => test.call('app', 'GET', '/api/v1/profile', { bearer })
    expect((await profile(mine.idToken)).status).toBe(401)
    expect((await profile(theirs.idToken)).status).toBe(200)
    expect(
      await test.database.asOwner('select 1 from identity_accounts where email = $1', [mine.email]),
    ).toEqual([])
    expect(
      await test.database.asOwner('select 1 from registrations where email = $1', [mine.email]),
    ).toEqual([])
  })

  it('lets what is under way end quietly: events, jobs, and a visitor who writes on', async () => {
    await handOverEvents(test.world)
    await deliverMessage(test.world, mine)
    await sweepDeliveries(test.world)
    expect((await mine.visitor.send('Are you there?')).status).toBe(404)
    for (const [table, rows] of Object.entries(await everythingOf(mine)))
      expect([table, rows]).toEqual([table, []])
    expect(await foyer(test, ['firm', 'delete', mine.firmId, '--yes', 'x'])).toMatchObject({
      code: 1,
      said: 'There is no such firm.',
    })
  })
})
