import type { promptApi } from '@foyer/shared/api/prompt.ts'
import { promptSaved } from '@foyer/shared/copy/prompt.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { findPrompt, listPrompts, savePrompt } from './queries.ts'
import { isEmptyPrompt, promptInUse, versionsShown } from './rules.ts'

/** The system prompt; the gate of both rows lets the administrator in and nobody else. */
export function promptRoutes({
  db,
  clock,
}: Pick<World, 'db' | 'clock'>): AppHandlers<typeof promptApi> {
  return {
    getPrompt: async () => {
      const { promptText, updatedAt } = promptInUse(await db.lookUp(findPrompt))
      return { success: true as const, promptText, updatedAt }
    },
    listPromptVersions: async ({ query: { before } }) => {
      const asked = { before, limit: versionsShown }
      const versions = await db.lookUp((tx) => listPrompts(tx, asked))
      return {
        success: true as const,
        versions: versions.map(({ version, promptText, updatedAt, updatedBy }) => ({
          version,
          promptText,
          savedAt: updatedAt.toISOString(),
          savedBy: updatedBy,
        })),
      }
    },
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
