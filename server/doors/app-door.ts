import { appApi } from '@foyer/shared/api/index.ts'
import { apiBase } from '@foyer/shared/paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findMember } from '#server/features/account/queries.ts'
import { accountRoutes } from '#server/features/account/routes.ts'
import { firmAppointmentRoutes } from '#server/features/appointments/routes.ts'
import { assistantRoutes } from '#server/features/assistant/routes.ts'
import { billingRoutes, mountPaymentsWebhook } from '#server/features/billing/routes.ts'
import { firmConversationRoutes } from '#server/features/conversations/routes.ts'
import { firmDocumentRoutes } from '#server/features/documents/routes.ts'
import { integrationRoutes } from '#server/features/integration/routes.ts'
import { leadRoutes } from '#server/features/leads/routes.ts'
import { firmMessageRoutes } from '#server/features/messages/routes.ts'
import { onboardingRoutes } from '#server/features/onboarding/routes.ts'
import { overviewRoutes } from '#server/features/overview/routes.ts'
import { placesRoutes } from '#server/features/places/routes.ts'
import { profileRoutes } from '#server/features/profile/routes.ts'
import { promptRoutes } from '#server/features/prompt/routes.ts'
import { siteRoutes } from '#server/features/site/routes.ts'
import { questionRoutes } from '#server/features/questions/routes.ts'
import { createDoor, type DoorOptions } from '#server/platform/door.ts'
import { Failure } from '#server/platform/failure.ts'
import { mount } from '#server/platform/serve.ts'
import { createGates } from '#server/platform/session-gate.ts'
import { sendStaticFile, type StaticFile } from '#server/platform/static-files.ts'
import type { World } from '#server/world.ts'
import { contentPolicy } from './content-policy.ts'

/** Paths of the single-page app that exist; any other is answered with its 404 page and status. */
const appPages =
  /^\/(?:signin|signup|forgot-password|reset-password|verify-email|confirm-mailbox|dashboard(?:\/.*)?)?$/

/** `policy` is the pages' content policy. */
function servePages(
  door: FastifyInstance,
  files: ReadonlyMap<string, StaticFile>,
  policy: string,
): void {
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    const asset = files.get(path.slice(1))
    if (asset !== undefined && path !== '/index.html') {
      const cacheControl = path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600'
      // The popup's last page keeps the opener's window in reach, so it names no opener policy.
      if (path.endsWith('.html')) reply.header('content-security-policy', policy)
      return await sendStaticFile(request, reply, { file: asset, cacheControl })
    }
    const shell = files.get('index.html')
    if (shell === undefined || path.startsWith(`${apiBase}/`)) return reply.callNotFound()
    reply
      .code(appPages.test(path) ? 200 : 404)
      .header('content-security-policy', policy)
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    return await sendStaticFile(request, reply, { file: shell, cacheControl: 'no-cache' })
  }
  door.get('/*', page)
}

/** Visitors are the widget door's. */
const noVisitor = () => Promise.reject(new Failure('account/authentication-required'))

/** What the app door serves beside its API. */
export type AppFiles = {
  pages: ReadonlyMap<string, StaticFile>
  /** Adds the development page of the outbox, where mail goes there. */
  mountOutbox?: (door: FastifyInstance) => void
}

/** The app door: public site, dashboard and their API; the only one that sees a firm's sign-in. */
export async function appDoor(
  world: World,
  options: DoorOptions,
  { pages, mountOutbox }: AppFiles,
): Promise<FastifyInstance> {
  const door = await createDoor(options)
  await world.identity.mount(door)
  const gates = createGates({
    identity: world.identity,
    findMember: (uid) => world.db.lookUp((db) => findMember(db, uid)),
    administratorUid: world.config.administratorUid,
  })
  mount(door, apiBase, appApi, {
    handlers: {
      ...accountRoutes(world),
      ...onboardingRoutes(world),
      ...placesRoutes(),
      ...profileRoutes(world),
      ...overviewRoutes(world),
      ...leadRoutes(world),
      ...firmMessageRoutes(world),
      ...questionRoutes(world),
      ...firmAppointmentRoutes(world),
      ...firmConversationRoutes(world),
      ...firmDocumentRoutes(world),
      ...integrationRoutes(world),
      ...siteRoutes(world),
      ...promptRoutes(world),
      ...assistantRoutes(world),
      ...billingRoutes(world),
    },
    gates: { ...gates, visitor: noVisitor },
  })
  await mountPaymentsWebhook(door, world)
  mountOutbox?.(door)
  servePages(door, pages, contentPolicy(world.config))
  return door
}
