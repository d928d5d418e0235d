import type { promptApi } from '@foyer/shared/api/prompt.ts'
import { promptSaved } from '@foyer/shared/copy/prompt.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { findPrompt, savePrompt } from './queries.ts'
import { isEmptyPrompt, promptInUse } from './rules.ts'

/** The system prompt; the gate of both rows lets the administrator in and nobody else. */
export function promptRoutes({
  db,
  clock,
}: Pick<World, 'db' | 'clock'>): AppHandlers<typeof promptApi> {
  return {
    getPrompt: async () => ({
      success: true as const,
      ...promptInUse(await db.lookUp(findPrompt)),
    }),
    updatePrompt: async ({ body: { promptText } }, { uid }) => {
      const updatedAt = clock.now()
      await db.asNobody((tx) => savePrompt(tx, { promptText, updatedAt, updatedBy: uid }))
      return {
        success: true as const,
        message: isEmptyPrompt(promptText) ? promptSaved.reset : promptSaved.saved,
        updatedAt: updatedAt.toISOString(),
      }
    },
  }
}
