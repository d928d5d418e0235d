import { type Browser, chromium } from 'playwright-core'
import { clickToField, latency } from './first-click.ts'
import { type HostSite, type HostVisit, slowdown, type Variant, visitHost } from './host-visit.ts'
import { type Measure, shown } from './report.ts'
import type { RunningFoyer } from './running-foyer.ts'
import { median } from './statistics.ts'

/** Bounds of design section 11 for a firm's page before anyone clicks. */
const bounds = { task: 50, requests: 3 } as const
/** Milliseconds from the click to a usable field: warmed, and cold beside one latency. */
const soon = { warm: 33, cold: 220 } as const

/**
 * Chromium takes a page it was handed for one of the internet, which may not load from loopback;
 * root has no sandbox.
 */
const browserFlags = ['--no-sandbox', '--disable-features=LocalNetworkAccessChecks']

type Visits = Record<Variant, HostVisit[]>
type State = 'warm' | 'slow' | 'cold'
type Opened = Record<State, number[]>
/** How often each page is visited, and the states the chat is opened from each time. */
export type HostPlan = { runs: number; clicks: readonly State[] }

/** Names a page has only with the snippet. */
function addedGlobals({ with: present, without }: Pick<Visits, 'with' | 'without'>): string[] {
  const usual = new Set(without.flatMap(({ globals }) => globals))
  return [...new Set(present.flatMap(({ globals }) => globals))].filter((name) => !usual.has(name))
}

/** Pages shift by themselves now and then, when their styles come late: the middle visit tells. */
const middleShift = (of: HostVisit[]) => median(of.map(({ layoutShift }) => layoutShift))

/** What must hold on every visit, as the worst of them all. */
function promises(visits: Visits, of: 'with' | 'planted'): [string, number, number][] {
  const seen = visits[of]
  const worst = (figure: (visit: HostVisit) => number) => Math.max(...seen.map(figure))
  return [
    ['layout shift added, middle visit', middleShift(seen) - middleShift(visits.without), 0],
    ['globals added', addedGlobals({ with: seen, without: visits.without }).length, 0],
    ['items stored', worst(({ stored }) => stored), 0],
    ['other hosts called', worst(({ otherHosts }) => otherHosts), 0],
    ['requests before the click', worst(({ widgetRequests }) => widgetRequests), bounds.requests],
    [
      `longest task at 1/${slowdown} speed`,
      median(seen.map(({ longestTask }) => longestTask)),
      bounds.task,
    ],
  ]
}

function ofPage(what: string, samples: number[], unit: Measure['unit'] = 'ms'): Measure {
  const value = median(samples)
  return { area: 'host page', what, n: samples.length, value, unit, gate: false }
}

function keptPromises(visits: Visits): Measure[] {
  const n = visits.with.length
  const kept = promises(visits, 'with').map(([what, value, atMost]): Measure => {
    const unit = what.startsWith('longest') ? 'ms CPU' : ''
    return { ...ofPage(what, [value], unit), n, goal: { atMost }, gate: true }
  })
  const broken = promises(visits, 'planted').filter(([, value, atMost]) => value > atMost)
  const control = ofPage('control, must show: promises a bad loader breaks', [broken.length], '')
  const note = broken.map(([what]) => what).join(', ')
  return [...kept, { ...control, goal: { atLeast: kept.length }, gate: true, note }]
}

/** What the snippet adds to the page's main thread: the middle visit with it less the one without. */
function added(visits: Visits): Measure[] {
  const compare = (what: string, unit: Measure['unit'], of: (visit: HostVisit) => number) => {
    const without = median(visits.without.map(of))
    const value = median(visits.with.map(of)) - without
    const measure = ofPage(`${what} added at 1/${slowdown} speed`, [value], unit)
    return { ...measure, n: visits.with.length, note: `${shown(without)} without it` }
  }
  return [
    compare('main thread', 'ms CPU', ({ mainThread }) => mainThread),
    compare('tasks over 50 ms', '', ({ longTasks }) => longTasks),
  ]
}

function firstClicks({ warm, slow, cold }: Opened): Measure[] {
  const click = (what: string, times: number[], atMost: number): Measure => ({
    ...ofPage(`click to usable field, ${what}`, times),
    goal: { atMost },
  })
  const asleep = latency + soon.cold
  return [
    click('warmed', warm, soon.warm),
    click(`warmed, page and frame at 1/${slowdown} speed`, slow, soon.warm),
    click(`cold, ${latency} ms a request, page at 1/${slowdown} speed`, cold, asleep),
  ].filter(({ n }) => n > 0)
}

async function measureWith(
  browser: Browser,
  site: HostSite,
  { runs, clicks }: HostPlan,
): Promise<Measure[]> {
  const visits: Visits = { with: [], without: [], planted: [] }
  const opened: Opened = { warm: [], slow: [], cold: [] }
  await visitHost(browser, site, 'with') // the first visit of a browser pays for the browser
  for (let run = 0; run < runs; run += 1) {
    for (const variant of run % 2 === 0 ? pair : pair.toReversed())
      visits[variant].push(await visitHost(browser, site, variant))
    for (const state of clicks) opened[state].push(await clickToField(browser, site, state))
  }
  visits.planted.push(await visitHost(browser, site, 'planted'))
  return [...keptPromises(visits), ...added(visits), ...firstClicks(opened)]
}

const pair: Variant[] = ['with', 'without']

/**
 * What the snippet costs a firm's page and how soon the chat can be typed in: the demo firm's home
 * page with and without it in turns, each in a fresh browser context.
 */
export async function measureHostPage(
  foyer: RunningFoyer,
  executablePath: string,
  plan: HostPlan,
): Promise<Measure[]> {
  const { site: origin, widget } = foyer.demo
  const page = `${origin}/`
  const html = await (await fetch(page)).text()
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    return await measureWith(browser, { page, html, widget }, plan)
  } finally {
    await browser.close()
  }
}
