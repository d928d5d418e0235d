import { identityPaths } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvent, openBrowser } from '#server/testing/google-browser.ts'
import { testWorld, type TestWorld } from '#server/testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** A browser on this machine, as `npm start` greets one. */
const openNear = (remoteAddress = '127.0.0.1') =>
  openBrowser(test.app, { host: 'localhost:3000', remoteAddress })

async function openChooser(browser = openNear()) {
  const event = createEvent()
  const { location } = await browser.start(event)
  const state = new URL(location, 'http://localhost').searchParams.get('state') ?? ''
  return { browser, event, location, state }
}

const choose = { answer: 'choose' }

async function redeem(credential: unknown) {
  const { body } = await test.call('app', 'POST', '/identity/v1/accounts:signInWithIdp', {
    body: { postBody: `id_token=${String(credential)}&providerId=google.com` },
  })
  return body
}

describe('the development chooser', () => {
  it('stands in for Google in demo mode, and the browser is told', async () => {
    const { body } = await test.call('app', 'GET', '/api/v1/config')
    expect(body.identity).toMatchObject({ google: 'chooser', authDomain: 'localhost:3000' })
    const { location } = await openChooser()
    expect(location).toMatch(/^\/identity\/google\/choose\?state=[\w-]{43}$/)
  })

  it('says plainly what it is, and runs no script', async () => {
    const { browser, location } = await openChooser()
    const { status, body, headers } = await browser.visit(location)
    expect(status).toBe(200)
    expect(body).toContain('<h1>Development sign-in</h1>')
    expect(body).toContain('No password is asked and nothing leaves this machine.')
    expect(body).not.toMatch(/<script|style=|\son\w+=/)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    const style = await browser.visit(`${identityPaths.googleChoose}/style.css`)
    expect(style.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' })
  })

  it('signs in whoever was chosen, as Google would', async () => {
    const { browser, event, state } = await openChooser()
    const answer = { state, ...choose, email: ' Pat.Lee@Firm.example', name: 'Pat  Lee  Jr' }
    const { status, location } = await browser.visit(identityPaths.googleChoose, answer)
    expect(status).toBe(303)
    expect(location).toMatch(/^\/popup\.html#[\w-]{43}$/)
    const { body } = await browser.ask(event)
    expect(body).toMatchObject({ outcome: 'signed-in' })
    expect(await redeem(body['credential'])).toMatchObject({
      email: 'pat.lee@firm.example',
      emailVerified: true,
      isNewUser: true,
      firstName: 'Pat',
      lastName: 'Lee Jr',
      providerId: 'google.com',
    })
  })

  it('links by the same rule: a password nobody proved is dropped', async () => {
    const email = 'waiting@firm.example'
    const password = 'Attacker 1 waits'
    const signUp = { body: { email, password } }
    await test.call('app', 'POST', '/identity/v1/accounts:signUp', signUp)
    const { browser, event, state } = await openChooser()
    await browser.visit(identityPaths.googleChoose, { state, ...choose, email, name: '' })
    const { body } = await browser.ask(event)
    expect(await redeem(body['credential'])).toMatchObject({ email, isNewUser: false })
    const signIn = await test.call(
      'app',
      'POST',
      '/identity/v1/accounts:signInWithPassword',
      signUp,
    )
    expect(signIn.body.error.message).toMatch(/^INVALID_PASSWORD/)
  })

  it('can be left without signing in', async () => {
    const { browser, event, state } = await openChooser()
    await browser.visit(identityPaths.googleChoose, { state, answer: 'cancel' })
    expect((await browser.ask(event)).body).toEqual({
      outcome: 'refused',
      code: 'auth/popup-closed-by-user',
    })
  })

  it('asks again for what is no address, and shows it as text', async () => {
    const { browser, event, state } = await openChooser()
    const answer = { state, ...choose, email: '"><script>x', name: '<b>' }
    const { status, body } = await browser.visit(identityPaths.googleChoose, answer)
    expect(status).toBe(400)
    expect(body).toContain('Please enter an email address, such as name@firm.example.')
    expect(body).not.toMatch(/<script|<b>/)
    expect((await browser.ask(event)).body).toEqual({ outcome: 'pending' })
  })

  it('takes no answer from another browser, nor a second one', async () => {
    const { browser, event, state } = await openChooser()
    const answer = { state, ...choose, email: 'first@firm.example', name: '' }
    const foreign = await openNear().visit(identityPaths.googleChoose, answer)
    expect(foreign.location).toBe(identityPaths.googleDone)
    expect((await browser.ask(event)).body).toEqual({ outcome: 'pending' })
    await browser.visit(identityPaths.googleChoose, answer)
    await browser.visit(identityPaths.googleChoose, { ...answer, email: 'second@firm.example' })
    const { body } = await browser.ask(event)
    expect(await redeem(body['credential'])).toMatchObject({ email: 'first@firm.example' })
  })

  it('is not there for another machine, which is asked nothing either', async () => {
    const { browser, location, state } = await openChooser(openNear('192.168.1.20'))
    expect((await browser.visit(location)).status).toBe(404)
    const answer = { state, ...choose, email: 'far@firm.example', name: '' }
    expect((await browser.visit(identityPaths.googleChoose, answer)).status).toBe(404)
  })
})

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    FOYER_ALLOW_OUTBOX: '1',
    FOYER_ALLOW_SANDBOX_PAYMENTS: '1',
    APP_ORIGIN: 'https://app.foyer.example',
    WIDGET_ORIGIN: 'https://chat.foyer.example',
    FILES_ORIGIN: 'https://files.foyer.example',
  }

  it('there is no Google without a client, and no chooser', async () => {
    const world = await testWorld(production)
    const { body } = await world.call('app', 'GET', '/api/v1/config')
    expect(body.identity).toMatchObject({ google: null, authDomain: 'app.foyer.example' })
    const { googleStart, googleChoose } = identityPaths
    for (const url of [`${googleStart}?event=${createEvent()}`, `${googleChoose}?state=x`])
      expect((await world.call('app', 'GET', url)).body.error.message).toMatch(/^OPERATION_NOT/)
    await world.close()
  })

  it('there is Google with one', async () => {
    const world = await testWorld({
      ...production,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    const { body } = await world.call('app', 'GET', '/api/v1/config')
    expect(body.identity.google).toBe('google')
    await world.close()
  })
})
