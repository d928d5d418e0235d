import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityRefusalCode } from '@foyer/shared/copy/identity.ts'
import { z } from 'zod'
import { isDatabaseAway } from '#server/platform/database.ts'
import { idTokenLife, queueSeconds } from './limits.ts'
import type { Parts } from './parts.ts'
import type { Account } from './queries.ts'
import { IdentityRefusal, refusalReply } from './refusal.ts'
import { checkIdToken, refreshSession } from './sessions.ts'
import { signInWithPassword } from './sign-in.ts'

/** Where on the app door the identity answers. */
export const identityBase = '/identity'

const SignIn = z.object({ email: z.string().default(''), password: z.string().default('') })
const Lookup = z.object({ idToken: z.string() })
const Refresh = z.object({ grant_type: z.string(), refresh_token: z.string().default('') })
const expiresIn = String(idTokenLife / 1_000)

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new IdentityRefusal('INVALID_ARGUMENT')
  return parsed.data
}

/** Firebase's view of an account. Its word for "has a password" is a hash nobody is shown. */
function describeAccount(account: Account) {
  const { uid, email, emailVerified, disabled } = account
  const hasPassword = account.passwordHash !== null
  return {
    localId: uid,
    email,
    emailVerified,
    disabled,
    ...(hasPassword ? { passwordHash: 'kept' } : {}),
    providerUserInfo: hasPassword
      ? [{ providerId: 'password', federatedId: email, email, rawId: email }]
      : [],
    validSince: String(Math.floor(account.validSince.getTime() / 1_000)),
    createdAt: String(account.createdAt.getTime()),
    lastLoginAt: String((account.lastSignInAt ?? account.createdAt).getTime()),
  }
}

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
    return request.url.includes(':signIn')
      ? 'TOO_MANY_ATTEMPTS_TRY_LATER'
      : 'NETWORK_REQUEST_FAILED'
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

/** What each operation answers, by its path. */
function operations(parts: Parts): Record<string, (request: FastifyRequest) => Promise<object>> {
  return {
    '/v1/accounts::signInWithPassword': async (request) => {
      const { email, password } = parse(SignIn, request.body)
      const given = { email, password, address: request.ip }
      const { account, idToken, refreshToken } = await signInWithPassword(parts, given)
      return {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        localId: account.uid,
        email: account.email,
        displayName: '',
        registered: true,
        idToken,
        refreshToken,
        expiresIn,
      }
    },
    '/v1/accounts::lookup': async (request) => {
      const checked = await checkIdToken(parts, parse(Lookup, request.body).idToken)
      if (checked.outcome === 'refused') throw new IdentityRefusal(checked.code)
      const users = [describeAccount(checked.account)]
      return { kind: 'identitytoolkit#GetAccountInfoResponse', users }
    },
    '/v1/token': async (request) => {
      const form = parse(Refresh, request.body)
      if (form.grant_type !== 'refresh_token') throw new IdentityRefusal('INVALID_GRANT_TYPE')
      if (form.refresh_token === '') throw new IdentityRefusal('MISSING_REFRESH_TOKEN')
      const { account, idToken, refreshToken } = await refreshSession(parts, form.refresh_token)
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        token_type: 'Bearer',
        expires_in: expiresIn,
        user_id: account.uid,
      }
    },
  }
}

/** Serves the REST subset of Firebase Auth that the official SDK calls, with Firebase's errors. */
export async function mountIdentity(door: FastifyInstance, parts: Parts): Promise<void> {
  await door.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) =>
          done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
      )
      scope.setErrorHandler((error, request, reply) => {
        const wait = error instanceof IdentityRefusal ? error.retryAfterSeconds : undefined
        return refuse(reply, codeOf(error, request), wait)
      })
      scope.all('/*', (_request, reply) => refuse(reply, 'OPERATION_NOT_ALLOWED'))
      for (const [url, handler] of Object.entries(operations(parts)))
        scope.route({ method: 'POST', url, handler })
    },
    { prefix: identityBase },
  )
}
