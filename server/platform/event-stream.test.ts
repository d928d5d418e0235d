import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StreamEvent, streamEvents } from './event-stream.ts'

const large = 'x'.repeat(64 * 1024)
let made = 0
let returned = 0
let door: FastifyInstance

function* endless(): Generator<StreamEvent> {
  try {
    for (;;) {
      made += 1
      yield { event: 'large', data: large }
    }
  } finally {
    returned += 1
  }
}

function* dying(): Generator<StreamEvent> {
  yield 'heartbeat'
  throw new Error('the source of the events has died')
}

beforeAll(async () => {
  door = Fastify()
  door.get('/endless', async (_request, reply) => {
    await streamEvents(reply, endless())
    return reply
  })
  door.get('/dying', async (_request, reply) => {
    await streamEvents(reply, dying())
    return reply
  })
  await door.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => door.close())

it('makes no more than its reader takes, and stops making when the reader has gone', async () => {
  const { port } = door.server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, path: '/endless', agent: false })
  asked.end()
  const answered: Promise<IncomingMessage[]> = once(asked, 'response')
  const [response] = await answered
  response?.on('error', () => undefined)
  let before = -1
  await expect
    .poll(
      () => {
        const still = made === before
        before = made
        return still
      },
      { interval: 200 },
    )
    .toBe(true)
  expect(returned).toBe(0)
  // What a connection's own buffers hold, and no more.
  expect(made).toBeLessThan(300)
  asked.destroy()
  await expect.poll(() => returned).toBe(1)
})

it('cuts the connection where its events cannot go on, so that the reader comes back', async () => {
  const { port } = door.server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, path: '/dying', agent: false })
  asked.on('error', () => undefined)
  asked.on('response', (response) => response.on('error', () => undefined).resume())
  asked.end()
  await new Promise((resolve) => asked.once('close', resolve))
})
