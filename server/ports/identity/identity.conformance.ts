import { hours, minutes } from '@foyer/shared/facts/time.ts'
import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConnectedSdk,
  connectSdk,
  type Inability,
  type ServedIdentity,
} from './identity.rig.ts'

const password = 'correct Horse 9 battery'
const another = 'another Horse 7 stable'

/** What was refused, in the SDK's own words; `none` where it was not. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'none'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/**
 * What the browser's SDK and our gates ask of every identity. Everybody in it begins with the SDK's
 * own sign-up, so that it runs against any engine that speaks Firebase's words.
 */
export function describeIdentity(
  name: string,
  open: () => Promise<ServedIdentity>,
  cannot: readonly Inability[] = [],
): void {
  let served: ServedIdentity
  let here: ConnectedSdk
  let elsewhere: ConnectedSdk
  let people = 0
  /** An address nobody had before. */
  const newEmail = () => `dana.reyes.${(people += 1)}@firm.example`
  const signUp = async (email = newEmail(), given = password) =>
    (await createUserWithEmailAndPassword(here.auth, email, given)).user
  const signIn = async (email: string, given = password, { auth } = here) =>
    (await signInWithEmailAndPassword(auth, email, given)).user
  const where = (...needed: Inability[]) => it.skipIf(needed.some((one) => cannot.includes(one)))

  beforeAll(async () => {
    served = await open()
    here = connectSdk(served, `${name} here`)
    elsewhere = connectSdk(served, `${name} elsewhere`)
  })
  beforeEach(async () => {
    await Promise.all([signOut(here.auth), signOut(elsewhere.auth), served.forgetAttempts()])
  })
  afterAll(async () => {
    await here.close()
    await elsewhere.close()
    await served.close()
  })

  describe(`${name}: signing up`, () => {
    it('makes an account that is signed in at once and proves itself to us', async () => {
      const user = await signUp('Dana.Reyes@Firm.example')
      expect(user).toMatchObject({ email: 'dana.reyes@firm.example', emailVerified: false })
      expect(user.isAnonymous).toBe(false)
      expect(user.providerData).toMatchObject([{ providerId: 'password' }])
      expect(await served.identity.verify(await user.getIdToken())).toEqual({
        uid: user.uid,
        email: 'dana.reyes@firm.example',
        emailVerified: false,
      })
    })

    it('makes one account for an address, however it is spelled', async () => {
      const { email } = await signUp()
      const again = createUserWithEmailAndPassword(here.auth, String(email).toUpperCase(), another)
      expect(await refusalOf(again)).toBe('auth/email-already-in-use')
      expect(await refusalOf(signIn(String(email)))).toBe('none')
    })

    it.each([
      ['a weak password', 'weak@firm.example', 'Ab1', 'auth/weak-password'],
      ['no password', 'none@firm.example', '', 'auth/missing-password'],
      ['what is no address', 'dana.reyes', password, 'auth/invalid-email'],
    ])('refuses %s', async (_name, email, given, code) => {
      expect(await refusalOf(signUp(email, given))).toBe(code)
    })

    where('our rule for passwords').each(['lower case 1', 'UPPER CASE 1', 'No number', 'Short 1'])(
      'refuses a password without what our rule asks for: %s',
      async (given) => {
        expect(await refusalOf(signUp(newEmail(), given))).toBe('auth/weak-password')
      },
    )

    where('refusing strangers')('refuses an account without an address', async () => {
      expect(await refusalOf(signInAnonymously(here.auth))).toBe('auth/admin-restricted-operation')
    })

    it('keeps the name the person goes by', async () => {
      const user = await signUp()
      await updateProfile(user, { displayName: 'Dana Reyes' })
      expect(user.displayName).toBe('Dana Reyes')
      const again = await signIn(String(user.email), password, elsewhere)
      expect(again.displayName).toBe('Dana Reyes')
    })
  })

  describe(`${name}: signing in`, () => {
    let email: string
    let uid: string
    beforeAll(async () => {
      const user = await signUp()
      email = String(user.email)
      uid = user.uid
    })

    it('takes the right password, in any spelling of the address', async () => {
      expect(await signIn(email.toUpperCase())).toMatchObject({ uid, email })
    })

    it('proves the person to us by a token of one hour', async () => {
      const user = await signIn(email)
      expect(await served.identity.verify(await user.getIdToken())).toMatchObject({ uid, email })
      const { claims, expirationTime, issuedAtTime } = await user.getIdTokenResult()
      expect(claims).toMatchObject({ sub: uid, user_id: uid, aud: here.auth.app.options.projectId })
      expect(Date.parse(expirationTime) - Date.parse(issuedAtTime)).toBe(hours(1))
    })

    it('refuses with the codes the specification names', async () => {
      expect(await refusalOf(signIn(email, 'wrong'))).toBe('auth/wrong-password')
      expect(await refusalOf(signIn(email, ''))).toBe('auth/missing-password')
      expect(await refusalOf(signIn('nobody@firm.example'))).toBe('auth/user-not-found')
      expect(await refusalOf(signIn('dana.reyes'))).toBe('auth/invalid-email')
    })

    it('refreshes the token on demand', async () => {
      const user = await signIn(email)
      const token = await user.getIdToken(true)
      expect(await served.identity.verify(token)).toMatchObject({ uid })
    })

    it('reads the account again on every load', async () => {
      const user = await signIn(email)
      await user.reload()
      expect(user).toMatchObject({ uid, email })
      expect(Date.parse(user.metadata.lastSignInTime ?? '')).not.toBeNaN()
    })

    where('counting attempts')('refuses everybody after too many wrong passwords', async () => {
      const user = await signUp()
      const codes: string[] = []
      for (let n = 0; n < 11; n += 1)
        codes.push(await refusalOf(signIn(String(user.email), `wrong ${n}`)))
      expect(codes).toContain('auth/wrong-password')
      expect(codes.at(-1)).toBe('auth/too-many-requests')
      expect(await refusalOf(signIn(String(user.email)))).toBe('auth/too-many-requests')
    })

    it('refuses a person who was switched off, and ends their session', async () => {
      const user = await signUp()
      const token = await user.getIdToken()
      await served.disable(user.uid)
      expect(await refusalOf(signIn(String(user.email), password, elsewhere))).toBe(
        'auth/user-disabled',
      )
      expect(await served.identity.verify(token)).toBeNull()
      expect(await refusalOf(user.getIdToken(true))).toBe('auth/user-disabled')
      expect(here.auth.currentUser).toBeNull()
    })

    it.each(['', 'x', 'a.b.c', 'null', '..', 'e30.'.repeat(3_000)])(
      'verifies nothing in place of a token (%#)',
      async (token) => {
        expect(await served.identity.verify(token)).toBeNull()
      },
    )
  })

  describe(`${name}: proving an address`, () => {
    async function askForLetter() {
      const user = await signUp()
      await sendEmailVerification(user)
      return { user, code: await served.readCode(String(user.email), 'verify') }
    }

    it('takes the mailed code once, and says so in the token from then on', async () => {
      const { user, code } = await askForLetter()
      await applyActionCode(elsewhere.auth, code)
      await user.reload()
      expect(user.emailVerified).toBe(true)
      const token = await user.getIdToken(true)
      expect(await served.identity.verify(token)).toMatchObject({ emailVerified: true })
      expect(await refusalOf(applyActionCode(here.auth, code))).toBe('auth/invalid-action-code')
    })

    it.each(['x', 'A'.repeat(43), "' or 1=1"])('refuses a code nobody sent: %s', async (code) => {
      expect(await refusalOf(applyActionCode(here.auth, code))).toBe('auth/invalid-action-code')
    })

    where('mistaking codes')('refuses a code that was sent for a new password', async () => {
      const user = await signUp()
      await sendPasswordResetEmail(here.auth, String(user.email))
      const code = await served.readCode(String(user.email), 'reset')
      expect(await refusalOf(applyActionCode(here.auth, code))).toBe('auth/invalid-action-code')
    })

    where('letting time pass')('refuses a code that has expired, and says so', async () => {
      const { code } = await askForLetter()
      await served.pass(hours(1) + 1)
      expect(await refusalOf(applyActionCode(here.auth, code))).toBe('auth/expired-action-code')
    })

    where('replacing codes')('takes the newest code only', async () => {
      const { user, code } = await askForLetter()
      await sendEmailVerification(user)
      const newest = await served.readCode(String(user.email), 'verify')
      expect(await refusalOf(applyActionCode(here.auth, code))).toBe('auth/invalid-action-code')
      expect(await refusalOf(applyActionCode(here.auth, newest))).toBe('none')
    })
  })

  describe(`${name}: a forgotten password`, () => {
    async function forget() {
      const user = await signUp()
      const email = String(user.email)
      await sendPasswordResetEmail(here.auth, email)
      return { user, email, code: await served.readCode(email, 'reset') }
    }

    it('shows whose it is, as often as asked, and is replaced once', async () => {
      const { email, code } = await forget()
      expect(await verifyPasswordResetCode(elsewhere.auth, code)).toBe(email)
      expect(await verifyPasswordResetCode(elsewhere.auth, code)).toBe(email)
      await confirmPasswordReset(elsewhere.auth, code, another)
      expect(await refusalOf(signIn(email, password))).toBe('auth/wrong-password')
      expect((await signIn(email, another)).emailVerified).toBe(true)
      // One after the other: a refusal that comes before it is awaited counts as an error of nobody.
      for (const use of [
        () => verifyPasswordResetCode(here.auth, code),
        () => confirmPasswordReset(here.auth, code, password),
      ])
        expect(await refusalOf(use())).toBe('auth/invalid-action-code')
    })

    it('is not replaced by a weak one, which leaves the code good', async () => {
      const { email, code } = await forget()
      expect(await refusalOf(confirmPasswordReset(here.auth, code, 'Ab1'))).toBe(
        'auth/weak-password',
      )
      expect(await verifyPasswordResetCode(here.auth, code)).toBe(email)
    })

    where('keeping addresses to itself')('is answered alike for an unknown address', async () => {
      expect(await refusalOf(sendPasswordResetEmail(here.auth, newEmail()))).toBe('none')
    })

    where('letting time pass')('cannot be replaced an hour later', async () => {
      const { code } = await forget()
      await served.pass(hours(1) + 1)
      for (const late of [
        () => verifyPasswordResetCode(here.auth, code),
        () => confirmPasswordReset(here.auth, code, another),
      ])
        expect(await refusalOf(late())).toBe('auth/expired-action-code')
    })

    where('ending sessions')('ends every session when it is replaced', async () => {
      const { user, email, code } = await forget()
      const token = await (await signIn(email)).getIdToken()
      await confirmPasswordReset(elsewhere.auth, code, another)
      expect(await served.identity.verify(token)).toBeNull()
      expect(await refusalOf(user.getIdToken(true))).toBe('auth/user-token-expired')
    })
  })

  describe(`${name}: a signed-in person`, () => {
    it('signs in again with the right password only', async () => {
      const user = await signUp()
      const again = (given: string) =>
        reauthenticateWithCredential(user, EmailAuthProvider.credential(String(user.email), given))
      expect(await refusalOf(again('wrong'))).toBe('auth/wrong-password')
      expect((await again(password)).user.uid).toBe(user.uid)
    })

    it('changes the password and stays signed in', async () => {
      const user = await signUp()
      await updatePassword(user, another)
      expect(await served.identity.verify(await user.getIdToken())).toMatchObject({ uid: user.uid })
      expect(await served.identity.verify(await user.getIdToken(true))).not.toBeNull()
      const email = String(user.email)
      expect(await refusalOf(signIn(email, password, elsewhere))).toBe('auth/wrong-password')
      expect(await refusalOf(signIn(email, another, elsewhere))).toBe('none')
      expect(await refusalOf(updatePassword(user, 'Ab1'))).toBe('auth/weak-password')
    })

    where('ending sessions')('ends the other sessions by changing the password', async () => {
      const user = await signUp()
      const other = await signIn(String(user.email), password, elsewhere)
      const token = await other.getIdToken()
      await updatePassword(user, another)
      expect(await served.identity.verify(token)).toBeNull()
      expect(await refusalOf(other.getIdToken(true))).toBe('auth/user-token-expired')
      expect(elsewhere.auth.currentUser).toBeNull()
    })

    where('letting time pass')('must have signed in lately to change the password', async () => {
      const user = await signUp()
      await served.pass(minutes(5) + 1)
      expect(await refusalOf(updatePassword(user, another))).toBe('auth/requires-recent-login')
      const proof = EmailAuthProvider.credential(String(user.email), password)
      await reauthenticateWithCredential(user, proof)
      expect(await refusalOf(updatePassword(user, another))).toBe('none')
    })

    where('ending sessions')('is signed out everywhere within a second', async () => {
      const user = await signUp()
      const other = await signIn(String(user.email), password, elsewhere)
      const tokens = await Promise.all([user.getIdToken(), other.getIdToken()])
      await served.identity.endSessions(user.uid)
      for (const token of tokens) expect(await served.identity.verify(token)).toBeNull()
      expect(await refusalOf(other.getIdToken(true))).toBe('auth/user-token-expired')
      const again = await signIn(String(user.email))
      expect(await served.identity.verify(await again.getIdToken())).not.toBeNull()
    })
  })
}
