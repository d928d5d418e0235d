import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ghostKey, type GhostServer, ghostServer } from '#server/ports/blog/testing/ghost-server.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

/** Words that would leave whatever they stand in: a title, an attribute, a script, XML. */
const words =
  '</title></script><script>alert(1)</script>" onload="alert(1) \' <!-- <script> ]]> &amp; ' +
  '\u2028\u0001\ufffe\ud800 <b>end</b>'
/** As they are shown: on one line, without what cannot be seen. */
const shown =
  '</title></script><script>alert(1)</script>" onload="alert(1) \' <!-- <script> ]]> &amp;'

const day = '2026-03-04T23:59:00.000Z'
const post = (slug: string, given: object = {}) => ({
  id: slug,
  slug,
  title: words,
  excerpt: words,
  feature_image: null,
  feature_image_alt: words,
  authors: [{ name: words }],
  html: `<p>${words}</p><h1 id="content">A</h1><a href="#content" name="forms" target="_top">b</a>`,
  created_at: day,
  published_at: day,
  ...given,
})

let ghost: GhostServer
let test: TestWorld
beforeAll(async () => {
  ghost = await ghostServer()
  ghost.tell([
    post('hostile', { feature_image: `${ghost.url}/desk.png` }),
    post('far', {
      created_at: '9999-12-31T23:59:59.000-12:00',
      published_at: '0000-01-01T00:00:00Z',
    }),
    post('pictured', { feature_image: `javascript:alert(1)//${words}` }),
  ])
  test = await testWorld({ GHOST_URL: ghost.url, GHOST_CONTENT_KEY: ghostKey })
})
afterAll(async () => {
  await test.close()
  await ghost.close()
})

const get = (path: string) => test.call('app', 'GET', path)

/** What of a page could run or reach elsewhere, beside our own. */
const harmIn = (html: string): string[] => {
  const page = load(html)
  const running = page(
    'script:not([type="application/ld+json"]):not([src^="/assets/"]), [onload], [onerror], iframe, base, main style, [target]',
  )
  return running.toArray().map((element) => page.html(element))
}

describe.each(['/blog', '/blog/hostile', '/blog/far', '/blog/pictured'])(
  'a post made to harm, at %s',
  (path) => {
    it('is words in the page, in its data and in its head', async () => {
      const { status, body } = await get(path)
      expect(status).toBe(200)
      expect(harmIn(body)).toEqual([])
      expect(body).not.toMatch(/javascript:|http:\/\/127\.0\.0\.1:\d+\/desk/)
      const page = load(body)
      const heads = page('meta[charset], title, link[rel=canonical]')
      expect(heads.toArray().every((element) => element.parent === page('head')[0])).toBe(true)
      const blocks = page('script[type="application/ld+json"]').toArray()
      const data = blocks.map((block) => JSON.parse(page(block).text()))
      expect(data.length).toBeGreaterThan(1)
      const posting = data.find((each) => each['@type'] === 'BlogPosting')
      if (path === '/blog') return expect(page('main article')).toHaveLength(3)
      expect(page('h1').text()).toContain(shown)
      expect(page('title').text()).toContain(shown)
      expect(posting.headline).toContain(shown)
      expect(posting.author.name).toContain('</script><script>alert(1)')
      expect(page('[id=content]')).toHaveLength(1)
    })
  },
)

describe('documents for machines', () => {
  it.each(['/blog/rss.xml', '/sitemap.xml'])('are well formed all the same: %s', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(body).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/u)
    // Every "<" begins a tag, every "&" one of XML's own, and each tag is closed in its turn.
    const open: string[] = []
    for (const [, close, name = '', self] of body
      .replace(/^<\?xml[^>]*\?>/, '')
      .matchAll(/<(\/?)([a-z:]+)[^<>]*?(\/?)>|<|&(?!(?:amp|lt|gt|quot|#\d+);)/gi)) {
      expect(name).not.toBe('')
      if (close === '/') expect(open.pop()).toBe(name)
      else if (self !== '/') open.push(name)
    }
    expect(open).toEqual([])
    if (path === '/blog/rss.xml')
      expect(load(body, { xml: true })('item title').first().text()).toContain(shown)
  })
})
