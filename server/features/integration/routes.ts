import type { integrationApi } from '@foyer/shared/api/integration.ts'
import { reindex } from '@foyer/shared/copy/integration.ts'
import { snippetOf } from '@foyer/shared/snippet.ts'
import { requestReading } from '#server/features/site/commands.ts'
import { siteProgress } from '#server/features/site/queries.ts'
import type { Admission } from '#server/platform/admission.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { checkInstallation } from './commands.ts'
import { findIntegration } from './queries.ts'
import { domainOf } from './rules.ts'

async function getIntegration(world: World, firmId: FirmId, id: string) {
  const found = await world.db.asFirm(firmId, (tx) => findIntegration(tx, firmId, id))
  if (found === undefined) throw new Failure('request/not-found')
  return found
}

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** The firm's snippet and the reading of its site; and whether a page has the chat, for everybody. */
export function integrationRoutes(
  world: World,
  checks: Admission,
): AppHandlers<typeof integrationApi> {
  return {
    checkInstallation: async ({ body }, _caller, { request }) => ({
      success: true as const,
      check: await checkInstallation(world, checks, { url: body.url, network: request.ip }),
    }),
    getSnippet: async ({ params }, { firmId }) => {
      const firm = await getIntegration(world, firmId, params.id)
      return {
        success: true as const,
        snippetCode: snippetOf(world.config.origins.widget, firm.token),
        domain: domainOf(firm.siteUrl),
        isActive: firm.snippetSeenAt !== null,
        lastSeenAt: iso(firm.snippetSeenAt),
      }
    },
    reindexSite: async ({ params }, { firmId }) => {
      const firm = await getIntegration(world, firmId, params.integrationId)
      if (firm.siteUrl === null) throw new Failure('integration/site-missing')
      if (!(await requestReading(world, firmId))) throw new Failure('integration/already-reading')
      return { success: true as const, message: reindex.started }
    },
    getSite: async ({ params }, { firmId }) => {
      const firm = await getIntegration(world, firmId, params.id)
      const site = await world.db.asFirm(firmId, (tx) => siteProgress(tx, firmId, firm.siteUrl))
      return { success: true as const, site }
    },
  }
}
