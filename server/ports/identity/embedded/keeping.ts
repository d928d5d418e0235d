import type { Tx } from '#server/platform/database.ts'
import type { AccountFacts } from '../identity.ts'
import { pruneAttempts } from './attempts/queries.ts'
import { pruneCodes } from './codes/queries.ts'
import { tryMemory } from './google/limits.ts'
import { findLinks, pruneTries } from './google/queries.ts'
import { codeMemory, sessionLife, toldEmails } from './limits.ts'
import type { Parts } from './parts.ts'
import { findAccount, pruneSessions } from './queries.ts'

/** What is kept of an account; null where there is none. */
export async function accountFacts(tx: Tx, uid: string): Promise<AccountFacts | null> {
  const account = await findAccount(tx, uid)
  if (account === undefined) return null
  const { email, emailVerified, displayName, passwordHash, createdAt, lastSignInAt } = account
  const links = (await findLinks(tx, uid)).map(({ provider, subject, email, linkedAt }) => ({
    provider,
    subject,
    email,
    linkedAt,
  }))
  const hasPassword = passwordHash !== null
  return { email, emailVerified, displayName, hasPassword, createdAt, lastSignInAt, links }
}

/** Goes on until nothing is left of what is forgotten a little at a time. */
async function wholly(some: () => Promise<number>): Promise<void> {
  while ((await some()) > 0);
}

/**
 * Forgets what has no use any more. Signing in does some of it too, but nobody may sign in for weeks,
 * and counts are promised to be gone within hours.
 */
export async function forgetOld({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const ago = (age: number) => new Date(clock.now().getTime() - age)
  await wholly(() => db.asNobody((tx) => pruneAttempts(tx, ago(toldEmails.window))))
  await wholly(() => db.asNobody((tx) => pruneTries(tx, ago(tryMemory))))
  await db.asNobody((tx) => pruneCodes(tx, ago(codeMemory)))
  await db.asNobody((tx) => pruneSessions(tx, ago(sessionLife)))
}
