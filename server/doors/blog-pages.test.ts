import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
let origin: string
beforeAll(async () => {
  test = await testWorld()
  origin = test.world.config.origins.app
})
afterAll(() => test.close())

const get = (path: string) => test.call('app', 'GET', path)

describe('the list of posts', () => {
  it('has up to ten, each with picture, title, author, day, excerpt and a way to it', async () => {
    const { status, body } = await get('/blog')
    expect(status).toBe(200)
    const page = load(body)
    const posts = await test.world.blog.list({ limit: 10 })
    expect(posts.length).toBeGreaterThanOrEqual(6)
    expect(page('main article')).toHaveLength(posts.length)
    posts.forEach((post, at) => {
      const card = page('main article').eq(at)
      expect(card.find('h2').text()).toBe(post.title)
      expect(card.find('img').attr('src')).toBe(post.feature_image)
      expect(card.find('img').attr('alt')).toBe(post.feature_image_alt)
      expect(card.text()).toContain(post.excerpt)
      const link = card.find('a')
      expect(link.attr('href')).toBe(`/blog/${post.slug}`)
      expect(link.text()).toBe(`Read More: ${post.title}`)
    })
    expect(page('main article').first().find('time').text()).toBe('November 12, 2026')
    expect(page('h1')).toHaveLength(1)
  })

  it('has one address', async () => {
    const { status, headers } = await get('/blog/')
    expect([status, headers['location']]).toEqual([301, '/blog'])
  })

  it('is sent so that browsers ask for a newer one', async () => {
    const { headers } = await get('/blog')
    expect(headers['cache-control']).toBe('no-cache')
    expect(String(headers['content-security-policy'])).toContain("trusted-types 'none'")
  })
})

describe('a post', () => {
  it('has a way back, picture, title, author and day, and its words under the title', async () => {
    const { status, body } = await get('/blog/fees-page')
    expect(status).toBe(200)
    const page = load(body)
    expect(page('main a').first().attr('href')).toBe('/blog')
    expect(page('main article img').first().attr('src')).toBe('/blog/pictures/fees-page.svg')
    expect(page('h1').text()).toBe('Writing a fees page that people can use')
    expect(page('article header p').text()).toBe('By Foyer · October 6, 2026')
    expect(page('.prose h2').first().text()).toBe('What people are really asking')
    expect(page('.prose table th').first().text()).toBe('Matter')
    expect(page('link[rel=canonical]').attr('href')).toBe(`${origin}/blog/fees-page`)
    expect(page('meta[property="og:type"]').attr('content')).toBe('article')
  })

  it('tells search engines what it is and where it stands', async () => {
    const page = load((await get('/blog/fees-page')).body)
    const blocks = page('script[type="application/ld+json"]')
      .toArray()
      .map((block) => JSON.parse(page(block).text()))
    expect(blocks.find((block) => block['@type'] === 'BlogPosting')).toMatchObject({
      headline: 'Writing a fees page that people can use',
      url: `${origin}/blog/fees-page`,
      datePublished: '2026-10-06T00:00:00.000Z',
      author: { '@id': `${origin}/#organization` },
      image: `${origin}/blog/pictures/fees-page.svg`,
    })
    const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList')
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Foyer',
      'Blog',
      'Writing a fees page that people can use',
    ])
  })

  it.each(['/blog/no-such-post', '/blog/Fees-Page', '/blog/a%2fb', '/blog/x/y'])(
    'that is not there is the 404 page: %s',
    async (path) => {
      const { status, body } = await get(path)
      expect(status).toBe(404)
      expect(body).toContain('find that page. The link may be broken')
    },
  )

  it('leads only to pages and pictures that are there', async () => {
    for (const { slug } of await test.world.blog.list({ limit: 10 })) {
      const page = load((await get(`/blog/${slug}`)).body)
      const within = page('.safe-html a[href^="/"], article img[src^="/"]').toArray()
      for (const { attribs } of within) {
        const path = attribs['href'] ?? attribs['src'] ?? ''
        expect([path, (await get(path)).status]).toEqual([path, 200])
      }
    }
  })
})

describe('documents for machines', () => {
  it('are a feed with whole addresses and dates', async () => {
    const { status, headers, body } = await get('/blog/rss.xml')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const feed = load(body, { xml: true })
    expect(feed('rss').attr('version')).toBe('2.0')
    expect(feed('channel > link').text()).toBe(`${origin}/blog`)
    const first = feed('item').first()
    expect(first.find('link').text()).toBe(`${origin}/blog/what-a-chatbot-must-say`)
    expect(first.find('guid').text()).toBe(`${origin}/blog/what-a-chatbot-must-say`)
    expect(first.find('pubDate').text()).toBe('Thu, 12 Nov 2026 00:00:00 GMT')
    expect(first.find('description').text()).toContain('with the sources')
    expect(feed('item')).toHaveLength((await test.world.blog.list({ limit: 10 })).length)
  })

  it('are a sitemap with every post', async () => {
    const { body } = await get('/sitemap.xml')
    const map = load(body, { xml: true })
    const places = map('loc')
      .toArray()
      .map((place) => map(place).text())
    for (const { slug } of await test.world.blog.list({ limit: 10 }))
      expect(places).toContain(`${origin}/blog/${slug}`)
  })
})
