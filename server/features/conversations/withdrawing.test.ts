import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverAppointment } from '#server/features/appointments/jobs.ts'
import { deliverDocument } from '#server/features/documents/jobs.ts'
import { deliverMessage } from '#server/features/messages/jobs.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { MailOutcome } from '#server/ports/mail/mail.ts'
import { friday } from '#server/testing/booking.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { type Chat, newChat, sendForm } from '#server/testing/upload-door.ts'
import type { World } from '#server/world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())

const client = { clientName: 'Ana Ruiz', clientEmail: 'ana@home.example' }

/** What a visitor can leave beside the conversation: how, and what brings it to the firm's mailbox. */
const kinds = {
  messages: {
    leave: async ({ visitor }: Chat): Promise<string> =>
      (await visitor.call('POST', '/messages', { ...client, messageContent: 'My lease.' })).body.id,
    deliver: (world: World, firmId: FirmId, messageId: string) =>
      deliverMessage(world, { firmId, messageId }),
  },
  appointments: {
    leave: async ({ visitor }: Chat): Promise<string> => {
      const wish = { ...client, consultationType: 'phone', preferredTimes: [friday] }
      return (await visitor.call('POST', '/appointment-requests', wish)).body.id
    },
    deliver: (world: World, firmId: FirmId, appointmentId: string) =>
      deliverAppointment(world, { firmId, appointmentId }),
  },
  documents: {
    leave: async ({ visitor }: Chat): Promise<string> =>
      (await sendForm(test.widget, visitor)).body.id,
    deliver: (world: World, firmId: FirmId, documentId: string) =>
      deliverDocument(world, { firmId, documentId }),
  },
} as const

const withdraw = async ({ visitor }: Chat) => (await visitor.call('DELETE', '')).body
const away: MailOutcome = { outcome: 'unavailable', reason: 'no answer' }

/** A world whose mail server does `first` before it answers, or answers that instead. */
const withMail = (first: () => Promise<MailOutcome | undefined>): World => ({
  ...test.world,
  mail: {
    ...test.world.mail,
    send: async (mail) => (await first()) ?? (await test.world.mail.send(mail)),
  },
})

describe.each(['messages', 'appointments', 'documents'] as const)('withdrawing %s', (noun) => {
  const { leave, deliver } = kinds[noun]
  const open = async () => {
    const chat = await newChat(test)
    const { firm, desk } = chat
    const id = await leave(chat)
    const look = async () => {
      const address = `/api/v1/dashboard/${noun}/${id}`
      const { status, body } = await test.call('app', 'GET', address, { bearer: firm.idToken })
      return status === 200 ? body[noun.slice(0, -1)].withdrawn : undefined
    }
    const mails = async () =>
      (await test.outbox.list()).entries.filter(({ to }) => to === desk).length
    return { chat, firmId: firm.firmId, id, look, mails }
  }

  it('while its mail is under way says that the firm has it, and marks it there', async () => {
    const { chat, firmId, id, look, mails } = await open()
    const told: unknown[] = []
    const slow = withMail(async () => void told.push(await withdraw(chat)))
    await deliver(slow, firmId, id)
    expect(told).toEqual([expect.objectContaining({ delivered: true })])
    expect([await mails(), await look()]).toEqual([1, true])
  })

  it('while a mail is under way that is then not taken sends it no more', async () => {
    const { chat, firmId, id, look, mails } = await open()
    const slow = withMail(async () => {
      await withdraw(chat)
      return away
    })
    await expect(deliver(slow, firmId, id)).rejects.toThrow('the mail was not taken')
    await deliver(test.world, firmId, id)
    expect([await mails(), await look()]).toEqual([0, true])
  })

  it('after a crash between the mail and its record says that the firm may have it', async () => {
    const { chat, firmId, id, look, mails } = await open()
    const dying = withMail(() => Promise.reject(new Error('killed')))
    await expect(deliver(dying, firmId, id)).rejects.toThrow('killed')
    expect(await withdraw(chat)).toMatchObject({ delivered: true })
    await deliver(test.world, firmId, id)
    expect([await mails(), await look()]).toEqual([0, true])
  })

  it('while the mail server is away leaves nothing of it', async () => {
    const { chat, firmId, id, look, mails } = await open()
    const gone = withMail(async () => away)
    await expect(deliver(gone, firmId, id)).rejects.toThrow('the mail was not taken')
    expect(await withdraw(chat)).toMatchObject({ delivered: false })
    expect([await mails(), await look()]).toEqual([0, undefined])
  })
})
