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

describe('text that a database cannot keep', () => {
  it.each([
    ['NUL', 'my name is Zo\0ra Lane', 'my name is Zora Lane'],
    ['half a character', 'my name is Zora \ud800 Lane', 'my name is Zora � Lane'],
  ])('is answered and kept without its %s', async (_name, sent, kept) => {
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    expect((await visitor.send(sent)).status).toBe(200)
    const { body } = await visitor.call('GET', '')
    expect(body.transcript[0].text).toBe(kept)
  })

  it('is made of no character by cutting a long text short', async () => {
    for (const one of ['', 'x']) {
      const visitor = await openChat(test, firm.token)
      await visitor.accept()
      const question = `Do you validate parking for ${one}${'😀'.repeat(400)}?`
      expect((await visitor.send(question)).status).toBe(200)
      const story = `I was fired ${one}${'x'.repeat(200)}${'😀'.repeat(300)}`
      expect((await visitor.send(story)).status).toBe(200)
    }
  })

  it.each(['a\0b', 'a%00b'])('makes %j no token at all', async (token) => {
    const opened = await test.call('widget', 'POST', sessions, { body: { token, page } })
    expect(opened.status).toBe(404)
    const look = await test.call('widget', 'GET', `/look/${encodeURIComponent(token)}`)
    expect(look).toMatchObject({ status: 404, body: { error: 'widget/unknown-token' } })
  })

  it('is no session id', async () => {
    const answer = await test.call('widget', 'GET', `${sessions}/${'-'.repeat(36)}`, {
      bearer: 'a'.repeat(43),
    })
    expect(answer).toMatchObject({ status: 404, body: { error: 'widget/unknown-session' } })
  })
})

describe('what a secret carries', () => {
  it('is cleaned again when it comes back, since anybody may have rewritten it', async () => {
    const visitor = await openChat(test, firm.token)
    const forged = { url: 'javascript:alert(1)', title: 'Fees\0 and \ud800 more', language: 'en' }
    const carried = Buffer.from(JSON.stringify(forged)).toString('base64url')
    const answer = await test.call('widget', 'POST', `${sessions}/${visitor.sessionId}/consent`, {
      bearer: `${visitor.secret.split('.')[0]}.${carried}`,
      body: { noticeVersion: visitor.notice.version },
    })
    expect(answer.status).toBe(204)
    const rows = await test.database.asOwner<Record<string, unknown>>(
      'select page_url, page_title from sessions where session_id = $1',
      [visitor.sessionId],
    )
    expect(rows[0]).toEqual({ page_url: null, page_title: 'Fees and � more' })
  })
})
