import type { Endpoint, HandlerReply, ParsedInput } from '@foyer/shared/api/endpoint.ts'
import { storable } from '@foyer/shared/rules/storable-text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from './failure.ts'

/** Endpoints by name: one part of the contract table. */
export type Endpoints = Record<string, Endpoint>

/** What a gate proves about a caller, by the endpoint's access. */
export type Gates<Member, User, Visitor> = {
  user(request: FastifyRequest): Promise<User>
  member(request: FastifyRequest): Promise<Member>
  administrator(request: FastifyRequest): Promise<User>
  visitor(request: FastifyRequest): Promise<Visitor>
}

type Proved<E extends Endpoint, M, U, V> = E['access'] extends 'member'
  ? M
  : E['access'] extends 'user' | 'administrator'
    ? U
    : E['access'] extends 'visitor'
      ? V
      : undefined

/** The raw exchange, for streams, and the gate once more, for an answer that lasts long. */
export type Exchange<Caller> = {
  request: FastifyRequest
  reply: FastifyReply
  /** Asks the row's gate again. @throws Failure where it would no longer let the caller in. */
  proveAgain(): Promise<Caller>
}

/**
 * Answers one endpoint: parsed input, the proved caller, and the exchange. A row that streams answers
 * `undefined` once `streamEvents` has ended, which may be long after.
 */
export type Handler<E extends Endpoint, M, U, V> = (
  input: ParsedInput<E>,
  caller: Proved<E, M, U, V>,
  exchange: Exchange<Proved<E, M, U, V>>,
) => Promise<HandlerReply<E> | undefined>

/** A handler for every endpoint of a table; a missing one does not compile. */
export type Handlers<T extends Endpoints, M, U, V> = {
  [K in keyof T]: Handler<T[K], M, U, V>
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(storable(value ?? {}))
  if (parsed.success) return parsed.data
  throw new Failure('request/invalid', {
    details: parsed.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      message: issue.message,
    })),
  })
}

/**
 * A malformed id in an address answers like an absent one, so that nothing tells the two apart
 * (design section 7).
 */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Failure('request/not-found')
  return parsed.data
}

/**
 * fast-json-stringify answers 500 for an extra key beside `additionalProperties: false` under
 * `anyOf`; without the keyword such keys are simply left out (docs/measurements.md, Web stack).
 */
function withoutClosedObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutClosedObjects)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'additionalProperties' && key !== '$schema' && key !== 'format')
      .map(([key, value]) => [key, withoutClosedObjects(value)]),
  )
}

/** What a row's replies may hold, as JSON Schema. */
export function replySchema(row: Endpoint): Record<string, unknown> {
  return withoutClosedObjects(z.toJSONSchema(row.reply, { io: 'output' })) as Record<
    string,
    unknown
  >
}

/**
 * Sends a row's replies. What writes them is made for the first: for all rows together that takes 0.2 s,
 * which no start should wait for (docs/decisions/076).
 */
function replySender(row: Endpoint): (reply: FastifyReply, body: unknown) => FastifyReply {
  let schema: Record<string, unknown> | undefined
  return (reply, body) => {
    if (row.status === 204) return reply.code(204).send()
    const text = reply.serializeInput(
      body as Record<string, unknown>,
      (schema ??= replySchema(row)),
    )
    return reply
      .code(row.status ?? 200)
      .type('application/json; charset=utf-8')
      .send(text)
  }
}

/** Mounts every endpoint of `table` under `base`: limits, gate, parsing, handler, serialisation. */
export function mount<T extends Endpoints, M, U, V>(
  door: FastifyInstance,
  base: string,
  table: T,
  { handlers, gates }: { handlers: Handlers<T, M, U, V>; gates: Gates<M, U, V> },
): void {
  for (const name of Object.keys(table) as (keyof T & string)[]) {
    const row: Endpoint = table[name] as Endpoint
    const answer = handlers[name] as unknown as (
      input: unknown,
      caller: unknown,
      exchange: unknown,
    ) => Promise<unknown>
    const send = replySender(row)
    door.route({
      method: row.method,
      url: base + row.path,
      ...(row.bodyLimit === undefined ? {} : { bodyLimit: row.bodyLimit }),
      config:
        row.rate === undefined
          ? {}
          : { rateLimit: { max: row.rate.max, timeWindow: row.rate.windowMs } },
      handler: async (request, reply) => {
        const prove = async () =>
          row.access === 'public' ? undefined : await gates[row.access](request)
        const caller = await prove()
        const input = {
          params: parseParams(row.params, request.params),
          query: parse(row.query, request.query),
          body: parse(row.body, request.body),
        }
        const result = await answer(input, caller, { request, reply, proveAgain: prove })
        if (reply.sent || reply.raw.headersSent) return reply
        return send(reply, result)
      },
    })
  }
}
