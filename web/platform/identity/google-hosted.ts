import { initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signOut,
} from '@firebase/auth'
import { admitProviderScripts } from '#web/platform/trusted-scripts.ts'
import type { GoogleParts, ReadyGoogle } from './google.ts'
import { IdentityRefused } from './identity.ts'

/**
 * Hosted Firebase's own popup, with its own checks and its own 8 s of grace. It signs in to an
 * instance that forgets everything; what Google said of the person then signs in the real one, as
 * it does from the embedded identity's popup. This file and the SDK's code for popups are a part of
 * their own (own-copy.plugin.ts), which nobody loads who does not need it.
 */
export function openHostedGoogle({ config, enter, logFailure }: GoogleParts): ReadyGoogle {
  admitProviderScripts()
  const { apiKey, projectId, authDomain } = config
  const app = initializeApp(
    { apiKey, projectId, ...(authDomain === null ? {} : { authDomain }) },
    'google',
  )
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  return async () => {
    const result = await signInWithPopup(auth, new GoogleAuthProvider())
    const credential = GoogleAuthProvider.credentialFromResult(result)
    if (credential?.idToken === undefined) throw new IdentityRefused('auth/invalid-auth-event')
    await enter({ idToken: credential.idToken, accessToken: credential.accessToken ?? null })
    signOut(auth).catch((error: unknown) => logFailure('The popup’s session stayed open', error))
  }
}
