import { initializeApp } from '@firebase/app'
import {
  applyActionCode,
  type Auth,
  browserLocalPersistence,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { createGoogle, type GoogleTokens } from './google.ts'
import { type Identity, IdentityRefused, type Person } from './identity.ts'
import { refusing } from './refusing.ts'

/** What the API's configuration says about the identity service. */
export type IdentityConfig = {
  kind: 'embedded' | 'firebase'
  apiKey: string
  authDomain: string | null
  projectId: string
  google: 'google' | 'chooser' | null
}

/** What the identity needs of the page around it. */
export type IdentitySurroundings = {
  /** Has the server end every session of the holder of `token`; throws where it does not. */
  endSessions: (token: string) => Promise<void>
  logFailure: (what: string, error: unknown) => void
}

/** The official SDK, against the hosted service or the one embedded on this origin. */
export function createFirebaseIdentity(
  config: IdentityConfig,
  surroundings: IdentitySurroundings,
): Identity {
  const auth = openAuth(config)
  return {
    ...present(auth),
    ...byPassword(auth, config, surroundings),
    ...byLetter(auth, surroundings),
    google: config.google,
    ...createGoogle({
      config,
      logFailure: surroundings.logFailure,
      currentId: () => auth.currentUser?.uid ?? null,
      enter: (tokens) => enterWithGoogle(auth, tokens),
    }),
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

/** Who is here, and the way out. */
function present(auth: Auth): Pick<Identity, 'watch' | 'signOut' | 'refreshToken' | 'lookAgain'> {
  return {
    watch: (listener) =>
      onIdTokenChanged(auth, async (user) => {
        // A token that cannot be had now is asked for again by the first call that needs it.
        const token = (await user?.getIdToken().catch(() => '')) ?? ''
        // The person may have left while the token was on its way.
        if (auth.currentUser !== user) return
        listener(user === null ? null : { person: describe(user), token })
      }),
    signOut: () => signOut(auth),
    refreshToken: async () => (await auth.currentUser?.getIdToken(true)) ?? null,
    lookAgain: async () => {
      if (auth.currentUser !== null) await refusing(reload(auth.currentUser))
    },
  }
}

function describe(user: User): Person {
  return {
    id: user.uid,
    email: user.email,
    displayName: user.displayName,
    emailVerified: user.emailVerified,
    hasPassword: user.providerData.some((provider) => provider.providerId === 'password'),
  }
}

function byPassword(
  auth: Auth,
  { kind }: IdentityConfig,
  { endSessions, logFailure }: IdentitySurroundings,
): Pick<Identity, 'signIn' | 'signUp' | 'changePassword'> {
  return {
    signIn: async (email, password) => {
      await refusing(signInWithEmailAndPassword(auth, email, password))
    },
    signUp: async ({ email, password, displayName }) => {
      const { user } = await refusing(createUserWithEmailAndPassword(auth, email, password))
      await updateProfile(user, { displayName }).catch((error: unknown) =>
        logFailure('The name could not be kept with the account', error),
      )
    },
    changePassword: async (current, next) => {
      const user = auth.currentUser
      const email = user?.email ?? null
      if (user === null || email === null) throw new IdentityRefused('auth/no-current-user')
      const credential = EmailAuthProvider.credential(email, current)
      await refusing(reauthenticateWithCredential(user, credential))
      await refusing(updatePassword(user, next))
      // The embedded service ends the other sessions by itself. The hosted one lets their tokens
      // live on for up to an hour: our server refuses them all, this one's too.
      if (kind === 'embedded') return
      await endSessions(await user.getIdToken()).catch((error: unknown) =>
        logFailure('The other sessions could not be ended', error),
      )
      await refusing(signInWithEmailAndPassword(auth, email, next))
    },
  }
}

function byLetter(
  auth: Auth,
  { logFailure }: IdentitySurroundings,
): Pick<Identity, 'sendVerification' | 'verifyEmail' | 'checkResetCode' | 'resetPassword'> {
  return {
    sendVerification: async () => {
      if (auth.currentUser === null) throw new IdentityRefused('auth/no-current-user')
      await refusing(sendEmailVerification(auth.currentUser))
    },
    verifyEmail: async (code) => {
      await refusing(applyActionCode(auth, code))
      await renew(auth).catch((error: unknown) =>
        logFailure('The proved address will be known at the next sign-in', error),
      )
    },
    checkResetCode: (code) => refusing(verifyPasswordResetCode(auth, code)),
    resetPassword: (code, password) => refusing(confirmPasswordReset(auth, code, password)),
  }
}

/** Lets the person and the token say what has changed of them since. */
async function renew(auth: Auth): Promise<void> {
  await auth.authStateReady()
  if (auth.currentUser === null) return
  await reload(auth.currentUser)
  await auth.currentUser.getIdToken(true)
}

async function enterWithGoogle(auth: Auth, { idToken, accessToken }: GoogleTokens): Promise<void> {
  await refusing(signInWithCredential(auth, GoogleAuthProvider.credential(idToken, accessToken)))
}
