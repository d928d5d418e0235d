import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { findBrowser } from '../scripts/browser.mjs'
import { foyerProcess, type FoyerProcess } from './foyer-process.ts'

const program = findBrowser()

/**
 * Given last, this list replaces Playwright's own, which takes away what people's browsers have:
 * storage of a frame kept apart for each site that shows it.
 */
const features =
  '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,PaintHolding,Translate'

/** What the tests of one file share: one Foyer, one browser, and pages that end with their test. */
export type Stage = {
  foyer(): FoyerProcess
  /** A page in a context of its own, as a new person on a new machine has. */
  newPage(options?: BrowserContextOptions): Promise<Page>
  /** What the pages of the present test have complained about in their consoles. */
  complaints: string[]
}

/**
 * Describes what is tested in a browser against one Foyer, with these settings beside the defaults.
 * Where there is no browser the tests are skipped, and the name says why.
 */
export function onStage(
  name: string,
  tests: (stage: Stage) => void,
  environment: Record<string, string> = {},
): void {
  if (program === undefined) {
    return void describe.skip(`${name} (skipped: no Chromium or Chrome; set CHROMIUM_PATH)`, () =>
      tests(emptyStage))
  }
  describe(name, () => tests(setUp(program, environment)))
}

const emptyStage: Stage = {
  foyer: () => {
    throw new Error('There is no browser.')
  },
  newPage: () => Promise.reject(new Error('There is no browser.')),
  complaints: [],
}

/**
 * What Chromium reports where a busy machine shows a page before its blend from the last one
 * (web/site/styles/site.css) is ready: the page stands there without it, and no script can catch this.
 */
const lateBlend = 'Transition was aborted because of invalid state. Page already revealed'

function setUp(executablePath: string, environment: Record<string, string>): Stage {
  let browser: Browser
  let foyer: FoyerProcess
  const complaints: string[] = []
  beforeAll(async () => {
    foyer = await foyerProcess(environment)
    const [launched] = await Promise.all([
      chromium.launch({ executablePath, args: [features] }),
      foyer.start(),
    ])
    browser = launched
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    complaints.length = 0
  })
  afterAll(async () => {
    await browser?.close()
    await foyer?.remove()
  })
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error' || /policy|Trusted/i.test(message.text()))
      complaints.push(message.text())
  }
  return {
    foyer: () => foyer,
    newPage: async (options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      // Other files make the machine busy, and how long a page takes is measured elsewhere.
      page.setDefaultNavigationTimeout(30_000)
      page.on('console', note)
      page.on('pageerror', (error) => {
        if (!error.message.endsWith(lateBlend)) complaints.push(String(error))
      })
      return page
    },
    complaints,
  }
}

/** Expects of what is read that it comes true within 10 seconds; a busy machine takes its time. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 10_000 })
}
