import { randomUUID } from 'node:crypto'
import { defaultPrompt } from '@foyer/shared/copy/prompt.ts'
import { apiBase } from '@foyer/shared/paths.ts'
import { hours } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compatibleModel } from '#server/ports/model/model.compatible.ts'
import type { ModelEvent, ModelRequest } from '#server/ports/model/model.ts'
import { mostInputTokens } from '#server/ports/model/tokens.ts'
import type { Mood } from '#server/testing/model-moods.ts'
import { modelServer, type ModelServer } from '#server/testing/model-server.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'
import { callModel, embedText } from './commands.ts'

let server: ModelServer
let test: TestWorld
beforeAll(async () => {
  server = await modelServer()
  test = await testWorld({
    FOYER_NOW: '2026-03-05T15:00:00Z',
    MODEL_URL: server.url,
    MODEL_NAME: 'some-model',
    MODEL_EMBEDDING_NAME: 'some-vectors',
    MODEL_DAILY_TOKENS: '3000',
    MODEL_DAILY_COST: '0.01',
    MODEL_PRICE_INPUT: '1',
    MODEL_PRICE_OUTPUT: '4',
  })
})
beforeEach(() => {
  server.mood = 'honest'
  server.asked.length = 0
})
afterAll(async () => {
  await test.close()
  await server.close()
})

const voice = 'Speak kindly. '.repeat(20)
const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  system: `Rules.\n<voice>\n${voice}\n</voice>\n\n[1] Fees\nWe charge 250 dollars.\n\nThe end.`,
  messages: [{ role: 'visitor', text: 'I am [name]. What do you charge?' }],
  slots: [],
  maxOutputTokens: 100,
  signal: new AbortController().signal,
  ...more,
})

type Desk = { firm: TestFirm; visitor: Visitor }
async function newDesk(): Promise<Desk> {
  const firm = await test.addFirm()
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  return { firm, visitor }
}

/** Asks the model as a turn does, to its end; what it said, or null where nobody was asked. */
async function ask({ firm, visitor }: Desk, more: Partial<ModelRequest> = {}, world = test.world) {
  const turnId = randomUUID()
  const { firmId } = firm
  const { sessionId } = visitor
  const prompt = { version: 3, promptText: voice }
  const asking = { firmId, sessionId, turnId, timeZone: 'America/Detroit', prompt }
  const reply = await callModel(world, asking, request(more))
  if (reply === null) return null
  const events: ModelEvent[] = []
  let reason: unknown
  try {
    for await (const event of reply) events.push(event)
  } catch (error) {
    reason = error
  }
  return { turnId, events, reason }
}

const callsOf = async ({ firm, visitor }: Desk, as = firm) =>
  await test.call(
    'app',
    'GET',
    `${apiBase}/dashboard/conversations/${visitor.sessionId}/model-calls`,
    {
      bearer: as.idToken,
    },
  )

const useOf = async ({ firm }: Desk) =>
  await test.database.asOwner<{ day: string; tokens: string; cost_micros: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, tokens, cost_micros from model_use
     where firm_id = $1 order by day`,
    [firm.firmId],
  )

describe('what was sent', () => {
  it('is kept for the firm: the masked words, the pages, the model and what it took', async () => {
    const desk = await newDesk()
    const asked = await ask(desk)
    const { status, body } = await callsOf(desk)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      calls: [
        {
          id: expect.any(String),
          turnId: asked?.turnId,
          at: expect.stringMatching(/^2026-03-05T15:/),
          model: `${new URL(server.url).host}, some-model`,
          promptVersion: 3,
          instructions:
            'Rules.\n<voice>\n(The system prompt, version 3.)\n</voice>\n\n[1] Fees\nWe charge 250 dollars.\n\nThe end.',
          messages: [{ role: 'visitor', text: 'I am [name]. What do you charge?' }],
          outcome: 'answered',
          inputTokens: expect.any(Number),
          outputTokens: expect.any(Number),
          tookMs: expect.any(Number),
        },
      ],
    })
    const [{ inputTokens, outputTokens }] = body.calls
    expect(await useOf(desk)).toEqual([
      {
        day: '2026-03-05',
        tokens: String(inputTokens + outputTokens),
        cost_micros: String(inputTokens + 4 * outputTokens),
      },
    ])
  })

  it('is for nobody else: not for another firm, and not before the notice', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    await ask(desk)
    expect((await callsOf(desk, other.firm)).status).toBe(404)
    const unaccepted = { ...desk, visitor: await openChat(test, desk.firm.token) }
    expect((await callsOf(unaccepted)).status).toBe(404)
    expect((await callsOf(other)).body.calls).toEqual([])
  })

  it('says nothing of the administrator’s prompt, shortened or changed', async () => {
    const desk = await newDesk()
    await ask(desk, { system: `Rules. ${voice.slice(0, 250)} Pages.` })
    await ask(desk, { system: `Rules. ${voice.toUpperCase()} Pages.` })
    const { body } = await callsOf(desk)
    expect(body.calls.map(({ instructions }: { instructions: string }) => instructions)).toEqual([
      'Rules. (The system prompt, version 3.) Pages.',
      '(The system prompt, version 3.)',
    ])
    expect(JSON.stringify(body)).not.toMatch(/speak kindly/i)
  })

  it.each<[Mood, string, boolean]>([
    ['failing', 'unreachable', true],
    ['busy', 'unreachable', true],
    ['cut-off', 'broken', false],
    ['garbage', 'broken', false],
    ['silent', 'timeout', false],
  ])('is kept where the model is %s: %s', async (mood, outcome, isFree) => {
    const desk = await newDesk()
    server.mood = mood
    const times = { first: 600, whole: 2_000, retry: 10 }
    const model = compatibleModel({ url: server.url, name: 'some-model' }, times)
    const asked = await ask(desk, {}, { ...test.world, model })
    expect(asked?.reason).toMatchObject({ reason: outcome })
    const { body } = await callsOf(desk)
    expect(body.calls).toMatchObject([{ outcome, inputTokens: isFree ? 0 : null }])
    const most = mostInputTokens(request()) + 100
    expect(await useOf(desk)).toMatchObject([{ tokens: String(isFree ? 0 : most) }])
  })

  it('is kept where nobody listened to the end', async () => {
    const desk = await newDesk()
    const { firmId } = desk.firm
    const { sessionId } = desk.visitor
    const prompt = { version: 0, promptText: defaultPrompt }
    const asking = { firmId, sessionId, turnId: randomUUID(), timeZone: 'UTC', prompt }
    const reply = await callModel(test.world, asking, request({ system: defaultPrompt }))
    await reply?.next()
    await reply?.return(undefined)
    const { body } = await callsOf(desk)
    expect(body.calls).toMatchObject([
      { outcome: 'stopped', instructions: '(The system prompt that comes with Foyer.)' },
    ])
  })

  it('goes with the conversation: withdrawn before anything was delivered, or deleted', async () => {
    const desk = await newDesk()
    await ask(desk)
    expect((await desk.visitor.call('DELETE', '')).status).toBe(200)
    const left = 'select 1 from model_calls where session_id = $1'
    expect(await test.database.asOwner(left, [desk.visitor.sessionId])).toEqual([])
    expect(await ask(desk)).toBeNull()
    expect(server.asked).toHaveLength(1)
    expect(await test.database.asOwner(left, [desk.visitor.sessionId])).toEqual([])
  })
})

describe('a firm’s budget', () => {
  const most = mostInputTokens(request()) + 100

  it('is never gone over, however many turns come at once', async () => {
    const desk = await newDesk()
    server.mood = () => ({ text: 'x '.repeat(80), calls: [] })
    const asked = await Promise.all(Array.from({ length: 40 }, () => ask(desk)))
    const calls = asked.filter((each) => each !== null)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length).toBeLessThan(40)
    expect(server.asked).toHaveLength(calls.length)
    for (let round = 0; round < 40; round++) await ask(desk)
    const [use] = await useOf(desk)
    expect(Number(use?.tokens)).toBeLessThanOrEqual(3_000)
    expect(Number(use?.tokens)).toBeGreaterThan(3_000 - most)
    expect(Number(use?.cost_micros)).toBeLessThanOrEqual(10_000)
    expect(await ask(desk)).toBeNull()
  })

  it('is one firm’s own, and whole again on its next day, in its own zone', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    while ((await ask(desk)) !== null);
    expect(await ask(other)).not.toBeNull()
    // 15:00 UTC is ten in the morning in Detroit.
    test.pass(hours(13))
    expect(await ask(desk)).toBeNull()
    test.pass(hours(1.1))
    expect(await ask(desk)).not.toBeNull()
    expect((await useOf(desk)).map(({ day }) => day)).toEqual(['2026-03-05', '2026-03-06'])
  })

  it('is of dollars too', async () => {
    const desk = await newDesk()
    const { config } = test.world
    const model = config.model && { ...config.model, dailyTokens: 1_000_000, dailyCost: 0.002 }
    const world = { ...test.world, config: { ...config, model } }
    let calls = 0
    while ((await ask(desk, {}, world)) !== null) calls += 1
    expect(calls).toBeGreaterThan(1)
    const [use] = await useOf(desk)
    expect(Number(use?.cost_micros)).toBeLessThanOrEqual(2_000)
  })

  it('has no room for a request that is larger than a day, and nothing is sent', async () => {
    const desk = await newDesk()
    expect(await ask(desk, { system: 'x'.repeat(3_000) })).toBeNull()
    expect(server.asked).toEqual([])
    expect(await useOf(desk)).toEqual([])
    expect((await callsOf(desk)).body.calls).toEqual([])
  })

  it('counts the vectors of questions', async () => {
    const desk = await newDesk()
    const of = { firmId: desk.firm.firmId, timeZone: 'America/Detroit' }
    const { signal } = new AbortController()
    expect(await embedText(test.world, of, 'What do you charge?', signal)).toHaveLength(256)
    expect(await useOf(desk)).toMatchObject([{ tokens: '19' }])
    while ((await ask(desk)) !== null);
    const before = server.asked.length
    expect(await embedText(test.world, of, 'x'.repeat(most), signal)).toBeNull()
    expect(server.asked).toHaveLength(before)
  })
})

describe('without a model', () => {
  it('nobody is asked and nothing is kept', async () => {
    const desk = await newDesk()
    const world = { ...test.world, model: null }
    expect(await ask(desk, {}, world)).toBeNull()
    const of = { firmId: desk.firm.firmId, timeZone: 'UTC' }
    expect(await embedText(world, of, 'x', new AbortController().signal)).toBeNull()
    expect((await callsOf(desk)).body.calls).toEqual([])
    expect(server.asked).toEqual([])
  })
})
