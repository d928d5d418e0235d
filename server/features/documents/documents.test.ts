import { randomBytes } from 'node:crypto'
import net, { type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { documentLimits } from '@foyer/shared/facts/limits.ts'
import { widgetApiBase } from '@foyer/shared/paths.ts'
import type { FastifyInstance } from 'fastify'
import { FormData, request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'
import type { World } from '#server/world.ts'
import { docx, pdf, png } from '#server/testing/sample-files.ts'
import {
  type Chat,
  formOf,
  leasePart,
  namesIn,
  newChat as openNewChat,
  openUploadDoor,
  type Part,
  rowsOf as rowsOfFirm,
  sendForm,
} from '#server/testing/upload-door.ts'

let test: TestWorld
let door: FastifyInstance
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
  door = await openUploadDoor(test.world)
})
afterAll(async () => {
  await door.close()
  await test.close()
})

const newChat = (locale?: string, of?: TestFirm & { desk: string }) => openNewChat(test, locale, of)
const send = (
  { visitor }: Pick<Chat, 'visitor'>,
  parts?: Part[],
  { secret, at = door }: { secret?: string; at?: FastifyInstance } = {},
) => sendForm(at, visitor, parts, secret)
const rowsOf = (firm: TestFirm) => rowsOfFirm(test, firm)
const jobsOf = async (firm: TestFirm) =>
  await test.database.asOwner<{ subject: string }>(
    `select data->>'subjectId' as subject from pgboss.job where name = 'deliver-document' and data->>'firmId' = $1`,
    [firm.firmId],
  )
const filesOf = (firm: TestFirm) => namesIn(test, `files/${firm.firmId}`)
const nothingOf = async (firm: TestFirm) => {
  expect([
    await rowsOf(firm),
    await jobsOf(firm),
    filesOf(firm),
    namesIn(test, 'arriving'),
  ]).toEqual([[], [], [], []])
}

describe('a file of a visitor', () => {
  it('is kept whole, with a row and a job, and acknowledged', async () => {
    const chat = await newChat()
    const { status, body } = await send(chat, [
      { name: 'clientName', bytes: ' Ana Ruiz ' },
      { name: 'clientEmail', bytes: 'ana@example.com' },
      { name: 'clientPhone', bytes: '' },
      { name: 'description', bytes: 'The lease' },
      { file: 'C:\\scans\\My lease.pdf', bytes: pdf },
      { name: 'clientMessage', bytes: 'Please look at page 3' },
    ])
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      id: expect.any(String),
      originalFilename: 'My lease.pdf',
      mimeType: 'application/pdf',
      size: pdf.length,
      message: 'Your file was sent to Hale & Wren. The firm answers you itself.',
    })
    const [row] = await rowsOf(chat.firm)
    expect(row).toMatchObject({
      document_id: body.id,
      client_name: 'Ana Ruiz',
      client_email: 'ana@example.com',
      client_phone: null,
      description: 'The lease',
      client_message: 'Please look at page 3',
      processed: false,
      storage_key: `${chat.firm.firmId}/${body.id}`,
      emailed_at: null,
    })
    const stored = await test.world.storage.open(row?.['storage_key'] ?? '')
    expect(stored === undefined ? '' : await buffer(stored)).toEqual(pdf)
    expect(await jobsOf(chat.firm)).toEqual([{ subject: body.id }])
    expect(namesIn(test, 'arriving')).toEqual([])
  })

  it('is acknowledged in the language of the chat', async () => {
    const { body } = await send(await newChat('es-MX'))
    expect(body.message).toBe(
      'Su archivo fue enviado a Hale & Wren. La firma le responde directamente.',
    )
  })

  it('takes name and number from the conversation where the form has none', async () => {
    const chat = await newChat()
    await chat.visitor.say('My landlord is keeping my deposit and I need a lawyer')
    await chat.visitor.say('my name is Ana de la Cruz')
    await chat.visitor.say('313-555-0147')
    await send(chat)
    expect((await rowsOf(chat.firm))[0]).toMatchObject({
      client_name: 'Ana de la Cruz',
      client_phone: '+13135550147',
    })
  })

  it('may have 10 MB, and not a byte more', async () => {
    const chat = await newChat()
    const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, ' ')])
    const fits = await send(chat, [{ file: 'a.pdf', bytes: padded(documentLimits.maxBytes) }])
    expect([fits.status, fits.body.size]).toEqual([201, 10 * 1024 * 1024])
    const over = [{ file: 'b.pdf', bytes: padded(documentLimits.maxBytes + 1) }]
    const refused = await send(chat, over)
    expect(refused.status).toBe(413)
    expect(refused.body).toMatchObject({
      error: 'document/too-large',
      message: 'That file is too large. A file may have at most 10 MB.',
    })
    const faraway = await send(chat, [{ file: 'c.pdf', bytes: padded(12 * 1024 * 1024) }])
    expect(faraway.status).toBe(413)
    expect(filesOf(chat.firm)).toHaveLength(1)
    expect(namesIn(test, 'arriving')).toEqual([])
  })

  it('sent again after a lost answer is the same file', async () => {
    const chat = await newChat()
    const [first, again] = [await send(chat), await send(chat)]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await send(chat, [{ file: 'other.pdf', bytes: pdf }])).body.id).not.toBe(first.body.id)
    expect(filesOf(chat.firm)).toHaveLength(2)
    expect(await jobsOf(chat.firm)).toHaveLength(2)
  })
})

describe('a file that is refused leaves nothing', () => {
  it.each<[string, Part[], number, string]>([
    ['no file', [{ name: 'description', bytes: 'x' }], 400, 'document/missing'],
    ['an empty file', [{ file: 'a.pdf', bytes: '' }], 400, 'document/missing'],
    ['two files', [leasePart, { file: 'b.png', bytes: png }], 400, 'request/invalid'],
    ['a file of another field', [{ ...leasePart, name: 'avatar' }], 400, 'request/invalid'],
    ['a wrong address', [leasePart, { name: 'clientEmail', bytes: 'ana' }], 400, 'request/invalid'],
    [
      'too long a word',
      [leasePart, { name: 'description', bytes: 'x'.repeat(1_001) }],
      400,
      'request/invalid',
    ],
    [
      'far too long a word',
      [leasePart, { name: 'description', bytes: 'x'.repeat(60_000) }],
      400,
      'request/invalid',
    ],
    ['a kind that is not taken', [{ file: 'a.html', bytes: '<p>' }], 415, 'document/kind'],
    ['a name that lies', [{ file: 'a.pdf', bytes: docx }], 415, 'document/kind'],
    [
      'a field named __proto__',
      [{ name: '__proto__', bytes: 'x' }, leasePart],
      400,
      'request/invalid',
    ],
  ])('%s', async (_why, parts, status, error) => {
    const chat = await newChat()
    const answer = await send(chat, parts)
    expect([answer.status, answer.body.error]).toEqual([status, error])
    await nothingOf(chat.firm)
  })

  it('a body cut off', async () => {
    const chat = await newChat()
    const { payload, headers } = await formOf([leasePart])
    const answer = await door.inject({
      method: 'POST',
      url: `${widgetApiBase}/sessions/${chat.visitor.sessionId}/documents`,
      headers: { ...headers, authorization: `Bearer ${chat.visitor.secret}` },
      payload: payload.subarray(0, payload.length - 60),
    })
    expect(answer.statusCode).toBe(400)
    await nothingOf(chat.firm)
  })

  it('before the notice was accepted, and after the chat was withdrawn', async () => {
    const firm = await test.addFirm()
    const visitor = await openChat(test, firm.token)
    const early = await send({ visitor })
    expect([early.status, early.body.error]).toEqual([403, 'widget/notice-not-accepted'])
    await visitor.accept()
    test.pass(25 * 3_600_000)
    const late = await send({ visitor })
    expect([late.status, late.body.error]).toEqual([409, 'widget/closed-session'])
    await visitor.call('DELETE', '')
    expect((await send({ visitor })).status).toBe(404)
    await nothingOf(firm)
  })

  it('with the secret of another chat, of another firm too', async () => {
    const [mine, other] = [await newChat(), await newChat()]
    for (const secret of [other.visitor.secret, 'x'.repeat(43), '']) {
      const answer = await send(mine, [leasePart], { secret })
      expect([answer.status, answer.body.error]).toEqual([404, 'widget/unknown-session'])
    }
    await nothingOf(mine.firm)
    await nothingOf(other.firm)
  })

  it('where the storage fails, and where the database does', async () => {
    const chat = await newChat()
    const put = () => Promise.reject(new Error('ENOSPC'))
    const full = await openUploadDoor({ ...test.world, storage: { ...test.world.storage, put } })
    expect((await send(chat, [leasePart], { at: full })).status).toBe(503)
    await full.close()
    await nothingOf(chat.firm)
    await test.database.asOwner(
      `alter table documents add constraint never check (size < 0) not valid`,
    )
    expect((await send(chat)).status).toBe(500)
    await test.database.asOwner(`alter table documents drop constraint never`)
    await nothingOf(chat.firm)
    expect((await send(chat)).status).toBe(201)
  })
})

describe('the order of things', () => {
  it('has the file safe before its row: a kill between them loses no acknowledged file', async () => {
    const chat = await newChat()
    const seen: number[] = []
    const storage: World['storage'] = {
      ...test.world.storage,
      async put(key, file) {
        seen.push((await rowsOf(chat.firm)).length)
        await test.world.storage.put(key, file)
        seen.push(filesOf(chat.firm).length, (await rowsOf(chat.firm)).length)
      },
    }
    const watched = await openUploadDoor({ ...test.world, storage })
    expect((await send(chat, [leasePart], { at: watched })).status).toBe(201)
    await watched.close()
    expect(seen).toEqual([0, 1, 0])
  })

  it('keeps the file where a connection was lost at the commit, which had happened', async () => {
    const chat = await newChat()
    const db: World['db'] = {
      ...test.world.db,
      async asFirm(firmId, work) {
        const before = await rowsOf(chat.firm)
        const result = await test.world.db.asFirm(firmId, work)
        if ((await rowsOf(chat.firm)).length > before.length) throw new Error('Connection ended')
        return result
      },
    }
    const losing = await openUploadDoor({ ...test.world, db })
    expect((await send(chat, [leasePart], { at: losing })).status).toBe(503)
    await losing.close()
    const [row] = await rowsOf(chat.firm)
    expect(filesOf(chat.firm)).toEqual([row?.['document_id']])
    expect((await send(chat)).body.id).toBe(row?.['document_id'])
  })
})

describe('limits', () => {
  it('are five files a chat, also when ten come at once', async () => {
    const chat = await newChat()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => send(chat, [{ file: `${at}.pdf`, bytes: pdf }])),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 5 }, () => 409),
    ])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 'document/too-many',
      message: 'You have sent 5 files already, the most one conversation can hold.',
    })
    expect([(await rowsOf(chat.firm)).length, filesOf(chat.firm).length]).toEqual([5, 5])
  })

  it('are a firm’s room, which two chats cannot both take', async () => {
    const first = await newChat()
    const firm = { ...first.firm, desk: first.desk }
    const chats = [first, await newChat('en-US', firm), await newChat('en-US', firm)]
    await send(first)
    await test.database.asOwner('update documents set size = $2 where firm_id = $1', [
      firm.firmId,
      documentLimits.perFirmBytes - pdf.length,
    ])
    const answers = await Promise.all(
      chats.map((chat, at) => send(chat, [{ file: `${at}.pdf`, bytes: pdf }])),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('document/quota')
    expect((await send(await newChat())).status).toBe(201)
  })
})

describe('the door', () => {
  it('takes a real upload over a socket, and answers one that is too large', async () => {
    const chat = await newChat()
    const origin = await door.listen({ port: 0, host: '127.0.0.1' })
    const url = `${origin}${widgetApiBase}/sessions/${chat.visitor.sessionId}/documents`
    const headers = { authorization: `Bearer ${chat.visitor.secret}` }
    const post = async (bytes: Uint8Array) => {
      const form = new FormData()
      form.append('file', new Blob([Buffer.from(bytes)], { type: 'text/html' }), 'señal "1".png')
      const answer = await request(url, { method: 'POST', headers, body: form })
      return { status: answer.statusCode, body: await answer.body.json() }
    }
    const taken = await post(png)
    expect(taken).toMatchObject({
      status: 201,
      body: { originalFilename: 'señal "1".png', mimeType: 'image/png' },
    })
    expect((await post(randomBytes(documentLimits.maxBytes + 5_000))).status).toBe(413)
    expect((await post(png)).status).toBe(201)
  })

  it('lets the rest of a refused form pass, so that the connection can go on', async () => {
    const chat = await newChat()
    const { port } = door.server.address() as AddressInfo
    const bytes = Buffer.alloc(8 * 1024 * 1024, 1)
    const { payload, headers } = await formOf([{ name: 'avatar', file: 'a.png', bytes }])
    const socket = net.connect(port, '127.0.0.1')
    let answers = ''
    socket.on('data', (chunk) => (answers += String(chunk)))
    const head = [
      `POST ${widgetApiBase}/sessions/${chat.visitor.sessionId}/documents HTTP/1.1`,
      'host: foyer',
      `authorization: Bearer ${chat.visitor.secret}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(payload)
    socket.write('GET /healthz HTTP/1.1\r\nhost: foyer\r\n\r\n')
    await expect.poll(() => answers, { timeout: 5_000 }).toContain('alive')
    expect(answers).toContain('HTTP/1.1 400')
    socket.destroy()
  })

  it('leaves nothing of an upload whose visitor goes away', async () => {
    const chat = await newChat()
    const { port } = door.server.address() as AddressInfo
    const { payload, headers } = await formOf([leasePart])
    const head = [
      `POST ${widgetApiBase}/sessions/${chat.visitor.sessionId}/documents HTTP/1.1`,
      'host: foyer',
      `authorization: Bearer ${chat.visitor.secret}`,
      `content-type: ${headers['content-type']}`,
      'content-length: 5000000',
    ]
    const socket = net.connect(port, '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(payload.subarray(0, 200))
    await expect.poll(() => namesIn(test, 'arriving')).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => namesIn(test, 'arriving')).toEqual([])
    await nothingOf(chat.firm)
  })

  it('takes forms on that one address only, and JSON elsewhere as before', async () => {
    const { payload, headers } = await formOf([leasePart])
    const form = await door.inject({ method: 'POST', url: '/json', headers, payload })
    expect([form.statusCode, form.json().error]).toEqual([415, 'request/not-json'])
    const json = await door.inject({ method: 'POST', url: '/json', payload: { a: 1 } })
    expect(json.json()).toEqual({ body: { a: 1 } })
    const chat = await newChat()
    const wrong = await door.inject({
      method: 'POST',
      url: `${widgetApiBase}/sessions/${chat.visitor.sessionId}/documents`,
      headers: { authorization: `Bearer ${chat.visitor.secret}` },
      payload: { file: 'lease.pdf' },
    })
    expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'document/missing'])
  })
})
