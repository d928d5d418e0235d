import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityRefusalCode } from '@foyer/shared/copy/identity.ts'
import { identityPaths } from '@foyer/shared/paths.ts'
import { isDatabaseAway } from '#server/platform/database.ts'
import type { Google } from './google/popup.ts'
import { mountGoogle } from './google/routes.ts'
import { queueSeconds } from './limits.ts'
import { formOperation, operations } from './operations.ts'
import type { Parts } from './parts.ts'
import { IdentityRefusal, refusalReply } from './refusal.ts'

/** The calls the SDK makes of itself, while a page loads or a token grows old. */
const byItself = /\/v1\/(?:accounts:lookup|token)(?:\?|$)/

/**
 * The refusal an error becomes. The SDK signs a person out for every code it gets while a page loads
 * or a token is refreshed, except for a failed network: so that is what a busy or restarting server
 * says there.
 */
function codeOf(error: unknown, request: FastifyRequest): IdentityRefusalCode {
  if (error instanceof IdentityRefusal) return error.code
  if (isDatabaseAway(error)) return 'NETWORK_REQUEST_FAILED'
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500
  if (status === 429)
    return byItself.test(request.url) ? 'NETWORK_REQUEST_FAILED' : 'TOO_MANY_ATTEMPTS_TRY_LATER'
  if (status < 500) return 'INVALID_ARGUMENT'
  request.log.error({ requestId: request.id, err: error }, 'unexpected')
  return 'NETWORK_REQUEST_FAILED'
}

async function refuse(
  reply: FastifyReply,
  code: IdentityRefusalCode,
  retryAfterSeconds = queueSeconds,
): Promise<FastifyReply> {
  const { status, body } = refusalReply(code)
  if (status === 429 || status === 503) reply.header('retry-after', String(retryAfterSeconds))
  return await reply.code(status).send(body)
}

/**
 * What takes a form, too. Nothing else does: any page may have its visitors' browsers send one here,
 * and would ask, guess and be locked out in their names.
 */
async function mountForms(
  scope: FastifyInstance,
  parts: Parts,
  google: Google | null,
): Promise<void> {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  const { method, url, operation } = formOperation
  scope.route({ method, url, handler: (request) => operation(parts, request) })
  if (google !== null) await mountGoogle(scope, { ...parts, google })
}

/** Serves the REST subset of Firebase Auth that the official SDK calls, with Firebase's errors. */
export async function mountIdentity(
  door: FastifyInstance,
  parts: Parts,
  google: Google | null,
): Promise<void> {
  await door.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        const wait = error instanceof IdentityRefusal ? error.retryAfterSeconds : undefined
        return refuse(reply, codeOf(error, request), wait)
      })
      scope.all('/*', (_request, reply) => refuse(reply, 'OPERATION_NOT_ALLOWED'))
      for (const { method, url, operation } of operations)
        scope.route({ method, url, handler: (request) => operation(parts, request) })
      await scope.register((forms) => mountForms(forms, parts, google))
    },
    { prefix: identityPaths.base },
  )
}
