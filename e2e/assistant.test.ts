import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { chatOn, startByKeyboard, tabTo } from './chat.ts'
import { awaitMail, fill, press, signIn } from './owner.ts'
import { eventually, onStage, type Stage } from './stage.ts'
import { persistentVisitor } from './visitor.ts'

const settings = '/dashboard/settings'

onStage('what a firm sets of its assistant', (stage) => {
  const { foyer, newPage, complaints } = stage

  let kept: Awaited<ReturnType<BrowserContext['storageState']>> | undefined
  const open = async (path: string, options: Parameters<Stage['newPage']>[0] = {}) => {
    const { app } = foyer().demo()
    if (kept === undefined) {
      const page = await newPage()
      await signIn(page, app, foyer().demo())
      kept = await page.context().storageState({ indexedDB: true })
    }
    const page = await newPage({ ...options, storageState: kept })
    await page.goto(app + path)
    return page
  }

  const expected: RegExp[] = []
  afterEach(() => {
    const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
    expected.length = 0
    expect(unexpected).toEqual([])
  })

  it('is changed by keyboard alone, followed by the preview, and shown on its website', async () => {
    const page = await open(`${settings}/assistant`)
    await page.getByLabel('Name in the chat').waitFor()
    const preview = page.getByRole('region', { name: 'Preview' })
    const chat = preview.locator('.fy-chat')
    const greeting = 'Ask the desk. We read every word.'
    await fill(page, 'Greeting in English', greeting)
    expect(await chat.getByText(greeting).isVisible()).toBe(true)
    await fill(page, 'Color as a code', '#7a2e2e')
    await eventually(() => paintOf(preview)).toBe('rgb(122, 46, 46)')
    await tabTo(page, page.getByRole('radio', { name: 'Bottom right' }))
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: 'Bottom left' }).isChecked()).toBe(true)
    await tabTo(page, page.getByRole('combobox', { name: 'Languages' }), 'Shift+Tab')
    await page.keyboard.type('English only')
    await chat.getByRole('button', { name: 'Español', includeHidden: true }).waitFor({
      state: 'detached',
    })
    await press(page, 'Save Changes')
    await page.getByText('Saved. Your website shows it now.').waitFor()

    const visitor = await newPage()
    await visitor.goto(foyer().demo().site)
    const { launcher } = chatOn(visitor)
    // The button is placed where the firm wants it once its look has come.
    await eventually(async () => (await launcher.boundingBox())?.x).toBeLessThan(320)
    expect(await launcher.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
      'rgb(122, 46, 46)',
    )
    const real = await startByKeyboard(visitor)
    await real.log.getByText(greeting).waitFor()
    expect(await real.frame.getByRole('button', { name: 'Español' }).count()).toBe(0)
  })

  it('shows the logo from the widget door, under the dashboard’s own policy', async () => {
    const page = await open(`${settings}/assistant`)
    await page.getByText('Choose a picture').waitFor()
    await page.setInputFiles('input[type=file]', {
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } }),
    })
    const logo = page.getByRole('img', { name: 'Your logo' })
    await eventually(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512)
    expect(await logo.getAttribute('src')).toContain(foyer().demo().widget)
    await press(page, 'Remove')
    await logo.waitFor({ state: 'detached' })
  })

  it('answers in the firm’s words what a visitor asked and the website leaves open', async () => {
    const asker = await persistentVisitor(foyer().demo())
    const page = await open(`${settings}/questions`)
    await page.getByText('Nothing is waiting for an answer').waitFor()
    await asker.say('Do you offer gift certificates?')
    const question = page.getByRole('listitem', { name: 'Do you offer gift certificates?' })
    await question.waitFor()
    await tabTo(page, question.getByRole('button', { name: 'Answer' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('We sell no gift certificates.')
    await press(page, 'Save answer')
    await page.getByText('Saved. Your assistant answers with it from now on.').waitFor()
    await page.getByText('Nothing is waiting for an answer').waitFor()

    const visitor = await newPage()
    await visitor.goto(foyer().demo().site)
    const chat = await startByKeyboard(visitor)
    const said = await chat.say('Do you offer gift certificates?')
    expect(said).toContain('We sell no gift certificates.')
    expect(said).toContain('Larch & Tern')
  })

  it('has an address confirmed by who reads it, in a window that knows nobody', async () => {
    const email = 'paralegal@larchandtern.example'
    const page = await open(`${settings}/assistant`)
    await page.getByLabel('Name in the chat').waitFor()
    await press(page, 'Add an address')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await page.getByText('Not confirmed yet').waitFor()
    const letter = await awaitMail(
      foyer().dataFolder,
      email,
      'Confirm this address for a law firm’s website',
    )
    const link = /https?:\/\/\S+\/confirm-mailbox\?code=[\w-]+/.exec(letter.text)?.[0] ?? ''
    const reader = await newPage()
    await reader.goto(link)
    await reader.getByText('Thank you. You now receive what visitors leave').waitFor()
    expect(await reader.title()).toMatch(/^Confirmed/)
    await page.reload()
    await page.getByText('Who is told').waitFor()
    await page.getByText('Confirmed', { exact: true }).nth(1).waitFor()
    expect(await page.getByText('Not confirmed yet').count()).toBe(0)
  })

  it('reads the website again from another address', async () => {
    expected.push(/status of 400/)
    const page = await open('/dashboard/integration')
    const edit = page.getByRole('button', { name: 'Edit the address of your website' })
    await edit.waitFor()
    await tabTo(page, edit)
    await page.keyboard.press('Enter')
    await fill(page, 'Address of your website', 'localhost')
    await page.keyboard.press('Enter')
    await page.getByText('This address leads into a private network.').waitFor()
    await fill(page, 'Address of your website', `${foyer().demo().site}/es/`)
    await page.keyboard.press('Enter')
    await page.getByText('Re-indexing started successfully!').waitFor()
    await page.getByRole('link', { name: /\/es\/$/ }).waitFor()
    await page.getByRole('button', { name: 'Re-index', exact: true }).waitFor({ timeout: 30_000 })
    await page.getByText('Pages the assistant knows').waitFor()
  })

  it.each([390, 1280])(
    'meets no barrier that axe knows, nor scrolls sideways, at %d',
    async (width) => {
      const page = await open(`${settings}/assistant`, {
        viewport: { width, height: 900 },
        // No colour is on its way to another while it is judged.
        reducedMotion: 'reduce',
      })
      await page.getByLabel('Name in the chat').waitFor()
      expect(await judge(page)).toEqual([])
      await page.goto(`${foyer().demo().app}${settings}/questions?state=answered`)
      await page.getByRole('button', { name: 'Edit' }).click()
      expect(await judge(page)).toEqual([])
    },
  )
})

/** The colour of the button in the preview. */
async function paintOf(preview: ReturnType<Page['getByRole']>): Promise<string> {
  return await preview
    .locator('span:has(> svg)')
    .last()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
}

/** What is wrong with a page by day and by night. */
async function judge(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await findAxeViolations(page.mainFrame())))
  }
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  return isWide ? [...found, 'scrolls sideways'] : found
}
