/// <reference lib="dom" />
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Measure } from './report.ts'
import type { RunningFoyer } from './running-foyer.ts'

/** Frames of the film (specification 1, section 9), and how long it takes, with a little over. */
const frames = 180
const watchedMs = 6_500
/** Most milliseconds of script a frame may take. */
const frameBound = 2

/** Root has no sandbox. */
const browserFlags = ['--no-sandbox']

type Watched = typeof globalThis & { benchCosts?: number[]; benchShift?: number }

/** Times every animation frame's script on the wall, and counts layout shifts, from the first on. */
function watchFrames(): void {
  const watched = globalThis as Watched
  const costs: number[] = []
  watched.benchCosts = costs
  watched.benchShift = 0
  const request = requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (callback) =>
    request((time) => {
      const began = performance.now()
      callback(time)
      costs.push(performance.now() - began)
    })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      watched.benchShift =
        (watched.benchShift ?? 0) + ((entry as PerformanceEntry & { value?: number }).value ?? 0)
  }).observe({ type: 'layout-shift', buffered: true })
}

function readCosts(): { costs: number[]; shift: number } {
  const { benchCosts = [], benchShift = Number.NaN } = globalThis as Watched
  return { costs: benchCosts.splice(0), shift: benchShift }
}

/** CPU milliseconds of each animation frame's script. */
async function traceFrames(browser: Browser, page: Page): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.waitForTimeout(watchedMs)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: { name: string; ph: string; tdur?: number }[]
  }
  return traceEvents
    .filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
    .map(({ tdur = Number.NaN }) => tdur / 1_000)
}

/** The costliest callbacks, as many as there are frames: every second one finds no frame due and does nothing. */
const costliest = (costs: readonly number[]): number[] =>
  costs.toSorted((one, other) => other - one).slice(0, frames)

const p95 = (costliestFirst: readonly number[]): number =>
  costliestFirst[Math.ceil(frames * 0.05) - 1] ?? Number.NaN

function framesOf(how: string, costs: readonly number[], unit: 'ms' | 'ms CPU'): Measure[] {
  const sorted = costliest(costs)
  const base = { area: 'hero', n: sorted.length, unit } as const
  const goal = { atMost: frameBound }
  return [
    {
      ...base,
      what: `a frame of the film, ${how}, p95`,
      value: p95(sorted),
      goal,
      gate: unit !== 'ms',
    },
    {
      ...base,
      what: `a frame of the film, ${how}, worst`,
      value: sorted[0] ?? Number.NaN,
      gate: false,
    },
  ]
}

/** What the film at the head of the home page costs the main thread, and whether it moves the page. */
export async function measureHero(foyer: RunningFoyer, executablePath: string): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } })
    await page.addInitScript(watchFrames)
    await page.goto(new URL('/', foyer.demo.app).href, { waitUntil: 'load' })
    await page.waitForTimeout(1_000) // the headline is typed meanwhile
    await page.evaluate(readCosts)
    await page.waitForTimeout(watchedMs)
    const { costs, shift } = await page.evaluate(readCosts)
    const cpu = await traceFrames(browser, page)
    return [
      ...framesOf('CPU of its script', cpu, 'ms CPU'),
      ...framesOf('its script by the clock', costs, 'ms'),
      {
        area: 'hero',
        what: 'layout shift while it plays',
        n: 1,
        value: shift,
        unit: '',
        goal: { atMost: 0 },
        gate: true,
      },
    ]
  } finally {
    await browser.close()
  }
}
