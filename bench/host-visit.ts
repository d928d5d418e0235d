/// <reference lib="dom" />
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { readMainThread, traceCategories } from './trace-tasks.ts'

/** A page of the demo firm with the snippet, without it, or with one that does all it must not. */
export type Variant = 'with' | 'without' | 'planted'

/** What one visit to a firm's page cost it and left behind; milliseconds are CPU at a quarter speed. */
export type HostVisit = {
  mainThread: number
  longestTask: number
  longTasks: number
  layoutShift: number
  globals: string[]
  stored: number
  widgetRequests: number
  otherHosts: number
}

/** The firm's page and the door the snippet loads from. */
export type HostSite = { page: string; html: string; widget: string }

export const slowdown = 4
/** How long a page is watched after it has loaded. */
const watchedMs = 800

const snippet = /<script src="[^"]*\/widget\.js"[^>]*><\/script>/

/** A loader that blocks, shifts the page, adds a global, stores and calls a third host. */
const misdeeds = `
  ;(() => {
    globalThis.plantedGlobal = 1
    localStorage.setItem('planted', '1')
    const until = performance.now() + 80
    while (performance.now() < until) {}
    const banner = document.createElement('div')
    banner.style.height = '200px'
    addEventListener('load', () => setTimeout(() => document.body.prepend(banner), 600))
    fetch('https://third.example/').catch(() => {})
    for (const n of [1, 2, 3]) new Image().src = '/planted-' + n
  })()`

/** Counts layout shifts from the first on; under a name that is taken off the list of globals. */
function watchShifts(): void {
  const watched = globalThis as typeof globalThis & { benchShift?: number }
  watched.benchShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      watched.benchShift =
        (watched.benchShift ?? 0) + ((entry as PerformanceEntry & { value?: number }).value ?? 0)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Serves the page as the variant has it; everything else comes from the running Foyer. */
async function serveVariant(
  context: BrowserContext,
  { page, html, widget }: HostSite,
  variant: Variant,
): Promise<void> {
  const body = variant === 'without' ? html.replace(snippet, '') : html
  await context.route(page, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  )
  if (variant !== 'planted') return
  await context.route(`${widget}/widget.js`, async (route) => {
    const loader = await route.fetch()
    await route.fulfill({
      response: loader,
      body: `${await loader.text()}${misdeeds.replaceAll('/planted-', `${widget}/planted-`)}`,
    })
  })
}

/** Slows the main thread of a page down, as a phone's is. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** Visits the page in a fresh browser context and looks at what is there before any click. */
export async function visitHost(
  browser: Browser,
  site: HostSite,
  variant: Variant,
): Promise<HostVisit> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } })
  try {
    await serveVariant(context, site, variant)
    await context.addInitScript(watchShifts)
    const page = await context.newPage()
    await slowDown(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await browser.startTracing(page, { categories: traceCategories })
    await page.goto(site.page, { waitUntil: 'load' })
    if (variant !== 'without') await frameOf(page, site.widget)
    await page.waitForTimeout(watchedMs)
    const trace = await browser.stopTracing()
    const { total, longestOfOrigin, longTasks } = readMainThread(trace, site.page, site.widget)
    const origins = asked.map((url) => new URL(url).origin)
    const own = new Set([new URL(site.page).origin, site.widget])
    return {
      mainThread: total,
      longestTask: longestOfOrigin,
      longTasks,
      ...(await page.evaluate(lookAround)),
      stored: (await context.cookies()).length + (await page.evaluate(countStored)),
      widgetRequests: origins.filter((origin) => origin === site.widget).length,
      otherHosts: new Set(origins.filter((origin) => !own.has(origin) && origin !== 'null')).size,
    }
  } finally {
    await context.close()
  }
}

/** The chat's frame, once its document has loaded. */
export async function frameOf(page: Page, widget: string): Promise<ReturnType<Page['mainFrame']>> {
  const isChat = (url: string) => url.startsWith(`${widget}/frame/`)
  const frame =
    page.frames().find((each) => isChat(each.url())) ??
    (await page.waitForEvent('framenavigated', {
      predicate: (each) => isChat(each.url()),
      timeout: 15_000,
    }))
  await frame.waitForLoadState('load')
  return frame
}

function lookAround(): { layoutShift: number; globals: string[] } {
  const { benchShift = 0 } = globalThis as typeof globalThis & { benchShift?: number }
  return { layoutShift: benchShift, globals: Object.getOwnPropertyNames(globalThis) }
}

async function countStored(): Promise<number> {
  const databases = await indexedDB.databases()
  return localStorage.length + sessionStorage.length + databases.length
}
