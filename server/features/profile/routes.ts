import type { profileApi } from '@foyer/shared/api/profile.ts'
import { profileSaved } from '@foyer/shared/copy/profile.ts'
import { sayPhone } from '#server/assistant/intake/contact.ts'
import { findMemberOfFirm } from '#server/features/overview/queries.ts'
import { Failure } from '#server/platform/failure.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { updateOrganization } from './commands.ts'
import { updateUser } from './queries.ts'

/** Who the signed-in person is, and what their firm says of itself. */
export function profileRoutes(world: World): AppHandlers<typeof profileApi> {
  return {
    getProfile: async (_input, { firmId, userId }) => {
      const found = await world.db.asFirm(firmId, (tx) => findMemberOfFirm(tx, firmId, userId))
      if (found === undefined) throw new Failure('account/no-firm')
      const { user, firm } = found
      const { firstName, lastName, email } = user
      const { firmSize, attorneyCount, practiceAreas } = firm
      const metadata = {
        firmName: firm.name,
        phone: firm.phone === null ? '' : sayPhone(firm.phone),
        zipCode: firm.zipCode ?? '',
        city: firm.city ?? '',
        state: firm.state ?? '',
        firmSize,
        attorneyCount,
        practiceAreas,
      }
      const profile = { user: { firstName, lastName, email }, organization: { metadata } }
      return { success: true as const, profile }
    },
    updateUser: async ({ body }, { firmId, userId }) => {
      await world.db.asFirm(firmId, (tx) => updateUser(tx, firmId, { ...body, userId }))
      return { success: true as const, message: profileSaved.user }
    },
    updateOrganization: async ({ body }, { firmId }) => {
      await updateOrganization(world, firmId, body)
      return { success: true as const, message: profileSaved.organization }
    },
  }
}
