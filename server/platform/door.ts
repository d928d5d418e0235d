import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import { errors } from '@foyer/shared/copy/errors.ts'
import type { ErrorReply } from '@foyer/shared/api/shapes.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import ipaddr from 'ipaddr.js'
import { isDatabaseAway } from './database.ts'
import { Failure } from './failure.ts'
import type { Log } from './log.ts'
import { usualHeaders } from './usual-headers.ts'

/** Settings that every door shares. */
export type DoorOptions = {
  log: Log
  trustedProxies: string[]
  rateLimitExempt: string[]
  /** Where this door stands for browsers; an https one asks them never to come by http again. */
  origin?: string
  /** True while the process takes requests and its parts answer. */
  isReady: () => Promise<boolean>
}

/** Largest body of a call that says nothing else: 64 kB, ample for JSON of this product. */
const bodyLimit = 64 * 1024
/** Calls a minute from one address that no row of the contract limits further. */
const callsPerMinute = 600

/**
 * The address a rate is counted by: IPv4 whole, IPv6 by its /64, which is what one customer of a
 * provider holds (docs/measurements.md, Identity).
 */
export function ratePrefix(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':')
}

function toFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error
  if (isDatabaseAway(error)) return new Failure('server/unavailable', { retryAfterSeconds: 2 })
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  const statusCode = 'statusCode' in error ? Number(error.statusCode) : undefined
  if (statusCode === 429) return new Failure('request/too-fast')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Failure('request/too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Failure('request/not-json')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Failure('request/invalid')
  return undefined
}

/** The one shape of every refusal; anything that is not from the catalogue is a bug and says no more. */
export function errorReply(
  error: unknown,
  request: FastifyRequest,
): { status: number; body: ErrorReply } {
  const failure = toFailure(error)
  const code = failure?.code ?? 'server/unexpected'
  if (failure === undefined) request.log.error({ requestId: request.id, err: error }, 'unexpected')
  return {
    status: errors[code].status,
    body: {
      success: false,
      error: code,
      message: errors[code].message,
      ...(failure?.details === undefined ? {} : { details: [...failure.details] }),
      requestId: request.id,
    },
  }
}

function answerErrors(door: FastifyInstance): void {
  door.setErrorHandler(async (error, request, reply) => {
    const { status, body } = errorReply(error, request)
    if (error instanceof Failure && error.retryAfterSeconds !== undefined)
      reply.header('retry-after', String(error.retryAfterSeconds))
    else if (status === 503) reply.header('retry-after', '2')
    return await reply.code(status).type('application/json').serializer(JSON.stringify).send(body)
  })
  door.setNotFoundHandler(async (request, reply) => {
    const { status, body } = errorReply(new Failure('request/not-found'), request)
    return await reply.code(status).send(body)
  })
}

/** JSON, with nothing at all counting as no body: some calls send only the content type. */
function readJson(door: FastifyInstance): void {
  const parse = door.getDefaultJsonParser('error', 'error')
  door.removeContentTypeParser('application/json')
  door.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    return text === '' ? done(null, undefined) : parse(request, text, done)
  })
}

type Headers = Readonly<Record<string, string>>

/** What every answer of a door carries. A year is what browsers ask for to keep the promise by heart. */
function headersOf({ origin }: DoorOptions): Headers {
  if (origin?.startsWith('https:') !== true) return usualHeaders
  return { ...usualHeaders, 'strict-transport-security': 'max-age=31536000' }
}

/** Security headers of every answer; a door adds its own content policy. */
function addHeaders(door: FastifyInstance, headers: Headers): void {
  door.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/** A document, and what its answer says beside the usual headers. */
type DrawnDocument = { html: string; headers: Headers }

/** What a door shows for an address that cannot be read; undefined where its answer is for a program. */
export type DrawUnreadable = (request: FastifyRequest) => DrawnDocument | undefined

/** An address that cannot be read comes to no route and no hook: it is answered here, like others. */
const answerUnreadable =
  (usual: Headers, draw: DrawUnreadable) =>
  async (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { html, headers } = draw(request) ?? { html: undefined, headers: {} }
    reply.headers({ ...usual, ...headers })
    if (html !== undefined)
      return void (await reply.code(404).type('text/html; charset=utf-8').send(html))
    const { status, body } = errorReply(new Failure('request/not-found'), request)
    await reply.code(status).type('application/json').send(JSON.stringify(body))
  }

/** Makes a door: an HTTP application for one origin, with the limits and errors all doors share. */
export async function createDoor(
  options: DoorOptions,
  drawUnreadable: DrawUnreadable = () => undefined,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log
  const headers = headersOf(options)
  const door = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable(headers, drawUnreadable),
    bodyLimit,
    trustProxy: options.trustedProxies.length === 0 ? false : options.trustedProxies,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_100 },
  })
  answerErrors(door)
  readJson(door)
  addHeaders(door, headers)
  await door.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => ratePrefix(request.ip),
    allowList: (request) => options.rateLimitExempt.includes(request.ip),
  })
  door.get('/healthz', async () => ({ status: 'alive' }))
  door.get('/readyz', async (_request, reply) => {
    const ready = await options.isReady()
    return await reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  return door
}
