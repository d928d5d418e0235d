import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from './identity.ts'

/** An identity, served to the SDK at `host` (a host name and port, then a path where it has one). */
export type ServedIdentity = { identity: Identity; host: string; close(): Promise<void> }

/**
 * The official SDK as the browser uses it: told the host by its configuration, without its emulator
 * mode (docs/measurements.md, Identity).
 */
export function connectSdk({ identity, host }: ServedIdentity, name: string) {
  const { apiKey, projectId } = identity.clientConfig
  const app: FirebaseApp = initializeApp({ apiKey, projectId }, name)
  const auth: Auth = initializeAuth(app, { persistence: inMemoryPersistence })
  Object.assign(auth.config, { apiScheme: 'http', apiHost: host, tokenApiHost: host })
  return { auth, close: () => deleteApp(app) }
}

const password = 'correct Horse 9 battery'

/** What the browser's SDK and our gates ask of every identity. */
export function describeIdentity(name: string, open: () => Promise<ServedIdentity>): void {
  describe(`${name} as identity port, through the firebase SDK`, () => {
    let served: ServedIdentity
    let sdk: ReturnType<typeof connectSdk>
    let uid: string
    beforeAll(async () => {
      served = await open()
      sdk = connectSdk(served, `${name} suite`)
      const created = await served.identity.createAccount({
        email: 'Dana.Reyes@Firm.example',
        password,
        emailVerified: true,
      })
      uid = created.outcome === 'created' ? created.uid : ''
    })
    afterAll(async () => {
      await sdk.close()
      await served.close()
    })
    const signIn = (email: string, given = password) =>
      signInWithEmailAndPassword(sdk.auth, email, given)

    it('creates an account once for an address, however it is spelled', async () => {
      const again = { email: 'dana.reyes@firm.EXAMPLE', password, emailVerified: false }
      expect(await served.identity.createAccount(again)).toEqual({ outcome: 'exists' })
    })

    it('signs in with the right password, in any spelling of the address', async () => {
      const { user } = await signIn('DANA.reyes@firm.example')
      expect(user).toMatchObject({ uid, email: 'dana.reyes@firm.example', emailVerified: true })
      expect(user.isAnonymous).toBe(false)
      expect(user.providerData).toMatchObject([{ providerId: 'password' }])
    })

    it('proves the person to us by the token, for an hour', async () => {
      const { user } = await signIn('dana.reyes@firm.example')
      expect(await served.identity.verify(await user.getIdToken())).toEqual({
        uid,
        email: 'dana.reyes@firm.example',
        emailVerified: true,
      })
      const { claims, expirationTime, issuedAtTime } = await user.getIdTokenResult()
      expect(claims).toMatchObject({ sub: uid, user_id: uid, aud: sdk.auth.app.options.projectId })
      expect(Date.parse(expirationTime) - Date.parse(issuedAtTime)).toBe(3_600_000)
    })

    it.each([
      ['the wrong password', 'dana.reyes@firm.example', 'wrong', 'auth/wrong-password'],
      ['no password', 'dana.reyes@firm.example', '', 'auth/missing-password'],
      ['an unknown address', 'nobody@firm.example', password, 'auth/user-not-found'],
      ['what is no address', 'dana.reyes', password, 'auth/invalid-email'],
    ])('refuses %s with the code the specification names', async (_name, email, given, code) => {
      await expect(signIn(email, given)).rejects.toMatchObject({ code })
    })

    it('refreshes the token on demand', async () => {
      const { user } = await signIn('dana.reyes@firm.example')
      const before = user.refreshToken
      const token = await user.getIdToken(true)
      expect(user.refreshToken).not.toBe(before)
      expect(await served.identity.verify(token)).toMatchObject({ uid })
    })

    it('reads the account again on every load', async () => {
      const { user } = await signIn('dana.reyes@firm.example')
      await user.reload()
      expect(user).toMatchObject({ uid, email: 'dana.reyes@firm.example', emailVerified: true })
      expect(Date.parse(user.metadata.lastSignInTime ?? '')).not.toBeNaN()
    })

    it('refuses every token within a second of the sessions being ended', async () => {
      const { user } = await signIn('dana.reyes@firm.example')
      const token = await user.getIdToken()
      expect(await served.identity.verify(token)).not.toBeNull()
      await served.identity.endSessions(uid)
      expect(await served.identity.verify(token)).toBeNull()
      await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
      expect(sdk.auth.currentUser).toBeNull()
      const again = await signIn('dana.reyes@firm.example')
      expect(await served.identity.verify(await again.user.getIdToken())).toMatchObject({ uid })
    })

    it.each(['', 'x', 'a.b.c', 'null', '..', 'e30.'.repeat(3_000)])(
      'verifies nothing in place of a token (%#)',
      async (token) => {
        expect(await served.identity.verify(token)).toBeNull()
      },
    )
  })
}
