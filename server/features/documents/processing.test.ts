import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clamdScanner } from '#server/ports/scanner/scanner.clamd.ts'
import { type ClamdDouble, openClamdDouble } from '#server/ports/scanner/testing/clamd-double.ts'
import { eicar } from '#server/ports/scanner/testing/eicar.ts'
import { locatedHeic, locatedJpeg, traces } from '#server/testing/located-files.ts'
import { pdf, zipOf } from '#server/testing/sample-files.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import {
  type Chat,
  namesIn,
  newChat,
  type Part,
  rowsOf,
  sendForm,
} from '#server/testing/upload-door.ts'
import type { World } from '#server/world.ts'
import { processDocument } from './jobs.ts'

let test: TestWorld
let clamd: ClamdDouble
/** The same world with a scanner. */
let scanned: World
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
  clamd = await openClamdDouble()
  scanned = {
    ...test.world,
    scanner: clamdScanner(clamd.address, { silence: 300, whole: 2_000 }),
  }
})
afterAll(async () => {
  await clamd.close()
  await test.close()
})

const api = '/api/v1'
const sendOne = async (part: Part, chat?: Chat) => {
  const to = chat ?? (await newChat(test))
  const { status, body } = await sendForm(test.widget, to.visitor, [part])
  if (status !== 201) throw new Error(`${status} ${body.error}`)
  return {
    ...to,
    id: String(body.id),
    due: { firmId: to.firm.firmId, documentId: String(body.id) },
  }
}
type Sent = Awaited<ReturnType<typeof sendOne>>
const read = async ({ firm, id }: Sent) =>
  (await test.call('app', 'GET', `${api}/dashboard/documents/${id}`, { bearer: firm.idToken })).body
    .document
const download = ({ firm, id }: Sent) =>
  test.call('app', 'GET', `${api}/documents/${id}/download`, { bearer: firm.idToken })
const jobsOf = (documentId: string) =>
  test.database.asOwner<{ state: string; wait: number }>(
    `select state, extract(epoch from start_after - now())::int as wait from pgboss.job
     where name = 'process-document' and data->>'subjectId' = $1`,
    [documentId],
  )
const forgetJobs = (documentId: string) =>
  test.database.asOwner(`delete from pgboss.job where data->>'subjectId' = $1`, [documentId])
const storedOf = async ({ firm, id }: Sent) => {
  const [row] = (await rowsOf(test, firm)).filter((each) => each['document_id'] === id)
  const bytes = await test.world.storage.open(row?.['storage_key'] ?? '')
  return bytes === undefined ? undefined : await buffer(bytes)
}
const filesOf = ({ firm }: Sent) => namesIn(test, `files/${firm.firmId}`).toSorted()

describe('a file that was looked at', () => {
  it('is being checked before, and cannot be downloaded; after, it can', async () => {
    const sent = await sendOne({ file: 'lease.pdf', bytes: pdf })
    expect(await read(sent)).toMatchObject({ processed: false, state: 'checking', excerpt: null })
    const early = await download(sent)
    expect([early.status, early.body.error]).toEqual([409, 'document/checking'])
    expect(early.body.message).toBe(
      'This file is still being checked. Please try again in a moment.',
    )
    expect(early.headers['retry-after']).toBe('5')
    await processDocument(test.world, sent.due)
    expect(await read(sent)).toMatchObject({ processed: true, state: 'ready', excerpt: null })
    const { status, body } = await download(sent)
    expect([status, body.success, body.filename]).toEqual([200, true, 'lease.pdf'])
    expect(body.downloadUrl).toMatch(/^http:\/\/localhost:3002\/d\/[\w-]+$/)
    expect(await storedOf(sent)).toEqual(pdf)
    expect(namesIn(test, 'checking')).toEqual([])
  })

  it('is looked at by the worker, and moves from one counter to the other', async () => {
    const chat = await newChat(test)
    const sent = await sendOne({ file: 'lease.pdf', bytes: pdf }, chat)
    const totals = async () => {
      const of = async (processed: string) =>
        (
          await test.call('app', 'GET', `${api}/dashboard/documents?processed=${processed}`, {
            bearer: chat.firm.idToken,
          })
        ).body.pagination.total
      return [await of('all'), await of('processed'), await of('unprocessed')]
    }
    expect(await totals()).toEqual([1, 0, 1])
    const worker = await test.startWorker()
    await expect.poll(async () => (await read(sent)).processed, { timeout: 15_000 }).toBe(true)
    await worker.stop()
    expect(await totals()).toEqual([1, 1, 0])
  })

  it.each([
    ['a JPEG', 'photo.jpg', locatedJpeg()],
    ['a HEIC', 'photo.heic', locatedHeic()],
  ])('says no longer where it was made: %s', async (_name, file, bytes) => {
    const sent = await sendOne({ file, bytes })
    await processDocument(test.world, sent.due)
    const stored = await storedOf(sent)
    expect(stored?.length).toBe(bytes.length)
    expect(traces.some((trace) => stored?.includes(trace))).toBe(false)
    expect(filesOf(sent)).toEqual([`${sent.id}-cleaned`])
    await processDocument(test.world, sent.due)
    expect(filesOf(sent)).toEqual([`${sent.id}-cleaned`])
  })

  it.each([
    ['UTF-8', Buffer.from('Señora Ñandú\r\n<b>owes</b> me')],
    [
      'UTF-16',
      Buffer.concat([
        Buffer.of(0xff, 0xfe),
        Buffer.from('Señora Ñandú\r\n<b>owes</b> me', 'utf16le'),
      ]),
    ],
  ])('shows the beginning of a text in %s', async (_name, bytes) => {
    const sent = await sendOne({ file: 'notes.txt', bytes })
    await processDocument(test.world, sent.due)
    expect((await read(sent)).excerpt).toBe('Señora Ñandú\r\n<b>owes</b> me')
  })

  it('shows 2,000 characters of a long table and no half of one', async () => {
    const sent = await sendOne({ file: 'wages.csv', bytes: '🙂;'.repeat(5_000) })
    await processDocument(test.world, sent.due)
    expect((await read(sent)).excerpt).toBe('🙂;'.repeat(1_000))
  })
})

describe('an infected file', () => {
  it.each([
    ['plain', 'invoice.txt', eicar],
    ['in a ZIP', 'photos.zip', zipOf({ 'a.txt': eicar })],
  ])('is removed, and the firm is told which: %s', async (_how, file, bytes) => {
    const sent = await sendOne({ file, bytes })
    await processDocument(scanned, sent.due)
    expect(await read(sent)).toMatchObject({
      originalFilename: file,
      processed: true,
      state: 'infected',
      excerpt: null,
    })
    expect(filesOf(sent)).toEqual([])
    const { status, body } = await download(sent)
    expect([status, body.error]).toEqual([410, 'document/infected'])
    expect(body.message).toBe(
      'A virus was found in this file, so it was removed. Ask the sender for a clean copy.',
    )
    expect((await rowsOf(test, sent.firm))[0]?.['infection']).toBe('Eicar-Test-Signature')
  })

  it('is removed by the next run where the first died before it', async () => {
    const sent = await sendOne({ file: 'invoice.txt', bytes: eicar })
    const remove = () => Promise.reject(new Error('away'))
    await processDocument({ ...scanned, storage: { ...scanned.storage, remove } }, sent.due)
    expect(await read(sent)).toMatchObject({ state: 'infected' })
    expect(filesOf(sent)).toEqual([sent.id])
    await processDocument(scanned, sent.due)
    expect(filesOf(sent)).toEqual([])
  })
})

/** Bytes that break off on the way. */
const cutOff = () =>
  new Readable({
    read() {
      this.destroy(new Error('cut'))
    },
  })

describe('a file that cannot be looked at now', () => {
  it('waits while the scanner is away, and is tried again', async () => {
    const sent = await sendOne({ file: 'lease.pdf', bytes: pdf })
    await forgetJobs(sent.id)
    for (const mood of ['failing', 'hanging', 'cutting', 'muttering'] as const) {
      clamd.feel(mood)
      await processDocument(scanned, sent.due)
      expect(await read(sent)).toMatchObject({ processed: false, state: 'checking' })
      expect((await download(sent)).body.error).toBe('document/checking')
      const jobs = await jobsOf(sent.id)
      expect(jobs).toEqual([{ state: 'created', wait: expect.any(Number) }])
      expect(jobs[0]?.wait).toBeGreaterThan(40)
    }
    clamd.feel('well')
    await processDocument(scanned, sent.due)
    expect(await read(sent)).toMatchObject({ processed: true, state: 'ready' })
  })

  it('waits while the storage is away, or its bytes are not there', async () => {
    const sent = await sendOne({ file: 'photo.jpg', bytes: locatedJpeg() })
    const failing: Partial<World['storage']>[] = [
      { open: () => Promise.reject(new Error('away')) },
      { open: () => Promise.resolve(undefined) },
      { open: () => Promise.resolve(cutOff()) },
      { put: () => Promise.reject(new Error('full')) },
    ]
    for (const broken of failing) {
      const storage = { ...test.world.storage, ...broken }
      await processDocument({ ...test.world, storage }, sent.due)
      expect(await read(sent)).toMatchObject({ processed: false, state: 'checking' })
      expect(await storedOf(sent)).toEqual(locatedJpeg())
    }
    expect(namesIn(test, 'checking')).toEqual([])
    await processDocument(test.world, sent.due)
    expect(await read(sent)).toMatchObject({ state: 'ready' })
  })

  it('from before there was such a job is looked at once somebody wants it', async () => {
    const sent = await sendOne({ file: 'lease.pdf', bytes: pdf })
    await forgetJobs(sent.id)
    await download(sent)
    await download(sent)
    expect(await jobsOf(sent.id)).toHaveLength(1)
  })

  it('is not looked at any more once it was taken back, nor leaves anything', async () => {
    const sent = await sendOne({ file: 'photo.jpg', bytes: locatedJpeg() })
    const late: World = {
      ...test.world,
      scanner: {
        kind: 'none',
        scan: async () => {
          await sent.visitor.call('DELETE', '')
          return { outcome: 'unscanned' }
        },
      },
    }
    await processDocument(late, sent.due)
    expect(await rowsOf(test, sent.firm)).toEqual([])
    expect(filesOf(sent)).toEqual([])
    await processDocument(test.world, sent.due)
    expect(readdirSync(`${test.world.config.dataFolder}/checking`)).toEqual([])
  })

  it('keeps one of both versions whatever step dies: two runs at once, and a commit that fails', async () => {
    const sent = await sendOne({ file: 'photo.jpg', bytes: locatedJpeg() })
    const db: World['db'] = {
      ...test.world.db,
      asFirm: (firmId, work) =>
        test.world.db.asFirm(firmId, async (tx) => {
          const done = await work(tx)
          if (
            typeof done === 'object' &&
            done !== null &&
            'processedAt' in done &&
            done.processedAt
          )
            throw new Error('Connection ended')
          return done
        }),
    }
    await processDocument({ ...test.world, db }, sent.due)
    expect(filesOf(sent)).toEqual([sent.id, `${sent.id}-cleaned`])
    expect(await read(sent)).toMatchObject({ state: 'checking' })
    await Promise.all([1, 2, 3].map(() => processDocument(test.world, sent.due)))
    expect(filesOf(sent)).toEqual([`${sent.id}-cleaned`])
    expect(await read(sent)).toMatchObject({ state: 'ready' })
  })
})
