import { createServer } from 'node:net'
import { chromium } from 'playwright-core'
import { paths } from '@foyer/shared/paths.ts'
import { type PageBytes, type Requested, weighPage } from './page-bytes.ts'
import type { Measure } from './report.ts'
import type { RunningFoyer } from './running-foyer.ts'

/** The limit of a public page in all, pictures left out (design section 11). */
const mostBytes = 60_000
/** Layout shift that a person may see; below it rounding and sub-pixels. */
const mostShift = 0.005

/** Categories that hold a gate; performance is scored by wall clock, so it is told. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Audit = { numericValue?: number; score?: number | null; details?: { items?: unknown[] } }
type Result = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, Audit | undefined>
}

/**
 * What Lighthouse says of the landing page, the prices and a post, on its telephone: a quarter of the
 * processor, 1.6 Mbit/s and 150 ms (simulated).
 */
export async function measureLighthouse(foyer: RunningFoyer, browser: string): Promise<Measure[]> {
  const measures: Measure[] = []
  const port = await freePort()
  const program = await chromium.launch({
    executablePath: browser,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    for (const [name, address] of [
      ['landing page', paths.home],
      ['prices', paths.pricing],
      ['a post', await firstPost(foyer.demo.app)],
    ] as const) {
      const page = `${foyer.demo.app}${address}`
      const result = await runLighthouse(page, port)
      measures.push(...readResult(name, result), ...tellBytes(name, await weigh(page, result)))
    }
  } finally {
    await program.close()
  }
  return measures
}

async function runLighthouse(address: string, port: number): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse')
  const run = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  })
  if (run === undefined) throw new Error(`Lighthouse has no answer for ${address}`)
  return run.lhr as unknown as Result
}

/** The first post that the blog's list links to. */
async function firstPost(app: string): Promise<string> {
  const html = await (await fetch(`${app}${paths.blog}`)).text()
  const [, found] = /href="(\/blog\/[\w-]+)"/.exec(html) ?? []
  if (found === undefined) throw new Error('The blog lists no post.')
  return found
}

const teller =
  (page: string) =>
  (what: string, value: number, unit: Measure['unit']): Measure => ({
    area: 'lighthouse',
    what: `${page}, ${what}`,
    n: 1,
    value,
    unit,
    gate: false,
  })

function readResult(page: string, { categories: scores, audits }: Result): Measure[] {
  const told = teller(page)
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return [
    ...categories.map((name) => {
      const measure = told(name, Math.round((scores[name]?.score ?? Number.NaN) * 100), '')
      return name === 'performance'
        ? measure
        : { ...measure, goal: { atLeast: 100 } as const, gate: true }
    }),
    told('first contentful paint', number('first-contentful-paint'), 'ms'),
    told('largest contentful paint', number('largest-contentful-paint'), 'ms'),
    told('total blocking time', number('total-blocking-time'), 'ms'),
    {
      ...told('layout shift', number('cumulative-layout-shift'), ''),
      goal: { atMost: mostShift },
      gate: true,
    },
  ]
}

async function weigh(page: string, { audits }: Result): Promise<PageBytes> {
  const items = (audits['network-requests']?.details?.items ?? []) as Requested[]
  if (items.length === 0) return { atOnce: Number.NaN, later: Number.NaN }
  return await weighPage(page, items)
}

function tellBytes(page: string, { atOnce, later }: PageBytes): Measure[] {
  const told = teller(page)
  return [
    { ...told('bytes without pictures', atOnce, 'B'), goal: { atMost: mostBytes }, gate: true },
    told('bytes that follow by themselves, with pictures', later, 'B'),
  ]
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
