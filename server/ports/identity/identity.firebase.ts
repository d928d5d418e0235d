import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Clock } from '../clock/clock.ts'
import { googleAccounts, openAccounts } from './firebase/accounts.ts'
import { findValidSince, putValidSince } from './firebase/queries.ts'
import { googleKeys, openKeys, readFirebaseToken } from './firebase/tokens.ts'
import type { Identity } from './identity.ts'

const SignedUp = z.object({ localId: z.string().min(1) })

/** What Firebase says of an address that no letter can be sent to; the person is not told. */
const unsendable = [
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'USER_DISABLED',
  'RESET_PASSWORD_EXCEED_LIMIT',
]

/** How far Google's clock may be behind ours when somebody signs in again at once, in milliseconds. */
const clockLag = 250

/** A project at Firebase, and what the adapter works with. */
type FirebaseOptions = {
  db: Database
  clock: Clock
  log: Log
  apiKey: string
  projectId: string
  authDomain: string | null
  /** Where tokens' keys are published and accounts are kept: Google's, but in tests. */
  keysAddress?: string
  apiOrigin?: string
}

/**
 * Refuses a person's sign-ins from before now. Firebase tells whole seconds of signing in, so the next
 * one is waited for: what was signed in before is refused, and whoever signs in again is not taken for it.
 */
async function endSessions({ db, clock }: FirebaseOptions, uid: string): Promise<void> {
  const now = clock.now().getTime()
  const validSince = new Date((Math.floor(now / 1_000) + 1) * 1_000)
  await db.asNobody((tx) => putValidSince(tx, uid, validSince))
  await wait(validSince.getTime() - now + clockLag)
}

/**
 * Hosted Firebase Auth. The browser speaks to it directly; here its tokens are verified, and people's
 * sessions ended, which Firebase itself does only when a token has grown an hour old. Letters, counts
 * of attempts and Google's popup are Firebase's own.
 */
export function firebaseIdentity(options: FirebaseOptions): Identity {
  const { db, clock, log, apiKey, projectId, authDomain } = options
  const keys = openKeys(options.keysAddress ?? googleKeys)
  const accounts = openAccounts({ origin: options.apiOrigin ?? googleAccounts, apiKey })
  return {
    clientConfig: {
      kind: 'firebase',
      apiKey,
      authDomain,
      projectId,
      google: authDomain === null ? null : 'google',
    },
    async verify(token) {
      const claims = await readFirebaseToken({ projectId, clock, keys }, token)
      if (claims === null) return null
      const { uid, email, emailVerified, authTime } = claims
      const validSince = await db.lookUp((tx) => findValidSince(tx, uid))
      if (validSince !== undefined && authTime < validSince) return null
      return { uid, email, emailVerified }
    },
    async createAccount({ email, password, emailVerified }) {
      const answer = await accounts.ask('signUp', { email, password, returnSecureToken: true })
      if (answer.outcome === 'refused') {
        if (answer.code === 'EMAIL_EXISTS') return { outcome: 'exists' }
        throw new Error(`Firebase made no account: ${answer.code}`)
      }
      const { localId: uid } = SignedUp.parse(answer.body)
      // An API key cannot say so: the person proves it by Firebase's own letter.
      if (emailVerified) log.warn({ uid }, 'the address of a new account is still to be proved')
      return { outcome: 'created', uid }
    },
    endSessions: (uid) => endSessions(options, uid),
    accountOf: async () => null,
    async removeAccount(uid) {
      // An API key cannot delete a person: whoever runs the project does it in its console.
      await endSessions(options, uid)
      return 'elsewhere'
    },
    async forgetOld() {},
    async requestPasswordReset({ email }) {
      const answer = await accounts.ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      if (answer.outcome === 'done' || unsendable.includes(answer.code)) return
      throw new Error(`Firebase sent no letter: ${answer.code}`)
    },
    async sendLetters() {},
    async mount() {},
  }
}
