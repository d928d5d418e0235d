import type { overviewApi } from '@foyer/shared/api/overview.ts'
import { domainOf } from '#server/features/integration/rules.ts'
import { Failure } from '#server/platform/failure.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { proveMailbox } from './commands.ts'
import { findMemberOfFirm } from './queries.ts'
import { provesMailbox } from './rules.ts'

/** What the dashboard shows of the signed-in person and their firm. */
export function overviewRoutes(world: World): AppHandlers<typeof overviewApi> {
  return {
    getUserInfo: async (_input, { identity, firmId, userId }) => {
      const found = await world.db.asFirm(firmId, (tx) => findMemberOfFirm(tx, firmId, userId))
      if (found === undefined) throw new Failure('account/no-firm')
      const { user, firm } = found
      if (provesMailbox(identity, firm)) await proveMailbox(world, firmId)
      return {
        success: true as const,
        organization: firm.name,
        fullName: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        integrationId: firm.integrationId,
        domain: domainOf(firm.siteUrl),
        integrationActive: firm.snippetSeenAt !== null,
        timeZone: firm.timeZone,
        isAdministrator: identity.uid === world.config.administratorUid,
        phone: firm.phone,
      }
    },
  }
}
