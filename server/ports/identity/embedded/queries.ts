import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import {
  identityAccounts,
  identityKeys,
  identityRefreshTokens,
  identitySessions,
  identityTries,
} from '#server/db/schema/identity.ts'
import type { Tx } from '#server/platform/database.ts'

/** A person's account, as it is kept. */
export type Account = typeof identityAccounts.$inferSelect
/** One sign-in, as it is kept. */
export type Session = typeof identitySessions.$inferSelect
/** A signing key, as it is kept. */
export type StoredKey = typeof identityKeys.$inferSelect

/** The account of a normalised e-mail address. */
export async function findAccountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const rows = await tx.select().from(identityAccounts).where(eq(identityAccounts.email, email))
  return rows[0]
}

/** An account, held until the transaction ends: whatever changes it waits. */
export async function holdAccount(tx: Tx, uid: string): Promise<Account | undefined> {
  const rows = await tx
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.uid, uid))
    .for('update')
  return rows[0]
}

export async function findAccount(tx: Tx, uid: string): Promise<Account | undefined> {
  const rows = await tx.select().from(identityAccounts).where(eq(identityAccounts.uid, uid))
  return rows[0]
}

/** Deletes an account with all that hangs on it, and sign-ins at other providers that are under way. */
export async function deleteAccount(tx: Tx, uid: string): Promise<void> {
  await tx.delete(identityTries).where(eq(identityTries.uid, uid))
  await tx.delete(identityAccounts).where(eq(identityAccounts.uid, uid))
}

/** Changes what is kept of an account. */
export async function changeAccount(
  tx: Tx,
  uid: string,
  changes: Partial<Pick<Account, 'displayName' | 'emailVerified' | 'passwordHash'>>,
): Promise<void> {
  await tx.update(identityAccounts).set(changes).where(eq(identityAccounts.uid, uid))
}

/** Adds an account; false where the address or the id has one. */
export async function addAccount(
  tx: Tx,
  account: typeof identityAccounts.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(identityAccounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ uid: identityAccounts.uid })
  return added.length === 1
}

/** Begins a session with its first refresh token, and forgets the person's long-ended ones. */
export async function addSession(
  tx: Tx,
  session: Omit<Session, 'endedAt'>,
  { tokenHash, forgetBefore }: { tokenHash: string; forgetBefore: Date },
): Promise<void> {
  await tx
    .delete(identitySessions)
    .where(
      and(
        eq(identitySessions.uid, session.uid),
        or(
          lt(identitySessions.endedAt, forgetBefore),
          lt(identitySessions.createdAt, forgetBefore),
        ),
      ),
    )
  await tx.insert(identitySessions).values(session)
  await addRefreshToken(tx, { tokenHash, sid: session.sid, createdAt: session.createdAt })
  await tx
    .update(identityAccounts)
    .set({ lastSignInAt: session.createdAt })
    .where(eq(identityAccounts.uid, session.uid))
}

/** A session and whose it is. */
export async function findSession(
  tx: Tx,
  sid: string,
): Promise<{ session: Session; account: Account } | undefined> {
  const rows = await tx
    .select({ session: identitySessions, account: identityAccounts })
    .from(identitySessions)
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identitySessions.uid))
    .where(eq(identitySessions.sid, sid))
  return rows[0]
}

/** A refresh token with its session, held until the transaction ends so that it is used once. */
export async function takeRefreshToken(tx: Tx, tokenHash: string) {
  const rows = await tx
    .select({
      token: identityRefreshTokens,
      session: identitySessions,
      account: identityAccounts,
    })
    .from(identityRefreshTokens)
    .innerJoin(identitySessions, eq(identitySessions.sid, identityRefreshTokens.sid))
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identitySessions.uid))
    .where(eq(identityRefreshTokens.tokenHash, tokenHash))
    .for('update', { of: identityRefreshTokens })
  return rows[0]
}

/** Marks a refresh token as used, forgetting those of its session that were used long ago. */
export async function useRefreshToken(
  tx: Tx,
  token: { tokenHash: string; sid: string },
  { now, forgetBefore }: { now: Date; forgetBefore: Date },
): Promise<void> {
  await tx
    .update(identityRefreshTokens)
    .set({ usedAt: now })
    .where(eq(identityRefreshTokens.tokenHash, token.tokenHash))
  await tx
    .delete(identityRefreshTokens)
    .where(
      and(eq(identityRefreshTokens.sid, token.sid), lt(identityRefreshTokens.usedAt, forgetBefore)),
    )
}

/** Adds a refresh token to its session. */
export async function addRefreshToken(
  tx: Tx,
  token: typeof identityRefreshTokens.$inferInsert,
): Promise<void> {
  await tx.insert(identityRefreshTokens).values(token)
}

/** Ends one session. */
export async function endSession(tx: Tx, sid: string, now: Date): Promise<void> {
  await tx
    .update(identitySessions)
    .set({ endedAt: now })
    .where(and(eq(identitySessions.sid, sid), isNull(identitySessions.endedAt)))
}

/** Ends every session of a person, and any sign-in still on its way. */
export async function endSessionsOf(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.update(identityAccounts).set({ validSince: now }).where(eq(identityAccounts.uid, uid))
  await tx
    .update(identitySessions)
    .set({ endedAt: now })
    .where(and(eq(identitySessions.uid, uid), isNull(identitySessions.endedAt)))
}

/** Keys that still verify: the active one and those retired after `retiredSince`. */
export async function findKeys(tx: Tx, retiredSince: Date): Promise<StoredKey[]> {
  return await tx
    .select()
    .from(identityKeys)
    .where(or(isNull(identityKeys.retiredAt), gt(identityKeys.retiredAt, retiredSince)))
}

/** Forgets sessions that were begun before then, whose life is over. */
export async function pruneSessions(tx: Tx, before: Date): Promise<void> {
  await tx.delete(identitySessions).where(lt(identitySessions.createdAt, before))
}

/** Any number; held while keys change, so that two processes starting at once agree on one. */
const keysLock = 4_617_302

/**
 * Makes `key` the active one in place of `replaces` (null: there is none). Does nothing when another
 * process has replaced it already.
 */
export async function replaceKey(
  tx: Tx,
  key: Omit<StoredKey, 'retiredAt'>,
  { replaces, forgetBefore }: { replaces: string | null; forgetBefore: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`)
  const active = await tx
    .select({ kid: identityKeys.kid })
    .from(identityKeys)
    .where(isNull(identityKeys.retiredAt))
  if ((active[0]?.kid ?? null) !== replaces) return
  await tx
    .update(identityKeys)
    .set({ retiredAt: key.createdAt })
    .where(isNull(identityKeys.retiredAt))
  await tx.insert(identityKeys).values(key)
  await tx
    .delete(identityKeys)
    .where(and(isNotNull(identityKeys.retiredAt), lt(identityKeys.retiredAt, forgetBefore)))
}
