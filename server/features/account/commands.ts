import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { Clock } from '#server/ports/clock/clock.ts'
import type { Identity } from '#server/ports/identity/identity.ts'
import { addMember } from './queries.ts'

/** A person's name and place in a firm. */
export type NewMember = {
  firmId: FirmId
  uid: string
  email: string
  firstName: string
  lastName: string
}

/** Makes an identity the owner of a firm: both its user row and its route, or neither. */
export async function registerMember(
  { db, clock }: { db: Database; clock: Clock },
  { firmId, ...person }: NewMember,
): Promise<{ outcome: 'registered'; userId: string } | { outcome: 'has-firm' }> {
  const userId = randomUUID()
  const user = { ...person, userId, createdAt: clock.now() }
  const added = await db.asFirm(firmId, (tx) => addMember(tx, firmId, user))
  return added ? { outcome: 'registered', userId } : { outcome: 'has-firm' }
}

/**
 * Gives a firm its owner: an account whose e-mail counts as verified, since an operator vouches for
 * it, and the membership. Used by the demo's seed and by `foyer firm add`.
 */
export async function addOwner(
  parts: { db: Database; clock: Clock; identity: Pick<Identity, 'createAccount'> },
  owner: { firmId: FirmId; email: string; password: string; firstName: string; lastName: string },
): Promise<{ outcome: 'added'; uid: string; userId: string } | { outcome: 'exists' }> {
  const { password, ...person } = owner
  const account = { email: owner.email, password, emailVerified: true }
  const created = await parts.identity.createAccount(account)
  if (created.outcome === 'exists') return { outcome: 'exists' }
  const { uid } = created
  const registered = await registerMember(parts, { ...person, uid })
  if (registered.outcome === 'has-firm') throw new Error('a new identity cannot have a firm yet')
  return { outcome: 'added', uid, userId: registered.userId }
}
