import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@foyer/shared/api/endpoint.ts'
import { appApi, widgetApi } from '@foyer/shared/api/index.ts'
import { apiBase, widgetApiBase } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { days } from '@foyer/shared/facts/time.ts'
import { receiveEvent } from '#server/features/billing/jobs.ts'
import { addLeaseLead } from '#server/testing/lease-lead.ts'
import {
  type Answer,
  type TestFirm,
  type TestWorld,
  testWorld,
} from '#server/testing/test-world.ts'
import { addSubscriber, settle, testCard } from '#server/testing/subscriber.ts'
import { sendForm } from '#server/testing/upload-door.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'

/** A firm with a chat that has a lead in it: something of every kind that an address can name. */
type Furnished = {
  firm: TestFirm
  visitor: Visitor
  leadId: string
  recipientId: string
  messageId: string
  questionId: string
  appointmentId: string
  documentId: string
}

let test: TestWorld
let mine: Furnished
let theirs: Furnished

async function furnish(): Promise<Furnished> {
  const firm = await test.addFirm()
  const { body: mailbox } = await test.call(
    'app',
    'POST',
    `${apiBase}/dashboard/assistant/recipients`,
    {
      bearer: firm.idToken,
      body: { email: 'colleague@halewren.example' },
    },
  )
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  await visitor.say('hello')
  const leadId = await addLeaseLead(test, firm.firmId, visitor.sessionId)
  const left = await visitor.call('POST', '/messages', {
    clientName: 'Ana Ruiz',
    clientPhone: '313-555-0123',
    messageContent: 'About my lease.',
  })
  await visitor.say('Do you validate parking?')
  const { body: open } = await test.call('app', 'GET', `${apiBase}/dashboard/questions`, {
    bearer: firm.idToken,
  })
  const questionId = open.questions[0].id
  const { body: times } = await visitor.call('GET', '/times')
  const asked = await visitor.call('POST', '/appointment-requests', {
    clientName: 'Ana Ruiz',
    clientPhone: '313-555-0123',
    consultationType: 'phone',
    preferredTimes: [times.days[0].times[0]],
  })
  const { body: sent } = await sendForm(test.widget, visitor)
  const recipientId = mailbox.recipients[1].id
  return {
    firm,
    visitor,
    leadId,
    questionId,
    recipientId,
    messageId: left.body.id,
    appointmentId: asked.body.id,
    documentId: sent.id,
  }
}

beforeAll(async () => {
  test = await testWorld()
  mine = await furnish()
  theirs = await furnish()
})
afterAll(() => test.close())

/** The id of a firm's own that stands in each address; a new address must be added here. */
const subjects: Record<string, (of: Furnished) => string> = {
  getLead: ({ leadId }) => leadId,
  remindRecipient: ({ recipientId }) => recipientId,
  removeRecipient: ({ recipientId }) => recipientId,
  changeLead: ({ leadId }) => leadId,
  getMessage: ({ messageId }) => messageId,
  changeMessage: ({ messageId }) => messageId,
  answerQuestion: ({ questionId }) => questionId,
  withdrawAnswer: ({ questionId }) => questionId,
  changeQuestion: ({ questionId }) => questionId,
  getAppointment: ({ appointmentId }) => appointmentId,
  changeAppointment: ({ appointmentId }) => appointmentId,
  getDocument: ({ documentId }) => documentId,
  changeDocument: ({ documentId }) => documentId,
  downloadDocument: ({ documentId }) => documentId,
  getSnippet: ({ firm }) => firm.integrationId,
  reindexSite: ({ firm }) => firm.integrationId,
  getSite: ({ firm }) => firm.integrationId,
  changeSite: ({ firm }) => firm.integrationId,
  getConversation: ({ visitor }) => visitor.sessionId,
  listModelCalls: ({ visitor }) => visitor.sessionId,
  consent: ({ visitor }) => visitor.sessionId,
  postTurn: ({ visitor }) => visitor.sessionId,
  getSession: ({ visitor }) => visitor.sessionId,
  deleteSession: ({ visitor }) => visitor.sessionId,
  leaveMessage: ({ visitor }) => visitor.sessionId,
  listTimes: ({ visitor }) => visitor.sessionId,
  requestAppointment: ({ visitor }) => visitor.sessionId,
  sendDocument: ({ visitor }) => visitor.sessionId,
}

/** Bodies that are right in themselves, so that only the id can be refused. */
const bodies: Record<string, () => object> = {
  changeLead: () => ({ status: 'emailed' }),
  changeSite: () => ({ siteUrl: '' }),
  updatePrompt: () => ({ promptText: 'Speak kindly.' }),
  changeAppointment: () => ({ viewed: true, status: 'cancelled' }),
  answerQuestion: () => ({ answer: 'Yes, for two hours.' }),
  changeQuestion: () => ({ dismissed: true }),
  changeMessage: () => ({ viewed: true, status: 'resolved', priority: 'low' }),
  changeDocument: () => ({ viewed: true }),
  consent: () => ({ noticeVersion: theirs.visitor.notice.version }),
  postTurn: () => ({ turnId: randomUUID(), text: 'hello' }),
  leaveMessage: () => ({ clientName: 'Ana', clientPhone: '313-555-0100', messageContent: 'hello' }),
  requestAppointment: () => ({
    clientName: 'Ana',
    clientPhone: '313-555-0100',
    consultationType: 'phone',
    preferredTimes: ['2026-03-06T15:00:00Z'],
  }),
}

type Row = { name: string; row: Endpoint; door: 'app' | 'widget' }
const table: Row[] = [
  ...Object.entries(appApi).map(([name, row]): Row => ({ name, row, door: 'app' })),
  ...Object.entries(widgetApi).map(([name, row]): Row => ({ name, row, door: 'widget' })),
]
const addressed = table.filter(({ row }) => row.path.includes(':'))
const lists = table.filter(({ row }) => row.query !== undefined && 'page' in row.query.shape)
const closed = table.filter(({ row }) => row.access !== 'public')

function callAs({ name, row, door }: Row, id: string, bearer: string | undefined): Promise<Answer> {
  const base = door === 'app' ? apiBase : widgetApiBase
  const body = bodies[name]?.()
  return test.call(door, row.method, base + row.path.replace(/:\w+/, id), {
    ...(bearer === undefined ? {} : { bearer }),
    ...(body === undefined ? {} : { body }),
  })
}

const bearerOf = (row: Row, of: Furnished) =>
  row.door === 'app' ? of.firm.idToken : of.visitor.secret
const without = ({ requestId: _requestId, ...body }: Record<string, unknown>) => body

/** Everything of a firm, as one text. */
async function digest(firmId: string): Promise<string> {
  const tables = await test.database.asOwner<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'firm_id' and table_schema = 'public' order by 1`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      test.database.asOwner(`select * from "${name}" where firm_id = $1 order by 1, 2`, [firmId]),
    ),
  )
  return JSON.stringify(rows)
}

describe('another firm’s id', () => {
  it('stands for every address that takes one', () => {
    expect(addressed.map(({ name }) => name).toSorted()).toEqual(Object.keys(subjects).toSorted())
  })

  it.each(addressed)('answers like no id at all: $name', async (row) => {
    const subject = subjects[row.name]
    if (subject === undefined) throw new Error('no subject')
    const before = await digest(theirs.firm.firmId)
    const foreign = await callAs(row, subject(theirs), bearerOf(row, mine))
    const absent = await callAs(row, randomUUID(), bearerOf(row, mine))
    const malformed = await callAs(row, 'not-an-id', bearerOf(row, mine))
    expect(foreign.status).toBe(404)
    expect([absent.status, without(absent.body)]).toEqual([404, without(foreign.body)])
    expect([malformed.status, without(malformed.body)]).toEqual([404, without(foreign.body)])
    expect(await digest(theirs.firm.firmId)).toBe(before)
  })

  it.each(lists)('is not among the rows of a list: $name', async (row) => {
    const { status, body } = await callAs(row, '', mine.firm.idToken)
    expect(status).toBe(200)
    const items = Object.values<unknown>(body).find((part) => Array.isArray(part)) ?? []
    expect(items).toHaveLength(1)
    expect(body.pagination.total).toBe(1)
    const [own, foreign] = [mine, theirs].map((of) => Object.values(of).map(String))
    expect(own).toContain(items[0].id)
    for (const id of foreign ?? []) expect(JSON.stringify(items)).not.toContain(id)
  })

  it('opens nothing in its own firm for a stranger, though it exists', async () => {
    const own = await callAs(
      { name: 'getLead', row: appApi.getLead, door: 'app' },
      theirs.leadId,
      theirs.firm.idToken,
    )
    expect(own.status).toBe(200)
  })
})

describe('what a firm orders of the payment provider', () => {
  const orders: [string, object?][] = [
    ['payment-methods', { paymentMethodId: testCard('card_amex') }],
    ['preview-change', { planId: 5, billingInterval: 'yearly' }],
    ['change-plan', { planId: 3, billingInterval: 'monthly', attorneyCount: 9 }],
    ['cancel'],
    ['reactivate'],
  ]

  it('changes nothing of another firm, and neither do its events', async () => {
    const [own, other] = [await addSubscriber(test), await addSubscriber(test)]
    await settle(test)
    const before = await digest(other.firmId)
    for (const [path, body] of orders) {
      expect((await own.ask('POST', path, body)).status).toBe(200)
      await settle(test)
    }
    await own.ask('POST', 'cancel')
    test.pass(days(8))
    const events = await eventsOf(own.customerRef)
    expect(events.length).toBeGreaterThan(0)
    for (const { body, signature } of events)
      expect(await receiveEvent(test.world, { body, signature })).toBe('taken')
    expect(await own.isActive()).toBe(false)
    expect(await other.isActive()).toBe(true)
    expect(await digest(other.firmId)).toBe(before)
  })
})

/** What the provider has to tell of one customer. */
async function eventsOf(customerRef: string) {
  await test.world.payments.turnClock()
  const events = await test.world.payments.undelivered()
  return events.filter(({ body }) => body.includes(customerRef))
}

describe('without a right bearer', () => {
  it.each(closed)('refuses $name', async (row) => {
    const id = subjects[row.name]?.(theirs) ?? ''
    const refused = row.row.access === 'visitor' ? 404 : 401
    for (const bearer of [undefined, 'x', 'eyJhbGciOiJub25lIn0.e30.'])
      expect((await callAs(row, id, bearer)).status).toBe(refused)
  })

  it.each(closed)('refuses the other kind of bearer: $name', async (row) => {
    const other = row.door === 'app' ? mine.visitor.secret : mine.firm.idToken
    const refused = row.row.access === 'visitor' ? 404 : 401
    expect((await callAs(row, subjects[row.name]?.(mine) ?? '', other)).status).toBe(refused)
  })
})
