import { appApi, widgetApi } from '@foyer/shared/api/index.ts'
import { apiBase } from '@foyer/shared/paths.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { replySchema } from './serve.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const levels = 20_000
const deep = '['.repeat(levels) + ']'.repeat(levels)

it.each([
  ['beside what is asked for', `{"email":"nobody@firm.example","more":${deep}}`, 200],
  ['in its place', `{"email":${deep}}`, 400],
  ['as the whole body', deep, 400],
])('a body nested without end is no bug of ours: %s', async (_where, payload, status) => {
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: `${apiBase}/auth/forgot-password`,
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect(statusCode).toBe(status)
})

it('can write the replies of every row, which is first tried when one is asked for', async () => {
  const door = Fastify()
  const rows = [...Object.values(appApi), ...Object.values(widgetApi)]
  door.get('/', (_request, reply) => {
    for (const row of rows) reply.compileSerializationSchema(replySchema(row))
    return reply.send({ tried: rows.length })
  })
  const reply = await door.inject({ url: '/' })
  expect(reply.json()).toEqual({ tried: rows.length })
  expect(rows.length).toBeGreaterThan(50)
})
