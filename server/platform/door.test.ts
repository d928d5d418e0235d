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
