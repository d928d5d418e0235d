import { apiBase, identityPaths, machinePaths, paths } from '@foyer/shared/paths.ts'
import type { BlogSummary } from '@foyer/shared/api/public-site.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DrawUnreadable } from '#server/platform/door.ts'
import { sendStaticFile, type StaticFile } from '#server/platform/static-files.ts'
import type { OpenedSite } from './public-site.ts'

const inMemory = (type: string, text: string): StaticFile => ({ type, bytes: Buffer.from(text) })

const textFiles = (
  texts: ReadonlyMap<string, { type: string; text: string }>,
): ReadonlyMap<string, StaticFile> =>
  new Map([...texts].map(([path, { type, text }]) => [path, inMemory(type, text)]))

/** What follows the path, with its question mark. */
const queryOf = (url: string): string => /^[^?#]*(\?[^#]*)/.exec(url)?.[1] ?? ''

/** Leads to the one address of a page, `path` on our own origin, whatever name we were called by. */
export const leadTo = (path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(path + queryOf(request.url), 301)

/** How documents of the public site are sent: kept by no one unasked, so that a new version is seen at once. */
const pageCaching = 'no-cache'

/** Sends a document of the public site. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { file: StaticFile; status: 200 | 404 | 422 | 429 | 503 },
) => Promise<FastifyReply>

/** What every document of the public site says of itself: its policy, and what may be fetched ahead. */
export const pageHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'speculation-rules': `"${machinePaths.speculation}"`,
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
})

/** How the public site's documents are sent. */
export const pageSender =
  (policy: string): SendPage =>
  async (request, reply, { file, status }) => {
    reply.code(status).headers(pageHeaders(policy))
    return await sendStaticFile(request, reply, { file, cacheControl: pageCaching })
  }

/** The 404 page for addresses that cannot even be read; where programs ask, they get their own answer. */
export const lostPage =
  ({ site, policy }: OpenedSite): DrawUnreadable =>
  ({ method, url }) => {
    const isForPrograms = [apiBase, identityPaths.base].some((base) => url.startsWith(`${base}/`))
    if (isForPrograms || !['GET', 'HEAD'].includes(method)) return undefined
    return {
      html: site.notFound,
      headers: { ...pageHeaders(policy), 'cache-control': pageCaching },
    }
  }

/**
 * Mounts every public page that is the same for everybody, and the documents for machines. `listPosts`
 * answers the same list until it has changed.
 */
export function mountPublicPages(
  door: FastifyInstance,
  { site, policy }: OpenedSite,
  listPosts: () => Promise<readonly BlogSummary[]>,
): void {
  const send = pageSender(policy)
  for (const [path, html] of site.pages) {
    const file = inMemory('text/html; charset=utf-8', html)
    door.get(path, (request, reply) => send(request, reply, { file, status: 200 }))
    // One address for each page; who writes a slash behind it is led there.
    if (path !== paths.home) door.get(`${path}/`, (request, reply) => leadTo(path, request, reply))
  }
  const drawn = new WeakMap<readonly BlogSummary[], ReadonlyMap<string, StaticFile>>()
  for (const path of site.texts([]).keys())
    door.get(path, async (request, reply) => {
      const posts = await listPosts()
      const files = drawn.get(posts) ?? textFiles(site.texts(posts))
      drawn.set(posts, files)
      const file = files.get(path)
      if (file === undefined) return reply.callNotFound()
      return await sendStaticFile(request, reply, { file, cacheControl: 'public, max-age=3600' })
    })
}
