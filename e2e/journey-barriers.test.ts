import type { BrowserContext, Page } from 'playwright-core'
import { identityPaths } from '@foyer/shared/paths.ts'
import { afterEach, expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { awaitMail, linkIn, makeAccount, press, signIn, tellFirm } from './owner.ts'
import { onStage } from './stage.ts'

const looks = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

/** Looks at the page as it stands, narrow and wide, by day and by night. */
async function expectNoBarrier(page: Page, name: string): Promise<void> {
  const found: string[] = []
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const problems = await findAxeViolations(page.mainFrame())
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) problems.push(`scrolls sideways by ${over} px`)
    found.push(...problems.map((problem) => `${name}, ${width}, ${colorScheme}: ${problem}`))
  }
  expect(found).toEqual([])
}

onStage('what people meet on their way in', (stage) => {
  const { foyer, complaints } = stage
  const at = (path: string) => `${foyer().demo().app}${path}`
  const newcomer = {
    firstName: 'Noor',
    lastName: 'Reyes',
    email: 'noor@reyes.example',
    password: 'Passw0rdX',
  }

  /** Not even a warning is said in the console. */
  const newPage = async (options?: Parameters<typeof stage.newPage>[0]) => {
    const page = await stage.newPage(options)
    page.on('console', (message) => {
      if (message.type() !== 'error') complaints.push(message.text())
    })
    return page
  }

  const expected: RegExp[] = []
  afterEach(() => {
    const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
    expected.length = 0
    expect(unexpected).toEqual([])
  })

  it('has no barrier that axe knows on the pages before signing in', async () => {
    expected.push(/status of 400/)
    const page = await newPage()
    const open = async (path: string, title: string) => {
      await page.goto(at(path))
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await open('/signin', 'Sign in')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectNoBarrier(page, 'sign-in')
    await open('/signup', 'Create your account')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('alert').waitFor()
    await expectNoBarrier(page, 'sign-up')
    await open('/forgot-password', 'Forgot your password?')
    await page.getByLabel('Email').fill(foyer().demo().email)
    await page.keyboard.press('Enter')
    await page.getByText('Check your inbox for a password reset link').waitFor()
    await expectNoBarrier(page, 'forgotten password')
    const mail = await awaitMail(foyer().dataFolder, foyer().demo().email, 'Choose a new password')
    await page.goto(linkIn(mail))
    await page.getByLabel('New password', { exact: true }).waitFor()
    await page.keyboard.press('Tab')
    await expectNoBarrier(page, 'new password')
    await open('/reset-password?oobCode=unknown', 'This link cannot be used')
    await page.getByRole('alert').waitFor()
    await expectNoBarrier(page, 'reset that cannot be used')
    await open('/verify-email?oobCode=unknown', 'This link cannot be used')
    await page.getByRole('alert').waitFor()
    await expectNoBarrier(page, 'address that is not confirmed')
    await open(`${identityPaths.googleStart}?event=${'e'.repeat(43)}`, 'Development sign-in')
    await expectNoBarrier(page, 'development chooser')
    await open(identityPaths.googleDone, 'You can close this window')
    await expectNoBarrier(page, 'end of the popup')
  })

  let kept: Awaited<ReturnType<BrowserContext['storageState']>>

  it('has none on the way through the setup', async () => {
    const page = await newPage()
    const { app, site } = foyer().demo()
    await makeAccount(page, app, newcomer)
    await page.getByRole('heading', { name: 'Tell Us About Your Firm' }).waitFor()
    await press(page, 'Next')
    await page.getByRole('alert').first().waitFor()
    await expectNoBarrier(page, 'firm')
    await tellFirm(page, { name: 'Reyes Law', site })
    await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor()
    await page.getByRole('radio', { name: 'Firm Plus' }).check()
    await expectNoBarrier(page, 'plan')
    await press(page, 'Next')
    await page.getByRole('heading', { name: 'Finish With Payment' }).waitFor()
    await page.getByText('Test cards').click()
    await expectNoBarrier(page, 'payment')
    await page.getByRole('button', { name: /^4242/ }).click()
    await press(page, 'Complete Setup')
    await page.waitForURL(at('/dashboard/integration'))
    await page.getByText('data-token=').waitFor()
    await page.getByText('Please confirm your email address: until then').waitFor()
    await expectNoBarrier(page, 'first screen')
  })

  it('has none when an address is confirmed', async () => {
    const subject = 'Confirm your e-mail address'
    const mail = await awaitMail(foyer().dataFolder, newcomer.email, subject)
    const page = await newPage()
    // The page leads on after 3 seconds, which is too soon to look at it four times.
    await page.addInitScript(() => {
      const real = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (run: () => void, ms?: number) => real(run, ms === 3_000 ? 60_000 : ms),
      })
    })
    await page.goto(linkIn(mail))
    await page.getByText('Email verified successfully! You can now sign in.').waitFor()
    await expectNoBarrier(page, 'address that is confirmed')
    await page.getByRole('link', { name: 'Sign In Now' }).click()
    await page.getByText('Email verified successfully! You can now sign in.').waitFor()
    await expectNoBarrier(page, 'sign-in with a notice')
    await signIn(page, foyer().demo().app, newcomer)
    kept = await page.context().storageState({ indexedDB: true })
  })

  it('has none in the settings, their views and their dialogs', async () => {
    const page = await newPage({ storageState: kept })
    const open = async (path: string, title: string) => {
      await page.goto(at(path))
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await open('/dashboard/settings', 'Settings & Billing')
    await page.getByRole('link', { name: 'Upgrade Plan' }).waitFor()
    await page.getByText('4242').first().waitFor()
    await expectNoBarrier(page, 'settings')
    for (const name of ['Change password', 'Cancel subscription']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('dialog', { name }).waitFor()
      await expectNoBarrier(page, name)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await open('/dashboard/settings/payment', 'Payment method')
    await page.getByRole('button', { name: 'Update Payment Method' }).click()
    await page.getByLabel('Card number').waitFor()
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectNoBarrier(page, 'card')
    await open('/dashboard/settings/plan', 'Upgrade plan')
    await page.getByRole('radio', { name: 'Solo' }).check()
    await page.getByText('Charged today').waitFor()
    await expectNoBarrier(page, 'another plan')
    await open('/dashboard/settings/profile', 'Edit profile')
    await page.getByLabel('Firm name').fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Please fill in all required organization fields').waitFor()
    await expectNoBarrier(page, 'profile')
  })
})
