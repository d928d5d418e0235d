import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { z } from 'zod'

const Reply = z.object({
  path: z.string(),
  withKey: z.boolean(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
})
type Reply = z.output<typeof Reply>

/** What a real Ghost answered when it was asked (`recordedFrom` in the file says which). */
const { replies } = z
  .object({ replies: z.array(Reply) })
  .parse(JSON.parse(readFileSync(new URL('ghost-replies.json', import.meta.url), 'utf8')))

/** The key the recorded Ghost knew; any other was refused. */
export const ghostKey = '0123456789abcdef0123456789'

/** How it answers instead of as recorded. */
export type Mood =
  | 'as-recorded'
  | 'failing'
  | 'silent'
  | 'a-page'
  | 'cut-off'
  | 'not-ghost'
  | 'dripping'
  | 'without-end'
  | 'led-elsewhere'
  | 'led-in-circles'
  | 'of-other-types'

/** A server that answers as a real Ghost did. */
export type GhostServer = {
  url: string
  asked: { path: string; query: URLSearchParams; headers: IncomingHttpHeaders }[]
  mood: Mood
  /** Pictures by path, as their servers send them. */
  pictures: Map<string, { type: string; bytes: Buffer }>
  /** Changes what the list tells, as somebody who publishes does. */
  retitle(title: string): void
  /** Tells of other posts than the recorded ones, until it is told of none. */
  tell(posts: readonly unknown[] | undefined): void
  close(): Promise<void>
}

const json = { 'content-type': 'application/json' } as const

/** Sends a byte now and then, so that no pause is long. */
function drip(response: ServerResponse): void {
  response.writeHead(200, json)
  const drops = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(drops))
}

const moods: Record<Exclude<Mood, 'as-recorded' | 'silent'>, (response: ServerResponse) => void> = {
  failing: (response) => response.writeHead(500, { 'content-version': 'v5.130' }).end('{}'),
  'a-page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'),
  'cut-off': (response) => response.writeHead(200, json).end('{"posts":[{"id"'),
  'not-ghost': (response) => response.writeHead(404, json).end('{"error":"no route"}'),
  dripping: drip,
  'without-end': (response) => response.writeHead(200, json).end(`"${'x'.repeat(4_000_000)}"`),
  'led-elsewhere': (response) =>
    response.writeHead(302, { location: `http://elsewhere.localhost/` }).end(),
  'led-in-circles': (response) => response.writeHead(302, { location: '/ghost/' }).end(),
  'of-other-types': (response) =>
    response.writeHead(200, json).end('{"posts":[{"slug":7,"title":[]},null,"post"],"meta":{}}'),
}

export async function ghostServer(): Promise<GhostServer> {
  const titles: { first?: string } = {}
  const told: { posts?: readonly unknown[] | undefined } = {}
  const answer = ({ status, headers, body }: Reply, response: ServerResponse) => {
    let written = JSON.stringify(body)
    if (titles.first !== undefined) written = written.replaceAll('A first post', titles.first)
    // Where the recorded Ghost stood is where this one stands.
    response.writeHead(status, headers).end(written.replaceAll('http://127.0.0.1:23680', ghost.url))
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://ghost.example')
    const picture = ghost.pictures.get(pathname)
    if (picture !== undefined)
      return void response.writeHead(200, { 'content-type': picture.type }).end(picture.bytes)
    ghost.asked.push({ path: pathname, query: searchParams, headers: request.headers })
    const { mood } = ghost
    if (mood === 'silent') return
    if (mood !== 'as-recorded') return moods[mood](response)
    const { posts } = told
    if (posts !== undefined)
      return void response.writeHead(200, json).end(JSON.stringify({ posts, meta: {} }))
    const withKey = searchParams.get('key') === ghostKey
    const found =
      replies.find((reply) => reply.path === pathname && reply.withKey === withKey) ??
      replies.find(({ status }) => status === (withKey ? 404 : 401))
    if (found !== undefined) answer(found, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const ghost: GhostServer = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    mood: 'as-recorded',
    pictures: new Map(),
    retitle: (title) => void (titles.first = title),
    tell: (posts) => void (told.posts = posts),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return ghost
}
