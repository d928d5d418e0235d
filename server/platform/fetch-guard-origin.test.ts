import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchOnly } from './fetch-guard-origin.ts'

async function listen(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
type Listening = Awaited<ReturnType<typeof listen>>

const asked: string[] = []
let elsewhere: Listening
let here: Listening
beforeAll(async () => {
  elsewhere = await listen((request, response) => {
    asked.push(request.url ?? '')
    response.end('elsewhere')
  })
  here = await listen((request, response) => {
    if (request.url === '/away') response.writeHead(307, { location: `${elsewhere.origin}/` }).end()
    else if (request.url === '/none') response.writeHead(204).end()
    else response.end('x'.repeat(1_000))
  })
})
afterAll(() => {
  here.close()
  elsewhere.close()
})

const reach = (path: string, maxBytes = 1_000) =>
  fetchOnly(`${here.origin}/v1`, maxBytes)(`${here.origin}${path}`, {
    method: 'POST',
    body: 'words',
  })

describe('the client of one service', () => {
  it('gets an answer of so many bytes, and no more', async () => {
    expect(await (await reach('/')).text()).toHaveLength(1_000)
    expect((await reach('/none')).status).toBe(204)
    await expect(reach('/', 999).then((response) => response.text())).rejects.toThrow(
      'the answer is too long',
    )
  })

  it('sends nothing anywhere else, whoever asks for it', async () => {
    await expect(reach('/away')).rejects.toThrow('fetch failed')
    const only = fetchOnly(here.origin, 1_000)
    await expect(only(elsewhere.origin)).rejects.toThrow('another origin was asked for')
    await expect(only(new Request(elsewhere.origin))).rejects.toThrow('another origin')
    expect(asked).toEqual([])
  })
})
