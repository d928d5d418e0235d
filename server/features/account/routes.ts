import type { accountApi } from '@foyer/shared/api/account.ts'
import { forgotPassword } from '@foyer/shared/copy/account.ts'
import { Failure } from '#server/platform/failure.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { isEmailAddress } from './rules.ts'

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
    forgotPassword: async ({ body }, _nobody, { request }) => {
      if (!isEmailAddress(body.email)) throw new Failure('account/invalid-email')
      await identity.requestPasswordReset({ email: body.email, address: request.ip })
      return { success: true, message: forgotPassword.sent }
    },
    signOut: async (_input, caller) => {
      await identity.endSessions(caller.uid)
      return null
    },
  }
}
