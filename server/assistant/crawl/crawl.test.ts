import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import {
  answerWith,
  canonical,
  pageOf,
  raw,
  readTestSite,
  redirectTo,
  serveSite,
  sitemapOf,
} from './site-fixture.ts'
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

describe('what is read', () => {
  it('the start page, then the sitemap, then links, each address once', async () => {
    const pages: Record<string, Answer> = {
      '/': pageOf('Home', ['/fees', '/team#us', '/?utm_source=mail', 'mailto:office@firm.example']),
      '/team': pageOf('Team', ['/', '/fees?gclid=1', '/deep']),
      '/fees': pageOf('Fees'),
      '/deep': pageOf('Deep'),
      '/blog': pageOf('Blog'),
    }
    const site = await serve(pages)
    pages['/sitemap.xml'] = sitemapOf([`${site.origin}/blog`, '/team'])
    const { lines, outcome, records } = await readTestSite(site)
    expect(lines).toEqual(['/: read', '/blog: read', '/team: read', '/fees: read', '/deep: read'])
    expect(outcome).toMatchObject({ kind: 'finished', kept: 5, found: 5, done: 5, bound: null })
    expect(records[0]).toMatchObject({
      source: 'start',
      title: 'Home',
      note: 'The assistant can answer from this page.',
    })
    expect(site.asked.filter((path) => path.startsWith('/fees'))).toEqual(['/fees'])
  })

  it('sitemaps named in robots.txt, index files and gzip included; other hosts are ignored', async () => {
    const pages: Record<string, Answer> = {
      '/': pageOf('Home'),
      '/a': pageOf('A'),
      '/b': pageOf('B'),
    }
    const site = await serve(pages)
    pages['/robots.txt'] =
      `Sitemap: https://other.example/sitemap.xml\nSitemap: ${site.origin}/index.xml`
    pages['/index.xml'] =
      `<sitemapindex><sitemap><loc>${site.origin}/pages.xml.gz</loc></sitemap><sitemap><loc>https://other.example/x.xml</loc></sitemap></sitemapindex>`
    const packed = gzipSync(
      sitemapOf([`${site.origin}/a`, 'https://other.example/stolen', `${site.origin}/b`]),
    )
    pages['/pages.xml.gz'] = raw('application/gzip', packed)
    const { lines } = await readTestSite(site)
    expect(lines).toEqual(['/: read', '/a: read', '/b: read'])
  })

  it('a copy whose sitemap names the original, on its own host only, and without guessing aloud', async () => {
    const original = (path: string) => `https://www.original.example${path}`
    const site = await serve({
      '/': pageOf('Home', ['/a'], canonical(original('/'))),
      '/a': pageOf('A', [], canonical(original('/a'))),
      '/orphan': pageOf('Orphan', [], canonical(original('/orphan'))),
      '/sitemap.xml': sitemapOf(['/', '/orphan', '/not-here', '/a'].map(original)),
    })
    const { lines, outcome } = await readTestSite(site)
    expect(lines).toEqual(['/: read', '/orphan: read', '/a: read'])
    expect(outcome).toMatchObject({ kept: 3, found: 4, done: 4 })
  })

  it('with links to other hosts, other ports and other schemes left alone', async () => {
    const site = await serve({
      '/': pageOf('Home', [
        'https://other.example/a',
        'http://127.0.0.1:1/a',
        'javascript:alert(1)',
        'tel:+13035550100',
        'http://user:secret@127.0.0.1/',
        'http://[broken',
      ]),
    })
    const { lines, outcome } = await readTestSite(site)
    expect(lines).toEqual(['/: read'])
    expect(outcome).toMatchObject({ found: 1 })
  })

  it('in windows-1252, UTF-16 and Shift JIS', async () => {
    const french = Buffer.from(pageOf('Honoraires — café').replace('—', '\u0097'), 'latin1')
    const wide = Buffer.from(`\ufeff${pageOf('Größe')}`, 'utf16le')
    const marked = pageOf('JP', [], '<meta charset="Shift_JIS">').replace(
      'JP</title>',
      '@@</title>',
    )
    const [before = '', after = ''] = marked.split('@@')
    const japanese = Buffer.concat([
      Buffer.from(before),
      Buffer.from([0x96, 0x40, 0x97, 0xa5]),
      Buffer.from(after),
    ])
    const site = await serve({
      '/': pageOf('Home', ['/fr', '/wide', '/jp']),
      '/fr': raw('text/html', french),
      '/wide': raw('text/html', wide),
      '/jp': raw('text/html', japanese),
    })
    const { records } = await readTestSite(site)
    expect(records.map((record) => record.title)).toEqual([
      'Home',
      'Honoraires — café',
      'Größe',
      '法律',
    ])
  })

  it('compressed pages, and pages without a content type that look like HTML', async () => {
    const site = await serve({
      '/': (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(pageOf('Home', ['/bare', '/blob']))),
      '/bare': (_request, response) => void response.writeHead(200).end(pageOf('Bare')),
      '/blob': (_request, response) => void response.writeHead(200).end('\u0000\u0001\u0002'),
    })
    expect((await readTestSite(site)).lines).toEqual(['/: read', '/bare: read', '/blob: not_html'])
  })
})

describe('what the site asks for', () => {
  it('robots.txt is obeyed for links, sitemaps and redirects', async () => {
    const site = await serve({
      '/robots.txt': 'User-agent: *\nDisallow: /private\nAllow: /private/open\nDisallow: /*.php$',
      '/': pageOf('Home', ['/private/file', '/private/open', '/x.php', '/way-in']),
      '/private/open': pageOf('Open'),
      '/way-in': redirectTo('/private/file'),
      '/sitemap.xml': sitemapOf(['/private/listed']),
    })
    const { lines, noteOf } = await readTestSite(site)
    expect(lines).toEqual([
      '/: read',
      '/private/listed: blocked_by_robots',
      '/private/file: blocked_by_robots',
      '/private/open: read',
      '/x.php: blocked_by_robots',
      '/way-in: blocked_by_robots',
    ])
    expect(noteOf('/private/file')).toBe(
      'The robots.txt of your website asks programs not to read this page. If the assistant should answer from it, allow FoyerBot there.',
    )
    expect(site.asked).not.toContain('/private/file')
    expect(site.asked).not.toContain('/x.php')
  })

  it('rules for FoyerBot come before rules for all', async () => {
    const site = await serve({
      '/robots.txt': 'User-agent: *\nDisallow: /\n\nUser-agent: FoyerBot\nDisallow: /no',
      '/': pageOf('Home', ['/no', '/yes']),
      '/yes': pageOf('Yes'),
    })
    expect((await readTestSite(site)).lines).toEqual([
      '/: read',
      '/no: blocked_by_robots',
      '/yes: read',
    ])
  })

  it('a Crawl-delay is kept, up to the cap, one request at a time', async () => {
    const site = await serve({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 30',
      '/': pageOf('Home', ['/a', '/b']),
      '/a': pageOf('A'),
      '/b': pageOf('B'),
    })
    const { waits } = await readTestSite(site, { limits: { maxCrawlDelayMs: 700 } })
    expect(waits.length).toBeGreaterThanOrEqual(3)
    expect(waits[0]).toBeGreaterThan(600)
    expect(waits[0]).toBeLessThanOrEqual(700)
  })

  it('noindex and nofollow are obeyed, in the page and in the header', async () => {
    const site = await serve({
      '/': pageOf('Home', ['/meta', '/header', '/others', '/nofollow']),
      '/meta': pageOf('Meta', ['/from-meta'], '<meta name="robots" content="noindex">'),
      '/from-meta': pageOf('From meta'),
      '/header': answerWith(
        200,
        { 'content-type': 'text/html', 'x-robots-tag': 'noindex, nofollow' },
        pageOf('Header', ['/never']),
      ),
      '/others': answerWith(
        200,
        { 'content-type': 'text/html', 'x-robots-tag': 'otherbot: noindex' },
        pageOf('Others'),
      ),
      '/nofollow': pageOf('Nofollow', ['/never'], '<meta name="robots" content="nofollow">'),
    })
    const { lines } = await readTestSite(site)
    expect(lines).toEqual([
      '/: read',
      '/meta: no_index',
      '/header: no_index',
      '/others: read',
      '/nofollow: read',
      '/from-meta: read',
    ])
  })
})

describe('redirects', () => {
  it('within the site are recorded under the final address, off the site as redirected away', async () => {
    const site = await serve({
      '/': pageOf('Home', ['/old', '/older', '/out', '/round', '/new']),
      '/old': redirectTo('/new'),
      '/older': redirectTo('/old'),
      '/new': pageOf('New'),
      '/out': redirectTo('https://calendar.example/book'),
      '/round': redirectTo('/round'),
    })
    const { lines, noteOf, outcome } = await readTestSite(site)
    expect(lines).toEqual([
      '/: read',
      '/new: read',
      '/older: duplicate',
      '/out: redirected_away',
      '/round: failed',
    ])
    expect(noteOf('/older')).toContain(`leads to ${site.origin}/new`)
    expect(noteOf('/out')).toContain('sends visitors on to calendar.example')
    expect(noteOf('/round')).toContain('without end')
    expect(outcome).toMatchObject({ found: 6, done: 6, kept: 2 })
  })

  it('of the start page decide how the site is written', async () => {
    const site = await serve({
      '/': redirectTo('/en/'),
      '/en/': pageOf('Home', ['about']),
      '/en/about': pageOf('About'),
    })
    expect((await readTestSite(site)).lines).toEqual(['/en/: read', '/en/about: read'])
  })
})

describe('pages that say the same', () => {
  it('are kept once: by canonical address and by text', async () => {
    const site = await serve({
      '/': pageOf('Home', ['/print', '/index.html', '/copy', '/page', '/theme', '/dead']),
      '/index.html': pageOf('Home', ['/print', '/index.html', '/copy', '/page', '/theme', '/dead']),
      '/print': pageOf('Printed', [], canonical('/page')),
      '/page': pageOf('Page'),
      '/copy': pageOf('Page'),
      // A theme that names the start page, and one that names a page that is gone.
      '/theme': pageOf('Theme', [], canonical('/')),
      '/dead': pageOf('Dead', [], canonical('/gone')),
    })
    const { lines, noteOf } = await readTestSite(site)
    expect(lines.toSorted()).toEqual(
      [
        '/: read',
        '/index.html: duplicate',
        '/copy: read',
        '/page: duplicate',
        '/print: duplicate',
        '/theme: read',
        '/gone: not_found',
        '/dead: read',
      ].toSorted(),
    )
    expect(noteOf('/page')).toBe(
      `This page says the same as ${site.origin}/copy, so only that one is used. Nothing needs doing.`,
    )
  })

  it('give way to the main address they name', async () => {
    const site = await serve({
      '/': pageOf('Home', ['/fees?print=1', '/fees']),
      '/fees?print=1': pageOf('Fees to print', [], canonical('/fees')),
      '/fees': pageOf('Fees', [], canonical('/fees')),
    })
    const { lines, noteOf } = await readTestSite(site)
    expect(lines).toEqual(['/: read', '/fees: read', '/fees?print=1: duplicate'])
    expect(noteOf('/fees?print=1')).toContain(`names ${site.origin}/fees as its main address`)
  })

  it('do not cancel each other out when each names the other', async () => {
    const site = await serve({
      '/': pageOf('Home', ['/a', '/b']),
      '/a': pageOf('A', [], canonical('/b')),
      '/b': pageOf('B', [], canonical('/a')),
    })
    const { outcome, lines } = await readTestSite(site)
    expect(outcome).toMatchObject({ kept: 2, found: 3, done: 3 })
    expect(lines.filter((line) => line.endsWith('duplicate')).length).toBe(1)
  })
})
