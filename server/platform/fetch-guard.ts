import { Agent, request, type Dispatcher } from 'undici'
import { inspectAddress, raiseWalls, type Refusal, type Walls } from './fetch-guard-addresses.ts'
import { acceptedCodings, readBody } from './fetch-guard-body.ts'
import { guardConnections, type Resolve } from './fetch-guard-connect.ts'
import { explainFailure, type FetchFailure } from './fetch-guard-failures.ts'

/** The name site owners see in their logs and may address in robots.txt. */
export const botName = 'FoyerBot'
const userAgent = `Mozilla/5.0 (compatible; ${botName}/1.0; reads a law firm's own site for it)`

/** Header names in lower case; repeated headers joined with a comma. */
export type ResponseHeaders = Readonly<Record<string, string>>

/** Every way a fetch can end. `url` is the address the outcome is about, after redirects. */
export type GuardedResponse =
  | { kind: 'ok'; url: string; headers: ResponseHeaders; contentType: string; body: Uint8Array }
  | { kind: 'not_modified'; url: string; headers: ResponseHeaders }
  | { kind: 'redirected_away'; url: string; to: string }
  | { kind: 'refused'; url: string; reason: Refusal }
  /** `body` holds the first `maxBytes` bytes. */
  | { kind: 'too_large'; url: string; headers: ResponseHeaders; body: Uint8Array }
  | { kind: 'wrong_type'; url: string; contentType: string }
  | { kind: 'http'; url: string; status: number; headers: ResponseHeaders }
  | { kind: 'timed_out'; url: string }
  | { kind: 'failed'; url: string; reason: FetchFailure }

export type GuardedRequest = {
  /** For the first address only (`if-none-match`, `if-modified-since`): never sent after a redirect. */
  headers?: Readonly<Record<string, string>>
  /** MIME types to read; `''` stands for an answer that names none, and the usual wildcard pair for all. */
  accept: readonly string[]
  /** Of the decoded body. */
  maxBytes: number
  /** For everything: names, connections, redirects and the whole body. */
  timeoutMs: number
  maxRedirects: number
  /** Redirects to addresses it declines are reported, not followed. */
  sameSite?: (url: URL) => boolean
  signal?: AbortSignal
}

export type FetchGuard = {
  /** Never throws for what the other side does: every end is a `GuardedResponse`. */
  fetch: (url: string, options: GuardedRequest) => Promise<GuardedResponse>
  /** Ends its idle connections. */
  close: () => Promise<void>
}

export type FetchGuardOptions = {
  /** `host:port` entries that may lead anywhere, loopback included (`FETCH_PRIVATE_HOSTS`). */
  privateHosts: readonly string[]
  /** How names become addresses; the system's way unless given. */
  resolve?: Resolve
  /** Ports open on public hosts; 80 and 443 unless given. */
  ports?: readonly number[]
}

/**
 * The one way to fetch an address that came from outside (design section 3; docs/measurements.md,
 * Fetching): http and https only, public addresses only, judged as written and again as connected
 * to, every redirect judged afresh, bounded in bytes, time and hops.
 */
export const createFetchGuard = (options: FetchGuardOptions): FetchGuard => {
  const walls = raiseWalls(options.privateHosts, options.ports)
  const agent = new Agent({
    connect: guardConnections(walls, options.resolve),
    // Enough for one crawl; a second one to the same host queues instead of doubling the load.
    connections: 8,
    pipelining: 1,
  })
  return {
    fetch: (url, request) =>
      fetchWithin(request, (signal) => follow(url, request, { walls, agent, signal })),
    close: () => agent.destroy(),
  }
}

type Route = { walls: Walls; agent: Agent; signal: AbortSignal }
type Step = GuardedResponse | { kind: 'redirect'; to: string }

/** Runs a fetch under its time limit and the caller's own signal. */
const fetchWithin = async (
  options: GuardedRequest,
  run: (signal: AbortSignal) => Promise<GuardedResponse>,
): Promise<GuardedResponse> => {
  const deadline = new AbortController()
  const stop = () => deadline.abort()
  const timer = setTimeout(stop, options.timeoutMs)
  options.signal?.addEventListener('abort', stop, { once: true })
  if (options.signal?.aborted) stop()
  try {
    return await run(deadline.signal)
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
  }
}

const follow = async (
  start: string,
  options: GuardedRequest,
  route: Route,
): Promise<GuardedResponse> => {
  let address = start
  for (let hop = 0; hop <= options.maxRedirects; hop += 1) {
    if (!URL.canParse(address)) return { kind: 'refused', url: address, reason: 'not_an_address' }
    const url = new URL(address)
    url.hash = ''
    if (hop > 0 && options.sameSite && !options.sameSite(url)) {
      return { kind: 'redirected_away', url: start, to: url.href }
    }
    const reason = inspectAddress(url, route.walls)
    if (reason) return { kind: 'refused', url: url.href, reason }
    const step = await takeStep(url, hop === 0 ? options.headers : undefined, options, route)
    if (step.kind !== 'redirect') return step
    address = step.to
  }
  return { kind: 'failed', url: start, reason: 'too_many_redirects' }
}

const takeStep = async (
  url: URL,
  headers: GuardedRequest['headers'],
  options: GuardedRequest,
  { agent, signal }: Route,
): Promise<Step> => {
  try {
    const answer = await request(url, {
      dispatcher: agent,
      signal,
      headers: {
        ...headers,
        // Some servers answer 406 to those who do not take everything.
        accept: [...options.accept.filter(Boolean), '*/*;q=0.1'].join(', '),
        'accept-encoding': acceptedCodings,
        'user-agent': userAgent,
      },
    })
    return await readAnswer(url.href, answer, options, signal)
  } catch (error) {
    return explainFailure(error, url.href, signal, options.signal)
  }
}

const readAnswer = async (
  url: string,
  { statusCode: status, headers: raw, body }: Dispatcher.ResponseData,
  options: GuardedRequest,
  signal: AbortSignal,
): Promise<Step> => {
  // An answer dropped half-way reports that as an error event; nobody waits for it.
  body.on('error', () => {})
  const headers = flatten(raw)
  const drop = <T>(outcome: T): T => {
    body.destroy()
    return outcome
  }
  if (status === 304) return drop({ kind: 'not_modified', url, headers })
  const to = headers['location']
  if (status > 300 && status < 400 && to !== undefined) {
    return drop({ kind: 'redirect', to: URL.canParse(to, url) ? new URL(to, url).href : to })
  }
  if (status < 200 || status > 299) return drop({ kind: 'http', url, status, headers })
  const contentType = headers['content-type'] ?? ''
  if (!isWanted(contentType, options.accept)) return drop({ kind: 'wrong_type', url, contentType })
  const coding = headers['content-encoding'] ?? ''
  const read = await readBody(body, coding, options.maxBytes, signal)
  return read.complete
    ? { kind: 'ok', url, headers, contentType, body: read.bytes }
    : { kind: 'too_large', url, headers, body: read.bytes }
}

const flatten = (raw: Dispatcher.ResponseData['headers']): ResponseHeaders =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

const isWanted = (contentType: string, accept: readonly string[]): boolean => {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  return accept.includes('*/*') || accept.includes(type)
}
