import { afterEach, describe, expect, it } from 'vitest'
import { createFetchGuard } from '../../platform/fetch-guard.ts'
import { extractPage } from '../index/extract.ts'
import { answerWith, pageOf, readTestSite, redirectTo, serveSite } from './site-fixture.ts'
import type { Answer, TestSite } from './site-fixture.ts'

const open: TestSite[] = []
const serve = async (pages: Readonly<Record<string, Answer>>, fallback?: Answer) => {
  const site = await serveSite(pages, fallback)
  open.push(site)
  return site
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()))
})

describe('pages that fail', () => {
  it('are reported one by one in plain words, and the rest is read', async () => {
    const site = await serve({
      '/': pageOf('Home', [
        '/gone',
        '/500',
        '/login',
        '/wall',
        '/brochure.pdf',
        '/data',
        '/big',
        '/cut',
        '/ok',
      ]),
      '/gone': answerWith(410),
      '/500': answerWith(500),
      '/login': answerWith(401),
      '/wall': answerWith(403),
      '/data': answerWith(200, { 'content-type': 'application/json' }, '{}'),
      '/big': pageOf('Big'.repeat(5_000)),
      '/cut': (_request, response) => void response.destroy(),
      '/ok': pageOf('OK'),
    })
    const { lines, noteOf } = await readTestSite(site, { limits: { maxBytesPerPage: 10_000 } })
    expect(lines).toEqual([
      '/: read',
      '/gone: not_found',
      '/500: failed',
      '/login: refused',
      '/wall: refused',
      '/brochure.pdf: not_html',
      '/data: not_html',
      '/big: too_large',
      '/cut: failed',
      '/ok: read',
    ])
    expect(noteOf('/gone')).toContain('does not exist (410)')
    expect(noteOf('/500')).toContain('an error of its own (500)')
    expect(noteOf('/wall')).toContain('let FoyerBot through')
    expect(noteOf('/data')).toContain('This is a file (application/json), not a web page')
    expect(site.asked).not.toContain('/brochure.pdf')
  })

  it('for a moment only are asked once more, after the wait the site names', async () => {
    let busy = 0
    let broken = 0
    const site = await serve({
      '/': pageOf('Home', ['/busy', '/broken']),
      '/busy': (_request, response) => {
        busy += 1
        if (busy === 1) response.writeHead(429, { 'retry-after': '3600' }).end()
        else response.setHeader('content-type', 'text/html').end(pageOf('Busy'))
      },
      '/broken': (_request, response) => {
        broken += 1
        if (broken === 1) response.writeHead(503).end()
        else response.setHeader('content-type', 'text/html').end(pageOf('Broken'))
      },
    })
    const { lines, waits } = await readTestSite(site, {
      limits: { maxRetryAfterMs: 5_000, retryMs: 1_234 },
    })
    expect(lines).toEqual(['/: read', '/busy: read', '/broken: read'])
    expect(waits).toContain(1_234)
    expect(Math.max(...waits)).toBeGreaterThan(4_000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(5_000)
    expect([busy, broken]).toEqual([2, 2])
  })

  it('by being slow hold up neither the rest nor the end', async () => {
    const site = await serve({
      '/': pageOf('Home', ['/slow', '/a', '/b']),
      '/slow': () => {},
      '/a': pageOf('A'),
      '/b': pageOf('B'),
    })
    const started = Date.now()
    const { lines, noteOf } = await readTestSite(site, { limits: { perPageTimeoutMs: 400 } })
    expect(lines).toEqual(['/: read', '/slow: timed_out', '/a: read', '/b: read'])
    expect(noteOf('/slow')).toContain('took longer than 1 second to answer')
    expect(Date.now() - started).toBeLessThan(3_000)
  })

  it('in extraction are reported like the others', async () => {
    const site = await serve({ '/': pageOf('Home', ['/bad']), '/bad': pageOf('Bad') })
    const { lines } = await readTestSite(site, {
      extract: (html, url) => {
        if (url.endsWith('/bad')) throw new Error('broken')
        return extractPage(html, url)
      },
    })
    expect(lines).toEqual(['/: read', '/bad: failed'])
  })
})

describe('a second reading', () => {
  const etags: Record<string, string> = { '/': '"h"', '/a': '"a1"', '/b': '"b"', '/c': '"c"' }
  const texts: Record<string, string> = {
    '/': pageOf('Home', ['/a', '/b']),
    '/a': pageOf('A'),
    '/b': pageOf('B', ['/c']),
    '/c': pageOf('C'),
  }
  const fallback: Answer = (request, response) => {
    const path = request.url ?? '/'
    const text = texts[path]
    const etag = etags[path] ?? ''
    if (text === undefined) response.writeHead(404).end()
    else if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
    else response.writeHead(200, { etag, 'content-type': 'text/html' }).end(text)
  }

  it('asks only for what has changed, and still finds every page', async () => {
    const site = await serve({}, fallback)
    const first = await readTestSite(site)
    const previous = new Map(
      first.records.flatMap(({ url, etag, lastModified, contentHash }) =>
        contentHash === null ? [] : [[url, { etag, lastModified, contentHash }]],
      ),
    )
    etags['/a'] = '"a2"'
    texts['/a'] = pageOf('A rewritten', ['/d'])
    texts['/d'] = pageOf('D')
    etags['/b'] = '"b2"'
    const second = await readTestSite(site, { previous })
    expect(second.lines).toEqual([
      '/: unchanged',
      '/a: read',
      '/b: unchanged',
      '/c: unchanged',
      '/d: read',
    ])
    // /b was sent again with the same text: its new mark is worth keeping.
    expect(second.records[2]).toMatchObject({ etag: '"b2"', title: 'B' })
    expect(second.records[3]).toMatchObject({ etag: '"c"', title: null, page: null })
    expect(second.records[3]?.contentHash).toBe(first.records[3]?.contentHash)
  })
})

const failure = async (site: TestSite, siteUrl = `${site.origin}/`) => {
  const { outcome, lines } = await readTestSite(site, { siteUrl })
  expect(lines).toEqual([])
  return outcome
}

describe('a site that cannot be read', () => {
  it('says why, and what to do', async () => {
    expect(await failure(await serve({ '/': answerWith(500) }))).toMatchObject({
      kind: 'failed',
      reason: 'server_error',
      message:
        'Your website answered with an error of its own. Read the site again later; if it happens again, ask whoever looks after your website.',
    })
    expect(await failure(await serve({}))).toMatchObject({ reason: 'not_found' })
    expect(await failure(await serve({ '/': answerWith(403) }))).toMatchObject({
      reason: 'forbidden',
    })
    expect(
      await failure(await serve({ '/': answerWith(200, { 'content-type': 'image/png' }) })),
    ).toMatchObject({ reason: 'not_html' })
    expect(
      await failure(await serve({ '/': redirectTo('https://new-name.example/') })),
    ).toMatchObject({
      reason: 'redirected_away',
      message:
        'This address sends visitors on to new-name.example. If that is your website too, enter https://new-name.example instead.',
    })
    expect(
      await failure(
        await serve({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': pageOf('Home') }),
      ),
    ).toMatchObject({ reason: 'blocked_by_robots' })
    expect(
      await failure(await serve({ '/robots.txt': answerWith(503), '/': pageOf('Home') })),
    ).toMatchObject({ reason: 'robots_unreadable' })
  })

  it('is told apart from one that does not exist, is private or is no address', async () => {
    const site = await serve({ '/': pageOf('Home') })
    expect(await failure(site, 'http://127.0.0.1:1/')).toMatchObject({ reason: 'bad_address' })
    expect(await failure(site, 'http://127.0.0.1/')).toMatchObject({ reason: 'private_address' })
    expect(await failure(site, 'ftp://firm.example')).toMatchObject({ reason: 'bad_address' })
    expect(await failure(site, 'not a website')).toMatchObject({ reason: 'bad_address' })
    expect(await failure(site, '')).toMatchObject({ reason: 'bad_address' })
    const guard = createFetchGuard({ privateHosts: ['127.0.0.1:1'] })
    const siteUrl = 'http://127.0.0.1:1/'
    const { outcome } = await readTestSite(site, { siteUrl, guard })
    expect(outcome).toMatchObject({ reason: 'no_connection' })
    await guard.close()
  })

  it('can be left at any time', async () => {
    const site = await serve({ '/': pageOf('Home', ['/slow']), '/slow': () => {} })
    const stopping = new AbortController()
    const { outcome, lines } = await readTestSite(site, {
      signal: stopping.signal,
      onPage: () => stopping.abort(),
    })
    expect(outcome).toEqual({ kind: 'stopped' })
    expect(lines).toEqual([])
  })
})
