import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { tabTo } from './chat.ts'
import { snippetOf } from './host-page.ts'
import { eventually, onStage, type Stage } from './stage.ts'
import { persistentVisitor, type PersistentVisitor } from './visitor.ts'

const widths = [390, 1280]
const schemes = ['light', 'dark'] as const

/** Types into a labelled field with the keyboard, from wherever the focus is. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Opens the sign-in page and signs in by keyboard; the dashboard is there when it answers. */
async function signInByKeyboard(page: Page, { foyer }: Stage): Promise<void> {
  const { app, email, password } = foyer().demo()
  await page.goto(`${app}/signin`)
  await fill(page, 'Email', email)
  await fill(page, 'Password', password)
  await page.keyboard.press('Enter')
  await page.getByText('Successfully signed in! Redirecting to dashboard...').waitFor()
  await page.waitForURL(`${app}/dashboard**`)
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Goes to a section by the sidebar, which a small screen hides behind its menu button. */
async function goTo(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: section })
    .click()
}

onStage('the dashboard', (stage) => {
  const { foyer, newPage, complaints } = stage

  let kept: Awaited<ReturnType<BrowserContext['storageState']>> | undefined
  /** The dashboard as somebody sees it who signed in before. */
  const openDashboard = async (options: Parameters<Stage['newPage']>[0] = {}) => {
    if (kept === undefined) {
      const page = await newPage()
      await signInByKeyboard(page, stage)
      kept = await page.context().storageState({ indexedDB: true })
    }
    const page = await newPage({ ...options, storageState: kept })
    await page.goto(`${foyer().demo().app}/dashboard`)
    return page
  }

  // Each test leaves the console empty: no policy is violated, nothing fails.
  const expected: RegExp[] = []
  afterEach(() => {
    const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
    expected.length = 0
    expect(unexpected).toEqual([])
  })

  it('leads who is not signed in to sign in, and leaves no way back to it', async () => {
    const { app } = foyer().demo()
    const page = await newPage()
    await page.goto(`${app}/`)
    await page.goto(`${app}/dashboard`)
    await page.waitForURL(`${app}/signin`)
    await page.goBack()
    expect(pathOf(page)).toBe('/')
  })

  it('says what is wrong with a sign-in', async () => {
    expected.push(/status of 40\d/)
    const { app, email } = foyer().demo()
    const page = await newPage()
    await page.goto(`${app}/signin`)
    const submit = async () => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('alert').waitFor()
      return await page.getByRole('alert').innerText()
    }
    expect(await submit()).toBe('Please fill in all fields')
    await page.getByLabel('Email').fill('nobody@larchandtern.example')
    await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1')
    await submit()
    await eventually(() => page.getByRole('alert').innerText()).toBe(
      'No account found with this email address',
    )
    await page.getByLabel('Email').fill(email)
    await submit()
    await eventually(() => page.getByRole('alert').innerText()).toBe('Incorrect password')
    expect(pathOf(page)).toBe('/signin')
  })

  it('is empty at first and says so', async () => {
    const page = await openDashboard()
    await goTo(page, 'New Client Leads')
    await page.getByRole('heading', { name: 'No leads found' }).waitFor()
  })

  it('gives the snippet, and knows when it is at work', async () => {
    const { app, site } = foyer().demo()
    const page = await openDashboard({ permissions: ['clipboard-read', 'clipboard-write'] })
    await goTo(page, 'Integration')
    await page.getByRole('heading', { name: 'Website Integration' }).waitFor()
    const card = page.getByRole('region', { name: 'Your snippet' })
    await card.getByText('Inactive').waitFor()
    expect(await card.getByText(snippetOf(foyer().demo())).isVisible()).toBe(true)
    await card.getByRole('button', { name: 'Copy' }).click()
    await card.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      snippetOf(foyer().demo()),
    )
    await card.getByRole('button', { name: 'Copy', exact: true }).waitFor()

    const visitor = await newPage()
    await visitor.goto(site)
    await visitor.getByRole('button', { name: 'Open chat' }).waitFor()
    await eventually(async () => {
      await page.goto(`${app}/dashboard/integration`)
      await card.getByText(/^(Active|Inactive)$/).waitFor()
      return await card.getByText(/^(Active|Inactive)$/).innerText()
    }).toBe('Active')
  })

  it('reads the website again and lists its pages', async () => {
    const page = await openDashboard()
    await goTo(page, 'Integration')
    const button = page.getByRole('button', { name: 'Re-index' })
    await button.click()
    await page.getByText('Re-indexing started successfully!').waitFor()
    await page.getByRole('button', { name: 'Re-indexing...' }).waitFor()
    expect(await page.getByRole('button', { name: 'Re-indexing...' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Re-index', exact: true }).waitFor({ timeout: 30_000 })
    await page.getByRole('heading', { name: 'Pages the assistant knows' }).waitFor()
    await page.getByText('/fees', { exact: true }).waitFor()
    await page.getByText('Re-indexing started successfully!').waitFor({ state: 'detached' })
  })

  it('opens on its home, and says how the first chat arrives', async () => {
    const page = await openDashboard()
    await page.getByRole('heading', { name: 'How the first chat arrives' }).waitFor()
    const figures = page.getByRole('region', { name: 'Figures' })
    expect(await figures.getByRole('term').allInnerTexts()).toEqual([
      'Chats (This Month)',
      'New Leads',
      'All Chats (All Time)',
    ])
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByRole('heading', { name: 'Edit profile' }).waitFor()
  })

  describe('with the lead of a visitor', () => {
    let visitor: PersistentVisitor
    beforeAll(async () => {
      visitor = await persistentVisitor(foyer().demo())
      await visitor.say('What are your office hours?')
      await visitor.say('My name is Ana Ruiz and my number is 503-555-0147')
      await visitor.say('I have a court hearing tomorrow about my eviction, this is urgent')
      await visitor.say('the landlord is Harbor Homes')
    })

    it('lists it, opens it and tells all there is to know', async () => {
      const page = await openDashboard()
      await goTo(page, 'New Client Leads')
      const row = page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' })
      await eventually(() => row.getByText('EMAILED').isVisible()).toBe(true)
      expect(await row.getByText('High').isVisible()).toBe(true)
      await page.getByText('Showing 1 to 1 of 1 leads').waitFor()
      await row.getByRole('button', { name: 'View Details' }).press('Enter')

      const lead = page.getByRole('region', { name: 'Lead', exact: true })
      await lead.getByRole('heading', { name: 'Ana Ruiz' }).waitFor()
      expect(await lead.getByRole('link', { name: /555-0147/ }).getAttribute('href')).toMatch(
        /^tel:\+?1?5035550147$/,
      )
      const parts = ['Case summary', 'Intake', 'Conversation', 'What happened when']
      for (const name of parts) await lead.getByRole('heading', { name }).waitFor()
      await lead.getByText('What are your office hours?').waitFor()
      const source = lead.getByRole('list', { name: 'Sources' }).getByRole('link').first()
      expect(await source.getAttribute('href')).toContain(foyer().demo().site)
      await lead.getByText(/^E-mailed to /).waitFor()
      expect(await lead.getByText('Harbor Homes').first().isVisible()).toBe(true)

      await page.keyboard.press('Escape')
      await lead.waitFor({ state: 'detached' })
    })

    it('shows a message as it arrives, without being asked', async () => {
      const page = await openDashboard()
      await page.getByRole('region', { name: 'Recent Activity' }).getByText('Ana Ruiz').waitFor()
      await eventually(() => page.title()).toMatch(/^Dashboard|^\(\d+\) Dashboard/)
      const other = await openDashboard()
      await goTo(other, 'Messages Received')
      await other.getByRole('heading', { name: 'No messages found' }).waitFor()
      await visitor.send('messages', {
        clientName: 'Ana Ruiz',
        clientEmail: 'ana@mail.example',
        messageContent: 'My landlord changed the locks and I have a court date tomorrow.',
      })
      await page.getByText('New message from Ana Ruiz').waitFor()
      await page.getByRole('link', { name: 'Messages Received (1 unread)' }).waitFor()
      await eventually(() => page.title()).toMatch(/^\(\d+\) Dashboard/)
      await other.getByRole('heading', { name: 'Ana Ruiz' }).waitFor()
      await other.getByText('Needs immediate attention').waitFor()
    })

    it.each(widths)('answers messages by the keyboard alone, at %d', async (width) => {
      const page = await openDashboard({ viewport: { width, height: 900 } })
      await page.getByRole('button', { name: 'Logout' }).waitFor()
      if (width < 900) {
        await tabTo(page, page.getByRole('button', { name: 'Open menu' }))
        await page.keyboard.press('Enter')
      }
      await tabTo(page, page.getByRole('link', { name: 'Messages Received' }))
      await page.keyboard.press('Enter')
      await page.getByText('Showing 1 to 1 of 1 messages').waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      const message = page.getByRole('region', { name: 'Message', exact: true })
      // Opening marks a message as viewed, which the server may say only after the keys have begun.
      const viewed = message.getByRole('button', { name: 'Status Viewed' })
      await viewed.waitFor()
      await tabTo(page, viewed)
      for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key)
      await message.getByRole('button', { name: 'Status Resolved' }).waitFor()
      await page.keyboard.press('ControlOrMeta+z')
      await page.getByText('Taken back').waitFor()
      await viewed.waitFor()
      await page.keyboard.press('Escape')
      await message.waitFor({ state: 'detached' })
      await page.keyboard.press('Enter')
      await message.getByRole('heading', { name: 'Ana Ruiz' }).waitFor()
    })

    it('keeps search, filter and opened message by reload, Back and a shared link', async () => {
      const { app } = foyer().demo()
      const page = await openDashboard()
      await goTo(page, 'Messages Received')
      const search = page.getByRole('searchbox')
      await search.fill('locks')
      await page.waitForURL(`${app}/dashboard/messages?search=locks`)
      await page.getByRole('combobox', { name: 'Priority' }).selectOption('High')
      await page.getByText('Showing 1 to 1 of 1 messages').waitFor()
      await page.getByRole('button', { name: 'Read more' }).click()
      await page.getByRole('link', { name: 'Read the whole conversation' }).click()
      await page.getByText('What are your office hours?').waitFor()
      await page.getByRole('link', { name: 'Back' }).click()
      await page.getByRole('button', { name: /^Status/ }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: /^Status/ }).waitFor()
      expect(await search.inputValue()).toBe('locks')

      const shared = await openDashboard()
      await shared.goto(page.url())
      await shared.getByRole('button', { name: /^Status/ }).waitFor()
      expect(await shared.getByRole('searchbox').inputValue()).toBe('locks')
      await shared.getByRole('searchbox').fill('no such words')
      await shared.getByText('Nothing matches “no such words” here.').waitFor()
      await shared.goBack()
      await eventually(() => shared.getByRole('searchbox').inputValue()).toBe('locks')
    })

    it('filters by what became of it', async () => {
      const page = await openDashboard()
      await goTo(page, 'New Client Leads')
      const name = page.getByRole('heading', { name: 'Ana Ruiz' })
      await page.getByText('EMAILED', { exact: true }).waitFor()
      await page.getByText('Pending', { exact: true }).click()
      await page.getByRole('heading', { name: 'No leads found' }).waitFor()
      expect(await name.count()).toBe(0)
      await page.getByText('Emailed', { exact: true }).click()
      await name.waitFor()
    })

    it('has e-mailed the firm, with no fact of the case in the subject', async () => {
      const page = await newPage()
      await page.goto(`${foyer().demo().app}/outbox`)
      const subjects = await page
        .getByRole('list', { name: 'Messages, newest first' })
        .getByRole('link')
        .allInnerTexts()
      expect(subjects.at(-1)).toBe('New inquiry from your website')
      const known = ['New inquiry', 'Updated inquiry', 'New message']
      for (const subject of subjects)
        expect(known.map((name) => `${name} from your website`)).toContain(subject)
      await page.getByRole('link', { name: 'New inquiry from your website' }).first().click()
      const mail = page.frameLocator('iframe')
      await mail.getByText('Ana Ruiz').first().waitFor()
      await page.getByText('503-555-0147').or(page.getByText('503) 555-0147')).first().waitFor()
    })

    it.each(widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme }))))(
      'meets no barrier that axe knows, nor scrolls sideways, at $width, $scheme',
      async ({ width, scheme }) => {
        const { app } = foyer().demo()
        const page = await newPage({
          viewport: { width, height: 900 },
          colorScheme: scheme,
          reducedMotion: 'reduce',
        })
        const found: Record<string, string[]> = {}
        const look = async (name: string) => {
          // Without its stylesheet, which may still be on its way, a page is as wide as its longest line.
          await page.waitForLoadState()
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          found[name] = await findAxeViolations(page.mainFrame())
          if (over > 0) found[name]?.push(`scrolls sideways by ${over} px`)
        }
        await page.goto(`${app}/`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await look('front')
        await page.goto(`${app}/signin`)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await page.getByRole('alert').waitFor()
        await look('sign-in')
        await signInByKeyboard(page, stage)
        await goTo(page, 'New Client Leads')
        await page.getByRole('button', { name: 'View Details' }).waitFor()
        await look('leads')
        await page.getByRole('button', { name: 'View Details' }).click()
        await page.getByRole('heading', { name: 'What happened when' }).waitFor()
        await look('lead')
        await goTo(page, 'Messages Received')
        await page.getByRole('button', { name: 'Read more' }).click()
        await page.getByRole('button', { name: /^Status/ }).click()
        await page.getByRole('menu').waitFor()
        await look('message')
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: 'Read the whole conversation' }).click()
        await page.getByRole('heading', { name: 'What was said' }).waitFor()
        await look('conversation')
        for (const section of ['Dashboard', 'Integration', 'Messages', 'Settings & Billing']) {
          await goTo(page, section)
          await page.getByRole('main').getByRole('heading').first().waitFor()
          await look(section)
        }
        await page.goto(`${app}/outbox`)
        await look('outbox')
        await page.getByRole('list').getByRole('link').first().click()
        await page.getByRole('heading', { name: 'As it looks' }).waitFor()
        await look('mail')
        await page.goto(`${app}/nowhere`)
        await page.getByText("We couldn't find that page.").waitFor()
        await look('not found')
        expected.push(/status of 404/)
        expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([])
      },
    )

    it('signs out to the front page', async () => {
      const { app } = foyer().demo()
      const page = await newPage()
      await signInByKeyboard(page, stage)
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL(`${app}/`)
      await eventually(() => page.evaluate(() => localStorage.getItem('authToken'))).toBe(null)
      await page.goto(`${app}/dashboard`)
      await page.waitForURL(`${app}/signin`)
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    })
  })
})
