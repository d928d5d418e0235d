import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { identityAttempts } from '#server/db/schema/identity.ts'
import type { Tx } from '#server/platform/database.ts'

/** What is counted, against whom, and how much is borne. */
export type Attempt = { kind: string; subject: string; max: number; window: number }

/**
 * Counts an attempt and answers how many there are now. One statement, so that attempts made at the
 * same moment are counted one after the other. The count starts anew when the window is over;
 * reaching `max` makes it last a whole window from then.
 */
export async function countAttempt(tx: Tx, attempt: Attempt, now: Date): Promise<number> {
  const { kind, subject, max, window } = attempt
  const ends = new Date(now.getTime() + window)
  const rows = await tx
    .insert(identityAttempts)
    .values({ kind, subject, count: 1, resetsAt: ends })
    .onConflictDoUpdate({
      target: [identityAttempts.kind, identityAttempts.subject],
      set: {
        count: sql`case when ${identityAttempts.resetsAt} <= ${now} then 1 else ${identityAttempts.count} + 1 end`,
        resetsAt: sql`case when ${identityAttempts.resetsAt} <= ${now} or ${identityAttempts.count} + 1 = ${max}
          then ${ends} else ${identityAttempts.resetsAt} end`,
      },
    })
    .returning({ count: identityAttempts.count })
  return rows[0]?.count ?? max + 1
}

/** How many attempts are counted now. */
export async function readAttempts(tx: Tx, { kind, subject }: Attempt, now: Date): Promise<number> {
  const rows = await tx
    .select({ count: identityAttempts.count })
    .from(identityAttempts)
    .where(and(...isAttempt({ kind, subject }), gt(identityAttempts.resetsAt, now)))
  return rows[0]?.count ?? 0
}

/**
 * Takes one attempt back: it was no failure. One that was counted in a window that is over is not
 * taken from the next: `until` is when the window it was counted in ends, at the latest.
 */
export async function uncountAttempt(tx: Tx, attempt: Attempt, until?: Date): Promise<void> {
  await tx
    .update(identityAttempts)
    .set({ count: sql`greatest(${identityAttempts.count} - 1, 0)` })
    .where(
      and(
        ...isAttempt(attempt),
        until === undefined ? undefined : lte(identityAttempts.resetsAt, until),
      ),
    )
}

/** Forgets all attempts against a subject; answers until when they would have counted. */
export async function forgetAttempts(tx: Tx, attempt: Attempt): Promise<Date | null> {
  const forgotten = await tx
    .delete(identityAttempts)
    .where(and(...isAttempt(attempt)))
    .returning({ resetsAt: identityAttempts.resetsAt })
  return forgotten[0]?.resetsAt ?? null
}

/** Removes some counters whose window is long over, without waiting for anybody; answers how many. */
export async function pruneAttempts(tx: Tx, before: Date): Promise<number> {
  const pruned = await tx.execute(sql`
    delete from ${identityAttempts} where ctid in (
      select ctid from ${identityAttempts} where ${identityAttempts.resetsAt} < ${before}
      limit 100 for update skip locked)`)
  return pruned.rowCount ?? 0
}

function isAttempt({ kind, subject }: Pick<Attempt, 'kind' | 'subject'>) {
  return [eq(identityAttempts.kind, kind), eq(identityAttempts.subject, subject)]
}
