import { machinePaths, paths } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

type Method = 'GET' | 'HEAD'
const ask = (url: string, headers: Record<string, string> = {}, method: Method = 'GET') =>
  test.app.inject({ method, url, headers })
const tagOf = async (url: string, headers: Record<string, string> = {}) =>
  String((await ask(url, headers)).headers['etag'])

const documents = [paths.home, paths.pricing, paths.blog, '/blog/fees-page', paths.signIn]
const files = [machinePaths.sitemap, machinePaths.feed, machinePaths.robots, '/icon.svg']

describe('a browser that asks again', () => {
  it.each([...documents, ...files])('is told that it has the newest of %s', async (url) => {
    const first = await ask(url)
    const tag = String(first.headers['etag'])
    expect(first.statusCode).toBe(200)
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await ask(url, { 'if-none-match': tag }, method)
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).not.toHaveProperty('content-encoding')
      for (const name of [
        'etag',
        'cache-control',
        'vary',
        'content-security-policy',
        'permissions-policy',
        'x-content-type-options',
        'referrer-policy',
        'cross-origin-resource-policy',
      ])
        expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
    }
  })

  it('has the same of a page, compressed or not, and whatever follows its address', async () => {
    const tag = await tagOf('/pricing')
    expect(await tagOf('/pricing', { 'accept-encoding': 'br' })).toBe(tag)
    expect(await tagOf('/pricing?utm_source=bar')).toBe(tag)
    expect(await tagOf('/faq')).not.toBe(tag)
  })

  it.each([
    ['among others', (tag: string) => `"a", W/"b" ,${tag}`, 304],
    ['by its strong name', (tag: string) => tag.slice(2), 304],
    ['whatever it is', () => '*', 304],
    ['in another version', () => 'W/"0123456789012345678901"', 200],
    ['without quotes', (tag: string) => tag.slice(3, -1), 200],
    ['not at all', () => '', 200],
    ['in words without end', () => '"x",'.repeat(3_000), 200],
  ])('may name it %s', async (_how, named, status) => {
    const tag = await tagOf('/pricing')
    const { statusCode, body } = await ask('/pricing', { 'if-none-match': named(tag) })
    expect([statusCode, body === '']).toEqual([status, status === 304])
  })

  it('is told anew of what is not there, and that a post is away', async () => {
    for (const url of ['/notfound', '/nothing', '/blog/no-such-post']) {
      const { statusCode, headers, body } = await ask(url, { 'if-none-match': '*' })
      expect([url, statusCode, headers['etag']]).toEqual([url, 404, undefined])
      expect(body).toContain('find that page')
    }
  })

  it('gets the page anew where the policy it is sent with has changed', async () => {
    const other = await testWorld({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    })
    const reply = await other.app.inject({
      method: 'GET',
      url: paths.signIn,
      headers: { 'if-none-match': await tagOf(paths.signIn) },
    })
    await other.close()
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-security-policy']).toContain('https://js.stripe.com')
  })
})

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br;q=1.0', 'br'],
    ['gzip;q=1.0,BR;q=0.5', 'br'],
    ['br;q=0', undefined],
    ['gzip, br; q=0.000 , *;q=0', undefined],
    ['x-br', undefined],
    ['gzip', undefined],
  ])('is chosen as %s says', async (accepted, coding) => {
    const { headers, body } = await ask('/pricing', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
    expect(headers['vary']).toBe('accept-encoding')
    expect(body.startsWith('<!doctype html>')).toBe(coding === undefined)
  })
})
