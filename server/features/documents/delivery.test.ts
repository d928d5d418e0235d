import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { deliverDocument } from './jobs.ts'
import { docx, pdf } from '#server/testing/sample-files.ts'
import {
  type Chat,
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

const newChat = () => openNewChat(test)
const send = ({ visitor }: Chat, parts?: Part[]) => sendForm(door, visitor, parts)
const rowsOf = (firm: TestFirm) => rowsOfFirm(test, firm)
const mailsTo = async (desk: string) => {
  const { entries } = await test.outbox.list()
  const mine = entries.filter(({ to }) => to.includes(desk))
  return await Promise.all(mine.map(async ({ id }) => await test.outbox.read(id)))
}
describe('telling the firm', () => {
  it('brings one mail without the file, whose subject tells nothing, under one Message-ID', async () => {
    const chat = await newChat()
    const { body } = await send(chat, [
      { name: 'clientName', bytes: 'Ana Ruiz' },
      { name: 'clientEmail', bytes: 'ana@example.com' },
      { file: 'eviction notice.docx', bytes: docx },
    ])
    const due = { firmId: chat.firm.firmId, documentId: body.id }
    await deliverDocument(test.world, due)
    await deliverDocument(test.world, due)
    const mails = await mailsTo(chat.desk)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toBe('A visitor sent a document')
    for (const told of [
      'Ana Ruiz',
      'ana@example.com',
      'eviction notice.docx',
      'Document',
      ' bytes',
    ])
      expect(mail?.text).toContain(told)
    expect(mail?.text).toContain('under Documents Received')
    const header = (name: string) => mail?.headers.find((each) => each.name === name)?.value
    expect(header('Message-ID')).toBe(`<document.${body.id}@${test.world.config.mailHost}>`)
    expect(header('Reply-To')).toBe('ana@example.com')
    expect(header('Content-Type')).toContain('multipart/alternative')
    expect((await rowsOf(chat.firm))[0]?.['emailed_at']).not.toBeNull()
  })

  it.each(['bounce', 'later'])(
    'throws where the mail server answers as to %s@, and can go on',
    async (to) => {
      const chat = await newChat()
      const setDesk = (desk: string) =>
        test.database.asOwner('update firms set notify_email = $2 where firm_id = $1', [
          chat.firm.firmId,
          desk,
        ])
      await setDesk(`${to}@halewren.example`)
      const { body } = await send(chat)
      const due = { firmId: chat.firm.firmId, documentId: body.id }
      await expect(deliverDocument(test.world, due)).rejects.toThrow('the mail was not taken')
      expect((await rowsOf(chat.firm))[0]?.['emailed_at']).toBeNull()
      await setDesk(chat.desk)
      await deliverDocument(test.world, due)
      expect(await mailsTo(chat.desk)).toHaveLength(1)
    },
  )

  it('tells nothing of another firm’s file', async () => {
    const [mine, other] = [await newChat(), await newChat()]
    const { body } = await send(mine)
    await deliverDocument(test.world, { firmId: other.firm.firmId, documentId: body.id })
    expect([await mailsTo(mine.desk), await mailsTo(other.desk)]).toEqual([[], []])
  })
})

describe('withdrawing', () => {
  const withdraw = async (chat: Chat) => (await chat.visitor.call('DELETE', '')).body
  const bytesOf = (chat: Chat, id: string) => test.world.storage.open(`${chat.firm.firmId}/${id}`)

  it('deletes what the firm was not told of, row and bytes', async () => {
    const chat = await newChat()
    const { body } = await send(chat)
    expect(await bytesOf(chat, body.id)).toBeDefined()
    expect(await withdraw(chat)).toMatchObject({ delivered: false })
    expect(await rowsOf(chat.firm)).toEqual([])
    expect(await bytesOf(chat, body.id)).toBeUndefined()
    await deliverDocument(test.world, { firmId: chat.firm.firmId, documentId: body.id })
    expect(await mailsTo(chat.desk)).toEqual([])
  })

  it('marks what the firm was told of', async () => {
    const chat = await newChat()
    const { body } = await send(chat)
    await deliverDocument(test.world, { firmId: chat.firm.firmId, documentId: body.id })
    const late = await send(chat, [{ file: 'late.pdf', bytes: pdf }])
    expect(await withdraw(chat)).toMatchObject({ delivered: true })
    const rows = await rowsOf(chat.firm)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.['withdrawn_at']).not.toBeNull()
    expect(await bytesOf(chat, late.body.id)).toBeUndefined()
  })
})
