import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'

let test: TestWorld
beforeAll(async () => {
  // Thursday, 10 in the morning in Detroit.
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())

let desks = 0
async function newChat(
  locale = 'en-US',
): Promise<{ visitor: Visitor; desk: string; firm: TestFirm }> {
  desks += 1
  const desk = `times${desks}@halewren.example`
  const firm = await test.addFirm({ notifyEmail: desk })
  const visitor = await openChat(test, firm.token, locale)
  await visitor.accept()
  return { visitor, desk, firm }
}
const mailTo = async (desk: string) => {
  const { entries } = await test.outbox.list()
  const [first] = entries.filter(({ to }) => to.includes(desk))
  return first === undefined ? undefined : await test.outbox.read(first.id)
}
const client = { clientName: 'Ana Ruiz', clientPhone: '313-555-0147' }
const tomorrowAtNine = '2026-03-06T14:00:00.000Z'

describe('the times a firm offers', () => {
  it('are told to a visitor who has accepted the notice', async () => {
    const { visitor } = await newChat()
    const { status, body } = await visitor.call('GET', '/times')
    expect(status).toBe(200)
    expect(body.timeZone).toBe('America/Detroit')
    expect(body.days[1].times[0]).toBe(tomorrowAtNine)
  })
})

describe('a request for a consultation', () => {
  it('is kept and brought to the firm’s mailbox in its own zone', async () => {
    const { visitor, desk, firm } = await newChat()
    const answer = await visitor.call('POST', '/appointment-requests', {
      ...client,
      consultationType: 'in_person',
      preferredTimes: [tomorrowAtNine, '2026-03-09T13:30:00Z'],
      message: 'About my lease.',
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message:
          'Your request was sent to Hale & Wren. Nothing is booked until the firm confirms a time with you.',
      },
    })
    const rows = await test.database.asOwner(
      'select * from appointment_requests where firm_id = $1',
      [firm.firmId],
    )
    expect(rows).toMatchObject([
      {
        status: 'requested',
        consultation_type: 'in_person',
        preferred_times: [tomorrowAtNine, '2026-03-09T13:30:00.000Z'],
        emailed_at: null,
      },
    ])
    await test.startWorker()
    await expect.poll(() => mailTo(desk), { timeout: 10_000 }).toBeDefined()
    const mail = await mailTo(desk)
    expect(mail?.subject).toBe('Consultation requested on your website')
    expect(mail?.text).toContain('Friday, March 6, 2026 at 9:00 AM')
    expect(mail?.text).toContain('313-555-0147')
  })

  it.each([
    [
      { preferredTimes: ['2026-03-07T14:00:00Z'] },
      409,
      'One of these times is no longer offered. Please choose again.',
    ],
    [
      { preferredTimes: ['2026-03-06T14:10:00Z'] },
      409,
      'One of these times is no longer offered. Please choose again.',
    ],
    [
      { preferredTimes: [] },
      400,
      'Some of what was sent could not be used. Please check it and try again.',
    ],
    [
      { clientPhone: undefined },
      400,
      'Please give an e-mail address or a phone number, so that the firm can answer.',
    ],
  ])('is refused where it cannot be met: %j', async (change, status, message) => {
    const { visitor } = await newChat()
    const body = {
      ...client,
      consultationType: 'phone',
      preferredTimes: [tomorrowAtNine],
      ...change,
    }
    expect(await visitor.call('POST', '/appointment-requests', body)).toMatchObject({
      status,
      body: { message },
    })
  })
})

describe('the most one chat can leave', () => {
  const from = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)

  it('are 20 messages, also when more come at once', async () => {
    const { visitor, firm } = await newChat()
    const leave = (messageContent: string) =>
      visitor.call('POST', '/messages', { ...client, messageContent })
    const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => leave(`No. ${at}`)))
    expect(from(answers)).toEqual([...Array.from({ length: 20 }, () => 201), 409, 409])
    expect((await leave('And this')).body).toMatchObject({
      error: 'message/too-many',
      message:
        'You have sent 20 messages already, the most one conversation can hold. For anything more, please call the firm.',
    })
    const kept = await test.database.asOwner('select 1 from messages where firm_id = $1', [
      firm.firmId,
    ])
    expect(kept).toHaveLength(20)
    const other = await openChat(test, firm.token)
    await other.accept()
    const theirs = await other.call('POST', '/messages', { ...client, messageContent: 'Hello' })
    expect(theirs.status).toBe(201)
  })

  it('are 10 requests, and one that was kept already is answered again', async () => {
    const { visitor } = await newChat()
    const wish = (message: string) =>
      visitor.call('POST', '/appointment-requests', {
        ...client,
        consultationType: 'phone',
        preferredTimes: [tomorrowAtNine],
        message,
      })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => wish(`No. ${at}`)))
    expect(from(answers)).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 'appointment/too-many',
      message:
        'You have asked for 10 consultations already, the most one conversation can hold. For anything more, please call the firm.',
    })
    const kept = answers.findIndex(({ status }) => status === 201)
    expect(await wish(`No. ${kept}`)).toMatchObject({ status: 201, body: answers[kept]?.body })
  })
})

describe('a message for the lawyer', () => {
  it('is kept with its priority and brought to the firm’s mailbox', async () => {
    const { visitor, desk, firm } = await newChat('es-MX')
    const answer = await visitor.call('POST', '/messages', {
      ...client,
      clientEmail: 'ana@example.com',
      messageContent: 'My hearing is tomorrow and I was arrested.',
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { message: 'Su mensaje fue enviado a Hale & Wren. La firma le responde directamente.' },
    })
    const rows = await test.database.asOwner('select * from messages where firm_id = $1', [
      firm.firmId,
    ])
    expect(rows).toMatchObject([
      { priority: 'high', requires_immediate_attention: true, status: 'pending' },
    ])
    await expect.poll(() => mailTo(desk), { timeout: 10_000 }).toBeDefined()
    const mail = await mailTo(desk)
    expect(mail?.subject).toBe('New message from your website')
    expect(mail?.text).toContain('Needs immediate attention')
    expect(mail?.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value).toBe(
      `<message.${answer.body.id}@foyer.localhost>`,
    )
  })

  it('is not taken before the notice is accepted', async () => {
    const firm = await test.addFirm()
    const visitor = await openChat(test, firm.token)
    const answer = await visitor.call('POST', '/messages', { ...client, messageContent: 'hello' })
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Please accept the notice before you write.' },
    })
  })

  it('goes with a chat that is deleted before it was brought', async () => {
    const { visitor, firm } = await newChat()
    await test.database.asOwner(
      `update firms set notify_email = 'later@halewren.example' where firm_id = $1`,
      [firm.firmId],
    )
    await visitor.call('POST', '/messages', { ...client, messageContent: 'hello' })
    expect((await visitor.call('DELETE', '')).body).toMatchObject({ delivered: false })
    expect(
      await test.database.asOwner('select 1 from messages where firm_id = $1', [firm.firmId]),
    ).toEqual([])
  })
})
