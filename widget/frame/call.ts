import type { Turn, widgetApi } from '@foyer/shared/api/widget.ts'
import type { Reply, SentInput } from '@foyer/shared/api/endpoint.ts'
import { widgetApiBase } from '@foyer/shared/paths.ts'
import type { Problem } from '@foyer/chat/conversation.ts'
import { createEventReader, isTurnReply, readTurnEvent } from './event-stream.ts'

/** A call's outcome: the reply, the server's refusal, or no connection. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable' }

/** Why a call did not work, as the server told it; null where there was no connection. */
export function problemOf(outcome: Outcome<unknown>): Problem | null {
  return outcome.kind === 'refused' ? outcome.problem : null
}

/** Which session speaks, and the secret that proves it. */
export type Credentials = { id: string; secret: string }

/** No byte for this long and the connection counts as lost; the server's heartbeat is far shorter. */
const silence = 45_000

type Api = typeof widgetApi
export type Created = Reply<Api['createSession']>
export type Resumed = Reply<Api['getSession']>

export function createSession(
  body: SentInput<Api['createSession']>['body'],
): Promise<Outcome<Created>> {
  return call('POST', '/sessions', null, body)
}

export function acceptNotice(session: Credentials, noticeVersion: string): Promise<Outcome<null>> {
  return call('POST', `/sessions/${session.id}/consent`, session, { noticeVersion })
}

export function resumeSession(session: Credentials): Promise<Outcome<Resumed>> {
  return call('GET', `/sessions/${session.id}`, session)
}

export function deleteSession(session: Credentials): Promise<Outcome<Reply<Api['deleteSession']>>> {
  return call('DELETE', `/sessions/${session.id}`, session)
}

/**
 * Sends one turn and hears its words as they come; a server that does not stream answers whole.
 * The same `turnId` may be sent again after a loss: the stored reply is replayed.
 */
export async function postTurn(
  session: Credentials,
  turn: { turnId: string; text: string },
  onDelta: (text: string) => void,
): Promise<Outcome<Turn>> {
  return reach(async (alive, signal) => {
    const reply = await fetch(`${widgetApiBase}/sessions/${session.id}/turns`, {
      ...request('POST', session, turn, 'text/event-stream'),
      signal,
    })
    alive()
    if (!reply.ok) return { kind: 'refused', problem: await readProblem(reply) }
    if (!reply.headers.get('content-type')?.startsWith('text/event-stream')) {
      const body: unknown = await reply.json()
      return isTurnReply(body) ? { kind: 'done', value: body.turn } : { kind: 'unreachable' }
    }
    return readTurn(reply, alive, onDelta)
  })
}

async function readTurn(
  reply: Response,
  alive: () => void,
  onDelta: (text: string) => void,
): Promise<Outcome<Turn>> {
  const read = createEventReader()
  const decoder = new TextDecoder()
  const reader = reply.body?.getReader()
  for (;;) {
    const piece = await reader?.read()
    if (!piece || piece.done) return { kind: 'unreachable' }
    alive()
    for (const raw of read(decoder.decode(piece.value, { stream: true }))) {
      const heard = readTurnEvent(raw)
      if (heard?.event === 'delta') onDelta(heard.data.text)
      if (heard?.event === 'done') return { kind: 'done', value: heard.data.turn }
      if (heard?.event === 'failed') {
        return {
          kind: 'refused',
          problem: { code: heard.data.error, message: heard.data.message },
        }
      }
    }
  }
}

/** One call of the widget's API, given up when nothing is heard for a while. */
export function call<Value>(
  method: string,
  path: string,
  session: Credentials | null,
  body?: unknown,
): Promise<Outcome<Value>> {
  return reach(async (alive, signal) => {
    const reply = await fetch(widgetApiBase + path, { ...request(method, session, body), signal })
    alive()
    if (!reply.ok) return { kind: 'refused', problem: await readProblem(reply) }
    return { kind: 'done', value: reply.status === 204 ? null : await reply.json() }
  })
}

/** Runs a request that is given up when nothing is heard for a while. */
async function reach<Value>(
  run: (alive: () => void, signal: AbortSignal) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const control = new AbortController()
  let timer = setTimeout(() => control.abort(), silence)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => control.abort(), silence)
  }
  try {
    return await run(alive, control.signal)
  } catch {
    return { kind: 'unreachable' }
  } finally {
    clearTimeout(timer)
  }
}

function request(
  method: string,
  session: Credentials | null,
  body: unknown,
  accept = 'application/json',
): RequestInit {
  return {
    method,
    credentials: 'omit',
    headers: {
      Accept: accept,
      ...(session && { Authorization: `Bearer ${session.secret}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

async function readProblem(reply: Response): Promise<Problem> {
  const body: unknown = await reply.json().catch(() => null)
  const told = typeof body === 'object' && body !== null ? body : {}
  return {
    code: 'error' in told ? String(told.error) : `http/${reply.status}`,
    message: 'message' in told ? String(told.message) : '',
  }
}
