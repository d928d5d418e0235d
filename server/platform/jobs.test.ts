import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { mintFirmId } from './firm-id.ts'
import { enqueue, startWorker } from './jobs.ts'
import { createLog } from './log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const log = createLog('silent')

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
    const handlers = {
      'read-site': async (job: { firmId: string }) => void done.push(job.firmId),
      'deliver-lead': async () => undefined,
      'deliver-message': async () => undefined,
      'deliver-appointment': async () => undefined,
      'deliver-invitation': async () => undefined,
      'deliver-document': async () => undefined,
      'process-document': async () => undefined,
      'deliver-billing-notice': async () => undefined,
      'deliver-mailbox-letter': async () => undefined,
    }
    const worker = await startWorker(database.addresses.jobs, handlers, { log, alone: true })
    await expect.poll(() => done, { timeout: 10_000 }).toEqual([firmId])
    await worker.stop()
  })

  it('is left alone where another worker may be doing it', async () => {
    const firmId = await leaveRunning()
    const handlers = {
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
    const worker = await startWorker(database.addresses.jobs, handlers, { log, alone: false })
    await worker.stop()
    const [job] = await database.asOwner<{ state: string }>(
      `select state::text from pgboss.job where data->>'firmId' = $1`,
      [firmId],
    )
    expect(job?.state).toBe('active')
  })
})
