import { useAuth } from '#web/platform/auth-provider.tsx'
import { useClient } from '#web/platform/client-provider.tsx'

/** What signing up tells our server, and asks of it. */
export type Registration = {
  /** Registers the signed-in person and stores a token made after it; again, it changes nothing. */
  register: (person: { email: string; firstName: string; lastName: string }) => Promise<void>
  /** Whether the server has not heard of the signed-in person before. */
  isNew: () => Promise<boolean>
}

/** The calls of the first step of signing up. */
export function useRegistration(): Registration {
  const client = useClient()
  const { session } = useAuth()
  return {
    register: async ({ email, firstName, lastName }) => {
      const state = session.getState()
      const firebaseUid = state.status === 'signed-in' ? { firebaseUid: state.person.id } : {}
      // The specification's payload; the token decides who it is (design section 7).
      await client.register({ body: { email, firstName, lastName, role: 'owner', ...firebaseUid } })
      await session.refreshToken()
    },
    isNew: async () => {
      const { registered, complete } = await client.getOnboarding()
      return !registered && !complete
    },
  }
}

/** Asks for a link to choose a new password; answers the server's sentence. */
export function useForgotPassword(): (email: string) => Promise<string> {
  const client = useClient()
  return async (email) => (await client.forgotPassword({ body: { email } })).message
}
