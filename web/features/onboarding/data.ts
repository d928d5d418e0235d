import type { OnboardingStanding } from '@foyer/shared/api/onboarding.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAuth } from '#web/platform/auth-provider.tsx'
import type { Client } from '#web/platform/call.ts'
import { useClient } from '#web/platform/client-provider.tsx'
import type { Person } from '#web/platform/identity/identity.ts'
import { logFailure } from '#web/platform/log-failure.ts'
import { type Draft, type Signup, type Step, writeAnswers } from './draft.ts'

/** The server knew nobody of this name, and could not be told. */
export class RegistrationFailed extends Error {
  override readonly name = 'RegistrationFailed'
}

/** Where a person stands; one the server does not know yet is registered first. */
export function useStanding(person: Person): UseQueryResult<OnboardingStanding> {
  const client = useClient()
  const { session } = useAuth()
  return useQuery({
    queryKey: ['onboarding', person.id],
    queryFn: async ({ signal }) => {
      const standing = await client.getOnboarding(undefined, signal)
      if (standing.registered || standing.complete) return standing
      await register(client, person)
      await session.refreshToken()
      return await client.getOnboarding(undefined, signal)
    },
    retry: false,
    // The wizard goes on from here by itself; what comes later would overwrite what is typed.
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
}

async function register(client: Client, { id, email, displayName }: Person): Promise<void> {
  try {
    await client.register({
      body: {
        ...splitName(displayName),
        role: 'owner',
        firebaseUid: id,
        ...(email === null ? {} : { email }),
      },
    })
  } catch (error) {
    logFailure('The registration failed', error)
    throw new RegistrationFailed('registration', { cause: error })
  }
}

/** Splits one text at its last space: what stands before it is the first name. */
function splitName(displayName: string | null): { firstName: string; lastName: string } {
  const words = (displayName ?? '').trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' ').slice(0, 100), lastName: lastName.slice(0, 100) }
}

/** What is kept of the wizard: the step, and the answers of all steps. */
export type Kept = { step: Step; draft: Draft }

/** The function that keeps answers on the server. */
export function useSaveAnswers(): (kept: Kept) => Promise<unknown> {
  const client = useClient()
  return useCallback(
    ({ step, draft }) => client.saveOnboarding({ body: { step, answers: writeAnswers(draft) } }),
    [client],
  )
}

/** The function that makes the firm. */
export function useCompleteSignup(): (signup: Signup) => Promise<unknown> {
  const client = useClient()
  return useCallback((body) => client.completeSignup({ body }), [client])
}
