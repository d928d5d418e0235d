import { createHash } from 'node:crypto'
import { machinePaths, paths } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
  test.app.inject({ method, url, headers })

const origin = () => test.world.config.origins.app

/** Every page that is the same for everybody, in the order of the sitemap. */
const publicPaths = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.guide,
  paths.faq,
  paths.about,
  paths.careers,
  paths.contact,
  paths.sources,
  paths.privacy,
  paths.terms,
]

const lost =
  'We couldn&#x27;t find that page. The link may be broken, or the page might have moved.'

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((found) => found[1] ?? '')

describe.each(publicPaths)('the public page %s', (path) => {
  it('is a whole document that says where it stands', async () => {
    const { statusCode, headers, body } = await ask(path)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body.startsWith('<!doctype html><html lang="en">')).toBe(true)
    expect(all(body, /<h1[^>]*>/g)).toHaveLength(1)
    expect(body).toContain(`<link rel="canonical" href="${origin()}${path}">`)
    expect(body).not.toContain('noindex')
    const [description = ''] = all(body, /<meta name="description" content="([^"]*)">/g)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(all(body, /<meta property="og:image" content="([^"]*)">/g)[0]).toMatch(
      /\/previews\/[a-z]+\.png$/,
    )
  })

  it('is sent with the policy that lets in its own styles and nothing else', async () => {
    const { headers, body } = await ask(path)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'speculation-rules': `"${machinePaths.speculation}"`,
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy'])
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split('; ')).toContain(directive)
    const sheets = all(body, /<style>([\s\S]*?)<\/style>/g)
    expect(sheets.length).toBeGreaterThan(0)
    for (const css of sheets)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    const markup = body.replaceAll(/<style>[\s\S]*?<\/style>/g, '')
    expect(markup).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/)
    for (const tag of markup.match(/<script\b[^>]*>/g) ?? [])
      expect(tag).toMatch(/ src="\/assets\/| type="application\/ld\+json"/)
  })

  it('answers HEAD, and has one address', async () => {
    const { statusCode, body, headers } = await ask(path, 'HEAD')
    expect([statusCode, body, headers['cache-control']]).toEqual([200, '', 'no-cache'])
    expect((await ask(`${path}?utm_source=bar`)).body).toBe((await ask(path)).body)
    if (path === paths.home) return
    const led = await ask(`${path}/?plan=2`)
    expect([led.statusCode, led.headers.location]).toEqual([301, `${path}?plan=2`])
    const encoded = await ask(`/%${path.charCodeAt(1).toString(16)}${path.slice(2)}/`)
    expect([encoded.statusCode, encoded.headers.location]).toEqual([301, path])
  })
})

describe('an address of the application with a slash behind it', () => {
  it.each(['/signin', '/signup', '/forgot-password'])(
    'leads from %s/ to the page',
    async (path) => {
      const { statusCode, headers } = await ask(`${path}/?plan=2`)
      expect([statusCode, headers.location]).toEqual([301, `${path}?plan=2`])
    },
  )
})

describe('the page for what leads nowhere', () => {
  it.each([
    '/notfound',
    '/notfound?from=mail',
    '/nothing',
    '/features/nothing',
    '/Features',
    '//pricing',
    '/pricing%2F',
    '/pricing//',
    '/app.html',
    '/site.json',
    '/pages.mjs',
    '/.vite/manifest.json',
    '/assets/nothing.js',
    '/..%2f..%2fpackage.json',
  ])('is what %s answers, with 404', async (url) => {
    const { statusCode, headers, body } = await ask(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain(lost)
    expect(body).toMatch(/<a href="\/"[^>]*>Back Home<\/a>/)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('rel="canonical"')
  })

  it('answers HEAD with 404 as well', async () => {
    for (const url of ['/notfound', '/nothing']) {
      const { statusCode, body } = await ask(url, 'HEAD')
      expect([statusCode, body]).toEqual([404, ''])
    }
  })

  it('leaves calls of the API their own answer', async () => {
    const { statusCode, body } = await ask('/api/v1/nothing')
    expect([statusCode, JSON.parse(body).error]).toEqual([404, 'request/not-found'])
  })

  it('is found under no other spelling of a page that is there', async () => {
    expect((await ask('/%70ricing')).body).toBe((await ask('/pricing')).body)
    expect((await ask('/pricing%')).statusCode).toBe(404)
  })
})

describe('documents for machines', () => {
  const kept = 'public, max-age=3600'

  it('name every page once in the sitemap, and nothing of an account', async () => {
    const { headers, body } = await ask(machinePaths.sitemap)
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': kept,
    })
    const listed = all(body, /<loc>([^<]*)<\/loc>/g).filter((url) => !url.includes('/blog/'))
    expect(listed.filter((url) => publicPaths.some((path) => url === origin() + path))).toEqual(
      publicPaths.map((path) => origin() + path),
    )
    expect(listed).toContain(origin() + paths.blog)
    expect(body).not.toMatch(/notfound|dashboard|signin/)
  })

  it('let crawlers read the public pages alone', async () => {
    const { headers, body } = await ask(machinePaths.robots)
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': kept,
    })
    const lines = body.split('\n')
    for (const line of [
      'User-agent: *',
      'Disallow: /api/v1',
      'Disallow: /dashboard',
      `Sitemap: ${origin()}/sitemap.xml`,
    ])
      expect(lines).toContain(line)
  })

  it('describe the application to browsers', async () => {
    const { headers, body } = await ask(machinePaths.manifest)
    expect(headers['content-type']).toBe('application/manifest+json')
    expect(JSON.parse(body)).toMatchObject({ name: 'Foyer', scope: '/' })
  })

  it('let browsers fetch ahead what needs no account', async () => {
    const { headers, body } = await ask(machinePaths.speculation)
    expect(headers['content-type']).toBe('application/speculationrules+json')
    const { prefetch } = JSON.parse(body)
    const spared = JSON.stringify(prefetch[0].where)
    for (const path of ['/signin', '/signup', '/dashboard*', '/api/v1/*'])
      expect(spared).toContain(`"${path}"`)
    expect(JSON.parse(body)).not.toHaveProperty('prerender')
  })

  it('answer HEAD', async () => {
    for (const path of [machinePaths.sitemap, machinePaths.robots])
      expect([(await ask(path, 'HEAD')).statusCode, (await ask(path, 'HEAD')).body]).toEqual([
        200,
        '',
      ])
  })
})

describe('what the pages say', () => {
  it('leads somewhere with every link, and to a place that is there with every anchor', async () => {
    const pages = new Map<string, string>()
    for (const path of publicPaths) pages.set(path, (await ask(path)).body)
    const answers = new Map<string, number>()
    for (const [path, html] of pages)
      for (const href of new Set(all(html, /<a\b[^>]* href="([/#][^"]*)"/g))) {
        const [target = '', anchor] = href.replaceAll('&amp;', '&').split('#')
        const page = target === '' ? path : target
        if (!answers.has(page)) answers.set(page, (await ask(page)).statusCode)
        expect([path, href, answers.get(page)]).toEqual([path, href, 200])
        const there = pages.get(page)
        if (anchor !== undefined && there !== undefined)
          expect([path, href, there.includes(` id="${anchor}"`)]).toEqual([path, href, true])
      }
  })

  it('tells search engines six offers, each with its price and what it covers', async () => {
    const { body } = await ask(paths.pricing)
    const blocks = all(body, /<script type="application\/ld\+json">([^<]*)<\/script>/g).map(
      (text) => JSON.parse(text),
    )
    const { offers } = blocks.find((block) => block['@type'] === 'Product')
    expect(
      offers.map((offer: { sku: string; price: string; priceCurrency: string }) => [
        offer.sku,
        offer.price,
        offer.priceCurrency,
      ]),
    ).toEqual([
      ['1', '349.00', 'USD'],
      ['4', '3768.00', 'USD'],
      ['2', '599.00', 'USD'],
      ['5', '6468.00', 'USD'],
      ['3', '999.00', 'USD'],
      ['6', '10788.00', 'USD'],
    ])
    expect(offers[1].priceSpecification.unitCode).toBe('ANN')
  })
})
