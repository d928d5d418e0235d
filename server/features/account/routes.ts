import type { accountApi } from '@foyer/shared/api/account.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'

/** Answers of the account's part of the contract. */
export function accountRoutes({
  identity,
  payments,
}: Pick<World, 'identity' | 'payments'>): AppHandlers<typeof accountApi> {
  return {
    getClientConfig: async () => ({
      identity: identity.clientConfig,
      payments: payments.clientConfig,
    }),
    signOut: async (_input, caller) => {
      await identity.endSessions(caller.uid)
      return null
    },
  }
}
