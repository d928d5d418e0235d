import { describe, expect, it } from 'vitest'
import { keyedQueue } from './keyed-queue.ts'

describe('work of one key', () => {
  it('runs one after the other, in order, also after a failure, while other keys go on', async () => {
    const queue = keyedQueue(10)
    const ran: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const first = queue.run('a', async () => {
      await held
      ran.push('a1')
      throw new Error('broken')
    })
    const second = queue.run('a', async () => ran.push('a2'))
    await queue.run('b', async () => ran.push('b'))
    release()
    await expect(first).rejects.toThrow('broken')
    await second
    expect(ran).toEqual(['b', 'a1', 'a2'])
  })

  it('is refused where too much waits already, and taken again afterwards', async () => {
    const queue = keyedQueue(2)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const running = [queue.run('a', () => held), queue.run('a', () => held)]
    await expect(queue.run('a', async () => 1)).rejects.toMatchObject({ code: 'request/too-fast' })
    release()
    await Promise.all(running)
    expect(await queue.run('a', async () => 1)).toBe(1)
  })
})
