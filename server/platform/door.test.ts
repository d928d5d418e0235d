import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDoor } from './door.ts'
import { streamEvents } from './event-stream.ts'
import { createLog } from './log.ts'
import { usualHeaders } from './usual-headers.ts'

let door: FastifyInstance
beforeAll(async () => {
  door = await createDoor({
    log: createLog('silent'),
    trustedProxies: [],
    rateLimitExempt: [],
    isReady: async () => true,
  })
  door.get('/stream', (_request, reply) => streamEvents(reply, [{ event: 'done', data: {} }]))
  door.get('/fails', () => Promise.reject(new Error('a bug')))
})
afterAll(() => door.close())

describe('every answer of a door carries the usual headers', () => {
  it.each([
    ['GET', '/healthz', 200],
    ['GET', '/stream', 200],
    ['GET', '/fails', 500],
    ['GET', '/nowhere', 404],
    ['GET', '/%zz', 404],
    ['OPTIONS', '/healthz', 404],
    ['HEAD', '/healthz', 200],
  ] as const)('%s %s', async (method, url, status) => {
    const { statusCode, headers } = await door.inject({ method, url })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject(usualHeaders)
  })

  it('and every refusal has one shape, also of an address that cannot be read', async () => {
    for (const url of ['/nowhere', '/%zz'])
      expect((await door.inject({ method: 'GET', url })).json()).toEqual({
        success: false,
        error: 'request/not-found',
        message: 'Not found.',
        requestId: expect.any(String),
      })
  })
})

describe('a door that browsers come to by https', () => {
  const open = (origin: string) =>
    createDoor({
      log: createLog('silent'),
      trustedProxies: [],
      rateLimitExempt: [],
      origin,
      isReady: async () => true,
    })

  it.each(['/healthz', '/nowhere', '/%zz'])(
    'says at %s never to come by http again',
    async (url) => {
      const secure = await open('https://app.foyer.example')
      const { headers } = await secure.inject({ method: 'GET', url })
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
      await secure.close()
    },
  )

  it('is the only one to say so: on a laptop there is no https to come by', async () => {
    const plain = await open('http://localhost:3000')
    const { headers } = await plain.inject({ method: 'GET', url: '/healthz' })
    expect(headers).not.toHaveProperty('strict-transport-security')
    await plain.close()
  })
})
