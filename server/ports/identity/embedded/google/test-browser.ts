import { randomBytes } from 'node:crypto'
import { identityPaths } from '@foyer/shared/paths.ts'
import type { FastifyInstance } from 'fastify'
import { testIssuerOrigin } from '../test-identity.ts'

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

/** A new browser for `door`, with a network address of its own. */
export function openBrowser(first: FastifyInstance): TestBrowser {
  let door = first
  const jar = cookieJar()
  const provider = providerWalker()
  const host = new URL(testIssuerOrigin).host
  browsers += 1
  const remoteAddress = `198.51.100.${browsers}`
  const send = async (url: string, more: { form?: Record<string, string>; host?: string } = {}) => {
    const { pathname, search } = new URL(url, testIssuerOrigin)
    const reply = await door.inject({
      method: more.form === undefined ? 'GET' : 'POST',
      url: pathname + search,
      remoteAddress,
      headers: {
        host: more.host ?? host,
        cookie: jar.header(),
        ...(more.form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(more.form === undefined ? {} : { payload: new URLSearchParams(more.form).toString() }),
    })
    jar.take([reply.headers['set-cookie'] ?? []].flat())
    const location = String(reply.headers['location'] ?? '')
    return { status: reply.statusCode, location, body: reply.body, headers: reply.headers }
  }
  const start: TestBrowser['start'] = (event, as) =>
    send(`${identityPaths.googleStart}?event=${event}`, as === undefined ? {} : { host: as })
  const signInAt: TestBrowser['signInAt'] = async (address, sub) => {
    const page = await provider(address)
    // Whoever has signed in there before is sent straight back.
    if (new URL(page).origin !== new URL(address).origin) return page
    const form = sub === null ? { cancel: '1' } : { sub }
    return await provider(page, new URLSearchParams(form))
  }
  return {
    start,
    moveTo: (next) => void (door = next),
    visit: (url, form) => send(url, form === undefined ? {} : { form }),
    signInAt,
    walk: async (event, sub) => {
      const { location } = await start(event)
      return await send(await signInAt(location, sub))
    },
    ask: async (event) => {
      const reply = await door.inject({
        method: 'POST',
        url: identityPaths.googleResult,
        remoteAddress,
        payload: { event },
        headers: { host, cookie: jar.header() },
      })
      return { status: reply.statusCode, body: reply.json() }
    },
  }
}
