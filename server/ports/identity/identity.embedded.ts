import { identityPaths } from '@foyer/shared/paths.ts'
import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Clock } from '../clock/clock.ts'
import type { MailPort } from '../mail/mail.ts'
import { requestPasswordReset } from './embedded/codes/reset-password.ts'
import { sendDueLetters } from './embedded/codes/send-letters.ts'
import type { Google } from './embedded/google/popup.ts'
import { openProvider, type ProviderClient } from './embedded/google/provider.ts'
import { openKeyRing } from './embedded/keys.ts'
import type { Parts } from './embedded/parts.ts'
import { createPasswords } from './embedded/passwords.ts'
import { accountFacts, forgetOld } from './embedded/keeping.ts'
import { addAccount, deleteAccount, endSessionsOf, findAccountByEmail } from './embedded/queries.ts'
import { mountIdentity } from './embedded/routes.ts'
import { deriveSecrets } from './embedded/secrets.ts'
import { checkIdToken } from './embedded/sessions.ts'
import { normaliseEmail } from './embedded/sign-in.ts'
import { newAccount } from './embedded/sign-up.ts'
import type { Identity } from './identity.ts'

/** The project's id that the SDK is told and that tokens are made out to. */
const projectId = 'foyer'

/** An identity that keeps its own accounts, and can be told to change its signing key. */
export type EmbeddedIdentity = Identity & {
  /** Signs with a new key from now on; tokens of the last one stay good until they expire. */
  rotateKeys(): Promise<void>
}

/** What the embedded identity works with. */
type EmbeddedOptions = {
  db: Database
  clock: Clock
  secret: string
  issuerOrigin: string
  log: Log
  mail: MailPort
  /** The host name in Message-IDs of letters. */
  mailHost: string
  /** Host names that people may sign in from through another provider. */
  authorizedDomains: readonly string[]
  /** Addresses whose sign-ups and letters are not counted. */
  exempt: readonly string[]
  /** The client at Google, where there is one; without it the chooser may stand in. */
  google?: ProviderClient | undefined
  /** Lets whoever sits at this machine say who they are: for development only. */
  chooser: boolean
}

/** Google where a client is set up there, else the development chooser where one may be shown. */
function chooseGoogle({ google, chooser, issuerOrigin }: EmbeddedOptions): Google | null {
  const appOrigin = issuerOrigin
  if (google !== undefined)
    return { way: { kind: 'google', provider: openProvider(google) }, appOrigin }
  return chooser ? { way: { kind: 'chooser' }, appOrigin } : null
}

/**
 * The identity that comes with Foyer: accounts in the database, served at `/identity` in the words
 * of Firebase Auth, so that the official SDK is its client (docs/measurements.md, Identity).
 * `issuerOrigin` is the app door's address.
 */
export function embeddedIdentity(options: EmbeddedOptions): EmbeddedIdentity {
  const { db, clock, log, authorizedDomains, exempt } = options
  const secrets = deriveSecrets(options.secret)
  const keys = openKeyRing({ db, clock, secrets, log })
  const issuer = options.issuerOrigin + identityPaths.base
  const tokens = { keys, clock, issuer, audience: projectId }
  const passwords = createPasswords()
  const parts: Parts = { db, clock, log, secrets, passwords, tokens, authorizedDomains, exempt }
  const { mail, mailHost, issuerOrigin: origin } = options
  const google = chooseGoogle(options)
  return {
    clientConfig: {
      kind: 'embedded',
      apiKey: 'embedded',
      authDomain: new URL(options.issuerOrigin).host,
      projectId,
      google: google?.way.kind ?? null,
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
      const passwordHash = await parts.passwords.hash(password, null)
      const facts = { passwordHash, emailVerified, now: clock.now() }
      const account = newAccount({ email, displayName: '' }, facts)
      const added = await db.asNobody((tx) => addAccount(tx, account))
      return added ? { outcome: 'created', uid: account.uid } : { outcome: 'exists' }
    },
    endSessions: (uid) => db.asNobody((tx) => endSessionsOf(tx, uid, clock.now())),
    accountOf: (uid) => db.asNobody((tx) => accountFacts(tx, uid)),
    removeAccount: async (uid) => {
      await db.asNobody((tx) => deleteAccount(tx, uid))
      return 'removed'
    },
    forgetOld: () => forgetOld(parts),
    requestPasswordReset: (request) => requestPasswordReset(parts, request),
    sendLetters: () => sendDueLetters(parts, { mail, mailHost, origin }),
    mount: (door) => mountIdentity(door, parts, google),
    rotateKeys: () => keys.rotate(),
  }
}
