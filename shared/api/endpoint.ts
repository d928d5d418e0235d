import type { z } from 'zod'

/**
 * Who may call an endpoint. `public`: anybody. `visitor`: the bearer of one chat session's secret.
 * `user`: a signed-in person, with or without a firm. `member`: a signed-in person of a firm.
 * `administrator`: the one identity that edits the system prompt.
 */
export type Access = 'public' | 'visitor' | 'user' | 'member' | 'administrator'

/** At most `max` calls per `windowMs` milliseconds from one address. */
export type Rate = { max: number; windowMs: number }

/** One row of the contract: everything both sides must agree on about one call. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API's base path; parameters as `:name`. */
  path: `/${string}`
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  reply: z.ZodType
  /** The status of a success; 200 unless told, and 204 sends no body. */
  status?: 200 | 201 | 204
  /** Also answers `Accept: text/event-stream`, one event a line of {@link reply}'s making. */
  stream?: true
  rate?: Rate
  /** The browser sends it even while its page is closing; its body stays under 64 kB. */
  outlivesPage?: true
  /** Largest body in bytes, where the door's own limit is too generous. */
  bodyLimit?: number
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives once the contract has checked the request. */
export type ParsedInput<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a caller sends: only the parts that the endpoint has. */
export type SentInput<E extends Endpoint> = Present<{
  params: Sent<E['params']>
  query: Sent<E['query']>
  body: Sent<E['body']>
}>

/** What a handler returns, before serialisation. */
export type HandlerReply<E extends Endpoint> = z.input<E['reply']>

/** What a caller reads. */
export type Reply<E extends Endpoint> = z.output<E['reply']>

/** Keeps the literal types of a contract row. */
export function endpoint<const E extends Endpoint>(row: E): E {
  return row
}
