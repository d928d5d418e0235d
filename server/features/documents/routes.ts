import type { visitorDocumentsApi } from '@foyer/shared/api/documents.ts'
import type { Visitor } from '#server/features/conversations/commands.ts'
import type { Handlers } from '#server/platform/serve.ts'
import type { World } from '#server/world.ts'
import { assertMaySend, takeDocument } from './commands.ts'
import { withUpload } from '#server/platform/uploads.ts'

/** Files a visitor sends to the firm. */
export function documentRoutes(
  world: World,
): Handlers<typeof visitorDocumentsApi, never, never, Visitor> {
  return {
    sendDocument: async (_input, visitor, { request }) => {
      await assertMaySend(world, visitor)
      const taken = await withUpload(request, world.config.dataFolder, (upload) =>
        takeDocument(world, visitor, upload),
      )
      return { success: true as const, ...taken }
    },
  }
}
