import { randomUUID } from 'node:crypto'
import { apiBase } from '@foyer/shared/paths.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openUploadDoor, sendForm } from '#server/testing/upload-door.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'

let test: TestWorld
let firm: TestFirm
let uploads: FastifyInstance
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
  uploads = await openUploadDoor(test.world)
  firm = await test.addFirm()
})
afterAll(async () => {
  await uploads.close()
  await test.close()
})

const read = (id: string) =>
  test.call('app', 'GET', `${apiBase}/dashboard/conversations/${id}`, { bearer: firm.idToken })

const client = { clientName: 'Ana Ruiz', clientEmail: 'ana@example.com' }

async function leaveEverything(): Promise<{ visitor: Visitor; leadId: string }> {
  const visitor = await openChat(test, firm.token, 'es')
  await visitor.accept()
  await visitor.say('Hello')
  const { leadId } = await visitor.say('My name is Ana Ruiz and my number is 313-555-0147')
  await visitor.call('POST', '/messages', { ...client, messageContent: 'Please\n\ncall me.' })
  const { body } = await visitor.call('GET', '/times')
  const preferredTimes = body.days[0].times.slice(0, 1)
  const wish = { ...client, consultationType: 'in_person', preferredTimes }
  expect((await visitor.call('POST', '/appointment-requests', wish)).status).toBe(201)
  expect((await sendForm(uploads, visitor)).status).toBe(201)
  return { visitor, leadId: leadId ?? '' }
}

describe('a conversation, as its firm reads it', () => {
  it('holds every turn with its reply, where it began, and what came of it', async () => {
    const { visitor, leadId } = await leaveEverything()
    const { status, body } = await read(visitor.sessionId)
    expect(status).toBe(200)
    expect(body.conversation).toMatchObject({
      id: visitor.sessionId,
      noticeVersion: visitor.notice.version,
      pageUrl: 'https://halewren.example/fees?utm=1',
      pageTitle: 'Fees',
      language: 'es',
      withdrawn: false,
      transcript: [
        { text: 'Hello', turn: { kind: 'greeting', citations: [] } },
        { text: 'My name is Ana Ruiz and my number is 313-555-0147', turn: { leadId } },
      ],
      items: [
        { section: 'leads', id: leadId, label: 'Ana Ruiz' },
        { section: 'messages', label: 'Please call me.' },
        { section: 'appointments', label: 'In-person consultation' },
        { section: 'documents', label: 'lease.pdf' },
      ],
    })
    expect(Date.parse(body.conversation.consentedAt)).toBeGreaterThanOrEqual(
      Date.parse(body.conversation.startedAt),
    )
    const lead = await test.call('app', 'GET', `${apiBase}/dashboard/leads/${leadId}`, {
      bearer: firm.idToken,
    })
    expect(lead.body.lead.transcript).toEqual(body.conversation.transcript)
  })

  it('is none before its notice was accepted', async () => {
    const visitor = await openChat(test, firm.token)
    expect((await read(visitor.sessionId)).status).toBe(404)
    await visitor.call('DELETE', '')
    expect((await read(visitor.sessionId)).status).toBe(404)
    expect((await read(randomUUID())).status).toBe(404)
  })

  it('that was withdrawn keeps what the firm had received, and says so', async () => {
    const { visitor, leadId } = await leaveEverything()
    await test.database.asOwner(`update leads set delivered_revision = 1 where session_id = $1`, [
      visitor.sessionId,
    ])
    await visitor.call('DELETE', '')
    const { conversation } = (await read(visitor.sessionId)).body
    expect(conversation.withdrawn).toBe(true)
    expect(conversation.transcript).toHaveLength(2)
    expect(conversation.items).toMatchObject([{ id: leadId, label: 'Withdrawn' }])
  })

  it('that was withdrawn before anything was delivered is empty', async () => {
    const { visitor } = await leaveEverything()
    await visitor.call('DELETE', '')
    expect((await read(visitor.sessionId)).body.conversation).toMatchObject({
      withdrawn: true,
      pageUrl: null,
      pageTitle: null,
      transcript: [],
      items: [],
    })
  })
})
