import { appApi } from '@foyer/shared/api/index.ts'
import { apiBase } from '@foyer/shared/paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findMember } from '#server/features/account/queries.ts'
import { accountRoutes } from '#server/features/account/routes.ts'
import { firmAppointmentRoutes } from '#server/features/appointments/routes.ts'
import { assistantRoutes } from '#server/features/assistant/routes.ts'
import { openBlog } from '#server/features/blog/commands.ts'
import { billingRoutes, mountPaymentsWebhook } from '#server/features/billing/routes.ts'
import { contactRoutes } from '#server/features/contact/routes.ts'
import { firmConversationRoutes } from '#server/features/conversations/routes.ts'
import { firmDocumentRoutes } from '#server/features/documents/routes.ts'
import { openChecks } from '#server/features/integration/commands.ts'
import { integrationRoutes } from '#server/features/integration/routes.ts'
import { leadRoutes } from '#server/features/leads/routes.ts'
import { firmMessageRoutes } from '#server/features/messages/routes.ts'
import { modelRoutes } from '#server/features/model/routes.ts'
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
import { mountBlogPages } from './blog-pages.ts'
import { contentPolicy } from './content-policy.ts'
import { mountPublicForms } from './public-forms.ts'
import { leadTo, lostPage, mountPublicPages, pageSender } from './public-pages.ts'
import type { OpenedSite } from './public-site.ts'

/** Paths of the single-page app; any other is the public site's, or leads nowhere. */
const appPages =
  /^\/(?:signin|signup|forgot-password|reset-password|verify-email|confirm-mailbox|dashboard(?:\/.*)?)$/

/**
 * The application's documents, every built file, and the 404 page for all that leads nowhere. `policy`
 * is the application's content policy.
 */
function servePages(
  door: FastifyInstance,
  { pages, publicSite }: Pick<AppFiles, 'pages' | 'publicSite'>,
  policy: string,
): void {
  const notFound = {
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(publicSite.site.notFound),
  }
  const send = pageSender(publicSite.policy)
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    const asset = pages.get(path.slice(1)) ?? publicSite.files.get(path.slice(1))
    if (asset !== undefined && path !== '/app.html') {
      const cacheControl = path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600'
      // The popup's last page keeps the opener's window in reach, so it names no opener policy.
      if (path.endsWith('.html')) reply.header('content-security-policy', policy)
      return await sendStaticFile(request, reply, { file: asset, cacheControl })
    }
    if (path.startsWith(`${apiBase}/`)) return reply.callNotFound()
    const withoutSlash = path.replace(/\/$/, '')
    if (!appPages.test(path) && appPages.test(withoutSlash))
      return leadTo(withoutSlash, request, reply)
    const shell = pages.get('app.html')
    if (shell === undefined || !appPages.test(path))
      return await send(request, reply, { file: notFound, status: 404 })
    reply
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
  /** The application's files. */
  pages: ReadonlyMap<string, StaticFile>
  publicSite: OpenedSite
  /** Adds the development page of the outbox, where mail goes there. */
  mountOutbox?: (door: FastifyInstance) => void
}

/** The app door: public site, dashboard and their API; the only one that sees a firm's sign-in. */
export async function appDoor(
  world: World,
  options: DoorOptions,
  { pages, publicSite, mountOutbox }: AppFiles,
): Promise<FastifyInstance> {
  const door = await createDoor(options, lostPage(publicSite))
  await world.identity.mount(door)
  const gates = createGates({
    identity: world.identity,
    findMember: (uid) => world.db.lookUp((db) => findMember(db, uid)),
    administratorUid: world.config.administratorUid,
  })
  const checks = openChecks()
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
      ...modelRoutes(world),
      ...firmDocumentRoutes(world),
      ...integrationRoutes(world, checks),
      ...siteRoutes(world),
      ...promptRoutes(world),
      ...assistantRoutes(world),
      ...billingRoutes(world),
      ...contactRoutes(world),
    },
    gates: { ...gates, visitor: noVisitor },
  })
  await mountPaymentsWebhook(door, world)
  mountOutbox?.(door)
  const blog = openBlog(world)
  mountPublicPages(door, publicSite, blog.list)
  mountBlogPages(door, publicSite, blog)
  await mountPublicForms(door, world, { publicSite, checks })
  servePages(door, { pages, publicSite }, contentPolicy(world.config))
  return door
}
