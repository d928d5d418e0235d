import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import { type DatabaseAddress, type Tx, openPool } from './database.ts'
import { type FirmId, mintFirmId } from './firm-id.ts'
import type { Log } from './log.ts'
import type { QueueName } from './queues.ts'

const Payload = z.object({ firmId: z.uuid(), subjectId: z.uuid() })

/** What a job is about. */
export type Job = { firmId: FirmId; subjectId: string }

/** What runs when a job of a queue comes up; may run again after a crash. */
export type JobHandlers = {
  'read-site': (job: Job) => Promise<void>
  'deliver-lead': (job: Job) => Promise<void>
  'deliver-message': (job: Job) => Promise<void>
  'deliver-appointment': (job: Job) => Promise<void>
  'deliver-invitation': (job: Job) => Promise<void>
  'deliver-document': (job: Job) => Promise<void>
  'process-document': (job: Job) => Promise<void>
  'deliver-billing-notice': (job: Job) => Promise<void>
  'deliver-mailbox-letter': (job: Job) => Promise<void>
}

/**
 * Enqueues a job in the caller's transaction, to start in `waitMs` milliseconds. The job exists if
 * and only if the transaction commits.
 */
export async function enqueue(tx: Tx, queue: QueueName, job: Job, waitMs = 0): Promise<void> {
  const wait = `${Math.max(0, Math.ceil(waitMs / 1000))} seconds`
  await tx.execute(
    sql`select public.enqueue(${queue}, ${job.firmId}::uuid, ${job.subjectId}::uuid, ${wait}::interval)`,
  )
}

/** A running job queue. */
export type Worker = {
  isReady(): Promise<boolean>
  /** Stops fetching and waits for the jobs that run. Safe to call twice. */
  stop(): Promise<void>
}

/** The queues that are worked, and how often each is looked at, in seconds; 0.5 is the least. */
const worked = {
  'read-site': 0.5,
  'deliver-lead': 0.5,
  'deliver-message': 2,
  'deliver-appointment': 2,
  'deliver-invitation': 2,
  'deliver-document': 2,
  'process-document': 0.5,
  'deliver-billing-notice': 2,
  'deliver-mailbox-letter': 2,
} as const satisfies Record<keyof JobHandlers, number>

const queueNames = Object.keys(worked).filter((name): name is keyof typeof worked => name in worked)

/**
 * Jobs that count as running belong to a process that is gone: they are given back at once. Else each
 * would wait until it expires, a reading of a site for half an hour.
 */
async function takeBackJobs(pool: Pool): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = any($1)`,
    [queueNames],
  )
}

/**
 * Starts working off the queues with the jobs login. `alone` says that no other worker can be running
 * on this database, which is known of one that this process holds the lock of.
 */
export async function startWorker(
  address: DatabaseAddress,
  handlers: JobHandlers,
  { log, alone }: { log: Log; alone: boolean },
): Promise<Worker> {
  const pool = openPool(address, log, 4)
  if (alone) await takeBackJobs(pool)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    schedule: false,
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue'))
  await boss.start()
  for (const queue of queueNames) {
    await boss.work(queue, { pollingIntervalSeconds: worked[queue] }, async ([job]) => {
      const { firmId, subjectId } = Payload.parse(job?.data)
      await handlers[queue]({ firmId: mintFirmId(firmId), subjectId })
    })
  }
  const stop = async () => {
    await boss.stop({ graceful: true, close: false, wait: true, timeout: 8_000 })
    await pool.end()
  }
  let stopping: Promise<void> | undefined
  return {
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    stop: () => (stopping ??= stop()),
  }
}
