import { identityPaths } from '@foyer/shared/paths.ts'
import { minutes } from '@foyer/shared/facts/time.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ratePrefix } from '#server/platform/door.ts'
import { IdentityRefusal } from '../refusal.ts'
import { mountChooser } from './chooser.ts'
import { questionsPerMinute, startsPerMinute, tryLife } from './limits.ts'
import { cookiesOf, finish, type GoogleParts, settleWith } from './popup.ts'
import type { Provider, Refused } from './provider.ts'
import {
  askTry,
  type BegunTry,
  beginTry,
  cookieOf,
  findReturned,
  refuseTry,
  type Standing,
} from './tries.ts'

/** Where the popup's work for Google begins within the identity's address space. */
const within = (path: string) => path.slice(identityPaths.base.length)

/** Keeps the try's secret in this browser, for the way to Google and the page's questions alone. */
function bind(reply: FastifyReply, { google }: GoogleParts, { name, binding }: BegunTry): void {
  const secure = google.appOrigin.startsWith('https:') ? '; Secure' : ''
  const life = `Max-Age=${tryLife / 1_000}; Path=${identityPaths.base}/google`
  const cookie = `${cookieOf(name)}=${binding}; ${life}; HttpOnly; SameSite=Lax${secure}`
  reply.header('set-cookie', cookie)
}

/** This door's origin by the name the browser uses for it; undefined for a name that is not authorized. */
function originOf(
  { google, authorizedDomains }: GoogleParts,
  request: FastifyRequest,
): string | undefined {
  const app = new URL(google.appOrigin)
  if (request.hostname === app.hostname) return app.origin
  if (!authorizedDomains.includes(request.hostname)) return undefined
  return `${app.protocol}//${request.host}`
}

const Start = z.object({ event: z.string() })
const Callback = z.object({ state: z.string() })

/** Sends the popup to the provider, or the chooser; where that cannot be, its opener hears why. */
async function start(parts: GoogleParts, request: FastifyRequest, reply: FastifyReply) {
  const query = Start.safeParse(request.query)
  const begun = query.success ? await beginTry(parts, query.data.event) : undefined
  if (begun === undefined) return finish(reply)
  bind(reply, parts, begun)
  const address = await firstAddress(parts, request, begun)
  if (address.outcome === 'address') return reply.redirect(address.href, 303)
  await refuseTry(parts, begun.name, address)
  return finish(reply, begun.name)
}

async function firstAddress(parts: GoogleParts, request: FastifyRequest, begun: BegunTry) {
  const origin = originOf(parts, request)
  const { state, checks } = begun
  if (origin === undefined)
    return { outcome: 'refused', code: 'auth/unauthorized-domain' } satisfies Refused
  if (parts.google.way.kind === 'chooser')
    return { outcome: 'address', href: `${identityPaths.googleChoose}?state=${state}` } as const
  const redirectUri = origin + identityPaths.googleCallback
  return await parts.google.way.provider.addressFor({ state, redirectUri }, checks)
}

/** Takes the provider's answer, from the browser that was sent there and once. */
async function comeBack(
  parts: GoogleParts,
  provider: Provider,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const query = Callback.safeParse(request.query)
  const origin = originOf(parts, request)
  if (!query.success || origin === undefined) return finish(reply)
  const returned = await findReturned(parts, query.data.state, cookiesOf(request))
  if (returned === undefined) return finish(reply)
  if (returned.outcome === 'open') {
    const { name, state, checks } = returned
    const arrived = new URL(request.url, origin)
    await settleWith(parts, name, await provider.whoCame(arrived, { ...checks, state }))
  }
  return finish(reply, returned.name)
}

const perMinute = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: minutes(1),
    keyGenerator: (request: FastifyRequest) => ratePrefix(request.ip),
  },
})

/** Pages that a popup walks through: trouble ends on the last of them, never in a person's face. */
function mountPopup(scope: FastifyInstance, parts: GoogleParts): void {
  const { way } = parts.google
  scope.setErrorHandler(async (error, request, reply) => {
    request.log.error({ requestId: request.id, err: error }, 'on the way to Google and back')
    return await finish(reply)
  })
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('referrer-policy', 'no-referrer')
  })
  scope.get(
    within(identityPaths.googleStart),
    { config: perMinute(startsPerMinute) },
    async (request, reply) => start(parts, request, reply),
  )
  if (way.kind === 'chooser') return mountChooser(scope, parts)
  scope.get(within(identityPaths.googleCallback), async (request, reply) =>
    comeBack(parts, way.provider, { request, reply }),
  )
}

const Question = z.object({ event: z.string() })

/** How a try stands, to the page that began it. */
async function answer(parts: GoogleParts, request: FastifyRequest): Promise<Standing> {
  const question = Question.safeParse(request.body)
  if (!question.success) throw new IdentityRefusal('EVENT_NOT_FOUND')
  const standing = await askTry(parts, question.data.event, cookiesOf(request))
  if (standing === undefined) throw new IdentityRefusal('EVENT_NOT_FOUND')
  return standing
}

/** Serves the way to Google and back, and the opener's question after its outcome. */
export async function mountGoogle(scope: FastifyInstance, parts: GoogleParts): Promise<void> {
  await scope.register(async (popup) => mountPopup(popup, parts))
  scope.post(
    within(identityPaths.googleResult),
    { config: perMinute(questionsPerMinute) },
    (request) => answer(parts, request),
  )
}
