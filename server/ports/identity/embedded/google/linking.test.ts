import { identityPaths } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvent, openBrowser } from '#server/testing/google-browser.ts'
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts'
import { type IdentityUnderTest, openTestIdentity, testIssuerOrigin } from '../test-identity.ts'

let provider: OpenIdProvider
let test: IdentityUnderTest
beforeAll(async () => {
  const redirectUri = testIssuerOrigin + identityPaths.googleCallback
  provider = await startOpenIdProvider({ redirectUri })
  test = await openTestIdentity({ google: provider.client, exempt: ['192.0.2.1'] })
})
afterAll(async () => {
  await test.close()
  await provider.close()
})

let people = 0

/** An address nobody has used yet, and its owner's id at the provider. */
function newOwner() {
  people += 1
  const sub = String(2_000 + people)
  const email = `owner${people}@firm.example`
  const name = `Owner ${people}`
  provider.people.set(sub, {
    email,
    email_verified: true,
    name,
    given_name: 'Owner',
    family_name: String(people),
  })
  return { sub, email, name }
}
type Owner = ReturnType<typeof newOwner>

async function signInWithGoogle({ sub }: Pick<Owner, 'sub'>) {
  const browser = openBrowser(test.door)
  const event = createEvent()
  await browser.walk(event, sub)
  const { body } = await browser.ask(event)
  const postBody = `id_token=${String(body['credential'])}&providerId=google.com`
  return await test.call('accounts:signInWithIdp', { postBody })
}

const bad = 'Attacker 1 waits'

/** What somebody does who knows an address that is not theirs, and what they get of it. */
function attackerOn({ email }: Owner) {
  const tokens: { idToken: string; refreshToken: string }[] = []
  const keep = (body: Record<string, unknown>) =>
    tokens.push({
      idToken: String(body['idToken']),
      refreshToken: String(body['refreshToken']),
    })
  const steps = {
    P: async () => {
      const given = { email, password: bad, displayName: 'Not the owner' }
      keep((await test.call('accounts:signUp', given)).body)
    },
    // The letter goes to the owner; all that the attacker has are guesses.
    V: async () => {
      const idToken = tokens.at(-1)?.idToken ?? ''
      await test.call('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
      const guess = await test.call('accounts:update', { oobCode: createEvent() })
      expect(guess.code).toBe('INVALID_OOB_CODE')
      await test.database.asOwner('delete from identity_attempts')
    },
    S: async () => {
      const { code, body } = await test.signIn(email, bad)
      if (code === 'ok') keep(body)
      await test.database.asOwner('delete from identity_attempts')
    },
  }
  return { steps, tokens }
}

const orders = (steps: string): string[] =>
  steps === ''
    ? ['']
    : steps.split('').flatMap((step) => orders(steps.replace(step, '')).map((rest) => step + rest))

describe('somebody who signs up with an address before its owner comes with Google', () => {
  // P signs up with a password, V tries to verify, G is the owner with Google, S signs in.
  // Ending with S in every order of the others, and beginning with P likewise.
  const all = [
    ...orders('PVG').map((order) => `${order}S`),
    ...orders('VGS').map((order) => `P${order}`),
  ]
  it.each([...new Set(all)])('gets nothing and keeps nothing in the order %s', async (order) => {
    const owner = newOwner()
    const attacker = attackerOn(owner)
    let uid: unknown
    for (const step of order) {
      test.advance(10)
      if (step === 'G') uid = (await signInWithGoogle(owner)).body['localId']
      else await attacker.steps[step as 'P' | 'V' | 'S']()
    }
    expect(uid).toEqual(expect.any(String))
    expect((await test.signIn(owner.email, bad)).code).toBe('INVALID_PASSWORD')
    await test.database.asOwner('delete from identity_attempts')
    for (const { idToken, refreshToken } of attacker.tokens) {
      expect(await test.identity.verify(idToken)).toBeNull()
      expect((await test.refresh(refreshToken)).code).not.toBe('ok')
    }
    expect(
      await test.database.asOwner<object>(
        'select email_verified, password_hash, display_name from identity_accounts where uid = $1',
        [uid],
      ),
    ).toEqual([{ email_verified: true, password_hash: null, display_name: owner.name }])
  })

  it('cannot use the letter they asked for, should it reach them later', async () => {
    const owner = newOwner()
    const attacker = attackerOn(owner)
    await attacker.steps.P()
    await attacker.steps.V()
    const oobCode = await test.readCode(owner.email, 'verify')
    await test.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: owner.email })
    const reset = await test.readCode(owner.email, 'reset')
    await signInWithGoogle(owner)
    expect((await test.call('accounts:update', { oobCode })).code).not.toBe('ok')
    const given = { oobCode: reset, newPassword: 'Attacker 2 again' }
    expect((await test.call('accounts:resetPassword', given)).code).not.toBe('ok')
  })

  it('loses a sign-in that is under way while the owner arrives', async () => {
    const owner = newOwner()
    const attacker = attackerOn(owner)
    await attacker.steps.P()
    for (let n = 0; n < 5; n += 1) {
      const [, reply] = await Promise.all([signInWithGoogle(owner), test.signIn(owner.email, bad)])
      const idToken = String(reply.body['idToken'])
      expect(await test.identity.verify(idToken)).toBeNull()
    }
    await test.database.asOwner('delete from identity_attempts')
  })

  it('gives the account no name while the owner arrives', async () => {
    for (let n = 0; n < 5; n += 1) {
      const owner = newOwner()
      const attacker = attackerOn(owner)
      await attacker.steps.P()
      const idToken = attacker.tokens.at(-1)?.idToken ?? ''
      const arrival = new AbortController()
      const rename = async () => {
        while (!arrival.signal.aborted)
          await test.call('accounts:update', { idToken, displayName: 'Not the owner' })
      }
      const renaming = [rename(), rename(), rename(), rename()]
      const { body } = await signInWithGoogle(owner)
      arrival.abort()
      await Promise.all(renaming)
      const { body: seen } = await test.call('accounts:lookup', { idToken: body['idToken'] })
      expect(seen).toMatchObject({ users: [{ displayName: owner.name }] })
    }
  })
})

describe('a person who proved the address before', () => {
  it('keeps password and sessions, and is the same person either way', async () => {
    const owner = newOwner()
    const password = 'Mine since 2019'
    const signedUp = await test.call('accounts:signUp', { email: owner.email, password })
    const idToken = String(signedUp.body['idToken'])
    await test.call('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const oobCode = await test.readCode(owner.email, 'verify')
    expect((await test.call('accounts:update', { oobCode })).code).toBe('ok')
    const google = await signInWithGoogle(owner)
    expect(google.body).toMatchObject({
      localId: signedUp.body['localId'],
      isNewUser: false,
      displayName: owner.name,
    })
    expect((await test.signIn(owner.email, password)).code).toBe('ok')
    expect(await test.identity.verify(idToken)).not.toBeNull()
    const { body } = await test.call('accounts:lookup', { idToken })
    const [user] = body['users'] as { providerUserInfo: { providerId: string }[] }[]
    expect(user?.providerUserInfo.map(({ providerId }) => providerId)).toEqual([
      'password',
      'google.com',
    ])
  })
})

describe('Google first', () => {
  it('leaves nothing to sign up for', async () => {
    const owner = newOwner()
    await signInWithGoogle(owner)
    const signUp = await test.call('accounts:signUp', { email: owner.email, password: bad })
    expect(signUp.code).toBe('EMAIL_EXISTS')
  })

  it('makes one account for two windows at once', async () => {
    const owner = newOwner()
    const replies = await Promise.all(Array.from({ length: 6 }, () => signInWithGoogle(owner)))
    expect(new Set(replies.map(({ body }) => body['localId'])).size).toBe(1)
    expect(replies.filter(({ body }) => body['isNewUser'] === true)).toHaveLength(1)
  })

  it('gives an address that Google gave to somebody else to the one who has it now', async () => {
    const before = newOwner()
    const first = await signInWithGoogle(before)
    const now = newOwner()
    const person = provider.people.get(now.sub)
    if (person === undefined) throw new Error('nobody there')
    provider.people.set(now.sub, { ...person, email: before.email })
    test.advance(10)
    const second = await signInWithGoogle(now)
    expect(second.body['localId']).toBe(first.body['localId'])
    expect(await test.identity.verify(String(first.body['idToken']))).toBeNull()
    expect(await test.identity.verify(String(second.body['idToken']))).not.toBeNull()
    const links = await test.database.asOwner<{ subject: string }>(
      'select subject from identity_links where uid = $1',
      [first.body['localId']],
    )
    expect(links).toEqual([{ subject: now.sub }])
  })
})
