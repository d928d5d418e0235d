import type { Page } from 'playwright-core'
import { identityPaths } from '@foyer/shared/paths.ts'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startOpenIdProvider } from '../server/testing/openid-provider.ts'
import { findAxeViolations } from './accessibility.ts'
import { tabTo } from './chat.ts'
import { findPorts } from '../server/testing/free-ports.ts'
import { eventually, onStage, type Stage } from './stage.ts'

const googleButton = 'Continue with Google'
const chooserButton = 'Continue with a development account'

/** Notes what the popups complain about too; pages of the provider's own are its own matter. */
function hearPopups(page: Page, { complaints, foyer }: Stage): void {
  page.context().on('page', (popup) =>
    popup.on('console', (message) => {
      if (message.location().url.startsWith(foyer().demo().app) && message.type() === 'error')
        complaints.push(message.text())
    }),
  )
}

/** How often the page was handed a credential. */
function countDeliveries(page: Page): { signedIn: number } {
  const counted = { signedIn: 0 }
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== identityPaths.googleResult) return
    const said = await response.text().catch(() => '')
    if (said.includes('"signed-in"')) counted.signedIn += 1
  })
  return counted
}

async function openPopup(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  return await opening
}

const hasToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') !== null)

/** A server that has not heard of the try yet says so to the page's first question. */
const early = /status of 404/

function expectNoComplaint({ complaints }: Stage): void {
  expect(complaints.filter((text) => !early.test(text))).toEqual([])
}

// The provider knows where Foyer will stand, and Foyer where the provider stands.
const port = await findPorts()
const provider = await startOpenIdProvider({
  redirectUri: `http://localhost:${port}${identityPaths.googleCallback}`,
})
afterAll(() => provider.close())
const environment = {
  PORT: String(port),
  GOOGLE_CLIENT_ID: provider.client.clientId,
  GOOGLE_CLIENT_SECRET: provider.client.clientSecret,
  GOOGLE_ISSUER: provider.client.issuer,
}

function addPerson(sub: string, email: string, name: string): void {
  const [given_name = '', family_name = ''] = name.split(' ')
  provider.people.set(sub, { email, email_verified: true, name, given_name, family_name })
}

onStage(
  'signing in with Google',
  (stage) => {
    const { foyer, newPage } = stage
    const address = (path: string) => `${foyer().demo().app}${path}`
    const openAt = async (path: string) => {
      const page = await newPage()
      hearPopups(page, stage)
      await page.goto(address(path))
      await page.getByRole('button', { name: googleButton }).waitFor()
      return page
    }
    const choose = (popup: Page, name: string) => popup.getByRole('button', { name }).click()

    afterEach(() => {
      provider.setOpenerPolicy(undefined)
      expectNoComplaint(stage)
    })

    it('signs a new person up in a popup of 500 by 600, and goes on to the firm', async () => {
      addPerson('501', 'gina.gold@firm.example', 'Gina Gold')
      const page = await openAt('/signup')
      const deliveries = countDeliveries(page)
      const popup = await openPopup(page, googleButton)
      await popup.getByRole('button', { name: 'Gina Gold' }).waitFor()
      expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
      const closed = popup.waitForEvent('close')
      await choose(popup, 'Gina Gold')
      await closed
      await page.getByRole('heading', { name: 'Tell Us About Your Firm' }).waitFor()
      expect(await hasToken(page)).toBe(true)
      expect(deliveries.signedIn).toBe(1)
      await page.reload()
      await page.getByRole('heading', { name: 'Tell Us About Your Firm' }).waitFor()
    })

    it.each([
      ['a provider that leaves the window alone', undefined],
      ['a provider that severs it', 'same-origin'],
      ['a provider that severs it but for popups of its own', 'same-origin-allow-popups'],
    ])('signs the owner in through %s', async (_name, policy) => {
      addPerson('502', foyer().demo().email, 'Maren Tern')
      provider.setOpenerPolicy(policy)
      const page = await openAt('/signin')
      const deliveries = countDeliveries(page)
      const popup = await openPopup(page, googleButton)
      const closed = popup.waitForEvent('close')
      await choose(popup, 'Maren Tern')
      await page.getByText('Successfully signed in! Redirecting to dashboard...').waitFor()
      await page.waitForURL(address('/dashboard'))
      await closed
      await page.getByRole('button', { name: 'Logout' }).waitFor()
      expect(deliveries.signedIn).toBe(1)
    })

    it('counts a closed popup as cancelled after 8 seconds, not before', async () => {
      const page = await openAt('/signin')
      const popup = await openPopup(page, googleButton)
      await popup.close()
      const from = performance.now()
      await page.getByRole('alert').filter({ hasText: 'Sign-in was cancelled' }).waitFor({
        timeout: 20_000,
      })
      expect(performance.now() - from).toBeGreaterThan(7_500)
      expect(await hasToken(page)).toBe(false)
    })

    it.each([
      ['/signin', 'Sign-in was cancelled'],
      ['/signup', 'Sign-up was cancelled'],
    ])('says at %s that turning back at Google has cancelled it', async (path, sentence) => {
      const page = await openAt(path)
      const popup = await openPopup(page, googleButton)
      await choose(popup, 'Cancel')
      await page.getByText(sentence).waitFor()
      expect(popup.isClosed()).toBe(true)
    })

    it('gives up a pending popup for a new one, and signs in through that', async () => {
      addPerson('502', foyer().demo().email, 'Maren Tern')
      const page = await openAt('/signin')
      const deliveries = countDeliveries(page)
      const first = await openPopup(page, googleButton)
      await first.getByRole('button', { name: 'Maren Tern' }).waitFor()
      const second = await openPopup(page, googleButton)
      await eventually(() => first.isClosed()).toBe(true)
      await choose(second, 'Maren Tern')
      await page.waitForURL(address('/dashboard'))
      expect(deliveries.signedIn).toBe(1)
    })

    it('signs nobody in who comes back without having been sent', async () => {
      const page = await newPage()
      await page.goto(address(`${identityPaths.googleCallback}?code=x&state=${'a'.repeat(43)}`))
      await page.getByText('This sign-in could not be finished.').waitFor()
      expect(new URL(page.url()).pathname).toBe(identityPaths.googleDone)
      expect(await findAxeViolations(page.mainFrame())).toEqual([])
    })
  },
  environment,
)

onStage('the development chooser', (stage) => {
  const { foyer, newPage } = stage

  it('signs in with keys alone', async () => {
    const page = await newPage()
    hearPopups(page, stage)
    await page.goto(`${foyer().demo().app}/signin`)
    const button = page.getByRole('button', { name: chooserButton })
    await button.waitFor()
    await tabTo(page, button)
    const opening = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    const popup = await opening
    await popup.getByRole('heading', { name: 'Development sign-in' }).waitFor()
    await tabTo(popup, popup.getByRole('textbox', { name: 'Email' }))
    await popup.keyboard.type(foyer().demo().email)
    const closed = popup.waitForEvent('close')
    await popup.keyboard.press('Enter')
    await closed
    await page.waitForURL(`${foyer().demo().app}/dashboard`)
    expectNoComplaint(stage)
  })

  it('offers sample people, and a way back', async () => {
    const page = await newPage()
    hearPopups(page, stage)
    await page.goto(`${foyer().demo().app}/signup`)
    const cancelled = await openPopup(page, chooserButton)
    await cancelled.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Sign-up was cancelled').waitFor()
    const popup = await openPopup(page, chooserButton)
    await popup.getByRole('button', { name: /^Noor Haddad/ }).click()
    await page.getByRole('heading', { name: 'Tell Us About Your Firm' }).waitFor()
    expectNoComplaint(stage)
  })

  describe.each([390, 500, 1280])('at %i px', (width) => {
    it.each(['light', 'dark'] as const)(
      'meets no barrier that axe knows, nor scrolls sideways (%s)',
      async (colorScheme) => {
        const page = await newPage({ viewport: { width, height: 600 }, colorScheme })
        const event = 'e'.repeat(40) + width.toString(36).padStart(2, '0') + colorScheme[0]
        await page.goto(`${foyer().demo().app}${identityPaths.googleStart}?event=${event}`)
        await page.getByRole('heading', { name: 'Development sign-in' }).waitFor()
        expect(await findAxeViolations(page.mainFrame())).toEqual([])
        const [over, below] = await page.evaluate(() => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
          return [scrollWidth - clientWidth, scrollHeight - clientHeight]
        })
        expect(over).toBe(0)
        // A popup of 500 by 600 shows all of it.
        if (width === 500) expect(below).toBe(0)
        expectNoComplaint(stage)
      },
    )
  })
})
