import process from 'node:process'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFetchGuard, type FetchGuard } from '#server/platform/fetch-guard.ts'
import { hostAndPort } from '#server/platform/fetch-guard-addresses.ts'
import { describeBlog } from './blog.conformance.ts'
import { ghostBlog, type GhostSettings } from './blog.ghost.ts'
import { ghostKey, type GhostServer, ghostServer, type Mood } from './testing/ghost-server.ts'

let ghost: GhostServer
let guard: FetchGuard
beforeAll(async () => {
  ghost = await ghostServer()
  guard = createFetchGuard({ privateHosts: [new URL(ghost.url).host] })
})
beforeEach(() => {
  ghost.mood = 'as-recorded'
  ghost.tell(undefined)
  ghost.asked.length = 0
})
afterAll(async () => {
  await guard.close()
  await ghost.close()
})

const open = (key = ghostKey, url = ghost.url) => ghostBlog({ url, key, guard, timeoutMs: 300 })

describeBlog('Ghost, as recorded', () => open())

describe('Ghost’s Content API', () => {
  it('is asked in version 5.0, with the key, a limit and the authors', async () => {
    await open().list({ limit: 2 })
    await open().bySlug('a-first-post')
    const [list, post] = ghost.asked
    expect(list?.path).toBe('/ghost/api/content/posts/')
    expect(list?.headers['accept-version']).toBe('v5.0')
    expect(Object.fromEntries(list?.query ?? [])).toEqual({
      key: ghostKey,
      limit: '2',
      include: 'authors',
    })
    expect(post?.path).toBe('/ghost/api/content/posts/slug/a-first-post/')
    expect(post?.query.get('include')).toBe('authors')
  })

  it('tells a post whole', async () => {
    expect(await open().bySlug('a-first-post')).toMatchObject({
      title: 'A first post',
      excerpt: 'What the first post is about.',
      feature_image: `${ghost.url}/content/images/2026/11/desk.png`,
      feature_image_alt: 'A desk with a bell',
      published_at: '2026-09-01T14:00:00.000Z',
      authors: [{ name: 'Foyer' }],
      html: expect.stringContaining('<strong>bold</strong>'),
    })
  })

  it('may be below a path', async () => {
    await open(ghostKey, `${ghost.url}/news`).bySlug('a-first-post')
    expect(ghost.asked[0]?.path).toBe('/news/ghost/api/content/posts/slug/a-first-post/')
  })

  it('refuses a wrong key, which is no post that is missing', async () => {
    const wrong = open('f'.repeat(26))
    await expect(wrong.list({ limit: 2 })).rejects.toMatchObject({ code: 'http_401' })
    await expect(wrong.bySlug('a-first-post')).rejects.toMatchObject({ code: 'http_401' })
  })

  it.each<[Mood, string]>([
    ['failing', 'http_500'],
    ['silent', 'timed_out'],
    ['a-page', 'wrong_type'],
    ['cut-off', 'not_json'],
    ['not-ghost', 'http_404'],
    ['dripping', 'timed_out'],
    ['without-end', 'too_large'],
    ['led-elsewhere', 'redirected_away'],
    ['led-in-circles', 'failed'],
    ['of-other-types', 'not_understood'],
  ])('is away where it is %s', async (mood, code) => {
    ghost.mood = mood
    await expect(open().list({ limit: 2 })).rejects.toMatchObject({ code })
    // Only Ghost itself can say that a post is not there: it sends `content-version`.
    await expect(open().bySlug('a-first-post')).rejects.toMatchObject({ code })
  })

  it('may tell of posts that cannot be read beside others that can', async () => {
    const good = {
      id: '1',
      slug: 'good',
      title: 'Good',
      created_at: '2026-01-01T00:00:00.000+00:00',
      published_at: '2026-01-02T03:04:05.000+02:00',
    }
    ghost.tell([
      { ...good, published_at: null },
      { ...good, published_at: '2026-01-02T03:04:05.000+99:99' },
      { ...good, title: 7 },
      { ...good, slug: '../posts' },
      { ...good, slug: 'Good%2f' },
      { ...good, authors: 'nobody' },
      null,
      good,
    ])
    expect(await open().list({ limit: 10 })).toEqual([
      {
        ...good,
        excerpt: '',
        html: '',
        feature_image: null,
        feature_image_alt: null,
        authors: [],
        created_at: '2026-01-01T00:00:00.000Z',
        published_at: '2026-01-02T01:04:05.000Z',
      },
    ])
    ghost.tell([])
    expect(await open().list({ limit: 10 })).toEqual([])
  })

  it('says nothing of its key where it fails', async () => {
    ghost.mood = 'cut-off'
    const error: unknown = await open()
      .list({ limit: 2 })
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(ghostKey)
  })

  it('is reached nowhere but where it was set up', async () => {
    const walled = createFetchGuard({ privateHosts: [] })
    const blog = ghostBlog({ url: ghost.url, key: ghostKey, guard: walled })
    await expect(blog.list({ limit: 2 })).rejects.toMatchObject({ code: 'refused' })
    expect(ghost.asked).toEqual([])
    await walled.close()
  })
})

const { BLOG_TEST_GHOST_URL: liveUrl, BLOG_TEST_GHOST_KEY: liveKey } = process.env
const live: GhostSettings | undefined =
  liveUrl === undefined || liveKey === undefined ? undefined : { url: liveUrl, key: liveKey }

describe.skipIf(live === undefined)('a Ghost that runs (skipped where none is named)', () => {
  const at = live ?? { url: 'http://localhost:1', key: '' }
  const reach = createFetchGuard({ privateHosts: [hostAndPort(new URL(at.url))] })
  afterAll(() => reach.close())
  describeBlog('Ghost', () => ghostBlog({ ...at, guard: reach }))
})
