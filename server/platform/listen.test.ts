import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { listen } from './listen.ts'

const host = '127.0.0.1'

describe('a port that is closed', () => {
  it('does not wait for a connection that never asked anything', async () => {
    const listener = await listen(host, 0)
    const client = connect(listener.port, host)
    await once(client, 'connect')
    const begun = performance.now()
    await listener.close(10_000)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  it('lets a request that is being answered end, and takes no other', async () => {
    const listener = await listen(host, 0)
    listener.open((_request, response) => {
      setTimeout(() => response.end('whole'), 300)
    })
    const origin = `http://${host}:${listener.port}`
    const answer = fetch(origin)
    await pause(100)
    const closed = listener.close(10_000)
    expect(await (await answer).text()).toBe('whole')
    await closed
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })

  it('ends what has not ended after the grace', async () => {
    const listener = await listen(host, 0)
    listener.open(() => undefined)
    const answer = fetch(`http://${host}:${listener.port}`)
    const failed = expect(answer).rejects.toThrow('fetch failed')
    await pause(100)
    await listener.close(200)
    await failed
  })
})
