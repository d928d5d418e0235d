import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { measureBytes } from './bytes.ts'
import { canReadCpu } from './cpu-time.ts'
import { measureHero } from './hero.ts'
import { type HostPlan, measureHostPage } from './host-page.ts'
import { measureLighthouse } from './lighthouse.ts'
import { type ListPlan, measureLists } from './lists.ts'
import {
  brokenGates,
  loadNow,
  machineCaveat,
  type Measure,
  tableOf,
  writeReport,
} from './report.ts'
import { dist, makePlace, removePlace, type RunningFoyer } from './running-foyer.ts'
import { type ServedSite, serveFolder } from './site-folder.ts'
import { measureMessages, type MessagePlan } from './message-lists.ts'
import { measureStart } from './start.ts'
import { measureModelTurns } from './model-turns.ts'
import { measureTurns, questionsFor } from './turns.ts'

const quick = process.argv.includes('--quick')
type Plan = {
  warmStarts: number
  host: HostPlan
  /** Turns of each visitor. */
  turns: number
  /** Turns with a model. */
  modelTurns: number
  lists: ListPlan
  messages: MessagePlan
}

/** Areas named on the command line; all when none is. */
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wanted = (area: string): boolean => chosen.length === 0 || chosen.includes(area)

const plan: Plan = quick
  ? {
      warmStarts: 1,
      host: { runs: 3, clicks: ['warm', 'cold'] },
      turns: 25,
      modelTurns: 8,
      lists: { sizes: [1_000, 100_000], rounds: 3, requests: 40 },
      messages: { sizes: [1_000, 100_000], rounds: 3, requests: 20 },
    }
  : {
      warmStarts: 3,
      host: { runs: 7, clicks: ['warm', 'slow', 'cold'] },
      turns: 75,
      modelTurns: 40,
      lists: { sizes: [1_000, 100_000, 1_000_000], rounds: 7, requests: 100 },
      messages: { sizes: [1_000, 100_000], rounds: 7, requests: 40 },
    }

/** Data for evaluations, beside the repository where it is there at all. */
const shared = path.join(dist, '../../shared')
const skipped: string[] = []
const measures: Measure[] = []
const noCpu = 'CPU time is read from /proc, which this system does not have.'

function skip(area: string, why: string): void {
  skipped.push(`${area}: ${why}`)
  console.error(`Not measured: ${area}. ${why}`)
}

/** The repository's own way to find a browser. */
async function findBrowser(): Promise<string | undefined> {
  const script = pathToFileURL(path.join(dist, '../scripts/browser.mjs')).href
  const found = (await import(script)) as { findBrowser(): string | undefined }
  return found.findBrowser()
}

async function measureFirmPage(foyer: RunningFoyer): Promise<void> {
  const browser = await findBrowser()
  if (browser === undefined)
    return skip('host page', 'It needs Chromium: install it or set CHROMIUM_PATH.')
  console.error('Measuring a firm’s page with and without the snippet.')
  measures.push(...(await measureHostPage(foyer, browser, plan.host)))
}

async function measureFilm(foyer: RunningFoyer): Promise<void> {
  const browser = await findBrowser()
  if (browser === undefined)
    return skip('hero', 'It needs Chromium: install it or set CHROMIUM_PATH.')
  console.error('Measuring the film on the home page.')
  measures.push(...(await measureHero(foyer, browser)))
}

async function measurePages(foyer: RunningFoyer): Promise<void> {
  const browser = await findBrowser()
  if (browser === undefined)
    return skip('lighthouse', 'It needs Chromium: install it or set CHROMIUM_PATH.')
  console.error('Asking Lighthouse of three public pages.')
  measures.push(...(await measureLighthouse(foyer, browser)))
}

async function measureSearches(foyer: RunningFoyer): Promise<void> {
  if (!canReadCpu) return skip('messages', noCpu)
  console.error(`Measuring lists and searches of ${plan.messages.sizes.join(', ')} messages.`)
  measures.push(...(await measureMessages(foyer, plan.messages)))
}

async function measureRunning(foyer: RunningFoyer, site: string | undefined): Promise<void> {
  if (wanted('host-page')) await measureFirmPage(foyer)
  if (wanted('hero')) await measureFilm(foyer)
  if (wanted('lighthouse')) await measurePages(foyer)
  if (wanted('turns')) {
    console.error('Measuring turns without a model.')
    const asked = { origin: site, questions: questionsFor(shared) }
    measures.push(...(await measureTurns(foyer, asked, plan.turns)))
  }
  if (wanted('messages')) await measureSearches(foyer)
  if (!wanted('lists')) return
  if (!canReadCpu) return skip('lists', noCpu)
  console.error(`Measuring lists of ${plan.lists.sizes.join(', ')} leads.`)
  measures.push(...(await measureLists(foyer, plan.lists)))
}

async function measureServer(site: ServedSite | undefined): Promise<void> {
  const place = await makePlace(site === undefined ? [] : [site.host])
  try {
    console.error('Starting Foyer on an empty data folder, then warm.')
    const { foyer, measures: starts } = await measureStart(place, plan.warmStarts)
    measures.push(...starts)
    try {
      await measureRunning(foyer, site?.origin)
    } finally {
      await foyer.stop()
    }
  } finally {
    removePlace(place)
  }
}

const loadBefore = loadNow()
if (wanted('bytes')) measures.push(...(await measureBytes(dist)))
const folder = path.join(shared, 'firm-site')
const site = existsSync(folder) ? await serveFolder(folder) : undefined
if (site === undefined) console.error('There is no firm site beside this folder: asking the demo.')
await measureServer(site)
await site?.close()
if (wanted('model')) {
  console.error('Measuring turns with a model, a paced one of our own.')
  measures.push(...(await measureModelTurns(plan.modelTurns)))
}
const machine = machineCaveat(loadBefore)
console.log(`\n${tableOf(measures)}\n\n${machine}`)
for (const sentence of skipped) console.log(`Not measured: ${sentence}`)
writeReport(path.join(dist, 'bench/bench.json'), { quick, machine, skipped, measures })
const broken = brokenGates(measures)
for (const { area, what } of broken) console.log(`BROKEN: ${area}: ${what}`)
process.exitCode = broken.length === 0 ? 0 : 1
