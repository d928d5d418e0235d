import { seconds } from '@foyer/shared/facts/time.ts'
import type GhostContentAPI from '@tryghost/content-api'
import type { MakeRequest } from '@tryghost/content-api'
import { z } from 'zod'
import type { FetchGuard, GuardedResponse } from '#server/platform/fetch-guard.ts'
import { BlogAway, type BlogPort, isSlug } from './blog.ts'

/** How long Ghost may take; it answers in milliseconds, and somebody is waiting for a page. */
const patience = seconds(5)
/** Ten long posts are some hundred kilobytes. */
const maxBytes = 4_000_000

const When = z.iso
  .datetime({ offset: true })
  .refine((when) => !Number.isNaN(Date.parse(when)), { abort: true })
  .transform((when) => new Date(when).toISOString())

/** What is read of a post; Ghost tells more. */
const GhostPost = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  feature_image: z.string().nullish().default(null),
  feature_image_alt: z.string().nullish().default(null),
  excerpt: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  created_at: When,
  published_at: When,
  authors: z.array(z.object({ name: z.string() })).default([]),
  html: z
    .string()
    .nullish()
    .transform((html) => html ?? ''),
})
type GhostPost = z.output<typeof GhostPost>

/** Ghost itself says that there is no such post. */
class NoSuchPost extends Error {}

/** What an answer that is no success means. Only Ghost sends `content-version`, also with a 404. */
function refusalOf(answer: Exclude<GuardedResponse, { kind: 'ok' }>): Error {
  if (answer.kind !== 'http') return new BlogAway(answer.kind)
  if (answer.status === 404 && 'content-version' in answer.headers) return new NoSuchPost()
  return new BlogAway(`http_${answer.status}`)
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    throw new BlogAway('not_json')
  }
}

/** Sends the client's requests through the guard, which bounds them in bytes, time and redirects. */
function sendBy(guard: FetchGuard, timeoutMs: number): MakeRequest {
  return async ({ url, params, headers }) => {
    const address = new URL(url)
    for (const [name, value] of Object.entries(params))
      address.searchParams.set(name, String(value))
    const answer = await guard.fetch(address.href, {
      headers,
      accept: ['application/json'],
      maxBytes,
      timeoutMs,
      maxRedirects: 2,
      // The key is in the address: it goes nowhere else.
      sameSite: ({ hostname }) => hostname === address.hostname,
    })
    if (answer.kind !== 'ok') throw refusalOf(answer)
    return { data: readJson(answer.body) }
  }
}

function readAs<T>(schema: z.ZodType<T>, answer: unknown): T {
  const read = schema.safeParse(answer)
  if (!read.success) throw new BlogAway('not_understood')
  return read.data
}

/** Reads posts one by one: one that cannot be read, or has no address of ours, is no reason to show none. */
function readEach(answer: unknown): GhostPost[] {
  const told = readAs(z.array(z.unknown()), answer)
  const posts = told.flatMap((post) => GhostPost.safeParse(post).data ?? [])
  if (posts.length === 0 && told.length > 0) throw new BlogAway('not_understood')
  return posts.filter(({ slug }) => isSlug(slug))
}

/** Whatever goes wrong is one of ours: the client's own errors quote addresses with the key. */
async function asked<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof NoSuchPost) return null
    throw error instanceof BlogAway ? error : new BlogAway('not_understood')
  }
}

/** @param url where Ghost is, without a slash at the end. @param key a key of its Content API. */
export type GhostSettings = { url: string; key: string }

/** Posts of a Ghost, through version 5.0 of its Content API (specification 1, section 7). */
export function ghostBlog(
  settings: GhostSettings & { guard: FetchGuard; timeoutMs?: number },
): BlogPort {
  const { url, key, guard, timeoutMs = patience } = settings
  const opened: { client?: GhostContentAPI } = {}
  const client = async () => {
    // Loaded when it is needed: few have a Ghost.
    const { default: Client } = await import('@tryghost/content-api')
    const makeRequest = sendBy(guard, timeoutMs)
    return (opened.client ??= new Client({ url, key, version: 'v5.0', makeRequest }))
  }
  const include = ['authors'] as const
  return {
    list: async ({ limit }) => {
      const { posts } = await client()
      const read = await asked(async () => readEach(await posts.browse({ limit, include })))
      if (read === null) throw new BlogAway('http_404')
      return read
    },
    bySlug: async (slug) => {
      if (!isSlug(slug)) return null
      const { posts } = await client()
      return await asked(async () => readAs(GhostPost, await posts.read({ slug }, { include })))
    },
  }
}
