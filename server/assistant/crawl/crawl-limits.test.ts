import { afterEach, describe, expect, it } from 'vitest'
import { pageOf, readTestSite, serveSite, sitemapOf, type Answer } from './site-fixture.ts'
import type { TestSite } from './site-fixture.ts'

const open: TestSite[] = []
const serve = async (pages: Readonly<Record<string, Answer>>, fallback?: Answer) => {
  const site = await serveSite(pages, fallback)
  open.push(site)
  return site
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()))
})

const count = (lines: readonly string[], status: string): number =>
  lines.filter((line) => line.endsWith(`: ${status}`)).length

/** Answers every path with a page of its own and these links. */
const endless =
  (links: (path: string) => string[]): Answer =>
  (request, response) => {
    const path = request.url ?? '/'
    if (/robots\.txt|\.xml$/.test(path)) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html').end(pageOf(`Page ${path}`, links(path)))
  }

describe('a large site', () => {
  it('of 500 pages is read whole, in seconds', async () => {
    const paths = Array.from({ length: 499 }, (_, n) => `/page-${n}`)
    const site = await serve(
      { '/': pageOf('Home', paths.slice(0, 250)), '/sitemap.xml': sitemapOf(paths.slice(200)) },
      endless(() => ['/', '/page-1']),
    )
    const started = Date.now()
    const { lines, outcome } = await readTestSite(site)
    expect(outcome).toMatchObject({ kept: 500, found: 500, done: 500, bound: null })
    expect(count(lines, 'read')).toBe(500)
    expect(Date.now() - started).toBeLessThan(15_000)
  })

  it('beyond the limit is read up to it, and the rest is listed up to a limit too', async () => {
    const paths = Array.from({ length: 200 }, (_, n) => `/page-${n}`)
    const site = await serve(
      { '/': pageOf('Home', paths) },
      endless(() => []),
    )
    const { lines, outcome, noteOf } = await readTestSite(site, {
      limits: { maxPages: 20, maxAddresses: 60 },
    })
    expect(outcome).toMatchObject({ kept: 20, found: 60, done: 60, bound: 'pages' })
    expect(count(lines, 'read')).toBe(20)
    expect(count(lines, 'over_limit')).toBe(40)
    expect(noteOf('/page-30')).toBe(
      'Not read, because 20 pages are read at most. Pages named in your sitemap and pages near the start come first.',
    )
    expect(site.asked.filter((path) => path.startsWith('/page')).length).toBe(19)
  })

  it('fills the limit with pages that count, not with those that fail', async () => {
    const paths = Array.from({ length: 30 }, (_, n) => `/page-${n}`)
    const site = await serve({ '/': pageOf('Home', paths) }, (request, response) => {
      const page = Number(request.url?.split('-')[1] ?? Number.NaN)
      if (page % 2 === 0) response.setHeader('content-type', 'text/html').end(pageOf(`P${page}`))
      else response.writeHead(404).end()
    })
    const { outcome } = await readTestSite(site, { limits: { maxPages: 11 } })
    expect(outcome).toMatchObject({ kept: 11, bound: 'pages' })
  })

  it('is bounded in bytes, in requests and in time', async () => {
    const site = await serve(
      {},
      endless((path) => [`${path}x/`, `${path}y/`]),
    )
    const bytes = await readTestSite(site, { limits: { maxTotalBytes: 3_000 } })
    expect(bytes.outcome).toMatchObject({ bound: 'bytes' })
    expect(bytes.lines.length).toBeLessThan(60)
    const requests = await readTestSite(site, { limits: { maxRequests: 12 } })
    expect(requests.outcome).toMatchObject({ bound: 'requests' })
    expect(count(requests.lines, 'read')).toBe(12)
    const slow = await serve({ '/': pageOf('Home', ['/a', '/b']) }, (request, response) => {
      if (/robots|sitemap/.test(request.url ?? '')) response.writeHead(404).end()
    })
    const started = Date.now()
    const time = await readTestSite(slow, { limits: { totalTimeMs: 500 } })
    expect(time.lines).toEqual(['/: read', '/a: over_limit', '/b: over_limit'])
    expect(Date.now() - started).toBeLessThan(4_000)
  })

  it('never has more requests under way than its places', async () => {
    let now = 0
    let most = 0
    const site = await serve(
      {
        '/': pageOf(
          'Home',
          Array.from({ length: 40 }, (_, n) => `/p${n}`),
        ),
      },
      (request, response) => {
        now += 1
        most = Math.max(most, now)
        setTimeout(() => {
          now -= 1
          response.setHeader('content-type', 'text/html').end(pageOf(`${request.url}`))
        }, 10)
      },
    )
    const { outcome } = await readTestSite(site)
    expect(outcome).toMatchObject({ kept: 41 })
    expect(most).toBe(4)
  })
})

describe('a site without end', () => {
  it('by paths that grow is left where no menu would lead', async () => {
    const site = await serve(
      {},
      endless((path) => [`${path}more${path.length}/`]),
    )
    const { lines, outcome } = await readTestSite(site)
    expect(count(lines, 'read')).toBe(13)
    expect(outcome).toMatchObject({ found: 14, done: 14, bound: null })
  })

  it('by a chain of pages is left at the depth limit', async () => {
    const site = await serve(
      {},
      endless((path) => [`/n${Number(path.slice(2)) + 1 || 1}`]),
    )
    const { lines, noteOf } = await readTestSite(site, { limits: { maxDepth: 7 } })
    expect(count(lines, 'read')).toBe(8)
    expect(noteOf('/n8')).toContain('too many clicks away')
  })

  it('by a calendar, filters and relative links to itself is read in bounds', async () => {
    let month = 0
    const site = await serve(
      { '/': pageOf('Home', ['/events/2026/1', '/cases?sort=0', '/loop/', '/same/']) },
      (request, response) => {
        const path = request.url ?? '/'
        if (/robots\.txt|\.xml$/.test(path)) return void response.writeHead(404).end()
        response.setHeader('content-type', 'text/html')
        // Always the same words, and a link one level down.
        if (path.startsWith('/same/')) return void response.end(pageOf('Same', ['again/']))
        month += 1
        response.end(
          pageOf(`Page ${path}`, [
            `/events/${2026 + Math.floor(month / 12)}/${(month % 12) + 1}`,
            `/events/${2025 - Math.floor(month / 12)}/${(month % 12) + 1}`,
            `/cases?sort=${month}`,
            `/cases?sort=${month}&view=${month}`,
            'loop/',
          ]),
        )
      },
    )
    const { lines, outcome } = await readTestSite(site)
    expect(outcome.kind).toBe('finished')
    const read = lines.filter((line) => line.endsWith(': read'))
    expect(read.filter((line) => /^\/events\/\d+\/\d+:/.test(line)).length).toBe(24)
    expect(read.filter((line) => line.includes('&view=')).length).toBeLessThanOrEqual(40)
    expect(read.length).toBeLessThan(400)
    expect(lines.filter((line) => line.startsWith('/same/'))).toEqual([
      '/same/: read',
      '/same/again/: duplicate',
    ])
    expect(lines.filter((line) => line.includes('/loop/loop/loop/'))).toEqual([
      '/loop/loop/loop/: over_limit',
    ])
  })
})
