import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { mintFirmId } from './firm-id.ts'
import { enqueue, enqueueAll, type JobHandlers, startWorker } from './jobs.ts'
import { createLog } from './log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const log = createLog('silent')

/** Work that is done by doing nothing. */
const idle: JobHandlers = {
  'read-site': async () => undefined,
  'deliver-lead': async () => undefined,
  'deliver-message': async () => undefined,
  'deliver-appointment': async () => undefined,
  'deliver-invitation': async () => undefined,
  'deliver-document': async () => undefined,
  'process-document': async () => undefined,
  'deliver-billing-notice': async () => undefined,
  'deliver-mailbox-letter': async () => undefined,
}

/** Enqueues a reading and marks it as running, as a killed process leaves it. */
async function leaveRunning(): Promise<string> {
  const firmId = mintFirmId(randomUUID())
  await database.db.asFirm(firmId, (tx) => enqueue(tx, 'read-site', { firmId, subjectId: firmId }))
  await database.asOwner(
    `update pgboss.job set state = 'active', started_on = now() where data->>'firmId' = $1`,
    [firmId],
  )
  return firmId
}

describe('a job whose process was killed', () => {
  it('is done at once by the next worker where there can be no other', async () => {
    const firmId = await leaveRunning()
    const done: string[] = []
    const readSite = async (job: { firmId: string }) => void done.push(job.firmId)
    const handlers = { ...idle, 'read-site': readSite }
    const worker = await startWorker(database.addresses.jobs, handlers, { log, alone: true })
    await expect.poll(() => done, { timeout: 10_000 }).toEqual([firmId])
    await worker.stop()
  })

  it('is left alone where another worker may be doing it', async () => {
    const firmId = await leaveRunning()
    const worker = await startWorker(database.addresses.jobs, idle, { log, alone: false })
    await worker.stop()
    const [job] = await database.asOwner<{ state: string }>(
      `select state::text from pgboss.job where data->>'firmId' = $1`,
      [firmId],
    )
    expect(job?.state).toBe('active')
  })
})

describe('many jobs', () => {
  it('are enqueued each once, in one statement however many they are', async () => {
    const firmId = mintFirmId(randomUUID())
    const subjects = Array.from({ length: 2_000 }, () => randomUUID()).toSorted()
    await database.db.asFirm(firmId, async (tx) => {
      await enqueueAll(tx, 'deliver-message', firmId, subjects)
      await enqueueAll(tx, 'deliver-message', firmId, [])
    })
    const jobs = await database.asOwner<{ subject: string }>(
      `delete from pgboss.job where name = 'deliver-message' and data->>'firmId' = $1
       returning data->>'subjectId' as subject`,
      [firmId],
    )
    expect(jobs.map(({ subject }) => subject).toSorted()).toEqual(subjects)
  })
})

describe('a job beside others', () => {
  it('fails alone, and the others are done once', async () => {
    const firmId = mintFirmId(randomUUID())
    const subjects = Array.from({ length: 5 }, () => randomUUID())
    await database.db.asFirm(firmId, async (tx) => {
      for (const subjectId of subjects) await enqueue(tx, 'deliver-message', { firmId, subjectId })
    })
    const done: string[] = []
    const deliver = async ({ subjectId }: { subjectId: string }) => {
      if (subjectId === subjects[2]) throw new Error('the mail was not taken')
      done.push(subjectId)
    }
    const handlers = { ...idle, 'deliver-message': deliver }
    const worker = await startWorker(database.addresses.jobs, handlers, { log, alone: false })
    const states = () =>
      database.asOwner<{ subject: string; state: string }>(
        `select data->>'subjectId' as subject, state::text from pgboss.job
         where data->>'firmId' = $1 and state = 'retry'`,
        [firmId],
      )
    await expect
      .poll(states, { timeout: 10_000 })
      .toEqual([{ subject: subjects[2], state: 'retry' }])
    await expect
      .poll(() => done.toSorted())
      .toEqual(subjects.filter((_, at) => at !== 2).toSorted())
    await worker.stop()
  })
})

describe('a worker that is stopped', () => {
  it('finishes what it has begun, and tells so before it is gone', async () => {
    const firmId = mintFirmId(randomUUID())
    const subjectId = randomUUID()
    await database.db.asFirm(firmId, (tx) => enqueue(tx, 'deliver-lead', { firmId, subjectId }))
    let hasBegun = false
    const deliver = async () => {
      hasBegun = true
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const handlers = { ...idle, 'deliver-lead': deliver }
    const worker = await startWorker(database.addresses.jobs, handlers, { log, alone: false })
    await expect.poll(() => hasBegun, { timeout: 10_000 }).toBe(true)
    await worker.stop()
    const [job] = await database.asOwner<{ state: string }>(
      `select state::text from pgboss.job where data->>'firmId' = $1`,
      [firmId],
    )
    expect(job?.state).toBe('completed')
  })
})
