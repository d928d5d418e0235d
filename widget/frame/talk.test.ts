// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ChatState, emptyChat } from '@foyer/chat/conversation.ts'
import { createKeeper } from './kept-session.ts'
import { resume } from './opening.ts'
import { createActions } from './talk.ts'
import { createVisit } from './visit.ts'

const nativeFetch = globalThis.fetch

/** One request as the door received it. */
type Call = { method: string; path: string; secret: string | undefined; body: unknown }

/** What the door answers: JSON, a stream of raw pieces (cut off, or ended), or nothing at all. */
type Answer =
  | { status: number; json?: unknown }
  | { pieces: string[]; cut?: boolean }
  | { hangUp: true }

/** A widget door for tests: a real server on a real port whose answers the test writes. */
async function openScriptedDoor(answer: (call: Call) => Answer) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const call: Call = {
      method: request.method ?? '',
      path: (request.url ?? '').replace('/api/v1/widget', ''),
      secret: request.headers.authorization?.replace('Bearer ', ''),
      body: text ? JSON.parse(text) : undefined,
    }
    calls.push(call)
    await give(response, answer(call))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    calls,
    /** A fetch that knows where the door is, as a document's own does. */
    fetch: (path: string, init?: RequestInit) =>
      nativeFetch(`http://127.0.0.1:${port}${path}`, init),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function give(response: ServerResponse, answer: Answer): Promise<void> {
  if ('hangUp' in answer) return void response.destroy()
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    return void response.end(answer.json === undefined ? '' : JSON.stringify(answer.json))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  for (const piece of answer.pieces) {
    await new Promise((resolve) => {
      response.write(piece, resolve)
    })
  }
  if (answer.cut) response.destroy()
  else response.end()
}

const opening = {
  firm: {
    name: 'Alder & Birch',
    logoUrl: null,
    colors: { primary: '#1f4d43', onPrimary: '#ffffff' },
    greeting: 'Hello.',
    phone: null,
  },
  notice: { version: '3', text: 'Read this.' },
  features: [],
  language: 'en',
}
const created: Answer = {
  status: 201,
  json: { sessionId: 's1', secret: 'secret-1', ...opening },
}
const turnOf = (call: Call) => {
  const { turnId, text } = call.body as { turnId: string; text: string }
  return {
    id: turnId,
    kind: 'answer',
    text: `You wrote ${text}`,
    citations: [],
    intake: { slots: {}, confirmed: false },
  }
}
const streamed = (call: Call): Answer => ({
  pieces: [
    'event: delta\ndata: {"text":"You "}\n\n',
    `event: done\ndata: ${JSON.stringify({ turn: turnOf(call) })}\n\n`,
  ],
})
const refused = (status: number, error: string, message = `Sentence of ${error}`): Answer => ({
  status,
  json: { success: false, error, message, requestId: 'r' },
})

/** A storage of its own, as a tab has. */
const createStorage = () => {
  const rows = new Map<string, string>()
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
    clear: () => rows.clear(),
    key: () => null,
    length: 0,
  }
}

let door: Awaited<ReturnType<typeof openScriptedDoor>>
afterEach(() => {
  door.close()
  vi.unstubAllGlobals()
})

/** A visitor at a door that answers by `script` where it says something, else as a good one does. */
async function visit(
  script: (call: Call) => Answer | undefined = () => undefined,
  storage: Storage = createStorage(),
) {
  door = await openScriptedDoor((call) => {
    const said = script(call)
    if (said) return said
    if (call.path.endsWith('/turns')) return streamed(call)
    if (call.path.endsWith('/consent')) return { status: 204 }
    if (call.method === 'POST') return created
    return { status: 200, json: { success: true, message: 'Deleted.', delivered: false } }
  })
  vi.stubGlobal('fetch', door.fetch)
  let ids = 0
  const keeper = createKeeper('token', () => storage)
  const here = createVisit(emptyChat('en'), keeper)
  const arrival = () => ({
    token: 'token',
    page: { url: 'https://f.example/', title: 'F' },
    locale: 'en-US',
  })
  const close = vi.fn<() => void>()
  const actions = createActions(here, { arrival, newId: () => `turn-${++ids}`, close })
  const until = (reached: (state: ChatState) => boolean) =>
    vi.waitFor(() => expect(reached(here.read())).toBe(true), { timeout: 5_000, interval: 5 })
  await resume(here, arrival())
  const begin = async () => {
    actions.accept()
    await until((state) => state.phase === 'open')
  }
  const paths = () => door.calls.map((call) => `${call.method} ${call.path}`)
  return { actions, begin, until, paths, read: here.read, happen: here.happen, storage, close }
}

const line = (state: ChatState, id: string) =>
  state.lines.find((each) => each.from === 'visitor' && each.id === id)
const answered = (id: string) => (state: ChatState) =>
  state.lines.some((each) => each.from === 'firm' && each.id === id)

describe('before the notice is accepted', () => {
  it('the token and the page are all that leaves, and nothing is kept', async () => {
    const storage = createStorage()
    const { actions, paths, read } = await visit(undefined, storage)
    expect(actions.send('My name is Ann')).toBe(true)
    expect(paths()).toEqual(['POST /sessions'])
    expect(door.calls[0]).toMatchObject({
      secret: undefined,
      body: { token: 'token', page: { url: 'https://f.example/', title: 'F' }, locale: 'en-US' },
    })
    expect(storage.rows.size).toBe(0)
    expect(line(read(), 'turn-1')).toMatchObject({ text: 'My name is Ann', status: 'queued' })
  })

  it('asks anew, with the present notice, when the notice has changed', async () => {
    let stale = true
    const { actions, until, paths, read } = await visit((call) =>
      call.path.endsWith('/consent') && stale ? refused(409, 'widget/unknown-notice') : undefined,
    )
    actions.accept()
    await until((state) => state.problem !== null)
    expect(paths().filter((path) => path === 'POST /sessions')).toHaveLength(2)
    expect(read()).toMatchObject({ phase: 'notice', accepting: false })
    stale = false
    actions.accept()
    await until((state) => state.phase === 'open')
  })

  it('begins again in the other language', async () => {
    const { actions, until } = await visit()
    actions.speak('es')
    await until((state) => state.phase === 'notice' && door.calls.length === 2)
    expect(door.calls[1]?.body).toMatchObject({ locale: 'es' })
  })
})

describe('a firm that receives no chats', () => {
  const away = refused(403, 'widget/inactive-firm')

  it('is said at the opening, with nothing to try again', async () => {
    const { read } = await visit((call) => (call.path === '/sessions' ? away : undefined))
    expect(read().phase).toBe('away')
    expect(read().problem?.message).toBe('Sentence of widget/inactive-firm')
  })

  it('is said in the middle of a talk, and keeps what was not sent in sight', async () => {
    const { actions, begin, until, read } = await visit((call) =>
      call.path.endsWith('/turns') ? away : undefined,
    )
    await begin()
    actions.send('Hello')
    await until((state) => state.phase === 'away')
    expect(line(read(), 'turn-1')).toMatchObject({ status: 'failed', cause: 'unfit' })
  })
})

describe('sending', () => {
  it('streams the reply and proves the session by its secret', async () => {
    const { actions, begin, until } = await visit()
    await begin()
    expect(actions.send('Hello')).toBe(true)
    await until(answered('turn-1'))
    expect(door.calls.at(-1)).toEqual({
      method: 'POST',
      path: '/sessions/s1/turns',
      secret: 'secret-1',
      body: { turnId: 'turn-1', text: 'Hello' },
    })
  })

  it('takes a whole reply where the door does not stream', async () => {
    const { actions, begin, until } = await visit((call) =>
      call.path.endsWith('/turns') ? { status: 200, json: { turn: turnOf(call) } } : undefined,
    )
    await begin()
    actions.send('Hello')
    await until(answered('turn-1'))
  })

  it('waits for one reply before it sends the next', async () => {
    const { actions, begin, until } = await visit()
    await begin()
    actions.send('One')
    actions.send('Two')
    await until(answered('turn-2'))
    const texts = door.calls.filter((call) => call.path.endsWith('/turns')).map((call) => call.body)
    expect(texts).toEqual([
      { turnId: 'turn-1', text: 'One' },
      { turnId: 'turn-2', text: 'Two' },
    ])
  })

  it('sends a turn whose stream broke again by itself, with the same id', async () => {
    let broken = 0
    const { actions, begin, until, read } = await visit((call) =>
      call.path.endsWith('/turns') && broken++ === 0
        ? { pieces: ['event: delta\ndata: {"text":"You wr"}\n\n'], cut: true }
        : undefined,
    )
    await begin()
    actions.send('Hello')
    await until(answered('turn-1'))
    expect(broken).toBe(2)
    expect(read().lines).toHaveLength(2)
  })

  it('keeps what could not be sent, and sends it when the connection is back', async () => {
    let away = true
    const { actions, begin, until, happen, read } = await visit((call) =>
      call.path.endsWith('/turns') && away ? { hangUp: true } : undefined,
    )
    await begin()
    happen({ type: 'connection', online: false })
    actions.send('Written offline')
    expect(line(read(), 'turn-1')).toMatchObject({ status: 'queued' })
    away = false
    happen({ type: 'connection', online: true })
    await until(answered('turn-1'))
  })

  it.each([
    [429, 'request/too-fast', 'refused'],
    [413, 'widget/turn-too-long', 'unfit'],
    [503, 'server/unavailable', 'refused'],
  ])('shows the sentence of a %i and keeps the text', async (status, code, cause) => {
    const { actions, begin, until, read } = await visit((call) =>
      call.path.endsWith('/turns') ? refused(status, code) : undefined,
    )
    await begin()
    actions.send('My words')
    await until((state) => line(state, 'turn-1')?.id !== undefined && state.reply === null)
    await until((state) => state.lines.some((each) => 'status' in each && each.status === 'failed'))
    expect(line(read(), 'turn-1')).toMatchObject({
      text: 'My words',
      cause,
      problem: { code, message: `Sentence of ${code}` },
    })
  })

  it('takes a new id only where the server has other words under the old one', async () => {
    let conflict = true
    const { actions, begin, until } = await visit((call) =>
      call.path.endsWith('/turns') && conflict ? refused(409, 'widget/turn-conflict') : undefined,
    )
    await begin()
    actions.send('My words')
    await until((state) => state.lines.some((each) => 'status' in each && each.status === 'failed'))
    conflict = false
    actions.retry('turn-1')
    await until(answered('turn-2'))
  })

  it('shows the failure that a stream tells', async () => {
    const event = 'event: failed\ndata: {"error":"server/unexpected","message":"Sorry."}\n\n'
    const { actions, begin, until, read } = await visit((call) =>
      call.path.endsWith('/turns') ? { pieces: [event] } : undefined,
    )
    await begin()
    actions.send('Hi')
    await until((state) => state.lines.some((each) => 'status' in each && each.status === 'failed'))
    expect(line(read(), 'turn-1')).toMatchObject({ problem: { message: 'Sorry.' } })
  })
})

describe('the end of a session', () => {
  it.each([
    [404, 'widget/unknown-session'],
    [409, 'widget/closed-session'],
    [409, 'widget/too-many-turns'],
  ])('%i %s hands the text back and starts anew on request', async (status, code) => {
    const { actions, begin, until, read, storage } = await visit((call) =>
      call.path.endsWith('/turns') ? refused(status, code) : undefined,
    )
    await begin()
    actions.send('My words')
    await until((state) => state.phase === 'ended')
    expect(read()).toMatchObject({ draft: { text: 'My words' }, problem: { code } })
    expect(storage.getItem('foyer token')).toBeNull()
    actions.startAnew()
    await until((state) => state.phase === 'notice')
    expect(read().draft.text).toBe('My words')
  })

  it('deletes the conversation there and here', async () => {
    const { actions, begin, until, paths, read, storage } = await visit()
    await begin()
    actions.send('Hello')
    await until(answered('turn-1'))
    expect(storage.getItem('foyer token')).not.toBeNull()
    actions.remove()
    await until((state) => state.phase === 'deleted')
    expect(read().problem?.message).toBe('Deleted.')
    expect(paths().at(-1)).toBe('DELETE /sessions/s1')
    expect(storage.getItem('foyer token')).toBeNull()
  })
})

describe('after a reload', () => {
  const kept = JSON.stringify({
    id: 's1',
    secret: 'secret-1',
    unsent: [{ id: 'turn-9', text: 'Never arrived' }],
  })
  const resumed: Answer = {
    status: 200,
    json: {
      sessionId: 's1',
      ...opening,
      consented: true,
      transcript: [],
      intake: { slots: { name: 'Ann' }, confirmed: false },
    },
  }

  it('goes on, and sends what had not arrived', async () => {
    const storage = createStorage()
    storage.setItem('foyer token', kept)
    const { until, paths, read } = await visit(
      (call) => (call.method === 'GET' ? resumed : undefined),
      storage,
    )
    await until(answered('turn-9'))
    expect(paths()).toEqual(['GET /sessions/s1', 'POST /sessions/s1/turns'])
    expect(read().phase).toBe('open')
  })

  it('begins anew where the server no longer knows the session', async () => {
    const storage = createStorage()
    storage.setItem('foyer token', kept)
    const { paths, read } = await visit(
      (call) => (call.method === 'GET' ? refused(404, 'widget/unknown-session') : undefined),
      storage,
    )
    expect(paths()).toEqual(['GET /sessions/s1', 'POST /sessions'])
    expect(read().phase).toBe('notice')
    expect(storage.rows.size).toBe(0)
  })

  it.each(['{', '7', '{"id":1}', 'null'])('begins anew over a broken row: %s', async (row) => {
    const storage = createStorage()
    storage.setItem('foyer token', row)
    expect((await visit(undefined, storage)).read().phase).toBe('notice')
  })

  it('does without storage where it is denied', () => {
    const keeper = createKeeper('token', () => {
      throw new Error('denied')
    })
    keeper.write({ id: 'a', secret: 'b', unsent: [] })
    expect(keeper.read()).toBeNull()
  })
})
