import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import type { News } from './announce.ts'
import { createLog } from './log.ts'
import { openRoom } from './news-room.ts'

const unread = { leads: 1, messages: 0, appointments: 0, documents: 0 }
const pace = { countEvery: 5, heartbeat: 60_000, longest: 60_000 }
const log = createLog('silent')
const yes = async () => true
const aNews = (): News => ({ noun: 'lead', id: randomUUID(), kind: 'arrived' })
const state = { event: 'state', data: { unread } }

it('keeps little for a reader that takes nothing, and tells it the state instead', async () => {
  const counted = vi.fn(async () => unread)
  const room = openRoom(counted, { pace, log })
  const events = room.sit().events(yes)
  expect((await events.next()).value).toEqual(state)
  for (let burst = 0; burst < 3; burst++) {
    const before = counted.mock.calls.length
    for (let n = 0; n < 40; n++) room.hear(aNews())
    await expect.poll(() => counted.mock.calls.length, { interval: 5 }).toBeGreaterThan(before)
  }
  const last = aNews()
  room.hear(last)
  const told: unknown[] = []
  for (;;) {
    const { value } = await events.next()
    told.push(value)
    if (JSON.stringify(value).includes(last.id)) break
  }
  expect(told[0]).toEqual(state)
  expect(told.length).toBeLessThanOrEqual(42)
})

it('counts again after a failure, and tells everybody the state then', async () => {
  let fails = 1
  const room = openRoom(
    async () => {
      if (fails-- > 0) throw new Error('no database')
      return unread
    },
    { pace, log },
  )
  const events = room.sit().events(yes)
  expect((await events.next()).value).toEqual(state)
})

it('leaves nothing running once the last reader has gone, wherever it waited', async () => {
  vi.useFakeTimers()
  try {
    const room = openRoom(async () => unread, { pace, log })
    const seats = [room.sit(), room.sit()]
    const ends = seats.map(async (seat) => {
      const told: unknown[] = []
      for await (const event of seat.events(yes)) told.push(event)
      return told
    })
    await vi.advanceTimersByTimeAsync(50)
    room.hear(aNews())
    for (const seat of seats) room.stand(seat)
    expect(await Promise.all(ends)).toEqual([[state], [state]])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
