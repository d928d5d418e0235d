import { load } from 'cheerio'
import { minutes, seconds } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { ghostKey, type GhostServer, ghostServer } from '#server/ports/blog/testing/ghost-server.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openBlog } from './commands.ts'

let ghost: GhostServer
let test: TestWorld
beforeAll(async () => {
  ghost = await ghostServer()
  test = await testWorld({ GHOST_URL: `${ghost.url}/`, GHOST_CONTENT_KEY: ghostKey })
})
beforeEach(() => {
  ghost.mood = 'as-recorded'
  ghost.retitle('A first post')
  ghost.tell(undefined)
  ghost.asked.length = 0
})
afterAll(async () => {
  await test.close()
  await ghost.close()
})

const get = (path: string) => test.call('app', 'GET', path)

/** A blog with nothing kept yet, and what it writes in the log. */
function freshBlog() {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  return { blog: openBlog({ ...test.world, log }), lines }
}

describe('posts', () => {
  it('are asked for once in five minutes, however many read them', async () => {
    const { blog } = freshBlog()
    await Promise.all([blog.list(), blog.list(), blog.post('a-first-post'), blog.list()])
    expect(ghost.asked).toHaveLength(1)
    expect(ghost.asked[0]?.query.get('limit')).toBe('10')
    ghost.retitle('A new title')
    test.pass(minutes(5) - seconds(20))
    expect((await blog.list())[1]?.title).toBe('A first post')
    test.pass(seconds(20))
    expect((await blog.list())[1]?.title).toBe('A new title')
    expect(ghost.asked).toHaveLength(2)
  })

  it('are shown as they were last read while Ghost is away, which is logged once', async () => {
    const { blog, lines } = freshBlog()
    await blog.list()
    ghost.mood = 'failing'
    for (let look = 0; look < 5; look += 1) {
      test.pass(minutes(6))
      expect((await blog.list()).map(({ slug }) => slug)).toContain('a-first-post')
      expect(await blog.post('a-first-post')).toMatchObject({ title: 'A first post' })
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the blog cannot be read')
    expect(lines[0]).toContain('http_500')
    expect(lines[0]).not.toContain(ghostKey)
    ghost.mood = 'as-recorded'
    test.pass(minutes(6))
    await blog.list()
    expect(lines[1]).toContain('the blog can be read again')
  })

  it('are none where none was ever read, and Ghost is left alone for half a minute', async () => {
    const { blog, lines } = freshBlog()
    ghost.mood = 'failing'
    expect(await blog.list()).toEqual([])
    expect(await blog.list()).toEqual([])
    expect(ghost.asked).toHaveLength(1)
    expect(lines).toHaveLength(1)
    expect(await blog.post('a-first-post')).toBe('away')
    ghost.mood = 'as-recorded'
    test.pass(seconds(31))
    expect(await blog.list()).toHaveLength(2)
    expect(await blog.post('a-first-post')).toMatchObject({ slug: 'a-first-post' })
  })

  it('that are not there are remembered, and nothing is asked for what no post can be called', async () => {
    const { blog } = freshBlog()
    await blog.list()
    expect(await blog.post('no-such-post')).toBe('unknown')
    expect(await blog.post('no-such-post')).toBe('unknown')
    expect(await blog.post('../posts')).toBe('unknown')
    expect(ghost.asked.map(({ path }) => path)).toEqual([
      '/ghost/api/content/posts/',
      '/ghost/api/content/posts/slug/no-such-post/',
    ])
  })

  it('are asked for one after the other, and a flood of questions ends', async () => {
    const { blog, lines } = freshBlog()
    await blog.list()
    const words = Array.from({ length: 60 }, (_, at) => `no-such-post-${at}`)
    const answers = await Promise.all(words.map((word) => blog.post(word)))
    expect(answers.filter((answer) => answer === 'unknown').length).toBeGreaterThan(0)
    expect(ghost.asked.length).toBeLessThan(30)
    expect(answers.every((answer) => answer === 'unknown' || answer === 'away')).toBe(true)
    // That many ask at once says nothing of Ghost.
    expect(lines).toEqual([])
  })

  it('that no page of ours can hold are left out, and the others are shown', async () => {
    const { blog, lines } = freshBlog()
    const post = (slug: string, html: string, title = slug) => ({
      id: slug,
      slug,
      title,
      html,
      created_at: '2026-01-01T00:00:00.000Z',
      published_at: '2026-01-01T00:00:00.000Z',
    })
    ghost.tell([post('bare', '<p>One</p>'), { slug: 'broken' }, post('one', '<p>One</p>')])
    expect((await blog.list()).map(({ slug }) => slug)).toEqual(['bare', 'one'])
    expect(lines).toEqual([])
  })
})

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

describe('pictures', () => {
  /** Where the list’s page gets the feature picture of the recorded post. */
  async function pictureInPage(): Promise<string> {
    const page = load((await get('/blog')).body)
    return page('article img').attr('src') ?? ''
  }

  it('come from our own origin, fetched once and as what they are', async () => {
    ghost.pictures.set('/content/images/2026/11/desk.png', { type: 'text/html', bytes: png })
    const src = await pictureInPage()
    expect(src).toMatch(/^\/blog\/images\/[\w-]+$/)
    const picture = await get(src)
    expect(picture.status).toBe(200)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    ghost.pictures.clear()
    expect((await get(src)).status).toBe(200)
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['more than 4 MB', Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024)])],
  ])('are not %s', async (_what, bytes) => {
    ghost.pictures.set('/content/images/2026/11/desk.png', { type: 'image/png', bytes })
    const { blog } = freshBlog()
    const [, post] = await blog.list()
    const key = (post?.image?.url ?? '').slice('/blog/images/'.length)
    expect(key).not.toBe('')
    expect(await blog.picture(key)).toBeUndefined()
  })

  it('are nothing that somebody else chose', async () => {
    const address = Buffer.from(`${ghost.url}/content/images/2026/11/desk.png`)
    const forged = `${'A'.repeat(22)}${address.toString('base64url')}`
    for (const key of [forged, address.toString('base64url'), 'x', 'a%2fb'])
      expect((await get(`/blog/images/${key}`)).status).toBe(404)
  })

  it('are fetched from no private place but where Ghost stands', async () => {
    const { blog } = freshBlog()
    const other = await ghostServer()
    other.pictures.set('/x.png', { type: 'image/png', bytes: png })
    const { pictureOnOurs } = await import('./rules.ts')
    const secret = test.world.keyFor('pictures of the blog')
    const at = pictureOnOurs(`${other.url}/x.png`, secret) ?? ''
    expect(await blog.picture(at.slice('/blog/images/'.length))).toBeUndefined()
    await other.close()
  })

  it('are fetched from no host that only firms’ sites are read from', async () => {
    const other = await ghostServer()
    other.pictures.set('/x.png', { type: 'image/png', bytes: png })
    const { host } = new URL(other.url)
    const beside = await testWorld({
      GHOST_URL: ghost.url,
      GHOST_CONTENT_KEY: ghostKey,
      FETCH_PRIVATE_HOSTS: host,
    })
    ghost.tell([
      {
        id: '1',
        slug: 'one',
        title: 'One',
        created_at: '2026-01-01T00:00:00.000Z',
        published_at: '2026-01-01T00:00:00.000Z',
        feature_image: `${other.url}/x.png`,
      },
    ])
    const page = load((await beside.call('app', 'GET', '/blog')).body)
    const src = page('article img').attr('src') ?? ''
    expect(src).toMatch(/^\/blog\/images\//)
    expect((await beside.call('app', 'GET', src)).status).toBe(404)
    await beside.close()
    await other.close()
  })
})

describe('a page of a Ghost’s blog', () => {
  it('shows a post that Ghost tells of, cleaned', async () => {
    const { status, body } = await get('/blog/a-first-post')
    expect(status).toBe(200)
    const page = load(body)
    expect(page('h1').text()).toBe('A first post')
    expect(page('article header p').text()).toBe('By Foyer · September 1, 2026')
    expect(page('article img').attr('alt')).toBe('A desk with a bell')
    expect(page('.safe-html a').attr('rel')).toBe('noopener')
    expect(page('.safe-html h1')).toHaveLength(0)
  })

  it('says that it cannot be shown just now where Ghost is away, and asks to come back', async () => {
    ghost.mood = 'failing'
    test.pass(minutes(6))
    const { status, body, headers } = await get('/blog/not-read-yet')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('60')
    expect(load(body)('h1').text()).toBe('This article cannot be shown just now')
    expect((await get('/blog')).status).toBe(200)
  })
})
