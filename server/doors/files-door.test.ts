import { Readable } from 'node:stream'
import { downloadLinkFor } from '@foyer/shared/facts/limits.ts'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processDocument } from '#server/features/documents/jobs.ts'
import { downloadTickets } from '#server/platform/download-ticket.ts'
import { createLog } from '#server/platform/log.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { newChat, sendForm } from '#server/testing/upload-door.ts'
import { filesDoor } from './files-door.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const plain = { trustedProxies: [], rateLimitExempt: ['127.0.0.1'], isReady: async () => true }
const pathOf = (url: string) => new URL(url).pathname
const get = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
  test.files.inject({ method, url: path })

/** A document that may be had, and the way to it. */
async function ready(file = 'lease.pdf', bytes: Buffer = pdf) {
  const chat = await newChat(test)
  const { body } = await sendForm(test.widget, chat.visitor, [{ file, bytes }])
  const { firmId } = chat.firm
  await processDocument(test.world, { firmId, documentId: body.id })
  const ask = () =>
    test.call('app', 'GET', `/api/v1/documents/${body.id}/download`, { bearer: chat.firm.idToken })
  const path = pathOf((await ask()).body.downloadUrl)
  const storageKey = `${firmId}/${body.id}`
  return { ...chat, firmId, documentId: String(body.id), storageKey, path, ask }
}

describe('a download', () => {
  it('is the file, to be saved under its name and never shown', async () => {
    const { path } = await ready('Señal "1"; the lease.pdf')
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(pdf)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="Se_al _1__ the lease.pdf"; filename*=UTF-8''Se%C3%B1al%20%221%22%3B%20the%20lease.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    for (const name of ['access-control-allow-origin', 'set-cookie', 'server'])
      expect(answer.headers[name]).toBeUndefined()
  })

  it('answers HEAD with the same headers and nothing else', async () => {
    const { path } = await ready()
    const { statusCode, headers, rawPayload } = await get(path, 'HEAD')
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([
      200,
      String(pdf.length),
      0,
    ])
  })

  it('of ten megabytes arrives whole over a socket', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length, 'x')])
    const { path } = await ready('long.pdf', bytes)
    const door = await filesDoor(test.world, { ...plain, log: createLog('silent') })
    const origin = await door.listen({ port: 0, host: '127.0.0.1' })
    const answer = await request(origin + path, { reset: true })
    expect(bytes.equals(Buffer.from(await answer.body.arrayBuffer()))).toBe(true)
    await door.close()
  })

  it('is cut rather than cut short where the storage holds something else', async () => {
    const { path } = await ready()
    for (const wrong of [pdf.subarray(1), Buffer.concat([pdf, pdf])]) {
      const storage = { ...test.world.storage, open: async () => Readable.from([wrong]) }
      const door = await filesDoor(
        { ...test.world, storage },
        { ...plain, log: createLog('silent') },
      )
      const origin = await door.listen({ port: 0, host: '127.0.0.1' })
      const whole = async () => {
        const { statusCode, body } = await request(origin + path, { reset: true })
        return statusCode === 200 ? await body.arrayBuffer() : Promise.reject(new Error('refused'))
      }
      await expect(whole()).rejects.toThrow()
      await door.close()
    }
  })
})

describe('a ticket', () => {
  it('is good for a minute and no longer', async () => {
    const { path } = await ready()
    test.pass(downloadLinkFor - 1_000 - 2_000)
    expect((await get(path)).statusCode).toBe(200)
    test.pass(3_000 + 1_000)
    const late = await get(path)
    expect([late.statusCode, late.json().error]).toEqual([403, 'document/link'])
    expect(late.json().message).toBe(
      'This link to a file is no longer good. Please download the file again.',
    )
  })

  it('ends to the millisecond', () => {
    const at = { now: new Date('2026-03-05T15:00:00Z') }
    const tickets = downloadTickets('s'.repeat(40), { now: () => at.now })
    const id = '0d5b0a4e-6a3c-4e0b-9c3a-1d2e3f405162'
    const ticket = tickets.issue({ firmId: id, documentId: id, storageKey: `${id}/${id}` })
    const after = (ms: number) => {
      at.now = new Date(Date.parse('2026-03-05T15:00:00Z') + ms)
      return tickets.read(ticket)
    }
    expect(after(59_999)?.storageKey).toBe(`${id}/${id}`)
    expect([after(60_000), after(61_000)]).toEqual([undefined, undefined])
    // A clock that went back does not make it live longer than a minute.
    expect(after(-1_000)).toBeUndefined()
    expect(downloadTickets('t'.repeat(40), { now: () => at.now }).read(ticket)).toBeUndefined()
  })

  it('with any letter changed, added or left out opens nothing', async () => {
    const { path } = await ready()
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const tried: string[] = [path.slice(0, -1), `${path}A`, `${path}=`, path.toLowerCase(), '/d/x']
    for (let at = '/d/'.length; at < path.length; at += 1) {
      const index = letters.indexOf(path[at] ?? '')
      for (const by of [1, 2, 32])
        tried.push(path.slice(0, at) + letters[(index + by) % 64] + path.slice(at + 1))
    }
    const { downloadTickets: tickets } = test.world
    for (const each of tried) expect(tickets.read(each.slice(3))).toBeUndefined()
    for (const each of [...tried.slice(0, 5), ...tried.slice(-6)])
      expect((await get(each)).statusCode).toBe(403)
    expect((await get(path)).statusCode).toBe(200)
  })

  it('for another firm, another version or what is not there opens nothing', async () => {
    const [mine, other] = [await ready(), await ready()]
    const { firmId, documentId, storageKey } = mine
    const wrong = [
      { firmId: other.firmId, documentId, storageKey },
      { firmId, documentId: other.documentId, storageKey: other.storageKey },
      { firmId, documentId, storageKey: other.storageKey },
      { firmId, documentId, storageKey: `${storageKey}-cleaned` },
    ]
    for (const permit of wrong) {
      const ticket = test.world.downloadTickets.issue(permit)
      expect((await get(`/d/${ticket}`)).statusCode).toBe(404)
    }
    expect((await get(mine.path)).rawPayload).toEqual(pdf)
  })

  it('opens nothing once the file was taken back, is being checked, or is infected', async () => {
    const gone = await ready()
    await gone.visitor.call('DELETE', '')
    expect((await get(gone.path)).statusCode).toBe(404)
    const held = await ready()
    const set = (column: string) =>
      test.database.asOwner(`update documents set ${column} where firm_id = $1`, [held.firmId])
    await set('processed = false')
    expect((await get(held.path)).statusCode).toBe(404)
    await set(`processed = true, infection = 'x'`)
    expect((await get(held.path)).statusCode).toBe(404)
    await set('infection = null')
    expect((await get(held.path)).statusCode).toBe(200)
  })

  it('takes no other method, and there is nothing else at this door', async () => {
    const { path } = await ready()
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await test.files.inject({ method, url: path })
      expect([answer.statusCode, answer.body.includes('%PDF')]).toEqual([404, false])
    }
    for (const url of ['/', '/d/', '/d', '/api/v1/health', `${path}/`, `${path}/..`, '/widget.js'])
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(403)
  })

  it('is in no line of the log, whatever happens', async () => {
    const { path } = await ready()
    const lines: string[] = []
    const log = createLog('debug', { write: (line: string) => void lines.push(line) })
    const storage = { ...test.world.storage, open: () => Promise.reject(new Error('away')) }
    const door = await filesDoor({ ...test.world, log, storage }, { ...plain, log })
    const away = await door.inject({ method: 'GET', url: path })
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '30'])
    await door.inject({ method: 'GET', url: `${path.slice(0, -1)}*` })
    await door.close()
    expect(lines.join('')).toContain('a file could not be read')
    expect(lines.join('')).not.toContain(path.slice(3, 60))
  })

  it('opens nothing where the bytes are gone', async () => {
    const { path, storageKey } = await ready()
    await test.world.storage.remove(storageKey)
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers['content-disposition']]).toEqual([404, undefined])
  })
})
