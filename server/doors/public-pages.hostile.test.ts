import { paths } from '@foyer/shared/paths.ts'
import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
let port = 0
beforeAll(async () => {
  test = await testWorld({
    APP_ORIGIN: 'https://foyer.example',
    WIDGET_ORIGIN: 'https://chat.foyer.example',
    FILES_ORIGIN: 'https://files.foyer.example',
  })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

type Answer = { status: number; headers: Map<string, string>; body: string; whole: string }

/** Asks as no browser and no library would: with exactly these words. */
async function ask(line: string, headers: readonly string[] = []): Promise<Answer> {
  const socket = net.connect(port, '127.0.0.1')
  const words = [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', '']
  socket.write(Buffer.from(words.join('\r\n'), 'latin1'))
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(Buffer.from(part))
  const whole = Buffer.concat(parts).toString('utf8')
  const [head = '', ...rest] = whole.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const named = lines.map((each): [string, string] => {
    const at = each.indexOf(':')
    return [each.slice(0, at).toLowerCase(), each.slice(at + 1).trim()]
  })
  const status = Number(first.split(' ')[1])
  return { status, headers: new Map(named), body: rest.join('\r\n\r\n'), whole }
}
const get = (path: string, host = 'foyer.example') => ask(`GET ${path}`, [`Host: ${host}`])

const lost = 'find that page. The link may be broken'

/** What every answer of this door says, whatever it is. */
function assertGuarded({ headers }: Answer): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(headers.has('cache-control')).toBe(true)
}

describe('an address that leads nowhere, however it is written', () => {
  it.each([
    '/pricing%',
    '/%',
    '/%zz',
    '/%ff',
    '/%c0%af',
    '/dashboard/%',
    '/blog/%',
    '/blog/%e0%a4%a',
    '/%00',
    '/pricing%00',
    '/\\evil.example/',
    '//evil.example/',
    '//evil.example/pricing/',
    '/%2F%2Fevil.example/',
    '/%5cevil.example/',
    '/..//evil.example/',
    '/pricing//evil.example/',
    '/blog//evil.example/',
    '/blog/%2fevil.example/',
    '/blog/..%2f..%2fpackage.json',
    '/pricing;x',
    '/__proto__',
    '/blog/__proto__',
    '/<script>alert(1)</script>',
    `/${'a'.repeat(9_000)}`,
    `/${'%41'.repeat(4_000)}`,
    `/${'a/'.repeat(5_000)}`,
    `/blog/${'a'.repeat(9_000)}`,
    `/nothing?${'a=b&'.repeat(3_000)}`,
  ])('gets the page that says so: %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.has('location')).toBe(false)
    expect(answer.body).toContain(lost)
    expect(answer.whole).not.toMatch(/evil|alert\(1\)/)
    assertGuarded(answer)
    expect((await ask(`HEAD ${path}`, ['Host: foyer.example'])).body).toBe('')
  })

  it.each(['/api/v1/%', '/api/v1/leads%', '/identity/v1/%'])(
    'gets an answer for programs where they ask: %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(JSON.parse(answer.body)).toMatchObject({ error: 'request/not-found' })
      assertGuarded(answer)
    },
  )
})

describe('a slash too many', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/pricing/?next=//evil.example', '/pricing?next=//evil.example'],
    ['/pricing/?a=%0d%0aSet-Cookie:b', '/pricing?a=%0d%0aSet-Cookie:b'],
    ['/pricing/#//evil.example?x', '/pricing'],
    ['/pricing/??', '/pricing??'],
    ['/blog/', '/blog'],
    ['/blog/?page=2', '/blog?page=2'],
    ['/blog/fees-page/', '/blog/fees-page'],
    ['/blog/fees-page/?from=mail', '/blog/fees-page?from=mail'],
    ['http://evil.example/pricing/', '/pricing'],
  ])('leads from %s to a page of ours', async (path, to) => {
    const answer = await get(path, 'evil.example')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    assertGuarded(answer)
  })
})

describe('the name that somebody calls us by', () => {
  it.each([
    '/',
    '/pricing',
    '/guide',
    '/blog',
    '/blog/fees-page',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/robots.txt',
    '/nothing',
  ])('stands nowhere in %s', async (path) => {
    const answer = await ask(`GET ${path}`, [
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: gopher',
      'Forwarded: host=evil.example',
      'Referer: https://evil.example/',
    ])
    expect(answer.whole).not.toMatch(/evil\.example|gopher/)
    expect(answer.status).toBe(path === '/nothing' ? 404 : 200)
    assertGuarded(answer)
  })
})

describe('what else may be asked of a page', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST'])(
    'is nothing: %s',
    async (method) => {
      for (const path of ['/', paths.pricing, '/blog/fees-page', '/nothing']) {
        const answer = await ask(`${method} ${path}`, ['Host: foyer.example', 'Content-Length: 0'])
        expect(answer.status).toBe(404)
        expect(JSON.parse(answer.body)).toMatchObject({ error: 'request/not-found' })
        expect(answer.whole).not.toContain('foyer.example')
        assertGuarded(answer)
      }
    },
  )

  it('is the whole of it, where a part is asked for', async () => {
    const { status, headers } = await ask('GET /pricing', ['Host: a', 'Range: bytes=0-3'])
    expect([status, headers.get('content-range')]).toEqual([200, undefined])
  })
})
