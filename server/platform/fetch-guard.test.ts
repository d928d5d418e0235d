import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { Agent, interceptors, request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inspectAddress, isPublicAddress, raiseWalls } from './fetch-guard-addresses.ts'
import { createFetchGuard, type FetchGuard, type GuardedRequest } from './fetch-guard.ts'

const payloadFile = new URL('../../../shared/evaldata/ssrf/urls.json', import.meta.url)

/** A public address that is never contacted: names given it are only judged. */
const publicIp = '93.184.216.34'

let canary: Server
let canaryPort = 0
let hits: string[] = []
let site: Server
let sitePort = 0
let answer: RequestListener = (_request, response) => response.end('hello')
const guards: FetchGuard[] = []

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    // No host means both families, so that every spelling of loopback finds the canary.
    server.listen(0, () => {
      const at = server.address()
      resolve(at !== null && typeof at === 'object' ? at.port : 0)
    })
  })

beforeAll(async () => {
  canary = createServer((request, response) => {
    hits.push(`${request.headers.host}${request.url}`)
    response.setHeader('content-type', 'text/html').end('the inner secret')
  })
  site = createServer((request, response) => answer(request, response))
  canaryPort = await listen(canary)
  sitePort = await listen(site)
})
afterAll(async () => {
  await Promise.all(guards.map((guard) => guard.close()))
  for (const server of [canary, site]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  hits = []
})

const plain: GuardedRequest = {
  accept: ['text/html'],
  maxBytes: 100_000,
  timeoutMs: 2_000,
  maxRedirects: 3,
}

/** A guard that may speak to the canary's port, so that only its address checks stand in the way. */
const guardWith = (
  resolve: (hostname: string) => Promise<string[]> = async () => ['127.0.0.1'],
  privateHosts: string[] = [],
): FetchGuard => {
  const guard = createFetchGuard({ privateHosts, resolve, ports: [80, 443, canaryPort] })
  guards.push(guard)
  return guard
}
/** A guard that may speak to the test site on loopback and to nothing else there. */
const siteGuard = (): FetchGuard => guardWith(undefined, [`127.0.0.1:${sitePort}`])
const siteAddress = (path = '/'): string => `http://127.0.0.1:${sitePort}${path}`

/** The common mistake: look the name up and judge it, then fetch by name and follow what comes. */
const naiveFetch = async (
  url: string,
  resolve: (hostname: string) => Promise<string[]>,
  allowed: string[] = [],
): Promise<string> => {
  const { hostname, host } = new URL(url)
  const [judged = ''] = await resolve(hostname)
  if (!allowed.includes(host) && !isPublicAddress(judged)) return 'refused'
  const [used = ''] = await resolve(hostname)
  const agent = new Agent({
    connect: { lookup: (_name, _options, done) => done(null, [{ address: used, family: 4 }]) },
  })
  const following = agent.compose(interceptors.redirect({ maxRedirections: 3 }))
  const { body } = await request(url, { dispatcher: following })
  const text = await body.text()
  await agent.close()
  return text
}

/** A name server that answers with a public address first and an inner one ever after. */
const flipping = (): (() => Promise<string[]>) => {
  let asked = 0
  return async () => [asked++ === 0 ? publicIp : '127.0.0.1']
}

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Spellings of this very machine. */
const loopback = words(`
  127.0.0.1 127.1 127.0.1 127.0.0.0 127.0.1.3 127.127.127.127 0 0.0.0.0 2130706433 0x7f000001
  0x7F.1 0x7f.0.0.1 0177.0.0.1 0177.1 017700000001 00000177.0.0.1 127.0x0.0.1 127.0.0.0x1
  0x7f.0x0.0x0.0x1 127.000.000.001 ①②⑦.⓪.⓪.① 127。0。0。1 127．0．0．1 １２７.0.0.1 %31%32%37.0.0.1
  127.0.0.1. [::1] [0:0:0:0:0:0:0:1] [0000::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1]
  [0:0:0:0:0:ffff:127.0.0.1]`)

/** Spellings of other places that are not the open internet. */
const elsewhereInside = words(`
  [::127.0.0.1] [::7f00:1] [64:ff9b::7f00:1] [64:ff9b::127.0.0.1] [64:ff9b:1::7f00:1]
  [2002:7f00:1::] [2001:0:7f00:1::] [fe80::1] [fec0::1] [fd00::1] [fc00::1] [fd00:ec2::254] [ff02::1]
  [100::1] [2001:db8::1] [3fff::1] [::ffff:0:127.0.0.1] [::ffff:8.8.8.8] 10.0.0.1 10.1 172.16.0.1
  192.168.1.1 3232235777 0xc0a80101 169.254.169.254 0xA9FEA9FE 2852039166 0251.0376.0251.0376
  100.64.0.1 100.100.100.200 192.0.0.192 198.18.0.1 168.63.129.16 192.88.99.1 203.0.113.7 224.0.0.1
  240.0.0.1 255.255.255.255`)

describe('addresses that lead inside', () => {
  it('are refused in every spelling, and the canary hears nothing', async () => {
    const guard = guardWith()
    for (const host of [...loopback, ...elsewhereInside]) {
      const outcome = await guard.fetch(`http://${host}:${canaryPort}/`, plain)
      expect(outcome, host).toMatchObject({ kind: 'refused', reason: 'private_address' })
    }
    expect(hits).toEqual([])
  })

  it('would be reached without the guard (control)', async () => {
    const reached: string[] = []
    for (const host of loopback) {
      const reply = await fetch(`http://${host}:${canaryPort}/`).catch(() => null)
      if (reply?.ok) reached.push(host)
    }
    expect(reached.length).toBeGreaterThanOrEqual(20)
    expect(hits.length).toBe(reached.length)
  })

  it('are refused as names, whatever the name looks like', async () => {
    const guard = guardWith()
    for (const host of ['localhost', 'LOCALHOST.', 'foo.localhost', 'metadata', 'smith.example']) {
      const outcome = await guard.fetch(`http://${host}:${canaryPort}/`, plain)
      expect(outcome, host).toMatchObject({ kind: 'refused', reason: 'private_address' })
    }
    const secure = await guard.fetch(`https://smith.example:${canaryPort}/`, plain)
    expect(secure).toMatchObject({ kind: 'refused', reason: 'private_address' })
    expect(hits).toEqual([])
  })

  it.skipIf(!existsSync(payloadFile))(
    'from the collected payloads never reach the canary, though every name resolves to it',
    async () => {
      const urls: string[] = JSON.parse(readFileSync(payloadFile, 'utf8'))
      expect(urls.length).toBe(204)
      const guard = guardWith()
      const open: string[] = []
      let unguarded = 0
      for (const url of urls) {
        const aimed = atCanary(url)
        // A public number is nobody's inside; asking it would leave this machine.
        if (isPublicAddress(hostOf(aimed))) open.push(url)
        else expect((await guard.fetch(aimed, plain)).kind, url).toBe('refused')
        if (/^https?:\/\/(127|0x7f|\[::1|2130706433)/.test(url)) {
          const reply = await fetch(aimed).catch(() => null)
          if (reply?.ok) unguarded += 1
        }
      }
      expect(open).toEqual(['http://1.1.1.1'])
      expect(unguarded).toBeGreaterThan(10)
      // Only the unguarded control was heard.
      expect(hits.length).toBe(unguarded)
    },
  )

  it('are refused in other schemes, on other ports and with credentials', () => {
    const walls = raiseWalls(['localhost:3003'])
    const judge = (url: string) => inspectAddress(new URL(url), walls)
    expect(judge('ftp://smith.example/')).toBe('scheme')
    expect(judge('file:///etc/passwd')).toBe('scheme')
    expect(judge('data:text/html,hello')).toBe('scheme')
    expect(judge('http://smith.example:22/')).toBe('port')
    expect(judge('https://smith.example:8443/')).toBe('port')
    expect(judge('http://smith.example@127.0.0.1/')).toBe('credentials')
    expect(judge('https://smith.example/')).toBeNull()
    expect(judge('http://localhost:3003/')).toBeNull()
    expect(judge('http://localhost:3004/')).toBe('port')
    expect(judge('http://127.0.0.1:3003/')).toBe('port')
  })

  it('are refused when one of several addresses of a name is inside', async () => {
    const guard = guardWith(async () => [publicIp, '10.0.0.1'])
    const outcome = await guard.fetch(`http://many.example:${canaryPort}/`, plain)
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'private_address' })
  })
})

const atCanary = (url: string): string => {
  if (!URL.canParse(url)) return url
  const aimed = new URL(url)
  if (aimed.protocol === 'https:') aimed.protocol = 'http:'
  if (aimed.protocol === 'http:') aimed.port = String(canaryPort)
  return aimed.href
}
const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''

describe('names that change their answer', () => {
  it('get through a guard that checks first and fetches then (control)', async () => {
    const url = `http://flip.example:${canaryPort}/`
    expect(await naiveFetch(url, flipping())).toBe('the inner secret')
    expect(hits.length).toBe(1)
  })

  it('gain nothing: the address that was judged is the one connected to', async () => {
    // The public answer has been given already; each request now asks once, and is judged by that.
    const resolve = flipping()
    await resolve()
    let asked = 0
    const guard = guardWith(() => {
      asked += 1
      return resolve()
    })
    for (let turn = 1; turn <= 5; turn += 1) {
      const outcome = await guard.fetch(`http://flip.example:${canaryPort}/`, plain)
      expect(outcome).toMatchObject({ kind: 'refused', reason: 'private_address' })
      expect(asked).toBe(turn)
    }
    expect(hits).toEqual([])
  })
})

describe('redirects', () => {
  it('to an inner address fool a guard that judges the first address only (control)', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${canaryPort}/secret` }).end()
    const allowed = [`127.0.0.1:${sitePort}`]
    expect(await naiveFetch(siteAddress(), async () => ['127.0.0.1'], allowed)).toBe(
      'the inner secret',
    )
  })

  it('to an inner address are refused, by number and by name', async () => {
    for (const host of ['127.0.0.1', '[::1]', 'inside.example', '2130706433']) {
      answer = (_request, response) =>
        response.writeHead(302, { location: `http://${host}:${canaryPort}/secret` }).end()
      const outcome = await siteGuard().fetch(siteAddress(), plain)
      expect(outcome).toMatchObject({ kind: 'refused', reason: 'private_address' })
    }
    expect(hits).toEqual([])
  })

  it('to another scheme are refused', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: 'file:///etc/hosts' }).end()
    const outcome = await siteGuard().fetch(siteAddress(), plain)
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'scheme' })
  })

  it('within the site are followed to the final address, without the conditions of the first', async () => {
    const conditions: (string | undefined)[] = []
    answer = (request, response) => {
      conditions.push(request.headers['if-none-match'])
      if (request.url === '/old') return response.writeHead(301, { location: 'new?a=1#top' }).end()
      return response.setHeader('content-type', 'text/html; charset=utf-8').end('moved here')
    }
    const outcome = await siteGuard().fetch(siteAddress('/old'), {
      ...plain,
      headers: { 'if-none-match': '"1"' },
    })
    expect(outcome).toMatchObject({ kind: 'ok', url: siteAddress('/new?a=1') })
    expect(conditions).toEqual(['"1"', undefined])
  })

  it('that never end are given up', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end()
    const outcome = await siteGuard().fetch(siteAddress(), plain)
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'too_many_redirects' })
  })

  it('off the site are reported and not followed', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: `http://elsewhere.example:${canaryPort}/` }).end()
    const outcome = await siteGuard().fetch(siteAddress(), {
      ...plain,
      sameSite: (url) => url.hostname === '127.0.0.1',
    })
    expect(outcome).toMatchObject({
      kind: 'redirected_away',
      to: `http://elsewhere.example:${canaryPort}/`,
    })
    expect(hits).toEqual([])
  })
})

describe('bodies', () => {
  const codings = [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ] as const

  it.each(codings)('coded with %s are read', async (coding, compress) => {
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding })
        .end(compress('Guten Tag'))
    const outcome = await siteGuard().fetch(siteAddress(), plain)
    expect(outcome.kind === 'ok' && Buffer.from(outcome.body).toString()).toBe('Guten Tag')
  })

  it.each(codings)('that unpack from little to 50 MB with %s are cut', async (coding, compress) => {
    const bomb = compress(Buffer.alloc(50_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding }).end(bomb)
    const outcome = await siteGuard().fetch(siteAddress(), plain)
    expect(outcome.kind === 'too_large' && outcome.body.length).toBe(plain.maxBytes)
  })

  it('that trickle for ever are given up in time', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    }
    const started = Date.now()
    const outcome = await siteGuard().fetch(siteAddress(), { ...plain, timeoutMs: 300 })
    expect(outcome.kind).toBe('timed_out')
    expect(Date.now() - started).toBeLessThan(1_500)
  })

  it('that never start, and redirects that dawdle, share one time limit', async () => {
    answer = () => {}
    const silent = await siteGuard().fetch(siteAddress(), { ...plain, timeoutMs: 200 })
    expect(silent.kind).toBe('timed_out')
    answer = (_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/more' }).end(), 90)
    }
    const slow = await siteGuard().fetch(siteAddress(), { ...plain, timeoutMs: 200 })
    expect(slow.kind).toBe('timed_out')
  })

  it('of an unasked type are left unread', async () => {
    answer = (_request, response) =>
      response.setHeader('content-type', 'application/pdf').end('%PDF-1.7')
    const outcome = await siteGuard().fetch(siteAddress(), plain)
    expect(outcome).toMatchObject({ kind: 'wrong_type', contentType: 'application/pdf' })
  })

  it('in a coding nobody asked for end as a bad answer', async () => {
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' })
        .end(gzipSync(gzipSync('twice')))
    const outcome = await siteGuard().fetch(siteAddress(), plain)
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'bad_answer' })
  })
})

describe('everything else', () => {
  it('conditions are passed on, and 304 is its own outcome', async () => {
    answer = (request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 200).end()
    const outcome = await siteGuard().fetch(siteAddress(), {
      ...plain,
      headers: { 'if-none-match': '"7"' },
    })
    expect(outcome.kind).toBe('not_modified')
  })

  it('the bot says who it is', async () => {
    let agent: string | undefined
    answer = (request, response) => {
      agent = request.headers['user-agent']
      response.writeHead(404).end()
    }
    const outcome = await siteGuard().fetch(siteAddress(), plain)
    expect(outcome).toMatchObject({ kind: 'http', status: 404 })
    expect(agent).toContain('FoyerBot/1.0')
  })

  it('names without an address and closed ports are told apart', async () => {
    const nowhere = guardWith(async () => [])
    expect(await nowhere.fetch('http://nowhere.example/', plain)).toMatchObject({
      kind: 'failed',
      reason: 'name_not_found',
    })
    const closed = guardWith(undefined, ['127.0.0.1:1'])
    expect(await closed.fetch('http://127.0.0.1:1/', plain)).toMatchObject({
      kind: 'failed',
      reason: 'no_connection',
    })
  })

  it('a caller may stop it', async () => {
    answer = () => {}
    const stopping = new AbortController()
    const outcome = siteGuard().fetch(siteAddress(), { ...plain, signal: stopping.signal })
    stopping.abort()
    expect(await outcome).toMatchObject({ kind: 'failed', reason: 'stopped' })
  })

  it('a private host must name its port', () => {
    for (const entry of ['localhost', 'http://localhost:3003', '10.0.0.0/8', 'a@b:1', ''])
      expect(() => createFetchGuard({ privateHosts: [entry] })).toThrow('written host:port')
  })
})
