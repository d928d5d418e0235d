import type { BrowserContext, Page } from 'playwright-core'
import { identityPaths } from '@foyer/shared/paths.ts'
import { afterAll, afterEach, expect, it } from 'vitest'
import { startOpenIdProvider } from '../server/testing/openid-provider.ts'
import { findAxeViolations } from './accessibility.ts'
import { startByKeyboard, tabTo } from './chat.ts'
import { findPorts } from '../server/testing/free-ports.ts'
import { changeHomePage } from './host-page.ts'
import {
  awaitMail,
  fill,
  linkIn,
  makeAccount,
  type Owner,
  press,
  readToken,
  setUpFirm,
  signIn,
  typeCard,
} from './owner.ts'
import { eventually, onStage, type Stage } from './stage.ts'

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

const phone = { viewport: { width: 390, height: 844 } }
const day = 24 * 60 * 60 * 1_000

/** The owner of the story; the password changes on the way. */
const owner: Owner = {
  firstName: 'Avery',
  lastName: 'Stone',
  email: 'avery@stone-park.example',
  password: 'Passw0rdX',
}
let token = ''

/** The chat on the firm's own website, which has the firm's snippet in it. */
async function visit(stage: Stage, token: string): Promise<Page> {
  const demo = stage.foyer().demo()
  const page = await stage.newPage(phone)
  await changeHomePage(page, demo, (html) => html.replaceAll(demo.token, token))
  await page.goto(`${demo.site}/`)
  return page
}

/** A visitor with an urgent matter chats and leaves name and number, by keyboard. */
async function leaveLead(page: Page, name: string): Promise<void> {
  const chat = await startByKeyboard(page)
  await chat.say(`My name is ${name} and my number is 503-555-0147`)
  await chat.say('I have a court hearing tomorrow about my eviction, this is urgent')
}

/** The firm reads of the visitor in its dashboard and in its mailbox. */
async function expectLead(page: Page, stage: Stage, lead: { to: string; name: string }) {
  const { app } = stage.foyer().demo()
  await page.goto(`${app}/dashboard/leads`)
  const row = page.getByRole('listitem').filter({ hasText: lead.name })
  await row.getByRole('button', { name: 'View Details' }).press('Enter')
  await page.getByRole('link', { name: /555-0147/ }).waitFor()
  const { dataFolder } = stage.foyer()
  const mail = await awaitMail(dataFolder, lead.to, 'New inquiry from your website')
  expect(mail.text).toContain(lead.name)
  expect(mail.text).toContain('555-0147')
}

onStage(
  'the journey of a firm',
  (stage) => {
    const { foyer, newPage, complaints } = stage
    const at = (path: string) => `${foyer().demo().app}${path}`
    let kept: Awaited<ReturnType<BrowserContext['storageState']>>
    const keep = async (page: Page) => {
      kept = await page.context().storageState({ indexedDB: true })
    }

    /** Looks into the settings until the plan stands so; the payment provider tells in its own time. */
    const awaitStatus = async (page: Page, status: string) => {
      const shown = async () => {
        await page.goto(at('/dashboard/settings'))
        const badge = page.getByText(/^(Free trial|Active|Payment failed|Ended)$/)
        await badge.waitFor()
        return await badge.innerText()
      }
      await expect.poll(shown, { timeout: 40_000, interval: 500 }).toBe(status)
    }

    // No policy is violated anywhere, and nothing fails but what a test names.
    const expected: RegExp[] = []
    afterEach(() => {
      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
      expected.length = 0
      expect(unexpected).toEqual([])
    })

    it('leads by keyboard alone, on a phone, from an account to the snippet', async () => {
      const page = await newPage(phone)
      await makeAccount(page, foyer().demo().app, owner)
      await setUpFirm(page, {
        name: 'Stone & Park',
        site: foyer().demo().site,
        card: '4000000000000341',
      })
      await page.waitForURL(at('/dashboard/integration'))
      await page.getByText('Welcome, Stone & Park.').waitFor()
      await page
        .getByText(/\d+ of \d+ pages read|passages/)
        .first()
        .waitFor({ timeout: 30_000 })
      token = await readToken(page)
      await keep(page)
    })

    it('confirms the address by the letter, once', async () => {
      expected.push(/status of 400/)
      const letter = await awaitMail(foyer().dataFolder, owner.email, 'Confirm your e-mail address')
      const page = await newPage({ ...phone, storageState: kept })
      await page.goto(at('/dashboard'))
      const reminder = page.getByText('Please confirm your email address: until then')
      await reminder.waitFor()

      await page.goto(linkIn(letter))
      await page.getByText('Email verified successfully!').waitFor()
      await page.waitForURL(at('/dashboard'))
      await page.getByRole('button', { name: 'Logout' }).waitFor()
      await reminder.waitFor({ state: 'detached' })
      await keep(page)

      await page.goto(linkIn(letter))
      await eventually(() => page.getByRole('alert').textContent()).toBe(
        'The verification link is invalid or has expired. Please request a new verification email.',
      )
      await page.getByRole('link', { name: 'Sign Up Again' }).waitFor()
      await page.getByRole('link', { name: 'Contact Support' }).waitFor()
    })

    it('brings the first lead from the website to dashboard and mailbox', async () => {
      await leaveLead(await visit(stage, token), 'Ana Ruiz')
      const page = await newPage({ ...phone, storageState: kept })
      await expectLead(page, stage, { to: owner.email, name: 'Ana Ruiz' })
    })

    it('leads there with Google too', async () => {
      // A server that has not heard of the try yet says so to the page's first question.
      expected.push(/status of 404/)
      const person = { name: 'Gina Gold', given_name: 'Gina', family_name: 'Gold' }
      const email = 'gina@gold.example'
      provider.people.set('701', { email, email_verified: true, ...person })
      const page = await newPage()
      await page.goto(at('/signup'))
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      const popup = await opening
      await popup.getByRole('button', { name: 'Gina Gold' }).click()
      await setUpFirm(page, {
        name: 'Gold Law',
        site: foyer().demo().site,
        card: '4242424242424242',
      })
      await page.waitForURL(at('/dashboard/integration'))
      const visitor = await visit(stage, await readToken(page))
      await leaveLead(visitor, 'Jon Ames')
      await expectLead(page, stage, { to: email, name: 'Jon Ames' })
      // Each firm has its own visitor and no other.
      await page.goto(at('/dashboard/leads'))
      await page.getByText('Showing 1 to 1 of 1 leads').waitFor()
    })

    it('gets back in by a letter when the password is forgotten; other sessions end', async () => {
      expected.push(/status of 40[01]/, /could not be refreshed/)
      const other = await newPage({ storageState: kept })
      await other.goto(at('/dashboard'))
      await other.getByRole('button', { name: 'Logout' }).waitFor()

      const page = await newPage(phone)
      await page.goto(at('/signin'))
      await tabTo(page, page.getByRole('link', { name: 'Forgot password?' }))
      await page.keyboard.press('Enter')
      await page.waitForURL(at('/forgot-password'))
      await fill(page, 'Email', owner.email)
      await page.keyboard.press('Enter')
      await page.getByText('Check your inbox for a password reset link').waitFor()
      const letter = await awaitMail(foyer().dataFolder, owner.email, 'Choose a new password')

      await page.goto(linkIn(letter))
      await page.getByText(owner.email).waitFor()
      owner.password = 'An0ther-Passw0rd'
      await fill(page, 'New password', owner.password)
      await fill(page, 'Confirm new password', owner.password)
      await page.keyboard.press('Enter')
      await page.getByText('Password reset successful! Redirecting to sign in...').waitFor()
      await page.waitForURL(at('/signin'))
      await signIn(page, foyer().demo().app, owner)
      await keep(page)

      await other.getByRole('link', { name: 'New Client Leads' }).click()
      await other.waitForURL(at('/signin'))
      await other.getByText('Authentication failed. Please sign in again.').waitFor()

      await other.goto(linkIn(letter))
      await eventually(() => other.getByRole('alert').textContent()).toBe(
        'Invalid or expired reset code. Please request a new password reset link.',
      )
      await other.getByRole('button', { name: 'Request New Reset Link' }).waitFor()
    })

    it('changes the password, and signs out in every tab at once', async () => {
      const page = await newPage({ ...phone, storageState: kept })
      await page.goto(at('/dashboard/settings'))
      await press(page, 'Change password')
      const dialog = page.getByRole('dialog', { name: 'Change password' })
      await fill(page, 'Current password', owner.password)
      owner.password = 'Th1rd-Passw0rd'
      await fill(page, 'New password', owner.password)
      await fill(page, 'Confirm new password', owner.password)
      await page.keyboard.press('Enter')
      await dialog.getByText('Password updated successfully!').waitFor()
      await dialog.waitFor({ state: 'detached' })

      const second = await page.context().newPage()
      await second.goto(at('/dashboard/leads'))
      await second.getByRole('button', { name: 'Logout' }).waitFor()
      await press(page, 'Logout')
      await page.waitForURL(at('/'))
      await second.waitForURL(at('/signin'))
      await signIn(second, foyer().demo().app, owner)
      await page.goto(at('/signin'))
      await page.waitForURL(at('/dashboard'))
      await keep(page)
    })

    it('tells of a failed payment when the trial is over; a new card mends it', async () => {
      await foyer().stop()
      await foyer().start({ FOYER_NOW: new Date(Date.now() + 7.1 * day).toISOString() })
      const page = await newPage(phone)
      await signIn(page, foyer().demo().app, owner)
      await awaitStatus(page, 'Payment failed')
      await page.getByText(/^Your last payment of \$[\d,]+ failed\.$/).waitFor()
      expect(await findAxeViolations(page.mainFrame())).toEqual([])
      await tabTo(page, page.getByRole('link', { name: 'Update Payment Method' }))
      await page.keyboard.press('Enter')
      await press(page, 'Update Payment Method')
      await typeCard(page, '4242424242424242')
      await press(page, 'Save card')
      await page.getByText('Your card is saved and the open payment is made.').waitFor()
      await page.goto(at('/dashboard/settings'))
      await page.getByText('Active', { exact: true }).waitFor()
      await page.getByText('VISA').first().waitFor()

      await press(page, 'Cancel subscription')
      const dialog = page.getByRole('dialog', { name: 'Cancel subscription' })
      await tabTo(page, dialog.getByRole('button', { name: 'Cancel subscription' }))
      await page.keyboard.press('Enter')
      await page
        .getByText(/^Your plan ends on .* Until then everything works as before\.$/)
        .waitFor()
    })

    it('closes the chat politely when the plan has ended, and opens it again', async () => {
      await foyer().stop()
      await foyer().start({ FOYER_NOW: new Date(Date.now() + 400 * day).toISOString() })
      expected.push(/status of 403/)
      const page = await newPage(phone)
      await signIn(page, foyer().demo().app, owner)
      await awaitStatus(page, 'Ended')

      const closed = await visit(stage, token)
      await tabTo(closed, closed.getByRole('button', { name: 'Open chat' }))
      await closed.keyboard.press('Enter')
      await closed
        .frameLocator('iframe[title^="Chat with"]')
        .getByText('This firm is not receiving chats here. Please contact the firm directly.')
        .waitFor()
      await page.goto(at('/dashboard/leads'))
      await page.getByRole('heading', { name: 'Ana Ruiz' }).waitFor()

      await page.goto(at('/dashboard/settings'))
      await press(page, 'Reactivate Plan')
      const dialog = page.getByRole('dialog', { name: 'Reactivate Plan' })
      await dialog.getByText(/There is no second free trial\./).waitFor()
      expect(await findAxeViolations(page.mainFrame())).toEqual([])
      await tabTo(page, dialog.getByRole('button', { name: 'Reactivate Plan' }))
      await page.keyboard.press('Enter')
      await page.getByText(/^Your plan is active again and \$[\d,]+ was charged\./).waitFor()
      await leaveLead(await visit(stage, token), 'Lena Voss')
    })
  },
  environment,
)
