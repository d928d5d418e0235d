import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { eventually, onStage, type Stage } from './stage.ts'
import { standInForStripe } from './stripe-double.ts'

/** A Foyer set up for Stripe, whose API is nowhere: these tests end where our server would ask it. */
const settings = {
  STRIPE_SECRET_KEY: 'sk_test_e2e',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
  STRIPE_WEBHOOK_SECRET: 'whsec_e2e',
  STRIPE_API_ORIGIN: 'http://127.0.0.1:9',
}

let kept: Awaited<ReturnType<BrowserContext['storageState']>> | undefined

/** What a browser keeps of a person who has signed in. */
async function signIn({ foyer, newPage }: Stage) {
  const { app, email, password } = foyer().demo()
  const page = await newPage()
  await page.goto(`${app}/signin`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${app}/dashboard**`)
  return await page.context().storageState({ indexedDB: true })
}

/** Opens the form for a card, as somebody who signed in before. */
async function openCardForm(
  stage: Stage,
  options: { isAway?: () => boolean; colorScheme?: 'light' | 'dark' } = {},
) {
  const { isAway = () => false, colorScheme = 'light' } = options
  kept ??= await signIn(stage)
  const page = await stage.newPage({ colorScheme, storageState: kept })
  const asked = await standInForStripe(page, isAway)
  await page.goto(`${stage.foyer().demo().app}/dashboard/settings/payment`)
  // A whole dashboard opens first, on a machine that may be busy.
  const open = page.getByRole('button', { name: /^(Add|Update) Payment Method$/ })
  await open.click({ timeout: 30_000 })
  return { page, asked }
}

const cardNumber = (page: Page) =>
  page
    .frameLocator('iframe[title="Secure card payment input frame"]')
    .getByRole('textbox', { name: 'Card number' })
const save = (page: Page) => page.getByRole('button', { name: 'Save card' }).click()
/** What the field was told to look like. */
const lookOf = async (page: Page) =>
  JSON.parse((await page.locator('[data-options]').getAttribute('data-options')) ?? '{}') as {
    style: { base: { color: string } }
    hidePostalCode: boolean
  }

onStage(
  'the card form with Stripe',
  (stage) => {
    const { complaints } = stage
    const expected: RegExp[] = []
    // The policy and Trusted Types are enforced: a script they refuse would be complained about.
    afterEach(() => {
      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
      expected.length = 0
      expect(unexpected).toEqual([])
    })

    it('gives our server the id of a card that it never saw', async () => {
      // The demo firm may have no subscription to put a card on; the server then says so.
      expected.push(/Failed to load resource.*(409|503)/)
      const { page, asked } = await openCardForm(stage)
      await cardNumber(page).fill('4242424242424242')
      expect(asked[0]).toMatch(/^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js$/)
      expect(await findAxeViolations(page.mainFrame())).toEqual([])
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/payment-methods'),
      )
      await save(page)
      expect((await sent).postDataJSON()).toEqual({ paymentMethodId: 'pm_of_pk_test_e2e' })
    })

    it.each([
      ['4000000000000002', 'Your card was declined.'],
      ['1', 'An error occurred while processing your payment method.'],
      ['2', 'An unexpected error occurred. Please try again.'],
      ['3', 'Card element not found.'],
    ])('with %s says: %s', async (number, sentence) => {
      const { page } = await openCardForm(stage)
      await cardNumber(page).fill(number)
      await save(page)
      await eventually(() => page.getByRole('alert').textContent()).toBe(sentence)
    })

    it('says that Stripe has not loaded, and loads it when tried again', async () => {
      expected.push(/Failed to load resource: net::ERR_FAILED/)
      let isAway = true
      const { page } = await openCardForm(stage, { isAway: () => isAway })
      await page.getByText('The card form could not be loaded').waitFor()
      await save(page)
      await page.getByText('Stripe has not loaded yet. Please try again.').waitFor()
      isAway = false
      await page.getByRole('button', { name: 'Try Again' }).click()
      await cardNumber(page).waitFor()
    })

    it('looks as the page around it does, by day and by night', async () => {
      const { page } = await openCardForm(stage, { colorScheme: 'dark' })
      await cardNumber(page).waitFor()
      const dark = await lookOf(page)
      expect(dark.hidePostalCode).toBe(false)
      expect(dark.style.base.color).toMatch(/^#[a-f]/)
      await page.emulateMedia({ colorScheme: 'light' })
      await eventually(async () => (await lookOf(page)).style.base.color).toMatch(/^#[0-3]/)
    })
  },
  settings,
)
