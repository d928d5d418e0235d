import type { appApi } from '@foyer/shared/api/index.ts'
import type { Endpoint, Reply, SentInput } from '@foyer/shared/api/endpoint.ts'
import type { ApiTable, TableRow } from './api-table.ts'
import { CallFailed, networkFailure, readFailure } from './call-failed.ts'

type Caller<E extends Endpoint> = keyof SentInput<E> extends never
  ? (input?: undefined, signal?: AbortSignal) => Promise<Answer<E>>
  : (input: SentInput<E>, signal?: AbortSignal) => Promise<Answer<E>>

/** The reply; of a stream the open response, for whoever reads its events. */
type Answer<E extends Endpoint> = E extends { stream: true } ? Response : Reply<E>

/** The typed client: one function for each call of the contract. */
export type Client = { readonly [K in keyof typeof appApi]: Caller<(typeof appApi)[K]> }

/** What a call needs of the session. */
export type Credentials = {
  /** A token with enough life left, refreshed first where it has not; null where there is none. */
  freshToken: () => Promise<string | null>
  /** A new token after a 401; null where none could be had. */
  refreshToken: () => Promise<string | null>
  /** Ends the session here: the token is cleared and the person goes to sign in. */
  endSession: () => void
}

type Input = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: Record<string, unknown>
}

/**
 * Makes the client. A call answered 401 refreshes the token once and is made once more; if that
 * fails too, the session ends (specification 2, section 4). Refusals are thrown as `CallFailed`.
 */
export function createClient(table: ApiTable, credentials: Credentials): Client {
  const callers = Object.entries(table).map(([name, row]) => [
    name,
    (input: Input | undefined, signal: AbortSignal | undefined) =>
      call(row, credentials, input ?? {}, signal),
  ])
  // oxlint-disable-next-line no-unsafe-type-assertion -- table and types come from one contract
  return Object.fromEntries(callers) as Client
}

async function call(
  row: TableRow,
  credentials: Credentials,
  input: Input,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const token = row.open ? null : await credentials.freshToken()
  const first = await send(row, input, token, signal)
  if (first.status !== 401 || row.open) return readReply(row, first)

  const renewed = await credentials.refreshToken()
  const second = renewed === null ? first : await send(row, input, renewed, signal)
  if (second.status === 401) credentials.endSession()
  return readReply(row, second)
}

async function send(
  row: TableRow,
  input: Input,
  token: string | null,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (row.streams) headers.set('accept', 'text/event-stream')
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const options: RequestInit = {
    method: row.method,
    headers,
    signal: signal ?? null,
    keepalive: row.outlivesPage === true,
  }
  // Every call says that it is JSON, and nothing at all is not: a call without a payload sends {}.
  if (row.method !== 'GET') options.body = JSON.stringify(input.body ?? {})
  try {
    return await fetch(address(row.path, input), options)
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw networkFailure()
  }
}

function address(path: string, input: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`
}

async function readReply(row: TableRow, response: Response): Promise<unknown> {
  if (!response.ok) throw await readFailure(response)
  if (row.streams) return response
  if (response.status === 204) return null
  try {
    return await response.json()
  } catch {
    throw networkFailure()
  }
}

/** The sentence of a failure; `fallback` where it has none of its own. */
export function sentenceOf(failure: unknown, fallback: string): string {
  return failure instanceof CallFailed ? failure.message : fallback
}
