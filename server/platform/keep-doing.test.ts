import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { keepDoing } from './keep-doing.ts'
import { createLog } from './log.ts'

const log = createLog('silent')

describe('keeping at something', () => {
  it('begins at once, goes on after a failure, and never runs twice at a time', async () => {
    let begun = 0
    let most = 0
    let running = 0
    const work = async () => {
      begun += 1
      most = Math.max(most, (running += 1))
      await wait(15)
      running -= 1
      if (begun === 1) throw new Error('the database is away')
    }
    const stop = keepDoing('working', work, { every: 5, log })
    expect(begun).toBe(1)
    await wait(120)
    await stop()
    expect(begun).toBeGreaterThan(2)
    expect(most).toBe(1)
  })

  it('has stopped once stopping is over', async () => {
    let ended = 0
    const work = async () => {
      await wait(20)
      ended += 1
    }
    const stop = keepDoing('working', work, { every: 5, log })
    await stop()
    expect(ended).toBe(1)
    await wait(40)
    expect(ended).toBe(1)
  })
})
