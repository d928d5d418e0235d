import type { BlogPost } from '@foyer/shared/api/public-site.ts'
import { minutes, seconds } from '@foyer/shared/facts/time.ts'
import { LRUCache } from 'lru-cache'
import { Failure } from '#server/platform/failure.ts'
import { type Kept, keptFresh } from '#server/platform/kept-fresh.ts'
import { keyedQueue } from '#server/platform/keyed-queue.ts'
import { isSlug, type Post } from '#server/ports/blog/blog.ts'
import type { World } from '#server/world.ts'
import {
  type Cleaning,
  pictureAddress,
  pictureOnOurs,
  type PictureType,
  pictureType,
  shownPost,
} from './rules.ts'

/** Posts in the list (specification 1, section 9). */
const listed = 10
/** How long what was read is shown without asking the engine again. */
const freshFor = minutes(5)
/** How long an engine that failed is left alone, so that no reader waits for it each time. */
const pauseAfterFailure = seconds(30)
/** Posts beyond the list that are kept, unknown ones among them; the longest unused go first. */
const keptPosts = 200
/** Questions that may wait for the engine at once; it is asked one after the other. */
const questionsWaiting = 20

/** A picture from elsewhere, as we pass it on. */
export type Picture = { type: PictureType; bytes: Buffer }

const pictureBytes = 4 * 1024 * 1024
const pictureMemory = 32 * 1024 * 1024
const picturePatience = seconds(8)
/** Pictures fetched at once or waiting for it. */
const picturesWaiting = 40
/** Addresses that gave no picture, and how long they are left alone. */
const refusedPictures = 500

/** The blog as one process shows it. */
export type Blog = {
  /** Up to ten, the newest first; empty where none could ever be read. */
  list: () => Promise<readonly BlogPost[]>
  /** A post, `unknown` where there is none, `away` where that cannot be told now. */
  post: (slug: string) => Promise<BlogPost | 'unknown' | 'away'>
  /** The picture of a key that we wrote; undefined where there is none to be had. */
  picture: (key: string) => Promise<Picture | undefined>
}

type Parts = Pick<World, 'blog' | 'blogGuard' | 'clock' | 'log' | 'keyFor' | 'config'>

const none: readonly BlogPost[] = []

/**
 * A failure is logged when it begins and when it has ended, not once for each reader. That too many ask at
 * once is none of the engine's.
 */
function tellOnce({ log }: Pick<World, 'log'>) {
  let isAway = false
  return {
    onFailure: (error: unknown) => {
      if (error instanceof Failure) return
      if (!isAway) log.error({ err: error }, 'the blog cannot be read')
      isAway = true
    },
    onSuccess: () => {
      if (isAway) log.info('the blog can be read again')
      isAway = false
    },
  }
}

/** Reads posts, keeps them for five minutes, and shows what was read last while that fails. */
function openPosts(parts: Parts, cleaning: Cleaning): Pick<Blog, 'list' | 'post'> {
  const { blog, clock } = parts
  const now = () => clock.now()
  const freshness = { now, freshFor, pauseAfterFailure, ...tellOnce(parts) }
  const queue = keyedQueue(questionsWaiting)
  const inTurn = <T>(question: () => Promise<T>) => queue.run('blog', question)
  const shown = (post: Post) => shownPost(post, cleaning)
  const list = keptFresh(
    async () => (await inTurn(() => blog.list({ limit: listed }))).slice(0, listed).map(shown),
    freshness,
  )
  const single = new LRUCache<string, () => Promise<Kept<BlogPost | null> | undefined>>({
    max: keptPosts,
  })
  const readerOf = (slug: string) => {
    const known = single.get(slug)
    if (known !== undefined) return known
    const reader = keptFresh(async () => {
      const post = await inTurn(() => blog.bySlug(slug))
      return post === null ? null : shown(post)
    }, freshness)
    single.set(slug, reader)
    return reader
  }
  return {
    list: async () => (await list())?.value ?? none,
    post: async (slug) => {
      if (!isSlug(slug)) return 'unknown'
      const inList = (await list())?.value.find((post) => post.slug === slug)
      if (inList !== undefined) return inList
      const kept = await readerOf(slug)()
      return kept === undefined ? 'away' : (kept.value ?? 'unknown')
    },
  }
}

/** Fetches pictures for readers, so that a post's pictures tell nobody else who reads it. */
function openPictures(parts: Parts, secret: Buffer): Blog['picture'] {
  const { blogGuard, clock } = parts
  const held = new LRUCache<string, Picture>({
    maxSize: pictureMemory,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  const refused = new LRUCache<string, number>({ max: refusedPictures })
  const fetching = new Map<string, Promise<Picture | undefined>>()
  const fetchPicture = async (url: string): Promise<Picture | undefined> => {
    const answer = await blogGuard.fetch(url, {
      accept: ['*/*'],
      maxBytes: pictureBytes,
      timeoutMs: picturePatience,
      maxRedirects: 3,
    })
    const bytes = answer.kind === 'ok' ? Buffer.from(answer.body) : undefined
    const type = bytes === undefined ? undefined : pictureType(bytes)
    if (bytes === undefined || type === undefined) {
      refused.set(url, clock.now().getTime() + pauseAfterFailure)
      return undefined
    }
    const picture = { type, bytes }
    held.set(url, picture)
    return picture
  }
  return async (key) => {
    const url = pictureAddress(key, secret)
    if (url === undefined) return undefined
    const known = held.get(url)
    if (known !== undefined) return known
    if ((refused.get(url) ?? 0) > clock.now().getTime()) return undefined
    const shared = fetching.get(url)
    if (shared !== undefined) return await shared
    if (fetching.size >= picturesWaiting) return undefined
    const fetched = fetchPicture(url).finally(() => fetching.delete(url))
    fetching.set(url, fetched)
    return await fetched
  }
}

/** Opens the blog over the engine of this world. */
export function openBlog(parts: Parts): Blog {
  const secret = parts.keyFor('pictures of the blog')
  const { app: origin } = parts.config.origins
  const pictureAt = (address: string) => pictureOnOurs(address, secret)
  return { ...openPosts(parts, { origin, pictureAt }), picture: openPictures(parts, secret) }
}
