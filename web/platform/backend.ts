import { appTable } from 'virtual:api-table'
import { type Client, createClient } from './call.ts'
import { readFailure } from './call-failed.ts'
import { logFailure } from './log-failure.ts'
import { createSession, type Session } from './session.ts'
import { createTokenStore } from './token.ts'

/** Everything the pages reach the server through. */
export type Backend = { client: Client; session: Session }

/** Joins the client and the session of this page: each needs the other. */
export function createBackend(): Backend {
  const session = createSession({
    tokens: createTokenStore(localStorage),
    loadIdentity: async () => {
      const [{ identity }, { createFirebaseIdentity }] = await Promise.all([
        client.getClientConfig(),
        import('./identity/identity.firebase.ts'),
      ])
      return createFirebaseIdentity(identity, { endSessions, logFailure })
    },
    announceSignOut: (token) => {
      endSessions(token).catch((error: unknown) =>
        logFailure('The server was not told of the sign-out', error),
      )
    },
    logFailure,
  })
  const client = createClient(appTable, session)
  return { client, session }
}

/** Apart from the client: the stored token may be gone by now, and a refusal must not renew it. */
async function endSessions(token: string): Promise<void> {
  const { method, path } = appTable.signOut
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(path, { method, headers, keepalive: true })
  if (!response.ok) throw await readFailure(response)
}
