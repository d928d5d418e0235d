import type { accountApi } from '@foyer/shared/api/account.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { Identity } from '#server/ports/identity/identity.ts'

/** Answers of the account's part of the contract. */
export function accountRoutes({
  identity,
}: {
  identity: Pick<Identity, 'clientConfig' | 'endSessions'>
}): AppHandlers<typeof accountApi> {
  return {
    getClientConfig: async () => ({ identity: identity.clientConfig }),
    signOut: async (_input, caller) => {
      await identity.endSessions(caller.uid)
      return null
    },
  }
}
