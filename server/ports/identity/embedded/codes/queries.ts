import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { identityAccounts, identityCodes } from '#server/db/schema/identity.ts'
import type { Tx } from '#server/platform/database.ts'
import type { Account } from '../queries.ts'

/** A code that was sent by mail, as it is kept. */
export type Code = typeof identityCodes.$inferSelect
/** What a code is for. */
export type CodeKind = Code['kind']

/** Makes a person's unused codes worthless, of one kind or of all, and their letters unsent. */
export async function retireCodes(
  tx: Tx,
  uid: string,
  { now, kind }: { now: Date; kind?: CodeKind },
): Promise<void> {
  await tx
    .update(identityCodes)
    .set({ usedAt: now, letterDueAt: null })
    .where(
      and(
        eq(identityCodes.uid, uid),
        isNull(identityCodes.usedAt),
        kind === undefined ? undefined : eq(identityCodes.kind, kind),
      ),
    )
}

/** Adds a code whose letter is due at once, and nothing where nobody has that `uid`. */
export async function addCode(
  tx: Tx,
  code: Omit<Code, 'usedAt' | 'letterDueAt' | 'letterAttempts'>,
): Promise<void> {
  const { codeId, codeHash, uid, kind, email, createdAt, expiresAt } = code
  await tx.execute(sql`
    insert into ${identityCodes}
      (code_id, code_hash, uid, kind, email, created_at, expires_at, letter_due_at)
    select ${codeId}, ${codeHash}, uid, ${kind}, ${email}, ${createdAt}, ${expiresAt}, ${createdAt}
      from ${identityAccounts} where uid = ${uid}`)
}

/** A code and whose it is. */
export async function findCode(
  tx: Tx,
  codeHash: string,
): Promise<{ code: Code; account: Account } | undefined> {
  const rows = await tx
    .select({ code: identityCodes, account: identityAccounts })
    .from(identityCodes)
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identityCodes.uid))
    .where(eq(identityCodes.codeHash, codeHash))
  return rows[0]
}

/** Uses a code up; false where that was done before. */
export async function useCode(tx: Tx, codeId: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(identityCodes)
    .set({ usedAt: now, letterDueAt: null })
    .where(and(eq(identityCodes.codeId, codeId), isNull(identityCodes.usedAt)))
    .returning({ codeId: identityCodes.codeId })
  return used.length === 1
}

/** Forgets codes that expired long ago. */
export async function pruneCodes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(identityCodes).where(lt(identityCodes.expiresAt, before))
}

/**
 * Takes a letter that is due and puts it off until `until`, so that no other process sends it
 * meanwhile; undefined where none is.
 */
export async function claimLetter(
  tx: Tx,
  { now, until }: { now: Date; until: Date },
): Promise<Code | undefined> {
  const claimed = await tx
    .update(identityCodes)
    .set({ letterDueAt: until })
    .where(
      eq(
        identityCodes.codeId,
        sql`(select code_id from ${identityCodes}
          where letter_due_at <= ${now} and used_at is null and expires_at > ${now}
          order by letter_due_at limit 1 for update skip locked)`,
      ),
    )
    .returning()
  return claimed[0]
}

/** Records how a letter fared: when it is due again, or null where nothing more is to be sent. */
export async function putLetter(
  tx: Tx,
  codeId: string,
  letter: { dueAt: Date | null; attempts: number },
): Promise<void> {
  await tx
    .update(identityCodes)
    .set({ letterDueAt: letter.dueAt, letterAttempts: letter.attempts })
    .where(and(eq(identityCodes.codeId, codeId), isNull(identityCodes.usedAt)))
}
