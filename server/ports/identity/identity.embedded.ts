import { randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Clock } from '../clock/clock.ts'
import { openKeyRing } from './embedded/keys.ts'
import type { Parts } from './embedded/parts.ts'
import { createPasswords } from './embedded/passwords.ts'
import { addAccount, endSessionsOf, findAccountByEmail } from './embedded/queries.ts'
import { identityBase, mountIdentity } from './embedded/routes.ts'
import { deriveSecrets } from './embedded/secrets.ts'
import { checkIdToken } from './embedded/sessions.ts'
import { normaliseEmail } from './embedded/sign-in.ts'
import type { Identity } from './identity.ts'

/** The project's id that the SDK is told and that tokens are made out to. */
const projectId = 'foyer'

/** An identity that keeps its own accounts, and can be told to change its signing key. */
export type EmbeddedIdentity = Identity & {
  /** Signs with a new key from now on; tokens of the last one stay good until they expire. */
  rotateKeys(): Promise<void>
}

/**
 * The identity that comes with Foyer: accounts in the database, served at `/identity` in the words
 * of Firebase Auth, so that the official SDK is its client (docs/measurements.md, Identity).
 * `issuerOrigin` is the app door's address.
 */
export function embeddedIdentity(options: {
  db: Database
  clock: Clock
  secret: string
  issuerOrigin: string
  log: Log
}): EmbeddedIdentity {
  const { db, clock, log } = options
  const secrets = deriveSecrets(options.secret)
  const keys = openKeyRing({ db, clock, secrets, log })
  const issuer = options.issuerOrigin + identityBase
  const tokens = { keys, clock, issuer, audience: projectId }
  const parts: Parts = { db, clock, log, secrets, passwords: createPasswords(), tokens }
  return {
    clientConfig: {
      kind: 'embedded',
      apiKey: 'embedded',
      authDomain: new URL(options.issuerOrigin).host,
      projectId,
      google: null,
    },
    async verify(token) {
      const checked = await checkIdToken(parts, token)
      if (checked.outcome === 'refused') return null
      const { uid, email, emailVerified } = checked.account
      return { uid, email, emailVerified }
    },
    async createAccount({ email: given, password, emailVerified }) {
      const email = normaliseEmail(given)
      if (email === null) throw new TypeError('an account needs a usable e-mail address')
      if ((await db.asNobody((tx) => findAccountByEmail(tx, email))) !== undefined)
        return { outcome: 'exists' }
      const now = clock.now()
      const uid = randomBytes(21).toString('base64url')
      const passwordHash = await parts.passwords.hash(password)
      const account = { uid, email, emailVerified, passwordHash, validSince: now, createdAt: now }
      const added = await db.asNobody((tx) => addAccount(tx, account))
      return added ? { outcome: 'created', uid } : { outcome: 'exists' }
    },
    endSessions: (uid) => db.asNobody((tx) => endSessionsOf(tx, uid, clock.now())),
    mount: (door) => mountIdentity(door, parts),
    rotateKeys: () => keys.rotate(),
  }
}
