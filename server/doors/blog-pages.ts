import type { BlogPost } from '@foyer/shared/api/public-site.ts'
import { machinePaths, paths } from '@foyer/shared/paths.ts'
import type { FastifyInstance } from 'fastify'
import type { Blog } from '#server/features/blog/commands.ts'
import { sendStaticFile, type StaticFile } from '#server/platform/static-files.ts'
import { isSlug } from '#server/ports/blog/blog.ts'
import { leadTo, pageSender } from './public-pages.ts'
import type { OpenedSite } from './public-site.ts'

const page = (html: string): StaticFile => ({
  type: 'text/html; charset=utf-8',
  bytes: Buffer.from(html),
})

/** Draws a page once for as long as what it shows is the same; it is compressed once, too. */
function drawnOnce<T extends object>(draw: (shown: T) => string): (shown: T) => StaticFile {
  const drawn = new WeakMap<T, StaticFile>()
  return (shown) => {
    const known = drawn.get(shown) ?? page(draw(shown))
    drawn.set(shown, known)
    return known
  }
}

/** How long browsers keep a picture from elsewhere, in seconds: a day. */
const pictureAge = 86_400

/** Serves pictures of posts from our own origin; nothing else can be asked for, nor come of it. */
function mountPictures(door: FastifyInstance, blog: Blog): void {
  door.get<{ Params: { key: string } }>(machinePaths.blogImage(':key'), async (request, reply) => {
    const picture = await blog.picture(request.params.key)
    if (picture === undefined) return reply.callNotFound()
    reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
    const cacheControl = `public, max-age=${pictureAge}`
    return await sendStaticFile(request, reply, { file: picture, cacheControl })
  })
}

/** Mounts the list of posts, each post, and their pictures. */
export function mountBlogPages(
  door: FastifyInstance,
  { site, policy }: OpenedSite,
  blog: Blog,
): void {
  const send = pageSender(policy)
  const listOf = drawnOnce<readonly BlogPost[]>((posts) => site.blogList(posts))
  const postOf = drawnOnce<BlogPost>((post) => site.blogPost(post))
  const [unknown, away] = [page(site.notFound), page(site.blogAway)]
  door.get(paths.blog, async (request, reply) =>
    send(request, reply, { file: listOf(await blog.list()), status: 200 }),
  )
  door.get(`${paths.blog}/`, async (request, reply) => leadTo(paths.blog, request, reply))
  door.get<{ Params: { slug: string } }>('/blog/:slug', async (request, reply) => {
    const post = await blog.post(request.params.slug)
    if (post === 'unknown') return await send(request, reply, { file: unknown, status: 404 })
    if (post !== 'away') return await send(request, reply, { file: postOf(post), status: 200 })
    reply.header('retry-after', '60')
    return await send(request, reply, { file: away, status: 503 })
  })
  // A Ghost's own addresses end with a slash, and other websites link to them.
  door.get<{ Params: { slug: string } }>('/blog/:slug/', async (request, reply) => {
    const { slug } = request.params
    if (!isSlug(slug)) return await send(request, reply, { file: unknown, status: 404 })
    return leadTo(paths.blogPost(slug), request, reply)
  })
  mountPictures(door, blog)
}
