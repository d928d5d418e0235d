import type { IncomingHttpHeaders } from 'node:http'
import { widgetApi } from '@foyer/shared/api/index.ts'
import { widgetApiBase, widgetPaths } from '@foyer/shared/paths.ts'
import { readableOn } from '@foyer/shared/rules/colour-contrast.ts'
import type { FastifyInstance } from 'fastify'
import { appointmentRoutes } from '#server/features/appointments/routes.ts'
import { findLogo } from '#server/features/assistant/queries.ts'
import { firmOfToken, noteSnippetSeen } from '#server/features/conversations/commands/sessions.ts'
import { conversationRoutes, visitorGate } from '#server/features/conversations/routes.ts'
import { allowedHosts, frameAncestors } from '#server/features/conversations/rules.ts'
import { documentRoutes } from '#server/features/documents/routes.ts'
import { registerUploads } from '#server/platform/uploads.ts'
import { messageRoutes } from '#server/features/messages/routes.ts'
import { createDoor, type DoorOptions } from '#server/platform/door.ts'
import { Failure } from '#server/platform/failure.ts'
import { mount } from '#server/platform/serve.ts'
import { sendStaticFile } from '#server/platform/static-files.ts'
import type { World } from '#server/world.ts'
import type { WidgetBuild } from './widget-build.ts'

const refuse = () => Promise.reject(new Failure('account/authentication-required'))

/** The address of the page a request came from, as far as its browser says. */
const pageOf = (headers: IncomingHttpHeaders): string => headers.referer ?? headers.origin ?? ''

/** The loader: the one script a firm's page runs. Cached shortly, so that a fix arrives the same hour. */
function serveLoader(door: FastifyInstance, build: WidgetBuild): void {
  door.get(widgetPaths.loader, async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return await sendStaticFile(request, reply, {
      file: build.loader,
      cacheControl: 'public, max-age=3600',
    })
  })
}

/** A name of at most 160 bytes, cut between characters. */
function shortName(name: string): string {
  const letters = Array.from(name)
  while (Buffer.byteLength(letters.join('')) > 160) letters.pop()
  return letters.join('')
}

/** The firm's look, in at most 300 bytes, for the launcher: cacheable, without cookies. */
function serveLook(door: FastifyInstance, world: World): void {
  door.get<{ Params: { token: string } }>('/look/:token', async (request, reply) => {
    const firm = await firmOfToken(world, request.params.token)
    await noteSnippetSeen(world, firm, pageOf(request.headers))
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=300')
    return {
      n: shortName(firm.displayName ?? firm.name),
      c: firm.colorPrimary,
      o: readableOn(firm.colorPrimary),
      p: firm.launcherPosition,
    }
  })
}

/** The firm's logo, under an address that changes with it. It is a picture and can be nothing else. */
function serveLogo(door: FastifyInstance, world: World): void {
  door.get<{ Params: { token: string; sha: string } }>(
    '/logo/:token/:sha',
    async (request, reply) => {
      const { token, sha } = request.params
      const { firmId } = await firmOfToken(world, token)
      const logo = await world.db.asFirm(firmId, (tx) => findLogo(tx, firmId, sha))
      if (logo === undefined) throw new Failure('request/not-found')
      return await reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .type(logo.mimeType)
        .send(Buffer.from(logo.data))
    },
  )
}

/** The chat's own page: only the firm's sites may frame it, and only its own script runs in it. */
function serveFrame(door: FastifyInstance, world: World, build: WidgetBuild): void {
  door.get<{ Params: { token: string } }>('/frame/:token', async (request, reply) => {
    const firm = await firmOfToken(world, request.params.token)
    reply
      .header('content-security-policy', build.policy(frameAncestors(allowedHosts(firm))))
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=()')
      .header('referrer-policy', 'no-referrer')
    return await sendStaticFile(request, reply, {
      file: build.frame,
      cacheControl: 'private, max-age=300',
    })
  })
  for (const [name, file] of build.parts)
    door.get(`/${name}`, async (request, reply) =>
      sendStaticFile(request, reply, { file, cacheControl: 'public, max-age=31536000, immutable' }),
    )
}

/** The widget door: what a firm's visitors meet. It never sees a firm's sign-in. */
export async function widgetDoor(
  world: World,
  options: DoorOptions,
  build: WidgetBuild,
): Promise<FastifyInstance> {
  const door = await createDoor(options)
  serveLoader(door, build)
  serveLook(door, world)
  serveLogo(door, world)
  serveFrame(door, world, build)
  await registerUploads(door, world.config.dataFolder)
  mount(door, widgetApiBase, widgetApi, {
    handlers: {
      ...conversationRoutes(world),
      ...messageRoutes(world),
      ...appointmentRoutes(world),
      ...documentRoutes(world),
    },
    gates: { visitor: visitorGate(world), user: refuse, member: refuse, administrator: refuse },
  })
  return door
}
