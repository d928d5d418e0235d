import type { siteApi } from '@foyer/shared/api/site.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { changeSite } from './commands.ts'

/** The address of the firm's website. */
export function siteRoutes(world: World): AppHandlers<typeof siteApi> {
  return {
    changeSite: async ({ params: { id: integrationId }, body }, { firmId }) => ({
      success: true as const,
      ...(await changeSite(world, { firmId, integrationId }, body.siteUrl)),
    }),
  }
}
