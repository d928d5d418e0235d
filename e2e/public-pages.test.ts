import { type Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { findCutWords, overhang, setTextSize } from './page-shape.ts'
import { watchPage } from './page-watch.ts'
import { readSitemap } from './sitemap.ts'
import { eventually, onStage } from './stage.ts'

/** The specification's public pages that are the same for everybody (specification 1, section 2). */
const routes = [
  '/',
  '/features',
  '/about',
  '/blog',
  '/careers',
  '/contact',
  '/faq',
  '/guide',
  '/pricing',
  '/privacy',
  '/terms',
]
const nowhere = ['/notfound', '/no-such-page']

const lost = "We couldn't find that page. The link may be broken, or the page might have moved."

/** What the browser itself says of a document that is answered with 404. */
const saysNotFound = (path: string) => [
  `404 ${path}`,
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
]

/** Fetches what would only be fetched once it is scrolled to; answers the pictures that do not come. */
const findMissingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const shown = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => picture.naturalWidth > 0,
          () => false,
        ),
      ),
    )
    return pictures.filter((_, at) => !shown[at]).map(({ src }) => `no picture: ${src}`)
  })

/** What is wrong with the shape of a page, and with its text at twice its size where that is asked. */
async function findMisshapen(page: Page, isDoubled: boolean): Promise<string[]> {
  const over = await overhang(page)
  const found = over > 0 ? [`scrolls sideways by ${over} px`] : []
  found.push(...(await findCutWords(page)))
  if (!isDoubled) return found
  await setTextSize(page, '200%')
  const doubled = await overhang(page)
  if (doubled > 0) found.push(`at 200 % scrolls sideways by ${doubled} px`)
  found.push(...(await findCutWords(page)).map((words) => `at 200 % ${words}`))
  await setTextSize(page, '')
  return found
}

/** What a document says of itself. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      document.head.querySelector(selector)?.getAttribute('content') ?? ''
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? '')
    return {
      title: document.title,
      description: content('meta[name=description]'),
      canonical: all('link[rel=canonical]', 'href'),
      robots: content('meta[name=robots]'),
      preview: content('meta[property="og:image"]'),
      files: all('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href'),
      h1s: document.querySelectorAll('h1').length,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    }
  })

type Head = Awaited<ReturnType<typeof readHead>>

/** What is wrong with that, for a page that may be found, or for the one that stands where none is. */
function judgeHead(head: Head, { app, path }: { app: string; path: string }): string[] {
  const isHidden = path === '/notfound'
  const { title, description, canonical, robots, h1s } = head
  const wrong: string[] = []
  if (canonical.join() !== (isHidden ? '' : app + path)) wrong.push(`is at ${canonical.join()}`)
  if (robots !== (isHidden ? 'noindex' : '')) wrong.push(`robots ${robots}`)
  if (h1s !== 1) wrong.push(`${h1s} h1`)
  if (!/Foyer/.test(title) || title.length > 80) wrong.push(`is called ${title}`)
  if (description.length < 70 || description.length > 160)
    wrong.push(`describes itself in ${description.length}: ${description}`)
  const data = head.data.map((text) => JSON.parse(text) as Record<string, unknown>)
  for (const each of data)
    if (each['@context'] !== 'https://schema.org' || typeof each['@type'] !== 'string')
      wrong.push('has data of no kind')
  if (!isHidden && !data.some((each) => each['@type'] === 'Organization'))
    wrong.push('does not say whose it is')
  return wrong.map((text) => `${path} ${text}`)
}

/** Width and height of a PNG (its header, ISO/IEC 15948). */
async function measurePng(url: string): Promise<string> {
  const answer = await fetch(url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type')
  if (answer.status !== 200 || type !== 'image/png') return `${answer.status} ${type}`
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

onStage('the public pages', ({ foyer, newPage }) => {
  let listed: { pages: string[]; posts: string[] }
  let app: string
  beforeAll(async () => {
    app = foyer().demo().app
    listed = await readSitemap(app)
  })
  /** Every page, one post of all, and what leads nowhere. */
  const kinds = () => [...listed.pages, ...listed.posts.slice(0, 1), ...nowhere]

  it('are those of the specification, each of them in the sitemap', () => {
    expect(routes.filter((path) => !listed.pages.includes(path))).toEqual([])
    expect(listed.posts.length).toBeGreaterThan(0)
  })

  /** Looks at every page in one width; answers what is wrong, by page. */
  async function sweep(width: number): Promise<Record<string, string[]>> {
    const viewport = { width, height: 900 }
    const page = await newPage({ viewport, reducedMotion: 'reduce' })
    const { noticed, underWay } = await watchPage(page, app)
    const found: Record<string, string[]> = {}
    for (const path of kinds()) {
      noticed.length = 0
      await page.goto(app + path)
      const wrong = await findMissingPictures(page)
      wrong.push(...(await findMisshapen(page, width === 390)))
      wrong.push(...(await findAxeViolations(page.mainFrame())))
      await page.emulateMedia({ colorScheme: 'dark' })
      // Of all that axe looks for, only this is otherwise in the dark.
      const dark = await findAxeViolations(page.mainFrame(), ['color-contrast'])
      wrong.push(...dark.map((violation) => `dark: ${violation}`))
      // A picture for the dark that is not there yet would be given up.
      await eventually(underWay).toBe(0)
      await page.emulateMedia({ colorScheme: 'light' })
      await eventually(underWay).toBe(0)
      const expected = nowhere.includes(path) ? saysNotFound(path) : []
      wrong.push(...noticed.filter((text) => !expected.includes(text)))
      if (wrong.length > 0) found[`${path} at ${width}`] = wrong
    }
    return found
  }

  it('meet no barrier that axe knows, lose no word, complain of nothing and ask nobody else', async () => {
    const [narrow, wide] = await Promise.all([sweep(390), sweep(1280)])
    expect({ ...narrow, ...wide }).toEqual({})
  })

  it('say of themselves what searches and link previews show, each its own', async () => {
    const page = await newPage({ javaScriptEnabled: false })
    const heads = new Map<string, Head>()
    for (const path of [...listed.pages, ...listed.posts, '/notfound']) {
      await page.goto(app + path, { waitUntil: 'domcontentloaded' })
      heads.set(path, await readHead(page))
    }
    const wrong = [...heads].flatMap(([path, head]) => judgeHead(head, { app, path }))
    expect(wrong).toEqual([])
    const shown = [...heads.values()]
    for (const part of ['title', 'description'] as const)
      expect(new Set(shown.map((head) => head[part])).size).toBe(shown.length)

    const previews = [...new Set(shown.map(({ preview }) => preview))]
    expect(previews.length).toBeGreaterThan(8)
    const sizes = await Promise.all(previews.map(measurePng))
    expect(previews.filter((_, at) => sizes[at] !== '1200x630')).toEqual([])
  })

  it('have icons and a manifest of the types and sizes they name', async () => {
    const page = await newPage({ javaScriptEnabled: false })
    await page.goto(app)
    const { files } = await readHead(page)
    expect(files).toEqual(['/icon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
    const manifest = await fetch(`${app}/site.webmanifest`)
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
    const { icons } = (await manifest.json()) as {
      icons: { src: string; sizes: string; type: string }[]
    }
    expect(await measurePng(`${app}/apple-touch-icon.png`)).toBe('180x180')
    expect(icons.length).toBeGreaterThan(2)
    for (const { src, sizes, type } of icons) {
      const answer = await fetch(app + src)
      expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type])
      if (type === 'image/png') expect([src, await measurePng(app + src)]).toEqual([src, sizes])
    }
  })

  describe('asked for what was never meant', () => {
    const long = 'a'.repeat(2_000)
    /** Each with what of it fits into the name of a test. */
    const short = (all: string[]) => all.map((path) => [path.slice(0, 40), path] as const)
    const nowhereElse = [
      '/blog/%00',
      '/%00',
      `/blog/${long}`,
      `/${long}/${long}/${long}`,
      '/blog/..%2f..%2fetc%2fpasswd',
      '/pricing/%3Cscript%3E',
      '/blog/%',
      '/blog/%ff',
      '/%E0%A4%A',
    ]
    it.each(short(nowhereElse))(
      'answer %s with the page for what leads nowhere',
      async (_shown, path) => {
        const answer = await fetch(app + path)
        expect(answer.status).toBe(404)
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect((await answer.text()).replaceAll('&#x27;', "'")).toContain(lost)
      },
    )

    const apart = ['/blog/images/%00', `/blog/images/${long}`, '/api/v1/%']
    it.each(short(apart))('answer %s with a refusal of the catalogue', async (_shown, path) => {
      const answer = await fetch(app + path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ success: false, error: 'request/not-found' })
    })

    it('run nothing that stands in an address', async () => {
      const page = await newPage()
      const { noticed } = await watchPage(page, app)
      const script = '<script>console.error(1)</script><img src=x onerror=console.error(2)>'
      const answer = await page.goto(`${app}/?${script}#${script}`)
      expect(answer?.status()).toBe(200)
      const body = (await answer?.text()) ?? ''
      expect(body).not.toContain('console.error')
      const missing = await page.goto(`${app}/blog/${encodeURIComponent(script)}`)
      expect(missing?.status()).toBe(404)
      expect(await missing?.text()).not.toContain('console.error')
      expect(noticed.filter((text) => /^error: \d|^log|policy/.test(text))).toEqual([])
    })

    const types = [
      'application/json',
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'image/png',
      'no type',
    ]
    it.each(['/contact', '/guide', '/api/v1/contact/submit', '/api/v1/guide/check', '/pricing'])(
      'refuse what is posted to %s in any manner, in words',
      async (path) => {
        for (const type of types)
          for (const body of ['{"a":', 'x'.repeat(300_000)]) {
            const answer = await fetch(app + path, {
              method: 'POST',
              headers: { 'content-type': type },
              body,
            })
            const text = await answer.text()
            expect([400, 404, 413, 415, 422]).toContain(answer.status)
            if (answer.headers.get('content-type')?.startsWith('text/html')) {
              expect(text).toMatch(/<h1/)
              expect(text).toMatch(/role="alert"|class="font-medium text-danger"/)
            } else
              expect(JSON.parse(text)).toMatchObject({
                success: false,
                error: expect.stringMatching(/^request\//),
              })
          }
      },
    )
  })
})
