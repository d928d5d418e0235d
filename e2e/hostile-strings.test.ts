import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { hostileStrings } from './hostile/strings.ts'
import { signIn } from './owner.ts'
import { eventually, onStage, type Stage } from './stage.ts'
import { persistentVisitor } from './visitor.ts'

/** Every string as a name, a question, a message, a wish and a file's name, five to a chat. */
async function leaveThemAll({ foyer }: Stage): Promise<void> {
  for (let at = 0; at < hostileStrings.length; at += 5) {
    const visitor = await persistentVisitor(foyer().demo())
    const { days } = (await visitor.read('times')) as { days: { times: string[] }[] }
    const preferredTimes = days.flatMap(({ times }) => times).slice(at, at + 2)
    for (const text of hostileStrings.slice(at, at + 5)) {
      const client = { clientName: text, clientEmail: 'ana.ruiz@example.com' }
      await visitor.say(`${text} Do you handle patents?`)
      await visitor.send('messages', { ...client, messageContent: `${text}\n${text}` })
      const wish = { ...client, consultationType: 'video', preferredTimes, message: text }
      await visitor.send('appointment-requests', wish)
      const form = new FormData()
      for (const [name, value] of Object.entries(client)) form.set(name, value)
      form.set('description', text)
      form.set('clientMessage', text)
      form.set('file', new Blob(['A letter.\n']), `${text} letter.txt`)
      await visitor.send('documents', form)
    }
    await visitor.say(`my name is Ana Ruiz and my email is ana.ruiz@example.com`)
    await visitor.say(hostileStrings[at] ?? '')
  }
}

/** Sections with lists whose items are opened, and the number of each that is left. */
const lists = ['leads', 'messages', 'appointments', 'documents'] as const
const others = [
  ['overview', 'Recent Activity'],
  ['settings/questions', 'Set aside'],
  ['settings/assistant', 'Opening hours'],
  ['integration', 'RAG Re-indexing'],
] as const

onStage('hostile strings in the dashboard', (stage) => {
  const { foyer, newPage, complaints } = stage
  let kept: Awaited<ReturnType<BrowserContext['storageState']>>
  const strayed: string[] = []

  /** Opens a page of the dashboard and notes all that it runs or asks of strangers. */
  async function open(path: string, width: number): Promise<Page> {
    const page = await newPage({ viewport: { width, height: 900 }, storageState: kept })
    const { app, widget, files } = foyer().demo()
    const known = [app, widget, files].map((origin) => new URL(origin).origin)
    page.on('dialog', (dialog) => {
      strayed.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && !known.includes(url.origin)) strayed.push(url.href)
    })
    await page.goto(`${app}/dashboard/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    return page
  }

  beforeAll(async () => {
    await leaveThemAll(stage)
    const page = await newPage()
    await signIn(page, foyer().demo().app, foyer().demo())
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    kept = await page.context().storageState({ indexedDB: true })
  }, 240_000)

  afterEach(() => {
    expect([...strayed, ...complaints]).toEqual([])
    strayed.length = 0
  })

  const hasRun = (page: Page) => page.evaluate(() => 'hit' in window)
  const sideways = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  it.each(lists)('are words and nothing else among the %s, listed and opened', async (section) => {
    for (const width of [390, 1280]) {
      const page = await open(section, width)
      const items = page.locator('[data-item]')
      await eventually(() => items.count()).toBeGreaterThan(5)
      expect(await sideways(page)).toBe(0)
      expect(await findAxeViolations(page.mainFrame())).toEqual([])
      const count = width === 1280 ? await items.count() : 3
      for (let at = 0; at < count; at++) {
        await items.nth(at).press('Enter')
        await page.waitForURL(new RegExp(`/${section}/[0-9a-f-]{36}`))
        await page.getByRole('link', { name: 'Read the whole conversation' }).waitFor()
        expect(await sideways(page)).toBe(0)
        if (at === 0) expect(await findAxeViolations(page.mainFrame())).toEqual([])
        await page.keyboard.press('Escape')
      }
      expect(await hasRun(page)).toBe(false)
    }
  })

  it.each(others)('are words and nothing else on %s', async (path, text) => {
    for (const width of [390, 1280]) {
      const page = await open(path, width)
      await page.getByText(text).first().waitFor()
      expect(await sideways(page)).toBe(0)
      expect(await hasRun(page)).toBe(false)
    }
  })

  it('are words and nothing else in a conversation that is read as a whole', async () => {
    const page = await open('messages', 1280)
    await page.locator('[data-item]').first().press('Enter')
    await page.getByRole('link', { name: 'Read the whole conversation' }).click()
    await page.getByText('Do you handle patents?').first().waitFor()
    expect(await findAxeViolations(page.mainFrame())).toEqual([])
    expect(await sideways(page)).toBe(0)
    expect(await hasRun(page)).toBe(false)
  })

  it('are found by a search that is made of them', async () => {
    const page = await open('messages', 1280)
    await page.getByRole('searchbox').fill("Robert'); DROP TABLE messages;--")
    await eventually(() => page.locator('[data-item]').count()).toBe(1)
    await page.getByRole('searchbox').fill('%_\\')
    await page.waitForTimeout(700)
    expect(await hasRun(page)).toBe(false)
  })
})
