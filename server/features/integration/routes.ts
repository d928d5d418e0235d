import type { integrationApi } from '@foyer/shared/api/integration.ts'
import { reindex } from '@foyer/shared/copy/integration.ts'
import { requestReading } from '#server/features/site/commands.ts'
import { siteProgress } from '#server/features/site/queries.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { findIntegration } from './queries.ts'
import { domainOf, snippetOf } from './rules.ts'

async function getIntegration(world: World, firmId: FirmId, id: string) {
  const found = await world.db.asFirm(firmId, (tx) => findIntegration(tx, firmId, id))
  if (found === undefined) throw new Failure('request/not-found')
  return found
}

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** The firm's snippet and the reading of its site. */
export function integrationRoutes(world: World): AppHandlers<typeof integrationApi> {
  return {
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
