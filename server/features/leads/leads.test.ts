import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'
import { sweepDeliveries } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())

const leadsPath = '/api/v1/dashboard/leads'
const listOf = async (firm: TestFirm, query = '') =>
  (await test.call('app', 'GET', `${leadsPath}${query}`, { bearer: firm.idToken })).body
const leadOf = async (firm: TestFirm, id: string) =>
  (await test.call('app', 'GET', `${leadsPath}/${id}`, { bearer: firm.idToken })).body.lead
const mailsTo = async (address: string) => {
  const { entries } = await test.outbox.list()
  const mine = entries.filter(({ to }) => to.includes(address))
  return await Promise.all(mine.map(async ({ id }) => await test.outbox.read(id)))
}
const kindsOf = (lead: { timeline: { kind: string }[] }) => lead.timeline.map(({ kind }) => kind)

let desks = 0
async function newFirm(): Promise<TestFirm & { desk: string }> {
  desks += 1
  const desk = `desk${desks}@halewren.example`
  return { ...(await test.addFirm({ notifyEmail: desk })), desk }
}

async function chat(firm: TestFirm): Promise<Visitor> {
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  return visitor
}

/** A visitor who has left a name and a number. */
async function leaveDetails(visitor: Visitor): Promise<string> {
  await visitor.say('My landlord is keeping my deposit and I need a lawyer')
  await visitor.say('my name is Ana de la Cruz')
  const { leadId } = await visitor.say('313-555-0147')
  if (leadId === undefined) throw new Error('no lead after a name and a number')
  return leadId
}

/** Answers whatever is asked until the visitor has confirmed. */
async function confirm(visitor: Visitor, firstSlot?: string): Promise<void> {
  let slot = firstSlot
  for (let turn = 0; turn < 12; turn++) {
    const said = await visitor.say(slot === 'confirm' ? 'yes' : 'skip')
    if (said.intake.confirmed) return
    slot = said.ask?.slot
  }
  throw new Error('the intake never came to an end')
}

describe('a lead', () => {
  it('exists as soon as there is a name and a way to reach the visitor, and not before', async () => {
    const firm = await newFirm()
    const visitor = await chat(firm)
    await visitor.say('My landlord is keeping my deposit and I need a lawyer')
    await visitor.say('my name is Ana de la Cruz')
    expect((await listOf(firm)).leads).toEqual([])
    const { leadId } = await visitor.say('313-555-0147')
    const { leads, pagination } = await listOf(firm)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({
      id: leadId,
      name: 'Ana de la Cruz',
      phone: '+13135550147',
      email: null,
      urgency: 'medium',
      status: 'pending',
      emailed: false,
      messageCount: 3,
      legalIssue: expect.stringContaining('deposit'),
    })
    expect(pagination).toEqual({ page: 1, totalPages: 1, total: 1, hasNext: false, hasPrev: false })
  })

  it('waits while the visitor writes, and is e-mailed after three quiet minutes', async () => {
    const firm = await newFirm()
    const leadId = await leaveDetails(await chat(firm))
    await sweepDeliveries(test.world)
    test.pass(170_000)
    await sweepDeliveries(test.world)
    expect(await mailsTo(firm.desk)).toEqual([])
    expect(kindsOf(await leadOf(firm, leadId)).at(-1)).toBe('delivery_due')
    test.pass(11_000)
    await sweepDeliveries(test.world)
    const [mail] = await mailsTo(firm.desk)
    expect(mail?.subject).toBe('New inquiry from your website')
    expect(mail?.text).toContain('Ana de la Cruz')
    expect(mail?.text).toContain('(313) 555-0147')
    expect(mail?.text).toContain('My landlord is keeping my deposit')
    expect(mail?.html).toContain('Ana de la Cruz')
    const lead = await leadOf(firm, leadId)
    expect(lead).toMatchObject({ status: 'emailed', emailed: true })
    expect(kindsOf(lead).at(-1)).toBe('delivered')
  })

  it('is e-mailed at once when the visitor confirms, and once only', async () => {
    const firm = await newFirm()
    const visitor = await chat(firm)
    await leaveDetails(visitor)
    await confirm(visitor)
    await sweepDeliveries(test.world)
    expect(await mailsTo(firm.desk)).toHaveLength(1)
    test.pass(600_000)
    await sweepDeliveries(test.world)
    expect(await mailsTo(firm.desk)).toHaveLength(1)
  })

  it('is e-mailed at once when it is urgent', async () => {
    const firm = await newFirm()
    const visitor = await chat(firm)
    await visitor.say('I have a court hearing tomorrow morning about my eviction')
    await visitor.say('my name is Ana de la Cruz, 313-555-0147')
    await sweepDeliveries(test.world)
    const [mail] = await mailsTo(firm.desk)
    expect(mail?.subject).toBe('New inquiry from your website')
    expect(mail?.text).toContain('Marked urgent')
    expect((await listOf(firm)).leads[0].urgency).toBe('high')
  })

  it('is sent again, once, after corrections that follow its delivery', async () => {
    const firm = await newFirm()
    const visitor = await chat(firm)
    const leadId = await leaveDetails(visitor)
    await confirm(visitor)
    await sweepDeliveries(test.world)
    await visitor.say('sorry, my number is 313-555-0199')
    await visitor.say('and my email is ana@example.com')
    await sweepDeliveries(test.world)
    expect(await mailsTo(firm.desk)).toHaveLength(1)
    test.pass(181_000)
    await sweepDeliveries(test.world)
    const mails = await mailsTo(firm.desk)
    expect(mails).toHaveLength(2)
    const updated = mails.find((mail) => mail?.subject === 'Updated inquiry from your website')
    expect(updated?.text).toContain('(313) 555-0199')
    expect(updated?.text).toContain('ana@example.com')
    const ids = mails.map(
      (mail) => mail?.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value,
    )
    expect(new Set(ids).size).toBe(2)
    expect(await leadOf(firm, leadId)).toMatchObject({ phone: '+13135550199', emailed: true })
  })

  it('keeps being tried while the mail server refuses or is away, and says so', async () => {
    for (const desk of ['bounce@halewren.example', 'later@halewren.example']) {
      const firm = await test.addFirm({ notifyEmail: desk })
      const leadId = await leaveDetails(await chat(firm))
      test.pass(181_000)
      await sweepDeliveries(test.world)
      const lead = await leadOf(firm, leadId)
      expect(lead.status).toBe('pending')
      expect(kindsOf(lead)).toContain('delivery_failed')
      await test.database.asOwner('update firms set notify_email = $2 where firm_id = $1', [
        firm.firmId,
        `mended-${desk}`,
      ])
      test.pass(11_000)
      await sweepDeliveries(test.world)
      expect(await leadOf(firm, leadId)).toMatchObject({ status: 'emailed' })
    }
  })

  it('is brought by the job queue without a sweep', async () => {
    const firm = await newFirm()
    const worker = await test.startWorker()
    const visitor = await chat(firm)
    await leaveDetails(visitor)
    await confirm(visitor)
    await expect.poll(() => mailsTo(firm.desk), { timeout: 8_000, interval: 100 }).toHaveLength(1)
    expect(await worker.isReady()).toBe(true)
  })
})

describe('a withdrawn chat', () => {
  it('takes a lead with it that was not delivered yet', async () => {
    const firm = await newFirm()
    const visitor = await chat(firm)
    await leaveDetails(visitor)
    const { body } = await visitor.call('DELETE', '')
    expect(body).toMatchObject({ delivered: false })
    test.pass(600_000)
    await sweepDeliveries(test.world)
    expect(await mailsTo(firm.desk)).toEqual([])
    expect((await listOf(firm)).pagination.total).toBe(0)
  })

  it('stays with the firm, marked, where it was delivered', async () => {
    const firm = await newFirm()
    const visitor = await chat(firm)
    const leadId = await leaveDetails(visitor)
    await confirm(visitor)
    await sweepDeliveries(test.world)
    const { body } = await visitor.call('DELETE', '')
    expect(body).toMatchObject({
      delivered: true,
      message:
        'The firm had already received your details. They are now marked as withdrawn, and the firm can see that you withdrew them.',
    })
    const lead = await leadOf(firm, leadId)
    expect(lead).toMatchObject({ withdrawn: true, emailed: true })
    expect(kindsOf(lead).at(-1)).toBe('withdrawn')
  })
})

describe('the list', () => {
  it('pages, filters by status and day in the firm’s zone, and is empty beyond its end', async () => {
    const firm = await newFirm()
    await test.database.asOwner(
      `with made as (select generate_series(1, 45) as n),
       s as (insert into sessions (firm_id, session_id, secret_hash, created_at)
             select $1, gen_random_uuid(), '', now() from made returning session_id),
       l as (insert into leads (firm_id, lead_id, session_id, name, phone, legal_issue, urgency, status, message, message_count, slots, summary, created_at, created_day, updated_at)
             select $1, gen_random_uuid(), session_id, 'N', '1', '', 'low', case when row_number() over () <= 30 then 'emailed' else 'pending' end, '', 1, '{}', '', '2026-02-01T03:30:00Z', '2026-01-31', now() from s returning status)
       insert into item_counts select $1, 'lead', '2026-01-31', status, '', count(*) from l group by status`,
      [firm.firmId],
    )
    expect((await listOf(firm)).pagination).toEqual({
      page: 1,
      totalPages: 3,
      total: 45,
      hasNext: true,
      hasPrev: false,
    })
    const third = await listOf(firm, '?page=3')
    expect(third.leads).toHaveLength(5)
    expect(third.pagination).toEqual({
      page: 3,
      totalPages: 3,
      total: 45,
      hasNext: false,
      hasPrev: true,
    })
    const beyond = await listOf(firm, '?page=9')
    expect([beyond.leads, beyond.pagination.total]).toEqual([[], 45])
    expect((await listOf(firm, '?status=emailed')).pagination.total).toBe(30)
    expect((await listOf(firm, '?status=pending&limit=100')).leads).toHaveLength(15)
    expect((await listOf(firm, '?startDate=2026-02-01')).pagination.total).toBe(0)
    expect(
      (await listOf(firm, '?startDate=2026-01-31&endDate=2026-01-31&limit=100')).leads,
    ).toHaveLength(45)
  })

  it.each([
    '?limit=101',
    '?limit=0',
    '?page=0',
    '?status=lost',
    '?startDate=yesterday',
    '?startDate=0000-01-01',
    '?colour=red',
  ])('refuses %s with the field that is wrong', async (query) => {
    const firm = await newFirm()
    const { status, body } = await test.call('app', 'GET', `${leadsPath}${query}`, {
      bearer: firm.idToken,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      success: false,
      message: 'Some of what was sent could not be used. Please check it and try again.',
      details: [expect.objectContaining({ field: expect.any(String) })],
    })
  })
})
