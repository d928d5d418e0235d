import type { modelApi } from '@foyer/shared/api/model.ts'
import { findSession } from '#server/features/conversations/queries.ts'
import { Failure } from '#server/platform/failure.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { listCalls } from './queries.ts'
import { callView } from './rules.ts'

/** What a language model was sent, for the firm whose visitor it was about. */
export function modelRoutes({ db }: Pick<World, 'db'>): AppHandlers<typeof modelApi> {
  return {
    listModelCalls: async ({ params: { id } }, { firmId }) =>
      await db.asFirm(firmId, async (tx) => {
        const session = await findSession(tx, firmId, id)
        if (session === undefined || session.consentedAt === null)
          throw new Failure('request/not-found')
        const calls = await listCalls(tx, firmId, id)
        return { success: true as const, calls: calls.map(callView) }
      }),
  }
}
