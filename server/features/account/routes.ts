import type { accountApi } from '@foyer/shared/api/account.ts'
import type { Handlers } from '#server/platform/serve.ts'
import type { Member } from '#server/platform/session-gate.ts'
import type { Identity, VerifiedIdentity } from '#server/ports/identity/identity.ts'

/** Answers of the account's part of the contract. */
export function accountHandlers<Visitor>({
  identity,
}: {
  identity: Pick<Identity, 'clientConfig' | 'endSessions'>
}): Handlers<typeof accountApi, Member, VerifiedIdentity, Visitor> {
  return {
    getClientConfig: async () => ({ identity: identity.clientConfig }),
    signOut: async (_input, caller) => {
      await identity.endSessions(caller.uid)
      return null
    },
  }
}
