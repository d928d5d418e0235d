import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { days } from '@foyer/shared/facts/time.ts'
import { fileTypes, labelOf } from '@foyer/shared/facts/file-kinds.ts'
import { newsChannel } from '#server/platform/announce.ts'
import { openPool } from '#server/platform/database.ts'
import { createLog } from '#server/platform/log.ts'
import { pdf, png } from '#server/testing/sample-files.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { type Chat, newChat, type Part, sendForm } from '#server/testing/upload-door.ts'
import { deliverDocument, processDocument } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())

const api = '/api/v1'
const ask = (firm: TestFirm, path: string) =>
  test.call('app', 'GET', `${api}${path}`, { bearer: firm.idToken })
const list = async (firm: TestFirm, query = '') => {
  const { status, body } = await ask(firm, `/dashboard/documents${query}`)
  const names = body.documents?.map((each: { originalFilename: string }) => each.originalFilename)
  return { status, body, names, total: body.pagination?.total }
}
const send = async (chat: Chat, parts: Part[]) => {
  const { body } = await sendForm(test.widget, chat.visitor, parts)
  return { firmId: chat.firm.firmId, documentId: String(body.id) }
}

describe('the documents of a firm', () => {
  it('are as the specification shows them, with nothing for what was not said', async () => {
    const chat = await newChat(test)
    const { documentId } = await send(chat, [
      { name: 'clientName', bytes: 'Ana Ruiz' },
      { name: 'clientPhone', bytes: '313-555-0100' },
      { name: 'description', bytes: 'The lease' },
      { file: 'lease.pdf', bytes: pdf },
    ])
    const { body } = await list(chat.firm)
    expect(body.documents).toEqual([
      {
        id: documentId,
        originalFilename: 'lease.pdf',
        mimeType: 'application/pdf',
        fileSizeFormatted: `${pdf.length} bytes`,
        uploadedAt: expect.stringMatching(/^2026-03-05T15:/),
        description: 'The lease',
        processed: false,
        state: 'checking',
        excerpt: null,
        hasClientInfo: true,
        clientName: 'Ana Ruiz',
        clientEmail: null,
        clientPhone: '313-555-0100',
        clientMessage: null,
        viewed: false,
        withdrawn: false,
        sessionId: chat.visitor.sessionId,
      },
    ])
    expect(body.pagination).toEqual({
      page: 1,
      totalPages: 1,
      total: 1,
      hasNext: false,
      hasPrev: false,
    })
    const bare = await newChat(test)
    await send(bare, [{ file: 'a.png', bytes: png }])
    expect((await list(bare.firm)).body.documents[0]).toMatchObject({
      hasClientInfo: false,
      clientName: null,
      clientMessage: null,
    })
  })

  it('are found by status, day and the words of their names, newest first', async () => {
    const chat = await newChat(test)
    const first = await send(chat, [{ file: 'Señal del contrato.pdf', bytes: pdf }])
    await send(chat, [{ file: 'lease_2026.pdf', bytes: pdf }])
    await processDocument(test.world, first)
    test.pass(days(1) - 60_000)
    const later = {
      ...chat,
      visitor: (await newChat(test, 'en-US', { ...chat.firm, desk: chat.desk })).visitor,
    }
    await send(later, [{ file: 'lease photo.png', bytes: png }])
    const of = async (query: string) => (await list(chat.firm, query)).names
    const all = ['lease photo.png', 'lease_2026.pdf', 'Señal del contrato.pdf']
    expect(await of('')).toEqual(all)
    expect(await of('?processed=processed')).toEqual(all.slice(2))
    expect(await of('?processed=true')).toEqual(all.slice(2))
    expect(await of('?processed=unprocessed')).toEqual(all.slice(0, 2))
    expect(await of('?processed=false')).toEqual(all.slice(0, 2))
    expect(await of('?search=lease')).toEqual(all.slice(0, 2))
    expect(await of('?search=senal+contr')).toEqual(all.slice(2))
    expect(await of('?search=photo&processed=processed')).toEqual([])
    expect(await of('?startDate=2026-03-06')).toEqual(all.slice(0, 1))
    expect(await of('?endDate=2026-03-05&search=lease')).toEqual(['lease_2026.pdf'])
    expect((await list(chat.firm, '?search=lease&limit=1')).body.pagination).toMatchObject({
      total: 2,
      hasNext: true,
    })
    expect((await list(chat.firm, '?page=9')).body).toMatchObject({ documents: [] })
    expect((await list(chat.firm, '?processed=perhaps')).status).toBe(400)
    test.pass(60_000 - days(1))
  })

  it('are opened once, and the time of it stays', async () => {
    const chat = await newChat(test)
    const { documentId } = await send(chat, [{ file: 'lease.pdf', bytes: pdf }])
    const change = (body: object) =>
      test.call('app', 'PATCH', `${api}/dashboard/documents/${documentId}`, {
        bearer: chat.firm.idToken,
        body,
      })
    expect((await change({ viewed: true })).body.document.viewed).toBe(true)
    expect((await change({ viewed: true })).status).toBe(200)
    expect((await change({ viewed: false })).status).toBe(400)
    expect((await change({ processed: true })).status).toBe(400)
    expect(
      (await ask(chat.firm, `/dashboard/documents/${documentId}`)).body.document,
    ).toMatchObject({ viewed: true, processed: false })
  })

  it('leave the list, its totals and its words when they are taken back before a mail', async () => {
    const chat = await newChat(test)
    const told = await send(chat, [{ file: 'told lease.pdf', bytes: pdf }])
    await deliverDocument(test.world, told)
    await send(chat, [{ file: 'untold lease.pdf', bytes: pdf }])
    expect((await list(chat.firm)).total).toBe(2)
    await chat.visitor.call('DELETE', '')
    const left = await list(chat.firm)
    expect([left.total, left.names]).toEqual([1, ['told lease.pdf']])
    expect(left.body.documents[0].withdrawn).toBe(true)
    expect((await list(chat.firm, '?search=untold')).total).toBe(0)
    expect((await list(chat.firm, '?search=lease')).total).toBe(1)
  })

  it('are news when they arrive, are looked at, are opened and are taken back', async () => {
    const pool = openPool(test.database.addresses.app, createLog('silent'), 1)
    const client = await pool.connect()
    const heard: { kind: string; id: string }[] = []
    client.on('notification', ({ payload }) => {
      const news = JSON.parse(payload ?? '{}')
      if (news.noun === 'document') heard.push({ kind: news.kind, id: news.id })
    })
    await client.query(`listen ${newsChannel}`)
    const chat = await newChat(test)
    const due = await send(chat, [{ file: 'lease.pdf', bytes: pdf }])
    await processDocument(test.world, due)
    await test.call('app', 'PATCH', `${api}/dashboard/documents/${due.documentId}`, {
      bearer: chat.firm.idToken,
      body: { viewed: true },
    })
    await chat.visitor.call('DELETE', '')
    const id = due.documentId
    await expect
      .poll(() => heard.filter((news) => news.id === id).map(({ kind }) => kind))
      .toEqual(['arrived', 'changed', 'changed', 'changed'])
    client.release()
    await pool.end()
  })
})

it('every label of the specification has a kind of file that can be sent', () => {
  const labels = new Set(Object.values(fileTypes).map(labelOf))
  expect([...labels, labelOf('application/octet-stream')].toSorted()).toEqual(
    ['PDF', 'Image', 'Video', 'Audio', 'Document', 'Spreadsheet', 'Archive', 'File'].toSorted(),
  )
})
