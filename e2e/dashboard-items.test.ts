import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { hasFocus, tabTo } from './chat.ts'
import { awaitMail, signIn } from './owner.ts'
import { eventually, onStage, type Stage } from './stage.ts'
import { type PersistentVisitor, persistentVisitor } from './visitor.ts'

/** A name that would turn the reading direction, be HTML, and fill a screen. */
const hostileName = `\u202E<img src=x onerror=alert(1)>${'Cholmondeley '.repeat(12)}`.slice(0, 199)
const shownHostileName = hostileName.replace('\u202E', '').trim()
const hostileFile = `${'very '.repeat(36)}long<b>\u202Efdp.txt`
const letter = 'Dear Ms Ruiz,\n<b>your rent</b> is late.\n'
/** The smallest file that every check takes for a PDF. */
const lease = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
)

/** Where the demo firm's mail goes. */
const firmMailbox = 'hello@larchandtern.example'

async function offeredTimes(visitor: PersistentVisitor): Promise<string[]> {
  const { days } = (await visitor.read('times')) as { days: { times: string[] }[] }
  return days.flatMap(({ times }) => times)
}

async function sendFile(
  visitor: PersistentVisitor,
  file: { name: string; content: Uint8Array<ArrayBuffer> },
  fields: Record<string, string>,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([file.content]), file.name)
  await visitor.send('documents', form)
}

/** What a visitor leaves: two requests and two files, one of each made to mislead. */
async function leaveItems({ foyer }: Stage): Promise<void> {
  const visitor = await persistentVisitor(foyer().demo())
  const [first, second, third, fourth] = await offeredTimes(visitor)
  await visitor.send('appointment-requests', {
    clientName: hostileName,
    clientPhone: '503-555-0199',
    consultationType: 'phone',
    preferredTimes: [third],
    message: '<script>alert(1)</script>',
  })
  await visitor.send('appointment-requests', {
    clientName: 'Ana Ruiz',
    clientEmail: 'ana.ruiz@example.com',
    clientPhone: '503-555-0147',
    consultationType: 'video',
    preferredTimes: [first, second, fourth],
    message: 'I have a hearing next week.',
  })
  const content = new TextEncoder().encode(letter)
  await sendFile(visitor, { name: hostileFile, content }, { clientName: hostileName })
  await sendFile(
    visitor,
    { name: 'Lease 2026.pdf', content: new Uint8Array(lease) },
    {
      clientName: 'Ana Ruiz',
      clientEmail: 'ana.ruiz@example.com',
      description: 'The lease, signed',
      clientMessage: 'Page 1 is the one.',
    },
  )
}

async function scrollsSideways(page: Page): Promise<number> {
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

onStage('what visitors asked for and sent, in the dashboard', (stage) => {
  const { foyer, newPage, complaints } = stage

  let kept: Awaited<ReturnType<BrowserContext['storageState']>>
  const open = async (path: string, options: Parameters<Stage['newPage']>[0] = {}) => {
    const page = await newPage({ ...options, storageState: kept })
    await page.goto(`${foyer().demo().app}/dashboard/${path}`)
    return page
  }

  beforeAll(async () => {
    await leaveItems(stage)
    const page = await newPage()
    await signIn(page, foyer().demo().app, foyer().demo())
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    kept = await page.context().storageState({ indexedDB: true })
  })

  // Each test leaves the console empty: no policy is violated, nothing fails.
  const expected: RegExp[] = []
  afterEach(() => {
    const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
    expected.length = 0
    expect(unexpected).toEqual([])
  })

  const rowOf = (page: Page, name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name })

  /** Opens the request of Ana Ruiz from the list, and the dialog that schedules it, by keyboard. */
  const reachScheduling = async (page: Page): Promise<Locator> => {
    await tabTo(page, rowOf(page, 'Ana Ruiz').getByRole('button', { name: 'View Details' }))
    await page.keyboard.press('Enter')
    const request = page.getByRole('region', { name: 'Appointment request', exact: true })
    await eventually(() => hasFocus(request)).toBe(true)
    const status = request.getByRole('button', { name: /^Status/ })
    await status.waitFor()
    await tabTo(page, status)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Schedule the consultation' })
    await dialog.getByText(/^Both sides get a calendar invitation/).waitFor()
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    return status
  }

  it.each([390, 1280])(
    'schedules a consultation and takes it back, by keyboard alone, %i px wide',
    async (width) => {
      const page = await open('appointments', { viewport: { width, height: 900 } })
      await page.getByRole('heading', { name: 'Appointment Requests' }).waitFor()
      const status = await reachScheduling(page)
      const said = page.getByRole('status')
      await said.getByText(/^Scheduled for \w+ \d+, \d+ at \d+:\d\d [AP]M$/).waitFor()
      await eventually(() => status.innerText()).toMatch(/Scheduled/)
      await eventually(() => hasFocus(status)).toBe(true)
      await page.keyboard.press('ControlOrMeta+Z')
      await said.getByText('Taken back').waitFor()
      await eventually(() => status.innerText()).toMatch(/Requested/)
      await page.keyboard.press('Escape')
      const opener = rowOf(page, 'Ana Ruiz').getByRole('button', { name: 'View Details' })
      await eventually(() => hasFocus(opener)).toBe(true)
      expect(await rowOf(page, 'Ana Ruiz').getByText('Unread').count()).toBe(0)
    },
  )

  it('invites both sides once nobody has undone it, and withdraws that when it is cancelled', async () => {
    const { dataFolder } = foyer()
    const page = await open('appointments')
    const status = await reachScheduling(page)
    const asked = await awaitMail(dataFolder, 'ana.ruiz@example.com', clientSubject('Consultation'))
    expect(asked.calendar?.method).toBe('REQUEST')
    await awaitMail(dataFolder, firmMailbox, 'Consultation scheduled')
    await status.click()
    await page.getByRole('menuitemradio', { name: 'Cancel the request' }).click()
    await page.getByText('Cancelled. The invitation is withdrawn.').waitFor()
    const withdrawn = await awaitMail(
      dataFolder,
      'ana.ruiz@example.com',
      clientSubject('Cancelled: consultation'),
    )
    expect(withdrawn.calendar?.method).toBe('CANCEL')
  })

  it('narrows the requests by its filters, which the address keeps', async () => {
    const page = await open('appointments')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Phone')
    await eventually(() => page.getByRole('main').getByRole('listitem').count()).toBeLessThan(3)
    await rowOf(page, 'Ana Ruiz').waitFor({ state: 'detached' })
    await page.reload()
    expect(await page.getByRole('combobox', { name: 'Type' }).inputValue()).toBe('phone')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed')
    await page.getByRole('heading', { name: 'No appointment requests found' }).waitFor()
  })

  it('downloads a file as it was sent, and stays where it is', async () => {
    const page = await open('documents')
    const row = rowOf(page, 'Lease 2026.pdf')
    const button = row.getByRole('button', { name: 'Download' })
    await eventually(() => button.isEnabled()).toBe(true)
    for (const shown of ['PDF', 'The lease, signed', 'Client Information', 'Page 1 is the one.'])
      expect(await row.getByText(shown).first().isVisible()).toBe(true)
    await tabTo(page, button)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe('Lease 2026.pdf')
    expect(readFileSync(await download.path())).toEqual(lease)
    expect(new URL(page.url()).pathname).toBe('/dashboard/documents')
    expect(await row.isVisible()).toBe(true)
  })

  it('finds a file by its name half a second after the last key', async () => {
    const page = await open('documents')
    await rowOf(page, 'Lease 2026.pdf').waitFor()
    await tabTo(page, page.getByRole('searchbox', { name: 'Search by filename' }))
    await page.keyboard.type('very lon')
    await rowOf(page, 'Lease 2026.pdf').waitFor({ state: 'detached' })
    await page.getByText('Showing 1 to 1 of 1 documents').waitFor()
    await page.keyboard.type(' nothing')
    await page.getByRole('heading', { name: 'No documents found' }).waitFor()
  })

  it('says that a download failed until that is dismissed', async () => {
    expected.push(/status of 503/)
    const page = await open('documents')
    await page.route('**/download', (route) => route.fulfill({ status: 503, body: '{}' }))
    // A page that was there before a route may still send a request past it.
    await page.reload()
    await rowOf(page, 'Lease 2026.pdf').getByRole('button', { name: 'Download' }).click()
    const alert = page.getByRole('alert')
    await alert.getByText('Failed to download document. Please try again.').waitFor()
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await alert.waitFor({ state: 'detached' })
  })

  const widths = [390, 1280]
  const schemes = ['light', 'dark'] as const
  it.each(widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme }))))(
    'stays readable and without barriers whatever visitors call themselves, at $width, $scheme',
    async ({ width, scheme }) => {
      const page = await open('appointments?filters=shown', {
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      page.on('dialog', () => complaints.push('a script of a visitor ran'))
      const found: Record<string, string[]> = {}
      const look = async (name: string) => {
        found[name] = await findAxeViolations(page.mainFrame())
        const over = await scrollsSideways(page)
        if (over > 0) found[name]?.push(`scrolls sideways by ${over} px`)
      }
      const openRow = async (name: string) =>
        await rowOf(page, name).getByRole('button', { name: 'View Details' }).click()

      await page.getByRole('heading', { name: shownHostileName }).waitFor()
      await look('requests')
      await openRow('Cholmondeley')
      const request = page.getByRole('region', { name: 'Appointment request', exact: true })
      await request.getByText('<script>alert(1)</script>').waitFor()
      await look('a request')
      await request.getByRole('button', { name: /^Status/ }).click()
      await look('its menu')
      await page.getByRole('menuitemradio', { name: 'Schedule…' }).click()
      await page.getByText(/^Only your firm gets a calendar invitation/).waitFor()
      await look('scheduling')

      await page.goto(`${foyer().demo().app}/dashboard/documents`)
      const file = page.getByRole('heading', { name: /^very very .*fdp\.txt$/ })
      await file.first().waitFor()
      await look('documents')
      await openRow('very very')
      const document = page.getByRole('region', { name: 'Document', exact: true })
      await document.getByText('<b>your rent</b> is late.').waitFor()
      await look('a document')
      expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([])
    },
  )
})

/** The subject of a visitor's letter, which names the demo firm. */
function clientSubject(beginning: string): string {
  return `${beginning} with Larch & Tern`
}
