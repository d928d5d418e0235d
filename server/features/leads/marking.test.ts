import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'
import { sweepDeliveries } from './jobs.ts'

let test: TestWorld
let listener: pg.Client
/** What every process was told, oldest first. */
const news: { firmId: string; noun: string; id: string; kind: string }[] = []
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
  listener = new pg.Client(test.database.addresses.app)
  await listener.connect()
  listener.on('notification', ({ payload }) => news.push(JSON.parse(payload ?? '')))
  await listener.query('listen foyer_news')
})
afterAll(async () => {
  await listener.end()
  await test.close()
})

const path = '/api/v1/dashboard/leads'
const change = (firm: TestFirm, id: string, body: object) =>
  test.call('app', 'PATCH', `${path}/${id}`, { bearer: firm.idToken, body })
const read = async (firm: TestFirm, id: string) =>
  (await test.call('app', 'GET', `${path}/${id}`, { bearer: firm.idToken })).body.lead
const totals = async (firm: TestFirm) =>
  await Promise.all(
    ['all', 'pending', 'emailed'].map(
      async (status) =>
        (await test.call('app', 'GET', `${path}?status=${status}`, { bearer: firm.idToken })).body
          .pagination.total,
    ),
  )
/** What has been told of a lead so far; every notification before this question has come. */
const toldOf = async (id: string): Promise<string[]> => {
  await listener.query('select 1')
  return news.filter((each) => each.id === id).map(({ kind }) => kind)
}

async function newLead(): Promise<{ firm: TestFirm; visitor: Visitor; leadId: string }> {
  const firm = await test.addFirm()
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  await visitor.say('My landlord is keeping my deposit and I need a lawyer')
  const { leadId } = await visitor.say('my name is Ana de la Cruz, 313-555-0147')
  if (leadId === undefined) throw new Error('no lead after a name and a number')
  return { firm, visitor, leadId }
}

describe('a lead that the firm opens', () => {
  it('is viewed from then on, and neither its status nor its timeline says so', async () => {
    const { firm, leadId } = await newLead()
    expect(await read(firm, leadId)).toMatchObject({ viewed: false })
    const { body } = await change(firm, leadId, { viewed: true })
    expect(body).toMatchObject({ success: true, lead: { viewed: true, status: 'pending' } })
    const lead = await read(firm, leadId)
    expect(lead.viewed).toBe(true)
    expect(lead.timeline.map(({ kind }: { kind: string }) => kind)).not.toContain('marked_pending')
    expect((await toldOf(leadId)).at(-1)).toBe('changed')
    const told = (await toldOf(leadId)).length
    await change(firm, leadId, { viewed: true })
    expect(await toldOf(leadId)).toHaveLength(told)
  })
})

describe('a lead that the firm marks by hand', () => {
  it('counts as marked, says so on its timeline, and can be marked back', async () => {
    const { firm, leadId } = await newLead()
    expect(await totals(firm)).toEqual([1, 1, 0])
    const { body } = await change(firm, leadId, { status: 'emailed' })
    expect(body.lead).toMatchObject({ status: 'emailed', emailed: true, viewed: false })
    expect(await totals(firm)).toEqual([1, 0, 1])
    await change(firm, leadId, { status: 'emailed' })
    await change(firm, leadId, { status: 'pending' })
    expect(await totals(firm)).toEqual([1, 1, 0])
    const { timeline } = await read(firm, leadId)
    const marks = timeline.filter(({ kind }: { kind: string }) => kind.startsWith('marked'))
    expect(marks.map(({ kind }: { kind: string }) => kind)).toEqual([
      'marked_emailed',
      'marked_pending',
    ])
  })

  it('is still e-mailed when that is due, and every change is told', async () => {
    const { firm, visitor, leadId } = await newLead()
    await change(firm, leadId, { status: 'emailed' })
    test.pass(181_000)
    const before = (await toldOf(leadId)).length
    await sweepDeliveries(test.world)
    const lead = await read(firm, leadId)
    expect(lead.timeline.at(-1)).toMatchObject({
      kind: 'delivered',
      detail: 'desk@halewren.example',
    })
    expect(await totals(firm)).toEqual([1, 0, 1])
    expect(await toldOf(leadId)).toHaveLength(before + 1)
    await visitor.call('DELETE', '')
    expect(await toldOf(leadId)).toHaveLength(before + 2)
    expect(await read(firm, leadId)).toMatchObject({ withdrawn: true })
  })

  it.each([{ status: 'lost' }, { viewed: false }, { name: 'x' }])('is not: %j', async (body) => {
    const { firm, leadId } = await newLead()
    expect((await change(firm, leadId, body)).status).toBe(400)
  })
})

it('is told as arrived, and as changed when its chat takes it back', async () => {
  const { firm, visitor, leadId } = await newLead()
  expect((await toldOf(leadId))[0]).toBe('arrived')
  expect(news.find(({ id }) => id === leadId)).toEqual({
    firmId: firm.firmId,
    noun: 'lead',
    id: leadId,
    kind: 'arrived',
  })
  await visitor.call('DELETE', '')
  expect((await toldOf(leadId)).at(-1)).toBe('changed')
  expect(await totals(firm)).toEqual([0, 0, 0])
})
