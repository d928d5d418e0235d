import { days } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepDeliveries } from '#server/features/leads/jobs.ts'
import { addSubscriber, settle, type Subscriber } from '#server/testing/subscriber.ts'
import { type Answer, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const page = { url: 'https://halewren.example/', title: 'Home' }
const sentence = 'This firm is not receiving chats here. Please contact the firm directly.'
const refused = { status: 403, body: { error: 'widget/inactive-firm', message: sentence } }

const open = (firm: Subscriber): Promise<Answer> =>
  test.call('widget', 'POST', '/api/v1/widget/sessions', { body: { token: firm.token, page } })

/** A firm whose plan ended by the sandbox's clock, with a chat that was open before. */
async function endedWithChat(): Promise<{ firm: Subscriber; visitor: Visitor; turnId: string }> {
  const firm = await addSubscriber(test)
  await firm.ask('POST', 'cancel')
  test.pass(days(7) - 60_000)
  await settle(test)
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  const turnId = '0b6f3c1e-5a41-4d7c-9c58-6f0f1f6f2a11'
  await visitor.send('My name is Ana Ruiz, please call me at 313-555-0123 about my lease', turnId)
  test.pass(120_000)
  await settle(test)
  expect(await firm.isActive()).toBe(false)
  return { firm, visitor, turnId }
}

describe('once access has ended', () => {
  it('a new chat is refused politely, and the frame is there to say so', async () => {
    const { firm } = await endedWithChat()
    expect(await open(firm)).toMatchObject(refused)
    expect((await test.call('widget', 'GET', `/frame/${firm.token}`)).status).toBe(200)
    expect((await test.call('widget', 'GET', `/look/${firm.token}`)).status).toBe(200)
  })

  it('an open chat takes nothing new; its transcript and its withdrawal still work', async () => {
    const { visitor, turnId } = await endedWithChat()
    const client = { clientName: 'Ana', clientPhone: '313-555-0123' }
    const files = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello\r\n--x--\r\n`
    const document = await test.call(
      'widget',
      'POST',
      `/api/v1/widget/sessions/${visitor.sessionId}/documents`,
      {
        bearer: visitor.secret,
        body: Buffer.from(files),
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    )
    const answers = [
      await visitor.send('one more thing'),
      await visitor.call('POST', '/messages', { ...client, messageContent: 'hello' }),
      await visitor.call('POST', '/appointment-requests', {
        ...client,
        consultationType: 'phone',
        preferredTimes: [test.world.clock.now().toISOString()],
      }),
      await visitor.call('GET', '/times'),
      document,
    ]
    for (const answer of answers) expect(answer).toMatchObject(refused)
    const again = await visitor.send(
      'My name is Ana Ruiz, please call me at 313-555-0123 about my lease',
      turnId,
    )
    expect(again.status).toBe(200)
    const transcript = await visitor.call('GET', '')
    expect(transcript.status).toBe(200)
    expect(transcript.body.transcript).toHaveLength(1)
    expect((await visitor.call('DELETE', '')).status).toBe(200)
  })

  it('a notice that was not accepted yet is not accepted any more', async () => {
    const firm = await addSubscriber(test)
    await firm.ask('POST', 'cancel')
    test.pass(days(7) - 60_000)
    const visitor = await openChat(test, firm.token)
    test.pass(120_000)
    await settle(test)
    expect(await visitor.accept()).toMatchObject(refused)
  })

  it('nothing received is lost: a lead that is due is delivered, and the dashboard is readable', async () => {
    const { firm } = await endedWithChat()
    const read = async (path: string) =>
      await test.call('app', 'GET', `/api/v1${path}`, { bearer: firm.idToken })
    const leads = async () => (await read('/dashboard/leads')).body.leads
    expect(await leads()).toMatchObject([{ name: 'Ana Ruiz', emailed: false }])
    test.pass(days(1))
    await sweepDeliveries(test.world)
    expect(await leads()).toMatchObject([{ name: 'Ana Ruiz', emailed: true }])
    for (const path of ['/dashboard/user-info', '/subscriptions/current-plan'])
      expect((await read(path)).status).toBe(200)
  })

  it('reactivating opens the chat again at once', async () => {
    const { firm, visitor } = await endedWithChat()
    expect((await firm.ask('POST', 'reactivate')).status).toBe(200)
    expect((await open(firm)).status).toBe(201)
    expect((await visitor.send('and one more thing')).status).toBe(200)
  })
})

describe('while a payment is open', () => {
  it('the chat receives visitors', async () => {
    const firm = await addSubscriber(test, { card: 'sandbox:card_charge_fails:122099' })
    test.pass(days(8))
    await settle(test)
    expect(await firm.row()).toMatchObject({ status: 'past_due' })
    expect((await open(firm)).status).toBe(201)
  })
})
