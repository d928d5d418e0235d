import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  type Auth,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import { type Identity, IdentityRefused } from './identity.ts'

/** What the API's configuration says about the identity service. */
export type IdentityConfig = {
  kind: 'embedded' | 'firebase'
  apiKey: string
  authDomain: string | null
  projectId: string
}

/** The official SDK, against the hosted service or the one embedded on this origin. */
export function createFirebaseIdentity(config: IdentityConfig): Identity {
  const auth = openAuth(config)
  return {
    watch: (listener) =>
      onIdTokenChanged(auth, async (user) => {
        // A token that cannot be had now is asked for again by the first call that needs it.
        const token = (await user?.getIdToken().catch(() => '')) ?? ''
        // The person may have left while the token was on its way.
        if (auth.currentUser !== user) return
        listener(user === null ? null : { person: { id: user.uid, email: user.email }, token })
      }),
    signIn: async (email, password) => {
      try {
        await signInWithEmailAndPassword(auth, email, password)
      } catch (error) {
        throw new IdentityRefused(readCode(error))
      }
    },
    signOut: () => signOut(auth),
    refreshToken: async () => (await auth.currentUser?.getIdToken(true)) ?? null,
  }
}

function openAuth({ kind, apiKey, authDomain, projectId }: IdentityConfig): Auth {
  const app = initializeApp({ apiKey, projectId, ...(authDomain === null ? {} : { authDomain }) })
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (kind === 'embedded') pointHere(auth)
  return auth
}

/**
 * Sends the SDK to this origin. The fields are public, but that they may be set is not promised:
 * the SDK's version is pinned and a browser test holds this.
 */
function pointHere(auth: Auth): void {
  const host = `${location.host}/identity`
  Object.assign(auth.config, {
    apiScheme: location.protocol.slice(0, -1),
    apiHost: host,
    tokenApiHost: host,
  })
}

function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error))
    return 'auth/internal-error'
  return String(error.code)
}
