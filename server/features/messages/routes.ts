import type { visitorMessagesApi } from '@foyer/shared/api/messages.ts'
import type { Visitor } from '#server/features/conversations/commands.ts'
import type { Handlers } from '#server/platform/serve.ts'
import type { World } from '#server/world.ts'
import { leaveMessage } from './commands.ts'

/** Messages a visitor leaves for the lawyer. */
export function messageRoutes(
  world: World,
): Handlers<typeof visitorMessagesApi, never, never, Visitor> {
  return {
    leaveMessage: async ({ body }, visitor) => ({
      success: true as const,
      ...(await leaveMessage(world, visitor, body)),
    }),
  }
}
