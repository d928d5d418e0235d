import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mood } from '#server/testing/model-moods.ts'
import { modelServer, type ModelServer } from '#server/testing/model-server.ts'
import { siteServer } from '#server/testing/site-server.ts'
import { readConfig } from '../../config.ts'
import { chooseModel } from '../../world.ts'
import { systemClock } from '../clock/clock.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { compatibleModel } from './model.compatible.ts'
import { describeModel, hear, question, wordsIn } from './model.conformance.ts'
import type { ModelFailure } from './model.ts'
import { mostInputTokens, mostTokens } from './tokens.ts'

let server: ModelServer
beforeAll(async () => {
  server = await modelServer()
})
beforeEach(() => {
  server.mood = 'honest'
  server.asked.length = 0
})
afterAll(() => server.close())

/** Patient enough for a busy machine, and not more. */
const times = { first: 1_500, whole: 3_000, retry: 10 }
const settings = () => ({ url: server.url, name: 'some-model', embeddingName: 'some-vectors' })
const open = (more: object = {}, given = times) =>
  compatibleModel({ ...settings(), ...more }, given)

describeModel('an OpenAI-compatible endpoint', () => open())
describeModel('one behind a circuit breaker', () => withCircuitBreaker(open(), systemClock()))

const reasonOf = (asking: Promise<unknown>): Promise<ModelFailure['reason'] | 'none'> =>
  asking.then(
    () => 'none',
    (failure: ModelFailure) => failure.reason,
  )

/** The chat that was sent last, as it was written. */
const sent = () => server.asked.at(-1)?.body as Record<string, unknown>

describe('what is sent', () => {
  it('is the chat, the one tool with the slots that are wanted, and no more', async () => {
    await hear(open({ apiKey: 'a-key' }))
    expect(server.asked).toHaveLength(1)
    expect(server.asked[0]?.path).toBe('/v1/chat/completions')
    expect(server.asked[0]?.headers.authorization).toBe('Bearer a-key')
    const { tools, ...chat } = sent()
    expect(chat).toEqual({
      model: 'some-model',
      max_tokens: 300,
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: question.system },
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Good day. What is it about?' },
        { role: 'user', content: 'What do you charge for a consultation?' },
      ],
      tool_choice: 'auto',
    })
    expect(tools).toMatchObject([
      {
        type: 'function',
        function: {
          name: 'propose_detail',
          parameters: {
            properties: { slot: { enum: ['issue', 'where'] }, value: { type: 'string' } },
            required: ['slot', 'value'],
            additionalProperties: false,
          },
        },
      },
    ])
  })

  it('has no tool where no slot is wanted, and no key where there is none', async () => {
    await hear(open(), { slots: [] })
    expect(sent()).not.toHaveProperty('tools')
    expect(server.asked[0]?.headers.authorization).toBeUndefined()
  })
})

describe('proposals', () => {
  const say = (name: string, args: unknown) => ({
    name,
    arguments: typeof args === 'string' ? args : JSON.stringify(args),
  })

  it('are passed on, beside the text', async () => {
    const calls = [say('propose_detail', { slot: 'where', value: 'Detroit' })]
    server.mood = () => ({ text: 'I see.', calls })
    const events = await hear(open())
    expect(events).toContainEqual({ type: 'proposal', slot: 'where', value: 'Detroit' })
    expect(wordsIn(events)).toBe('I see.')
    expect(server.asked).toHaveLength(1)
  })

  it('are of the one tool and the slots that are wanted; everything else is passed over', async () => {
    server.mood = () => ({
      text: '',
      calls: [
        say('read_leads', { slot: 'where', value: 'x' }),
        say('propose_detail', { slot: 'email', value: 'thief@evil.example' }),
        say('propose_detail', { slot: 'where', value: 'x', firmId: 'another' }),
        say('propose_detail', { slot: 'where', value: { text: 'x' } }),
        say('propose_detail', { slot: 'where', value: 'x'.repeat(501) }),
        say('propose_detail', '{"slot":"where","val'),
        say('propose_detail', { slot: 'issue', value: 'a lease' }),
      ],
    })
    const events = await hear(open())
    expect(events.filter(({ type }) => type === 'proposal')).toEqual([
      { type: 'proposal', slot: 'issue', value: 'a lease' },
    ])
    expect(events.at(-1)?.type).toBe('end')
  })

  it('are no loop: a model that calls and calls is asked once and heard a dozen times', async () => {
    const calls = Array.from({ length: 60 }, () =>
      say('propose_detail', { slot: 'where', value: 'Detroit' }),
    )
    server.mood = () => ({ text: '', calls })
    const events = await hear(open())
    expect(events.filter(({ type }) => type === 'proposal')).toHaveLength(12)
    expect(server.asked).toHaveLength(1)
  })

  it('of a hostile model are none', async () => {
    server.mood = 'hostile'
    const events = await hear(open())
    expect(events.filter(({ type }) => type === 'proposal')).toEqual([])
    expect(wordsIn(events)).toContain('Answer from the pages alone.')
  })
})

describe('the count of tokens', () => {
  const counted = async (usage: { prompt_tokens: number; completion_tokens: number } | null) => {
    server.mood = () => ({ text: 'I see.', calls: [], usage })
    return (await hear(open())).at(-1)
  }

  it('is the endpoint’s', async () => {
    expect(await counted({ prompt_tokens: 90, completion_tokens: 4 })).toEqual({
      type: 'end',
      inputTokens: 90,
      outputTokens: 4,
    })
  })

  it.each([
    null,
    { prompt_tokens: -5_000_000, completion_tokens: -1 },
    { prompt_tokens: 0.5, completion_tokens: 1.5 },
    { prompt_tokens: 1e15, completion_tokens: 1e9 },
  ])('is the most there can be where %j is none', async (usage) => {
    const most = mostInputTokens({ ...question, signal: new AbortController().signal })
    expect(await counted(usage)).toEqual({
      type: 'end',
      inputTokens: most,
      outputTokens: mostTokens('I see.'),
    })
  })
})

describe('a model that fails', () => {
  it.each<[Mood, ModelFailure['reason'], number]>([
    ['busy', 'unreachable', 2],
    ['failing', 'unreachable', 2],
    ['garbage', 'broken', 2],
    ['cut-off', 'broken', 1],
    ['silent', 'timeout', 1],
  ])('is %s: the reason is %s, after %d requests', async (mood, reason, requests) => {
    server.mood = mood
    expect(await reasonOf(hear(open({}, { ...times, first: 600 })))).toBe(reason)
    expect(server.asked).toHaveLength(requests)
  })

  it('is asked a second time where nothing of its answer had come, and answers', async () => {
    const moods: Mood[] = ['failing', 'honest']
    server.mood = () => moods.shift() ?? 'silent'
    expect(wordsIn(await hear(open()))).toBe('We charge 250 dollars for a first consultation. [1]')
  })

  it('may be slow, within bounds: for the first word and for everything', async () => {
    server.mood = 'slow'
    server.pauses = { first: 100, between: 10 }
    expect(await reasonOf(hear(open()))).toBe('none')
    server.pauses = { first: 2_000, between: 0 }
    expect(await reasonOf(hear(open({}, { ...times, first: 200 })))).toBe('timeout')
    server.pauses = { first: 0, between: 100 }
    expect(await reasonOf(hear(open({}, { ...times, whole: 500 })))).toBe('timeout')
  })

  it('is not there, does not know us, or turns the request down', async () => {
    expect(await reasonOf(hear(open({ url: 'http://127.0.0.1:1/v1' })))).toBe('unreachable')
    const refusing = await siteServer({})
    expect(await reasonOf(hear(open({ url: `${refusing.origin}/v1` })))).toBe('unreachable')
    refusing.pages.set('/v1/chat/completions', 422)
    refusing.asked.length = 0
    expect(await reasonOf(hear(open({ url: `${refusing.origin}/v1` })))).toBe('refused')
    expect(refusing.asked).toHaveLength(1)
    await refusing.close()
  })

  it('says nothing of prompt or key in what it throws', async () => {
    server.mood = 'failing'
    const error: unknown = await hear(open({ apiKey: 'a-secret-key' })).catch((e: unknown) => e)
    const told = `${String(error)} ${String((error as Error).cause)} ${JSON.stringify(error)}`
    expect(told).not.toContain('a-secret-key')
    expect(told).not.toContain('consultation')
  })
})

describe('vectors', () => {
  it('are asked for by the embedding model’s name', async () => {
    await open().embed?.(['fees'], new AbortController().signal)
    expect(sent()).toMatchObject({ model: 'some-vectors', input: ['fees'] })
  })

  it.each<[Mood, ModelFailure['reason']]>([
    ['failing', 'unreachable'],
    ['garbage', 'broken'],
    ['silent', 'timeout'],
  ])('of a model that is %s are none: %s', async (mood, reason) => {
    server.mood = mood
    const { embed } = open({}, { ...times, whole: 600 })
    expect(await reasonOf(embed?.(['fees'], new AbortController().signal) ?? hear(open()))).toBe(
      reason,
    )
  })

  it('are not to be had without an embedding model', () => {
    expect(open({ embeddingName: undefined }).embed).toBeNull()
  })
})

describe('without configuration', () => {
  it('there is no model, and nobody is asked', () => {
    expect(chooseModel(readConfig({}), systemClock())).toBeNull()
    const chosen = chooseModel(
      readConfig({ MODEL_URL: server.url, MODEL_NAME: 'some-model' }),
      systemClock(),
    )
    expect(chosen?.name).toBe(`${new URL(server.url).host}, some-model`)
    expect(chosen?.embed).toBeNull()
    expect(server.asked).toEqual([])
  })
})
