import { createHash } from 'node:crypto'
import { minutes } from '@foyer/shared/facts/time.ts'
import { identityPaths } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvent, openBrowser, type TestBrowser } from '#server/testing/google-browser.ts'
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts'
import { type IdentityUnderTest, openTestIdentity, testIssuerOrigin } from '../test-identity.ts'

let provider: OpenIdProvider
let test: IdentityUnderTest
beforeAll(async () => {
  const redirectUri = testIssuerOrigin + identityPaths.googleCallback
  provider = await startOpenIdProvider({ redirectUri })
  provider.people.set('1001', {
    email: 'Gina.Gold@Firm.example',
    email_verified: true,
    name: 'Gina Gold',
    given_name: 'Gina',
    family_name: 'Gold',
  })
  provider.people.set('1002', {
    email: 'ulla@firm.example',
    email_verified: false,
    name: 'Ulla Unproved',
    given_name: 'Ulla',
    family_name: 'Unproved',
  })
  test = await openTestIdentity({ google: provider.client })
})
afterAll(async () => {
  await test.close()
  await provider.close()
})

const nameOf = (event: string) => createHash('sha256').update(event).digest('base64url')
const lastPage = (event: string) => `${identityPaths.googleDone}#${nameOf(event)}`
const unknown = { status: 404, body: { error: { code: 404 } } }

/** What the SDK sends with a credential. */
const redeem = (credential: unknown, more: object = {}) =>
  test.call('accounts:signInWithIdp', {
    postBody: `id_token=${String(credential)}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...more,
  })

/** Signs somebody in as far as the credential. */
async function getCredential(browser: TestBrowser, sub = '1001'): Promise<string> {
  const event = createEvent()
  await browser.walk(event, sub)
  return String((await browser.ask(event)).body['credential'])
}

describe('signing in with Google', () => {
  it('sends the popup to the provider with code flow, PKCE, state and nonce', async () => {
    const event = createEvent()
    const { status, location, headers } = await openBrowser(test.door).start(event)
    expect(status).toBe(303)
    const address = new URL(location)
    expect(address.origin).toBe(provider.client.issuer)
    const secret = expect.stringMatching(/^[\w-]{43}$/) as unknown
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: provider.client.clientId,
      redirect_uri: 'https://foyer.example/identity/google/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: secret,
      state: secret,
      nonce: secret,
    })
    expect(location).not.toContain(event)
    expect(headers).toMatchObject({
      'set-cookie': expect.stringMatching(
        /^foyer-google-[\w-]{22}=[\w-]{43}; Max-Age=600; Path=\/identity\/google; HttpOnly; SameSite=Lax; Secure$/,
      ) as unknown,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })

  it('brings a new person in, in the words of the SDK, and lists Google among their ways', async () => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    const { location } = await browser.start(event)
    expect(await browser.ask(event)).toEqual({ status: 200, body: { outcome: 'pending' } })
    const callback = await browser.signInAt(location, '1001')
    expect(callback).toMatch(/^https:\/\/foyer\.example\/identity\/google\/callback\?code=/)
    expect(await browser.visit(callback)).toMatchObject({ status: 303, location: lastPage(event) })
    const { body } = await browser.ask(event)
    expect(body).toEqual({
      outcome: 'signed-in',
      credential: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    })
    const reply = await redeem(body['credential'])
    expect(reply).toMatchObject({
      status: 200,
      body: {
        localId: expect.any(String) as unknown,
        email: 'gina.gold@firm.example',
        emailVerified: true,
        displayName: 'Gina Gold',
        firstName: 'Gina',
        lastName: 'Gold',
        providerId: 'google.com',
        federatedId: 'https://accounts.google.com/1001',
        isNewUser: true,
        expiresIn: '3600',
        refreshToken: expect.any(String) as unknown,
        rawUserInfo: JSON.stringify({
          sub: '1001',
          email: 'gina.gold@firm.example',
          name: 'Gina Gold',
          given_name: 'Gina',
          family_name: 'Gold',
        }),
      },
    })
    const idToken = String(reply.body['idToken'])
    expect(await test.identity.verify(idToken)).toMatchObject({ email: 'gina.gold@firm.example' })
    const found = await test.call('accounts:lookup', { idToken })
    expect(found.body['users']).toMatchObject([
      {
        displayName: 'Gina Gold',
        emailVerified: true,
        providerUserInfo: [{ providerId: 'google.com', rawId: '1001' }],
      },
    ])
  })

  it('knows the same person again by the provider’s id, also under another address', async () => {
    const again = await redeem(await getCredential(openBrowser(test.door)))
    expect(again.body).toMatchObject({ isNewUser: false, email: 'gina.gold@firm.example' })
    const person = provider.people.get('1001')
    if (person === undefined) throw new Error('nobody there')
    provider.people.set('1001', { ...person, email: 'gina.silver@firm.example' })
    const renamed = await redeem(await getCredential(openBrowser(test.door)))
    provider.people.set('1001', person)
    expect(renamed.body).toMatchObject({
      localId: again.body['localId'],
      isNewUser: false,
      email: 'gina.gold@firm.example',
    })
  })

  it.each([
    ['turning back at the provider is a cancelled popup', null, 'auth/popup-closed-by-user'],
    ['an address that the provider has not verified', '1002', 'auth/unverified-email'],
  ])('refuses: %s', async (_name, sub, code) => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    expect((await browser.walk(event, sub)).location).toBe(lastPage(event))
    expect((await browser.ask(event)).body).toEqual({ outcome: 'refused', code })
    const rows = await test.database.asOwner(
      "select 1 from identity_accounts where email = 'ulla@firm.example'",
    )
    expect(rows).toEqual([])
  })

  it('refuses an account that was switched off, before and after it was let in', async () => {
    const switchOff = (off: boolean) =>
      test.database.asOwner('update identity_accounts set disabled = $1', [off])
    const browser = openBrowser(test.door)
    const credential = await getCredential(browser)
    await switchOff(true)
    expect((await redeem(credential)).code).toBe('USER_DISABLED')
    const event = createEvent()
    await browser.walk(event, '1001')
    expect((await browser.ask(event)).body).toEqual({
      outcome: 'refused',
      code: 'auth/user-disabled',
    })
    await switchOff(false)
  })

  it('counts neither from another name for this host than the authorized ones', async () => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    expect((await browser.start(event, 'other.example')).location).toBe(lastPage(event))
    const code = 'auth/unauthorized-domain'
    expect((await browser.ask(event)).body).toEqual({ outcome: 'refused', code })
    const { location } = await browser.start(createEvent(), 'www.foyer.example')
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(
      'https://www.foyer.example/identity/google/callback',
    )
  })
})

describe('a try', () => {
  it('is delivered once, to however many ask', async () => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    await browser.walk(event, '1001')
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.ask(event)))
    const outcomes = answers.map(({ body }) => String(body['outcome'])).toSorted()
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'delivered'), 'signed-in'])
    expect((await browser.ask(event)).body).toEqual({ outcome: 'delivered' })
  })

  it('gives a credential that is good once, for two minutes, and for nothing else', async () => {
    const browser = openBrowser(test.door)
    const credential = await getCredential(browser)
    expect((await redeem(credential, { idToken: 'x' })).code).toBe('OPERATION_NOT_ALLOWED')
    const replies = await Promise.all([redeem(credential), redeem(credential), redeem(credential)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([
      'INVALID_IDP_RESPONSE',
      'INVALID_IDP_RESPONSE',
      'ok',
    ])
    const late = await getCredential(browser)
    test.advance(minutes(2) + 1)
    expect((await redeem(late)).code).toBe('INVALID_IDP_RESPONSE')
    for (const form of ['', 'id_token=', 'id_token=x&providerId=google.com', 'providerId=x'])
      expect((await test.call('accounts:signInWithIdp', { postBody: form })).code).toBe(
        'INVALID_IDP_RESPONSE',
      )
    expect((await redeem(`${await getCredential(browser)}&providerId=other`)).code).toBe(
      'INVALID_IDP_RESPONSE',
    )
  })

  it('takes the provider’s answer once: a replayed code changes nothing', async () => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    const { location } = await browser.start(event)
    const callback = await browser.signInAt(location, '1001')
    await browser.visit(callback)
    const exchanged = provider.exchanges()
    expect((await browser.visit(callback)).location).toBe(lastPage(event))
    expect(provider.exchanges()).toBe(exchanged)
    expect((await browser.ask(event)).body).toMatchObject({ outcome: 'signed-in' })
    expect((await browser.visit(callback)).location).toBe(lastPage(event))
    expect((await browser.ask(event)).body).toEqual({ outcome: 'delivered' })
  })

  it('refuses a code that another try has used', async () => {
    const browser = openBrowser(test.door)
    const [first, second] = [createEvent(), createEvent()]
    const started = await browser.start(first)
    const callback = new URL(await browser.signInAt(started.location, '1001'))
    await browser.visit(callback.href)
    const { location } = await browser.start(second)
    callback.searchParams.set('state', new URL(location).searchParams.get('state') ?? '')
    await browser.visit(callback.href)
    const code = 'auth/invalid-auth-event'
    expect((await browser.ask(second)).body).toEqual({ outcome: 'refused', code })
  })

  it.each<[string, (callback: URL) => void]>([
    ['another state', (url) => url.searchParams.set('state', createEvent())],
    ['no state', (url) => url.searchParams.delete('state')],
    ['two states', (url) => url.searchParams.append('state', 'x')],
  ])('hears nothing from an answer with %s', async (_name, change) => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    const { location } = await browser.start(event)
    const callback = new URL(await browser.signInAt(location, '1001'))
    const exchanged = provider.exchanges()
    change(callback)
    expect((await browser.visit(callback.href)).location).toBe(identityPaths.googleDone)
    expect(provider.exchanges()).toBe(exchanged)
    expect((await browser.ask(event)).body).toEqual({ outcome: 'pending' })
  })

  it('takes no answer in another browser: nobody is signed in as the one who sent the link', async () => {
    const [attacker, victim] = [openBrowser(test.door), openBrowser(test.door)]
    const event = createEvent()
    const { location } = await attacker.start(event)
    const callback = await attacker.signInAt(location, '1001')
    const exchanged = provider.exchanges()
    await victim.start(createEvent())
    expect((await victim.visit(callback)).location).toBe(identityPaths.googleDone)
    expect(provider.exchanges()).toBe(exchanged)
    expect((await attacker.ask(event)).body).toEqual({ outcome: 'pending' })
  })

  it('tells no other browser, though it made the event: nobody signs in for the one who sent the link', async () => {
    const [attacker, victim] = [openBrowser(test.door), openBrowser(test.door)]
    const event = createEvent()
    await victim.walk(event, '1001')
    await attacker.start(createEvent())
    expect(await attacker.ask(event)).toMatchObject(unknown)
    expect(await attacker.start(event)).toMatchObject({ location: identityPaths.googleDone })
    expect(await attacker.ask(event)).toMatchObject(unknown)
  })

  it('cannot be guessed, and what is no event is not known', async () => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    await browser.walk(event, '1001')
    for (const guess of [createEvent(), nameOf(event), event.slice(1), '', `${event}x`])
      expect(await browser.ask(guess)).toMatchObject(unknown)
    for (const given of ['', 'short', `${event}x`, `${event}&event=${event}`])
      expect((await browser.start(given)).location).toBe(identityPaths.googleDone)
    const rows = await test.database.asOwner<object>('select * from identity_tries')
    expect(JSON.stringify(rows)).not.toContain(event)
  })

  it('is over after ten minutes, and forgotten ten later', async () => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    const { location } = await browser.start(event)
    const callback = await browser.signInAt(location, '1001')
    test.advance(minutes(10) + 1)
    const exchanged = provider.exchanges()
    expect((await browser.visit(callback)).location).toBe(lastPage(event))
    expect(provider.exchanges()).toBe(exchanged)
    const code = 'auth/invalid-auth-event'
    expect((await browser.ask(event)).body).toEqual({ outcome: 'refused', code })
    test.advance(minutes(10))
    await browser.start(createEvent())
    expect(await browser.ask(event)).toMatchObject(unknown)
  })

  it('outlives a restart', async () => {
    const browser = openBrowser(test.door)
    const event = createEvent()
    const { location } = await browser.start(event)
    const callback = await browser.signInAt(location, '1001')
    const { door } = await test.start()
    browser.moveTo(door)
    await browser.visit(callback)
    expect((await browser.ask(event)).body).toMatchObject({ outcome: 'signed-in' })
  })

  it('ends with the sessions that ended between the provider’s word and its use', async () => {
    const credential = await getCredential(openBrowser(test.door))
    const [row] = await test.database.asOwner<{ uid: string }>(
      "select uid from identity_accounts where email = 'gina.gold@firm.example'",
    )
    test.advance(5)
    await test.identity.endSessions(row?.uid ?? '')
    const { body } = await redeem(credential)
    expect(await test.identity.verify(String(body['idToken']))).toBeNull()
  })
})

describe('the way to Google', () => {
  it('is limited for each address', async () => {
    const browser = openBrowser(test.door)
    const events = Array.from({ length: 40 }, createEvent)
    const landings = await Promise.all(events.map((event) => browser.start(event)))
    const sent = landings.filter(({ location }) => location.startsWith(provider.client.issuer))
    expect(sent.length).toBeLessThanOrEqual(30)
    expect(landings.at(-1)?.location).toBe(identityPaths.googleDone)
    const answers = await Promise.all(Array.from({ length: 260 }, () => browser.ask(createEvent())))
    expect(answers.at(-1)?.status).toBe(429)
  })
})
