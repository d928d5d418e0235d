/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { frameOf, type HostSite, slowDown, slowdown } from './host-visit.ts'

/** What a slow connection adds to each answer of the widget's door, in milliseconds. */
export const latency = 150

/** Notes the trusted click on the page, and the first frame drawn with the focus in the field. */
function noteMoments(): void {
  const noted = globalThis as typeof globalThis & { benchClick?: number; benchUsable?: number }
  addEventListener(
    'click',
    (event) => {
      noted.benchClick ??= performance.timeOrigin + event.timeStamp
    },
    true,
  )
  addEventListener('focusin', (event) => {
    if (!(event.target instanceof HTMLTextAreaElement)) return
    requestAnimationFrame(() => {
      noted.benchUsable ??= performance.timeOrigin + performance.now()
    })
  })
}

/** A visitor who saves data: the loader then warms nothing before the first sign of interest. */
function saveData(): void {
  const connection = { saveData: true, effectiveType: '4g' }
  Object.defineProperty(navigator, 'connection', { get: () => connection })
}

const moment = async (
  frame: ReturnType<Page['mainFrame']>,
  name: 'benchClick' | 'benchUsable',
): Promise<number> => {
  const read = await frame.waitForFunction(
    (key) => (globalThis as typeof globalThis & Record<string, number | undefined>)[key],
    name,
    { timeout: 15_000 },
  )
  return (await read.jsonValue()) ?? Number.NaN
}

async function prepare(context: BrowserContext, site: HostSite, warm: boolean): Promise<void> {
  await context.addInitScript(noteMoments)
  if (warm) return
  await context.addInitScript(saveData)
  await context.route(`${site.widget}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latency))
    await route.continue()
  })
}

/** Waits until the frame is warm, and slows it like the page where that is slow. */
async function settle(page: Page, site: HostSite, state: 'warm' | 'slow'): Promise<void> {
  const frame = await frameOf(page, site.widget)
  if (state === 'slow') {
    const session = await page.context().newCDPSession(frame)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.waitForLoadState('networkidle')
}

/**
 * Milliseconds from the click on the launcher to the first frame in which the message field can be
 * typed in, proved by typing. Warm: the frame was there. Slow: it and the page at a quarter speed. Cold: the
 * frame is fetched at the click, {@link latency} away.
 */
export async function clickToField(
  browser: Browser,
  site: HostSite,
  state: 'warm' | 'slow' | 'cold',
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } })
  try {
    await prepare(context, site, state !== 'cold')
    const page = await context.newPage()
    if (state !== 'warm') await slowDown(page)
    await page.goto(site.page, { waitUntil: 'load' })
    const button = page.getByRole('button', { name: 'Open chat' })
    if (state !== 'cold') await settle(page, site, state)
    await button.click()
    const frame = await frameOf(page, site.widget)
    const usable = await moment(frame, 'benchUsable')
    await page.keyboard.type('Hello')
    const typed = await frame.locator('textarea').inputValue()
    if (typed !== 'Hello') throw new Error(`The message field holds "${typed}" after typing.`)
    return usable - (await moment(page.mainFrame(), 'benchClick'))
  } finally {
    await context.close()
  }
}
