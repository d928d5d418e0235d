import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { describeMail, sampleMail } from './mail.conformance.ts'
import { outboxMail } from './mail.outbox.ts'
import { openOutbox } from './outbox-reader.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const start = new Date('2026-03-02T09:30:00.000Z')

function openTestOutbox() {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'foyer-outbox-'))
  folders.push(parent)
  const folder = path.join(parent, 'outbox')
  let minutes = 0
  const clock = { now: () => new Date(start.getTime() + minutes++ * 60_000) }
  const mail = outboxMail({ folder, from: 'Foyer <foyer@localhost.example>', clock })
  return { folder, mail, reader: openOutbox(folder) }
}

describeMail('the outbox', async () => {
  const { mail, reader } = openTestOutbox()
  return {
    mail,
    received: async () => {
      const { entries } = await reader.list()
      const mails = await Promise.all(entries.map(({ id }) => reader.read(id)))
      return mails
        .filter((read) => read !== undefined)
        .map((read) => {
          const header = (name: string) => read.headers.find((h) => h.name === name)?.value ?? ''
          return {
            ...read,
            from: header('From'),
            replyTo: header('Reply-To'),
            messageId: header('Message-ID'),
          }
        })
        .toReversed()
    },
  }
})

describe('the outbox on disk', () => {
  it('is empty before the first message', async () => {
    expect(await openTestOutbox().reader.list()).toEqual({ entries: [], total: 0 })
  })

  it('lists newest first with recipient, subject and time', async () => {
    const { mail, reader } = openTestOutbox()
    await mail.send(sampleMail({ subject: 'First' }))
    await mail.send(sampleMail({ subject: 'Second', to: 'Ann <ann@firm.example>' }))
    const { entries, total } = await reader.list()
    expect(total).toBe(2)
    expect(entries).toMatchObject([
      { subject: 'Second', to: 'Ann <ann@firm.example>', at: new Date('2026-03-02T09:31:00.000Z') },
      { subject: 'First', to: 'intake@firm.example', at: start },
    ])
  })

  it('holds whole messages only: no draft stays behind', async () => {
    const { folder, mail } = openTestOutbox()
    await mail.send(sampleMail())
    expect(readdirSync(folder)).toEqual([
      expect.stringMatching(/^20260302T093000\.000Z-[0-9a-f]{8}\.eml$/),
    ])
  })

  it('is unavailable, not lost, where nothing can be written', async () => {
    const { folder, mail, reader } = openTestOutbox()
    writeFileSync(folder, 'a file where the folder should be')
    expect(await mail.send(sampleMail())).toEqual({ outcome: 'unavailable', reason: 'EEXIST' })
    rmSync(folder)
    expect(await mail.send(sampleMail())).toEqual({ outcome: 'accepted' })
    expect((await reader.list()).total).toBe(1)
  })

  it.each(['../secret', '..%2fsecret', 'x', '', '20260302T093000.000Z-00000000', '/etc/passwd'])(
    'reads nothing under the id %j',
    async (id) => {
      const { folder, mail, reader } = openTestOutbox()
      await mail.send(sampleMail())
      writeFileSync(path.join(folder, '..', 'secret.eml'), 'Subject: secret\r\n\r\n')
      expect(await reader.read(id)).toBeUndefined()
    },
  )

  it('passes over files that are not its own', async () => {
    const { folder, mail, reader } = openTestOutbox()
    await mail.send(sampleMail())
    writeFileSync(path.join(folder, 'notes.eml'), 'Subject: mine\r\n\r\n')
    expect((await reader.list()).total).toBe(1)
  })

  it('takes the sentinels in any spelling of the address', async () => {
    const { mail } = openTestOutbox()
    for (const to of ['BOUNCE@x.example', 'A Firm <bounce@x.example>'])
      expect(await mail.send(sampleMail({ to }))).toMatchObject({ outcome: 'refused' })
    expect(await mail.send(sampleMail({ to: 'nobounce@x.example' }))).toEqual({
      outcome: 'accepted',
    })
  })
})
