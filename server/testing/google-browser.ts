import { randomBytes } from 'node:crypto'
import { identityPaths } from '@foyer/shared/paths.ts'
import type { FastifyInstance } from 'fastify'

/** An answer, as far as these tests look at it. */
export type Landing = { status: number; location: string; body: string; headers: object }

/** One person's browser: the popup's way to the provider and back, and the page that opened it. */
export type TestBrowser = {
  /** Opens the popup's first address; answers where that leads. */
  start(event: string, host?: string): Promise<Landing>
  /** Visits an address of Foyer's in the popup. */
  visit(url: string, form?: Record<string, string>): Promise<Landing>
  /** Signs in at the provider as `sub`, or turns back; answers the address the provider sends to. */
  signInAt(address: string, sub: string | null): Promise<string>
  /** The whole way, from the first address to the last page. */
  walk(event: string, sub: string | null): Promise<Landing>
  /** Speaks to another process from now on. */
  moveTo(door: FastifyInstance): void
  /** What the opener hears. */
  ask(event: string): Promise<{ status: number; body: Record<string, unknown> }>
}

/** A page's secret for one try. */
export const createEvent = (): string => randomBytes(32).toString('base64url')

/** Cookies by name, kept as a browser keeps them but for their paths and lives. */
function cookieJar() {
  const kept = new Map<string, string>()
  return {
    take: (lines: readonly string[]) => {
      for (const line of lines) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        kept.set(pair.slice(0, at), pair.slice(at + 1))
      }
    },
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

/** Follows the provider's own redirections; stops where it leads elsewhere. */
function providerWalker() {
  const jar = cookieJar()
  const go = async (url: string, form?: URLSearchParams): Promise<string> => {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jar.header() },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    })
    await reply.arrayBuffer()
    jar.take(reply.headers.getSetCookie())
    const location = reply.headers.get('location')
    if (location === null) return url
    const next = new URL(location, url)
    return next.origin === new URL(url).origin ? await go(next.href) : next.href
  }
  return go
}

let browsers = 0

/** What is asked of a door: with `form` it is sent, with `json` too. */
type Asked = { form?: Record<string, string>; json?: object; host?: string }

/** Where this browser thinks Foyer is, and where it is itself. */
type Place = { host: string; remoteAddress: string }

/** Calls a door with the cookies it has set. */
function doorCaller({ host, remoteAddress }: Place) {
  const jar = cookieJar()
  return async (door: FastifyInstance, url: string, { form, json, host: as = host }: Asked) => {
    const { pathname, search } = new URL(url, 'http://foyer.example')
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await door.inject({
      method: form === undefined && json === undefined ? 'GET' : 'POST',
      url: pathname + search,
      remoteAddress,
      headers: { host: as, cookie: jar.header(), ...(form === undefined ? {} : type) },
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
      ...(json === undefined ? {} : { payload: json }),
    })
    jar.take([reply.headers['set-cookie'] ?? []].flat())
    const { statusCode: status, headers, body } = reply
    return { status, location: headers.location ?? '', body, headers }
  }
}

/** A new browser for a door, with a network address of its own unless it is given. */
export function openBrowser(first: FastifyInstance, given: Partial<Place> = {}): TestBrowser {
  browsers += 1
  const remoteAddress = `198.51.100.${browsers}`
  let door = first
  const call = doorCaller({ host: 'foyer.example', remoteAddress, ...given })
  const provider = providerWalker()
  const start: TestBrowser['start'] = (event, host) =>
    call(door, `${identityPaths.googleStart}?event=${event}`, host === undefined ? {} : { host })
  const signInAt: TestBrowser['signInAt'] = async (address, sub) => {
    const page = await provider(address)
    // Whoever has signed in there before is sent straight back.
    if (new URL(page).origin !== new URL(address).origin) return page
    return await provider(page, new URLSearchParams(sub === null ? { cancel: '1' } : { sub }))
  }
  return {
    start,
    signInAt,
    moveTo: (next) => void (door = next),
    visit: (url, form) => call(door, url, form === undefined ? {} : { form }),
    walk: async (event, sub) => {
      const { location } = await start(event)
      return await call(door, await signInAt(location, sub), {})
    },
    ask: async (event) => {
      const { status, body } = await call(door, identityPaths.googleResult, { json: { event } })
      return { status, body: JSON.parse(body) as Record<string, unknown> }
    },
  }
}
