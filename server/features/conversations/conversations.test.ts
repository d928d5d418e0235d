import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'

let test: TestWorld
let firm: TestFirm
beforeAll(async () => {
  test = await testWorld()
  firm = await test.addFirm()
})
afterAll(() => test.close())

const sessions = '/api/v1/widget/sessions'
const page = { url: 'https://halewren.example/', title: 'Home' }
const sessionRow = async (id: string) =>
  (
    await test.database.asOwner<Record<string, unknown>>(
      'select * from sessions where session_id = $1',
      [id],
    )
  )[0]

describe('opening a chat', () => {
  it('answers the firm, the notice and a secret, and keeps only a hash and the time', async () => {
    const { status, body } = await test.call('widget', 'POST', sessions, {
      body: { token: firm.token, page, locale: 'en-US' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      firm: { name: 'Hale & Wren' },
      language: 'en',
      notice: { version: expect.any(String) },
    })
    const row = await sessionRow(body.sessionId)
    expect(JSON.stringify(row)).not.toContain(body.secret.split('.')[0])
    expect(row).toMatchObject({
      page_url: null,
      page_title: null,
      language: null,
      conversation: null,
      consented_at: null,
    })
  })

  it('speaks Spanish to a Spanish browser', async () => {
    const visitor = await openChat(test, firm.token, 'es-MX')
    expect(visitor.notice.version).toMatch(/-es$/)
  })

  it.each([
    [
      { token: 'nobody-has-this-token', page },
      404,
      'This chat is not set up. The data-token in the page does not belong to a firm.',
    ],
    [{ page }, 400, 'Some of what was sent could not be used. Please check it and try again.'],
  ])('refuses %j', async (body, status, message) => {
    const answer = await test.call('widget', 'POST', sessions, { body })
    expect(answer).toMatchObject({
      status,
      body: { success: false, message, requestId: expect.any(String) },
    })
  })

  it('refuses a firm that is switched off', async () => {
    const off = await test.addFirm()
    await test.database.asOwner('update firms set active = false where firm_id = $1', [off.firmId])
    const answer = await test.call('widget', 'POST', sessions, { body: { token: off.token, page } })
    expect(answer).toMatchObject({
      status: 403,
      body: {
        message: 'This firm is not receiving chats here. Please contact the firm directly.',
      },
    })
  })

  it('refuses a page of another origin that speaks for a visitor itself', async () => {
    const answer = await test.call('widget', 'POST', sessions, {
      body: { token: firm.token, page },
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'This chat may not be used on this website.' },
    })
  })

  it('notes that the snippet was seen on the firm’s own site, and not from elsewhere', async () => {
    const fresh = await test.addFirm()
    const seen = async () =>
      (
        await test.database.asOwner<{ at: Date | null }>(
          'select snippet_seen_at as at from firms where firm_id = $1',
          [fresh.firmId],
        )
      )[0]?.at
    await test.call('widget', 'POST', sessions, {
      body: { token: fresh.token, page: { url: 'https://other.example/' } },
    })
    expect(await seen()).toBeNull()
    await test.call('widget', 'POST', sessions, {
      body: { token: fresh.token, page: { url: 'https://www.halewren.example/x' } },
    })
    expect(await seen()).toBeInstanceOf(Date)
  })
})

describe('before the notice is accepted', () => {
  it('stores nothing that a visitor types', async () => {
    const visitor = await openChat(test, firm.token)
    const answer = await visitor.send('my secret story')
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Please accept the notice before you write.' },
    })
    const turns = await test.database.asOwner('select * from turns where session_id = $1', [
      visitor.sessionId,
    ])
    expect(turns).toEqual([])
    expect(JSON.stringify(await sessionRow(visitor.sessionId))).not.toContain('secret story')
  })

  it('keeps the page only with the acceptance, without its fragment', async () => {
    const visitor = await openChat(test, firm.token)
    expect((await visitor.accept()).status).toBe(204)
    expect(await sessionRow(visitor.sessionId)).toMatchObject({
      page_url: 'https://halewren.example/fees?utm=1',
      page_title: 'Fees',
      notice_version: visitor.notice.version,
    })
  })

  it('takes only the current notice', async () => {
    const visitor = await openChat(test, firm.token)
    const answer = await visitor.call('POST', '/consent', { noticeVersion: '1999-en' })
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'The notice has changed. Please read and accept the current one.' },
    })
  })
})

describe('a turn', () => {
  it('is answered once: the same turnId replays the stored reply', async () => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    const turnId = randomUUID()
    const first = await visitor.send('hello', turnId)
    const again = await visitor.send('hello', turnId)
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    const { body } = await visitor.call('GET', '')
    expect(body.transcript).toHaveLength(1)
  })

  it('refuses the same turnId with other words', async () => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    const turnId = randomUUID()
    await visitor.send('hello', turnId)
    expect(await visitor.send('goodbye', turnId)).toMatchObject({
      status: 409,
      body: { message: 'This message was already sent with other words.' },
    })
  })

  it('is answered once when fifty copies arrive at the same time', async () => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    const turnId = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => visitor.send('hello', turnId)),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const turns = await test.database.asOwner('select * from turns where session_id = $1', [
      visitor.sessionId,
    ])
    expect(turns).toHaveLength(1)
  })

  it.each([
    ['', 400, 'Please type a message first.'],
    ['   \n ', 400, 'Please type a message first.'],
    [
      'x'.repeat(2_001),
      413,
      'That message is too long. Please send at most 2,000 characters at a time.',
    ],
  ])('refuses text that is empty or too long (%#)', async (text, status, message) => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    expect(await visitor.send(text)).toMatchObject({ status, body: { message } })
  })

  it('streams the same reply as events', async () => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    const turnId = randomUUID()
    const streamed = await test.call('widget', 'POST', `${sessions}/${visitor.sessionId}/turns`, {
      bearer: visitor.secret,
      headers: { accept: 'text/event-stream' },
      body: { turnId, text: 'hello' },
    })
    expect(streamed.headers['content-type']).toContain('text/event-stream')
    const events = String(streamed.body)
      .trim()
      .split('\n\n')
      .map((block) => {
        const [event, data] = block.split('\n')
        return { event: event?.slice(7), data: JSON.parse(data?.slice(6) ?? '') }
      })
    const { body } = await visitor.send('hello', turnId)
    expect(events.at(-1)).toEqual({ event: 'done', data: body })
    const text = events
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => data.text)
      .join('')
    expect(text).toBe(body.turn.text)
  })

  it('cannot be sent to a chat that has been quiet for more than a day', async () => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    test.pass(25 * 3_600_000)
    expect(await visitor.send('hello?')).toMatchObject({
      status: 409,
      body: { message: 'This conversation has ended. Please start a new one.' },
    })
  })
})

describe('a chat', () => {
  it('belongs to its secret: another chat’s opens nothing', async () => {
    const [mine, other] = [await openChat(test, firm.token), await openChat(test, firm.token)]
    await mine.accept()
    await mine.say('hello')
    for (const bearer of [other.secret, 'A'.repeat(43), undefined, 'x']) {
      const answer = await test.call(
        'widget',
        'GET',
        `${sessions}/${mine.sessionId}`,
        bearer === undefined ? {} : { bearer },
      )
      expect(answer).toMatchObject({ status: 404, body: { error: 'widget/unknown-session' } })
    }
    expect(
      (await test.call('widget', 'GET', `${sessions}/${randomUUID()}`, { bearer: mine.secret }))
        .status,
    ).toBe(404)
  })

  it('is gone after it was deleted without having been delivered', async () => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    await visitor.say('hello')
    const { status, body } = await visitor.call('DELETE', '')
    expect({ status, ...body }).toMatchObject({
      status: 200,
      delivered: false,
      message: 'Your conversation was deleted. The firm has not received any of it.',
    })
    expect(
      await test.database.asOwner('select * from turns where session_id = $1', [visitor.sessionId]),
    ).toEqual([])
    expect((await visitor.call('GET', '')).status).toBe(404)
    expect((await visitor.send('are you there')).status).toBe(404)
    expect((await visitor.call('DELETE', '')).status).toBe(404)
  })

  it('cannot begin after it was deleted', async () => {
    const visitor = await openChat(test, firm.token)
    await visitor.call('DELETE', '')
    expect((await visitor.accept()).status).toBe(404)
  })

  it('asks for its secret each time, also where that was just proved', async () => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    await visitor.say('hello')
    const other = await openChat(test, firm.token)
    const address = `${sessions}/${visitor.sessionId}`
    for (const bearer of [other.secret, 'none'])
      expect((await test.call('widget', 'GET', address, { bearer })).status).toBe(404)
    expect((await test.call('widget', 'GET', address, { bearer: visitor.secret })).status).toBe(200)
  })
})

describe('the addresses a firm’s page loads', () => {
  it('serve the look in at most 300 bytes, cacheable, without a cookie', async () => {
    const answer = await test.widget.inject({ url: `/look/${firm.token}` })
    expect(answer.statusCode).toBe(200)
    expect(Buffer.byteLength(answer.body)).toBeLessThanOrEqual(300)
    expect(answer.headers['cache-control']).toContain('public')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.json()).toMatchObject({ n: 'Hale & Wren', c: expect.stringMatching(/^#/) })
  })

  it('let only the firm’s own sites frame the chat', async () => {
    const answer = await test.widget.inject({ url: `/frame/${firm.token}` })
    expect(answer.headers['content-security-policy']).toBe(
      'frame-ancestors https://halewren.example http://halewren.example https://www.halewren.example http://www.halewren.example',
    )
  })
})

describe('where rates are limited', () => {
  it('slows a chat down whose turns come too fast', async () => {
    const limited = await testWorld({ RATE_LIMIT_EXEMPT: '' })
    const visitor = await openChat(limited, (await limited.addFirm()).token)
    await visitor.accept()
    const statuses: number[] = []
    for (let n = 0; n < 22; n++) statuses.push((await visitor.send(`hello ${n}`)).status)
    expect(statuses.indexOf(429)).toBe(20)
    const slowed = await visitor.send('one more')
    expect(slowed.body.message).toBe('Too many requests. Please wait a moment and try again.')
    expect(slowed.headers['retry-after']).toBe('20')
    limited.pass(61_000)
    expect((await visitor.send('after a minute')).status).toBe(200)
    await limited.close()
  })

  it('slows an address down that opens chat after chat', async () => {
    const limited = await testWorld({ RATE_LIMIT_EXEMPT: '' })
    const { token } = await limited.addFirm()
    const statuses: number[] = []
    for (let n = 0; n < 32; n++)
      statuses.push(
        (await limited.call('widget', 'POST', sessions, { body: { token, page } })).status,
      )
    expect(statuses.indexOf(429)).toBe(30)
    await limited.close()
  })
})
