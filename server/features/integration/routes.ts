import type { integrationApi, SiteProgress } from '@foyer/shared/api/integration.ts'
import { reindex } from '@foyer/shared/copy/integration.ts'
import { requestReading } from '#server/features/site/commands.ts'
import { countPassages, findSite, listPages } from '#server/features/site/queries.ts'
import { pagesShown } from '#server/features/site/rules.ts'
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

/** How far the reading of the firm's site is, with the pages it has met. */
async function siteProgress(
  world: World,
  firmId: FirmId,
  siteUrl: string | null,
): Promise<SiteProgress> {
  return await world.db.asFirm(firmId, async (tx) => {
    const site = await findSite(tx, firmId)
    const pages = await listPages(tx, firmId, pagesShown)
    const version = site?.indexVersion ?? null
    return {
      state: site?.state ?? 'none',
      siteUrl,
      version,
      passages: version === null ? 0 : await countPassages(tx, firmId, version),
      pagesFound: site?.pagesFound ?? 0,
      pagesDone: site?.pagesDone ?? 0,
      startedAt: iso(site?.startedAt),
      finishedAt: iso(site?.finishedAt),
      failure: site?.failure ?? null,
      pages: pages.map(({ url, title, status, note, passages, readAt }) => ({
        url,
        title,
        status,
        note,
        passages,
        readAt: iso(readAt),
      })),
    }
  })
}

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
      return { success: true as const, site: await siteProgress(world, firmId, firm.siteUrl) }
    },
  }
}
