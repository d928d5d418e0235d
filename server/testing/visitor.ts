import { randomUUID } from 'node:crypto'
import type { Notice, Turn } from '@foyer/shared/api/widget.ts'
import type { Answer, Method, TestWorld } from './test-world.ts'

/** A visitor in a chat, as the widget's frame speaks for one. */
export type Visitor = {
  sessionId: string
  secret: string
  notice: Notice
  call(method: Method, path: string, body?: object): Promise<Answer>
  accept(): Promise<Answer>
  /** Sends a turn; `turnId` repeats one. */
  send(text: string, turnId?: string): Promise<Answer>
  /** Sends a turn and expects a reply. */
  say(text: string): Promise<Turn>
}

/** Opens a chat on the firm's page. */
export async function openChat(test: TestWorld, token: string, locale = 'en-US'): Promise<Visitor> {
  const base = '/api/v1/widget/sessions'
  const page = { url: 'https://halewren.example/fees?utm=1#top', title: 'Fees' }
  const { body } = await test.call('widget', 'POST', base, { body: { token, page, locale } })
  const { sessionId, secret, notice } = body
  const call: Visitor['call'] = (method, path, sent) =>
    test.call('widget', method, `${base}/${sessionId}${path}`, {
      bearer: secret,
      ...(sent === undefined ? {} : { body: sent }),
    })
  const send: Visitor['send'] = (text, turnId = randomUUID()) =>
    call('POST', '/turns', { turnId, text })
  return {
    sessionId,
    secret,
    notice,
    call,
    accept: () => call('POST', '/consent', { noticeVersion: notice.version }),
    send,
    async say(text) {
      const answer = await send(text)
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`)
      return answer.body.turn
    },
  }
}
