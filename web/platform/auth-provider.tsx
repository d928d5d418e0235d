import { session as copy } from '@foyer/shared/copy/session.ts'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session.ts'

type Auth = { state: SessionState; session: Session }

const AuthContext = createContext<Auth | null>(null)

/** Starts the session and tells everything below it where the session stands. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  const state = useSyncExternalStore(session.subscribe, session.getState)

  useEffect(() => {
    void session.start()
  }, [session])

  return <AuthContext value={{ state, session }}>{children}</AuthContext>
}

/** Where the session stands, and what can be done with it. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error(copy.outsideProvider)
  return auth
}
