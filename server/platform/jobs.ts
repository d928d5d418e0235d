import { setTimeout as delay } from 'node:timers/promises'
import { seconds } from '@foyer/shared/facts/time.ts'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import { type DatabaseAddress, type Tx, isDatabaseAway, openPool } from './database.ts'
import { type FirmId, mintFirmId } from './firm-id.ts'
import { keepDoing } from './keep-doing.ts'
import type { Log } from './log.ts'
import type { QueueName } from './queues.ts'

const Payload = z.object({ firmId: z.uuid(), subjectId: z.uuid() })

/** What a job is about. */
export type Job = { firmId: FirmId; subjectId: string }

/** What runs when a job of a queue comes up; may run again after a crash. */
export type JobHandlers = { [Name in QueueName]: (job: Job) => Promise<void> }

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

/** Enqueues a job for each of some subjects of a firm, to start at once, as `enqueue` does. */
export async function enqueueAll(
  tx: Tx,
  queue: QueueName,
  firmId: FirmId,
  subjectIds: string[],
): Promise<void> {
  await tx.execute(
    sql`select public.enqueue(${queue}, ${firmId}::uuid, due.id, interval '0') from unnest(${sql.param(subjectIds)}::uuid[]) as due(id)`,
  )
}

/** A running job queue. */
export type Worker = {
  isReady(): Promise<boolean>
  /** Stops fetching and waits for the jobs that run. Safe to call twice. */
  stop(): Promise<void>
}

/**
 * How often each queue is looked at, in seconds (0.5 is the least), and how many of its jobs run side
 * by side. A reading has threads of its own and a file up to 10 MB in memory; a mail mostly waits.
 */
const mails = { every: 2, together: 5 } as const
const worked = {
  'read-site': { every: 0.5, together: 1 },
  'deliver-lead': { ...mails, every: 0.5 },
  'deliver-message': mails,
  'deliver-appointment': mails,
  'deliver-invitation': mails,
  'deliver-document': mails,
  'process-document': { every: 0.5, together: 2 },
  'deliver-billing-notice': mails,
  'deliver-mailbox-letter': mails,
} as const satisfies Record<QueueName, { every: number; together: number }>

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

/** What runs may go on for so long, in milliseconds, once the worker is stopped; then it is repeated. */
const drainMs = 8_000

/** How long is waited before it is told again what became of a job, in milliseconds. */
const tellAgainMs = seconds(1)

/**
 * Works off one queue until it is told to stop. Each job is told done or failed by itself, and that is
 * waited for: pg-boss's own loop tells without waiting, which loses it at a stop and, while the database
 * is away, ends the process. While it is away it is told again: untold, a job counts as running until
 * it expires, a reading of a site for half an hour.
 */
function workOff(
  boss: PgBoss,
  queue: QueueName,
  handle: (job: Job) => Promise<void>,
  log: Log,
): () => Promise<void> {
  const { every, together } = worked[queue]
  let over = false
  const run = async (job: { id: string; data: unknown }) => {
    const failure = await handleOne(job.data, handle)
    const tell = async (): Promise<void> => {
      if (failure === null) await boss.complete(queue, job.id)
      else await boss.fail(queue, job.id, { message: failure })
    }
    for (;;) {
      try {
        return await tell()
      } catch (error) {
        if (over || !isDatabaseAway(error)) throw error
        await delay(tellAgainMs)
      }
    }
  }
  const work = async () => {
    const jobs = await boss.fetch(queue, { batchSize: together })
    await Promise.all(jobs.map(run))
  }
  const end = keepDoing('job queue', work, { every: seconds(every), log })
  return () => {
    over = true
    return end()
  }
}

/** Why a job failed; null where it did not. */
async function handleOne(
  data: unknown,
  handle: (job: Job) => Promise<void>,
): Promise<string | null> {
  try {
    const { firmId, subjectId } = Payload.parse(data)
    await handle({ firmId: mintFirmId(firmId), subjectId })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
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
  const loops = queueNames.map((queue) => workOff(boss, queue, handlers[queue], log))
  const stop = async () => {
    await Promise.race([
      Promise.all(loops.map((end) => end())),
      delay(drainMs, null, { ref: false }),
    ])
    await boss.stop({ graceful: false, close: false })
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
