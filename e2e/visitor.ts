import { randomUUID } from 'node:crypto'
import type { Turn } from '@foyer/shared/api/widget.ts'
import type { Demo } from './foyer-process.ts'

/** A visitor who does not give up: what was not answered is sent again with the same turnId. */
export type PersistentVisitor = {
  sessionId: string
  /** Sends a turn until it is acknowledged. */
  say(text: string): Promise<{ turnId: string; text: string; turn: Turn }>
  /** Reads what is at an address below the session, such as `times`. */
  read(path: string): Promise<unknown>
  /** Sends to an address below the session, such as `appointment-requests`: JSON or a form. */
  send(path: string, body: FormData | Record<string, unknown>): Promise<unknown>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Calls until there is an answer that is not a passing failure. */
async function insist(url: string, init: RequestInit): Promise<unknown> {
  for (;;) {
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(8_000) })
      const text = await answer.text()
      if (answer.ok) return text === '' ? null : JSON.parse(text)
      if (answer.status !== 503 && answer.status !== 429)
        throw new Refused(`${answer.status} ${text}`)
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    await pause(60)
  }
}

class Refused extends Error {}

const json = (body: unknown, bearer?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  },
  body: JSON.stringify(body),
})

/** Opens a chat on the demo firm's site and accepts the notice. */
export async function persistentVisitor(demo: Demo): Promise<PersistentVisitor> {
  const base = `${demo.widget}/api/v1/widget/sessions`
  const page = { url: `${demo.site}/`, title: 'Home' }
  const opened = (await insist(base, json({ token: demo.token, page }))) as {
    sessionId: string
    secret: string
    notice: { version: string }
  }
  const { sessionId, secret, notice } = opened
  await insist(`${base}/${sessionId}/consent`, json({ noticeVersion: notice.version }, secret))
  const headers = { authorization: `Bearer ${secret}` }
  return {
    sessionId,
    async say(text) {
      const turnId = randomUUID()
      const answered = await insist(`${base}/${sessionId}/turns`, json({ turnId, text }, secret))
      return { turnId, text, turn: (answered as { turn: Turn }).turn }
    },
    read: async (path) => await insist(`${base}/${sessionId}/${path}`, { headers }),
    send: async (path, body) =>
      await insist(
        `${base}/${sessionId}/${path}`,
        body instanceof FormData ? { method: 'POST', headers, body } : json(body, secret),
      ),
  }
}

/** Signs the demo owner in and reads the dashboard with the token. */
export async function signInOwner(demo: Demo): Promise<(path: string) => Promise<unknown>> {
  const signIn = `${demo.app}/identity/v1/accounts:signInWithPassword?key=embedded`
  const { email, password } = demo
  const { idToken } = (await insist(
    signIn,
    json({ email, password, returnSecureToken: true }),
  )) as { idToken: string }
  return async (path) =>
    await insist(`${demo.app}/api/v1${path}`, { headers: { authorization: `Bearer ${idToken}` } })
}
