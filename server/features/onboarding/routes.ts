import type { onboardingApi } from '@foyer/shared/api/onboarding.ts'
import { signUpDone } from '@foyer/shared/copy/sign-up-done.ts'
import { Failure } from '#server/platform/failure.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { completeSignup, getStanding, register, saveAnswers } from './commands.ts'
import { readSignup } from './rules.ts'

/**
 * From an account to a firm. Who it is about is the verified token's person; what a body says of
 * e-mail address, identity and role decides nothing.
 */
export function onboardingRoutes(world: World): AppHandlers<typeof onboardingApi> {
  return {
    register: async ({ body: { firstName, lastName } }, person) => {
      const known = await register(world, person, { firstName, lastName })
      return {
        success: true as const,
        message: signUpDone.registered,
        user: {
          firebaseUid: person.uid,
          email: person.email,
          firstName: known.firstName,
          lastName: known.lastName,
          role: 'owner' as const,
        },
      }
    },
    getOnboarding: async (_input, person) => ({
      success: true as const,
      ...(await getStanding(world, person)),
    }),
    saveOnboarding: async ({ body }, person) => {
      await saveAnswers(world, person, body)
      return { success: true as const, ...(await getStanding(world, person)) }
    },
    completeSignup: async ({ body }, person) => {
      const read = readSignup(body, world.config.fetchPrivateHosts)
      if (read.outcome === 'wrong') throw new Failure('request/invalid', { details: read.problems })
      const signup = { ...read.value, paymentMethodId: body.paymentMethodId }
      const { hasSite, ...completed } = await world.billingQueue.run(person.uid, () =>
        completeSignup(world, person, signup),
      )
      const message = hasSite ? signUpDone.complete : signUpDone.completeWithoutSite
      return { success: true as const, message, ...completed }
    },
  }
}
