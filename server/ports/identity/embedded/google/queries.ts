import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { identityAccounts, identityLinks, identityTries } from '#server/db/schema/identity.ts'
import type { Tx } from '#server/platform/database.ts'
import type { Account } from '../queries.ts'

/** One try to sign in at another provider, as it is kept. */
export type Try = typeof identityTries.$inferSelect
/** A person's link to another provider, as it is kept. */
export type Link = typeof identityLinks.$inferSelect

/** Adds a try; false where its event or its state is known already. */
export async function addTry(tx: Tx, begun: typeof identityTries.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(identityTries)
    .values(begun)
    .onConflictDoNothing()
    .returning({ eventHash: identityTries.eventHash })
  return added.length === 1
}

/** Forgets some tries that ended before `before`, without waiting for anybody; answers how many. */
export async function pruneTries(tx: Tx, before: Date): Promise<number> {
  const pruned = await tx.execute(sql`
    delete from ${identityTries} where ctid in (
      select ctid from ${identityTries} where ${lt(identityTries.expiresAt, before)}
      limit 100 for update skip locked)`)
  return pruned.rowCount ?? 0
}

export async function findTryByState(tx: Tx, stateHash: string): Promise<Try | undefined> {
  const rows = await tx.select().from(identityTries).where(eq(identityTries.stateHash, stateHash))
  return rows[0]
}

export async function findTryByEvent(tx: Tx, eventHash: string): Promise<Try | undefined> {
  const rows = await tx.select().from(identityTries).where(eq(identityTries.eventHash, eventHash))
  return rows[0]
}

/** Writes how a try ended. The first ending stands. */
export async function settleTry(
  tx: Tx,
  eventHash: string,
  ending: Pick<Try, 'uid' | 'refusal' | 'sealed'>,
): Promise<void> {
  await tx
    .update(identityTries)
    .set(ending)
    .where(
      and(
        eq(identityTries.eventHash, eventHash),
        isNull(identityTries.uid),
        isNull(identityTries.refusal),
      ),
    )
}

/** Notes what was handed out for a try; false where something was before. */
export async function handOut(
  tx: Tx,
  eventHash: string,
  handed: { credentialHash: string; sealed: string },
): Promise<boolean> {
  const rows = await tx
    .update(identityTries)
    .set(handed)
    .where(and(eq(identityTries.eventHash, eventHash), isNull(identityTries.credentialHash)))
    .returning({ eventHash: identityTries.eventHash })
  return rows.length === 1
}

/** Takes what was handed out, once, with the account it stands for. */
export async function redeem(
  tx: Tx,
  credentialHash: string,
  now: Date,
): Promise<{ redeemed: Try; account: Account } | undefined> {
  const [redeemed] = await tx
    .update(identityTries)
    .set({ redeemedAt: now })
    .where(and(eq(identityTries.credentialHash, credentialHash), isNull(identityTries.redeemedAt)))
    .returning()
  const uid = redeemed?.uid ?? null
  if (redeemed === undefined || uid === null) return undefined
  const [account] = await tx.select().from(identityAccounts).where(eq(identityAccounts.uid, uid))
  return account === undefined ? undefined : { redeemed, account }
}

/** The account linked to a person at a provider. */
export async function findLinkedAccount(
  tx: Tx,
  { provider, subject }: Pick<Link, 'provider' | 'subject'>,
): Promise<Account | undefined> {
  const rows = await tx
    .select({ account: identityAccounts })
    .from(identityLinks)
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identityLinks.uid))
    .where(and(eq(identityLinks.provider, provider), eq(identityLinks.subject, subject)))
  return rows[0]?.account
}

/** All links of an account. */
export async function findLinks(tx: Tx, uid: string): Promise<Link[]> {
  return await tx.select().from(identityLinks).where(eq(identityLinks.uid, uid))
}

/** The account of a normalised address, held until the transaction ends. */
export async function holdAccountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const rows = await tx
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.email, email))
    .for('update')
  return rows[0]
}

/** Makes `link` the account's only one at its provider; true where it took another's place. */
export async function putLink(tx: Tx, link: Link): Promise<boolean> {
  const others = await tx
    .delete(identityLinks)
    .where(
      and(
        eq(identityLinks.uid, link.uid),
        eq(identityLinks.provider, link.provider),
        ne(identityLinks.subject, link.subject),
      ),
    )
    .returning({ subject: identityLinks.subject })
  await tx.insert(identityLinks).values(link).onConflictDoNothing()
  return others.length > 0
}

/** Gives a name to an account that has none. */
export async function nameAccount(tx: Tx, uid: string, displayName: string): Promise<void> {
  await tx
    .update(identityAccounts)
    .set({ displayName })
    .where(and(eq(identityAccounts.uid, uid), eq(identityAccounts.displayName, '')))
}
