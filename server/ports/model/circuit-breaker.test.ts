import { seconds } from '@foyer/shared/facts/time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { hear, question } from './model.conformance.ts'
import { ModelFailure, type ModelPort } from './model.ts'

let at = 0
const clock = { now: () => new Date(at) }
let asked = 0
/** What the model does next: answers, waits until it is let go, or fails for a reason. */
let answer: 'well' | 'late' | ModelFailure['reason'] = 'well'
let letGo: () => void = () => undefined

const model: ModelPort = {
  name: 'here, some-model',
  async *stream() {
    asked += 1
    const now = answer
    if (now === 'late') await new Promise<void>((resolve) => (letGo = resolve))
    else if (now === 'broken') yield { type: 'text', text: 'I ' }
    if (now !== 'well' && now !== 'late') throw new ModelFailure(now)
    yield { type: 'text', text: 'Yes.' }
    yield { type: 'end', inputTokens: 1, outputTokens: 1 }
  },
  embed: () => {
    asked += 1
    return answer === 'well' ? Promise.resolve([[1]]) : Promise.reject(new ModelFailure('timeout'))
  },
}

let guarded: ModelPort
beforeEach(() => {
  at = 1_000_000
  asked = 0
  answer = 'well'
  guarded = withCircuitBreaker(model, clock, { failures: 3, rest: seconds(30) })
})

const fails = async (reason: ModelFailure['reason'], times = 1) => {
  answer = reason
  for (let n = 0; n < times; n++) await expect(hear(guarded)).rejects.toMatchObject({ reason })
}
const isLeftAlone = async () => {
  const before = asked
  await expect(hear(guarded)).rejects.toMatchObject({ reason: 'unreachable' })
  return asked === before
}

describe('a model that fails again and again', () => {
  it.each(['timeout', 'unreachable', 'broken'] as const)(
    'is left alone after three in a row: %s',
    async (reason) => {
      await fails(reason, 3)
      answer = 'well'
      expect(await isLeftAlone()).toBe(true)
      expect(asked).toBe(3)
    },
  )

  it('is not, where it did well in between', async () => {
    await fails('timeout', 2)
    answer = 'well'
    await hear(guarded)
    await fails('timeout', 2)
    answer = 'well'
    expect(await hear(guarded)).toHaveLength(2)
  })

  it('is tried again after its rest by one call alone, and by all where that went well', async () => {
    await fails('timeout', 3)
    at += seconds(29)
    expect(await isLeftAlone()).toBe(true)
    at += seconds(1)
    answer = 'late'
    const trial = hear(guarded)
    await Promise.resolve()
    expect(await isLeftAlone()).toBe(true)
    letGo()
    expect(await trial).toHaveLength(2)
    answer = 'well'
    expect(await hear(guarded)).toHaveLength(2)
  })

  it('rests again where the trial failed', async () => {
    await fails('timeout', 3)
    at += seconds(30)
    await fails('broken')
    expect(await isLeftAlone()).toBe(true)
    at += seconds(30)
    answer = 'well'
    expect(await hear(guarded)).toHaveLength(2)
  })

  it('is tried by another call where the trial was given up', async () => {
    await fails('timeout', 3)
    at += seconds(30)
    answer = 'late'
    const caller = new AbortController()
    const trial = guarded.stream({ ...question, signal: caller.signal })[Symbol.asyncIterator]()
    const first = trial.next()
    caller.abort()
    answer = 'timeout'
    letGo()
    await first
    await trial.return?.()
    answer = 'well'
    expect(await hear(guarded)).toHaveLength(2)
  })
})

describe('what says nothing of the model', () => {
  it('is a request that it turns down', async () => {
    await fails('refused', 9)
    answer = 'well'
    expect(await hear(guarded)).toHaveLength(2)
  })

  it('is a caller who leaves, unless for having waited too long', async () => {
    answer = 'timeout'
    for (let n = 0; n < 9; n++)
      await hear(guarded, { signal: AbortSignal.abort() }).catch(() => undefined)
    expect(asked).toBe(9)
    const late = AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
    for (let n = 0; n < 3; n++) await hear(guarded, { signal: late }).catch(() => undefined)
    answer = 'well'
    expect(await isLeftAlone()).toBe(true)
  })
})

describe('vectors', () => {
  it('have a circuit of their own', async () => {
    const { signal } = new AbortController()
    answer = 'timeout'
    for (let n = 0; n < 5; n++)
      await expect(guarded.embed?.(['x'], signal)).rejects.toBeInstanceOf(ModelFailure)
    expect(asked).toBe(3)
    answer = 'well'
    expect(await hear(guarded)).toHaveLength(2)
    at += seconds(30)
    expect(await guarded.embed?.(['x'], signal)).toEqual([[1]])
  })

  it('stay away where there are none', () => {
    expect(withCircuitBreaker({ ...model, embed: null }, clock).embed).toBeNull()
  })
})
