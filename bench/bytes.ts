import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Measure } from './report.ts'

type Manifest = {
  brotli: { loader: number; frame: number; chat: number; beforeClick: number; whole: number }
}

/** Bytes on the wire of the dashboard's first page, without its sections (design section 11). */
const dashboardLimit = 110_000

/** What visitors and firms download, brotli as it is sent; `npm run check` holds the same limits. */
export async function measureBytes(dist: string): Promise<Measure[]> {
  const { brotli } = JSON.parse(
    readFileSync(path.join(dist, 'widget/manifest.json'), 'utf8'),
  ) as Manifest
  const bytes = (what: string, value: number, atMost: number): Measure => ({
    area: 'bytes',
    what,
    n: 1,
    value,
    unit: 'B',
    goal: { atMost },
    gate: true,
  })
  return [
    bytes('loader', brotli.loader, 1_200),
    { area: 'bytes', what: 'frame', n: 1, value: brotli.frame, unit: 'B', gate: false },
    bytes('before the click', brotli.beforeClick, 12_000),
    bytes('whole chat', brotli.whole, 20_000),
    bytes('dashboard entry, JavaScript', dashboardEntry(path.join(dist, 'web')), dashboardLimit),
    ...(await publicPages(dist)).map(({ what, bytes: sent, limit }) => bytes(what, sent, limit)),
  ]
}

type Size = { what: string; bytes: number; limit: number }

/** The public pages, by the repository's own check. */
async function publicPages(dist: string): Promise<Size[]> {
  const script = pathToFileURL(path.join(dist, '../scripts/check-sizes.mjs')).href
  const { measureSizes } = (await import(script)) as {
    measureSizes(dist: string): Promise<{ sizes: Size[] }>
  }
  const { sizes } = await measureSizes(dist)
  return sizes.filter(({ what }) => /^landing page|with fonts$/.test(what))
}

/** Scripts the app's page names, with all they import before they run. */
function dashboardEntry(web: string): number {
  const shell = 'app.html'
  const html = readFileSync(path.join(web, shell), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/([^"?#]+\.js)"/g)].map(([, file]) => file ?? '')
  const reached = new Set(named)
  for (const file of reached) {
    const script = readFileSync(path.join(web, file), 'utf8')
    for (const [, target] of script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g))
      reached.add(path.posix.join(path.posix.dirname(file), target ?? ''))
  }
  if (reached.size === 0) return Number.NaN
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return [...reached]
    .map((file) => brotliCompressSync(readFileSync(path.join(web, file)), { params }).length)
    .reduce((total, length) => total + length, 0)
}
