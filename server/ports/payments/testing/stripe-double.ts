import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SignedEvent } from '../payments.ts'
import type { Sandbox } from '../sandbox/engine.ts'
import { signEvent } from '../signature.ts'
import { eventBody, invoiceBody, subscriptionBody } from './stripe-bodies.ts'
import { calls, priceOf, type Shelf } from './stripe-calls.ts'
import { StripeProblem } from './stripe-errors.ts'
import { readForm } from './stripe-form.ts'

/** One request the double was asked, to be looked at by tests. */
export type Asked = { method: string; path: string; form: string; key: string | undefined }

/** Stripe's API on this machine, over the sandbox's engine. */
export type StripeDouble = {
  origin: string
  asked: Asked[]
  /** Makes the next requests fail as `how` says, before anything is done. */
  failNext(how: 'cut' | 500 | 429, times: number): void
  /** What happened since the last time, as Stripe would send it to a webhook. */
  events(secret: string, now: Date): Promise<SignedEvent[]>
  close(): Promise<void>
}

type Reply = { status: number; body: string; replayed?: boolean }
type Remembered = { fingerprint: string; reply: Promise<Reply> }

/** Starts the double. The secret key it takes is `sk_test_double`. */
export async function openStripeDouble(engine: Sandbox): Promise<StripeDouble> {
  const shelf: Shelf = {
    engine,
    prices: [],
    products: new Map(),
    customers: [],
    metadata: new Map(),
  }
  const asked: Asked[] = []
  const remembered = new Map<string, Remembered>()
  const failures: ('cut' | 500 | 429)[] = []
  const server = createServer((request, response) => {
    const failure = failures.shift()
    if (failure === 'cut') return void request.socket.destroy()
    if (failure !== undefined)
      return send(response, { status: failure, body: '{"error":{"type":"api_error"}}' })
    void serve(request, response)
  })
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const question = await read(request)
    asked.push(question)
    send(response, await answer(shelf, remembered, question))
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the double has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    failNext: (how, times) => failures.push(...Array.from({ length: times }, () => how)),
    events: (secret, now) => takeEvents(shelf, secret, now),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '', 'http://double')
  const body = await text(request)
  const key = request.headers['idempotency-key']
  const bearer = request.headers.authorization === 'Bearer sk_test_double'
  return {
    method: bearer ? (request.method ?? '') : 'UNAUTHORIZED',
    path: url.pathname,
    form: request.method === 'GET' ? url.search.slice(1) : body,
    key: typeof key === 'string' ? key : undefined,
  }
}

function send(response: ServerResponse, { status, body, replayed = false }: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID()}`,
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(body)
}

/** Answers as Stripe does: a key that is known gets its first answer, or 400 where the call differs. */
async function answer(
  shelf: Shelf,
  remembered: Map<string, Remembered>,
  asked: Asked,
): Promise<Reply> {
  const { method, path, form, key } = asked
  if (method !== 'POST' || key === undefined) return await carryOut(shelf, asked)
  const fingerprint = createHash('sha256').update(`${path}\n${form}`).digest('hex')
  const earlier = remembered.get(key)
  if (earlier === undefined) {
    const reply = carryOut(shelf, asked)
    remembered.set(key, { fingerprint, reply })
    return await reply
  }
  if (earlier.fingerprint === fingerprint) return { ...(await earlier.reply), replayed: true }
  const message = 'Keys for idempotent requests can only be used with the same parameters.'
  return { status: 400, body: JSON.stringify({ error: { type: 'idempotency_error', message } }) }
}

async function carryOut(shelf: Shelf, { method, path, form, key }: Asked): Promise<Reply> {
  const [, version, noun, id, verb] = path.split('/')
  const exact = calls[`${method} ${path}`]
  const named = [
    method,
    ['', version, noun, ':id', ...(verb === undefined ? [] : [verb])].join('/'),
  ]
  const call = exact ?? calls[named.join(' ')]
  try {
    if (call === undefined) throw new StripeProblem(404, { message: `Unrecognized: ${path}` })
    const body = await call(shelf, {
      id: decodeURIComponent(id ?? ''),
      form: readForm(form),
      key: key ?? randomUUID(),
    })
    return { status: 200, body: JSON.stringify(body) }
  } catch (problem) {
    if (problem instanceof StripeProblem)
      return { status: problem.status, body: JSON.stringify({ error: problem.error }) }
    const message = problem instanceof Error ? problem.stack : 'unknown'
    return { status: 501, body: JSON.stringify({ error: { type: 'api_error', message } }) }
  }
}

async function takeEvents(shelf: Shelf, secret: string, now: Date): Promise<SignedEvent[]> {
  const { engine } = shelf
  await engine.turnClock()
  const taken: SignedEvent[] = []
  for (const event of await engine.undelivered()) {
    const invoice = await engine.invoice(event.subjectRef)
    const view = await engine.get(event.subscriptionRef)
    if (view === null) throw new Error('an event of no subscription')
    const object =
      invoice === null
        ? subscriptionBody(view, priceOf(shelf))
        : invoiceBody(invoice, priceOf(shelf))
    const body = Buffer.from(JSON.stringify(eventBody(event, object)))
    taken.push({ id: event.eventId, body, signature: signEvent(body, secret, now) })
    await engine.markDelivered(event.eventId)
  }
  return taken
}
