import type { contactApi } from '@foyer/shared/api/contact.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { takeContact } from './commands.ts'

/** The contact form. */
export function contactRoutes(world: World): AppHandlers<typeof contactApi> {
  return {
    submitContact: async ({ body }, _caller, { request }) => ({
      success: true as const,
      message: await takeContact(world, body, request.ip),
    }),
  }
}
