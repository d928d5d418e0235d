import { calls, session as copy } from '@foyer/shared/copy/session.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { ErrorView } from '#web/ui/error-view.tsx'
import { FullScreenSpinner } from '#web/ui/spinner.tsx'
import { useAuth } from './auth-provider.tsx'
import type { Person } from './identity/identity.ts'

/** What a page that sends somebody to sign in may say there. */
export type SignInNotice = { message: string; verified: boolean }

/** Shows its page to signed-in people; others go to sign in, replacing history. */
export function SignedInOnly({ children }: { children: (person: Person) => ReactNode }) {
  const { state } = useAuth()
  if (state.status === 'signed-in') return children(state.person)
  if (state.status !== 'signed-out') return <Waiting />
  const notice: SignInNotice | null =
    state.notice === null ? null : { message: state.notice, verified: false }
  return <Redirect to={paths.signIn} replace state={notice} />
}

type SignedOutOnlyProps = {
  hold: boolean
  /** What signed-in people see; without it they go to the dashboard. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * Shows its page to signed-out people; others go to the dashboard, replacing history. A page that
 * signs somebody in holds the guard while it does, and leads on by itself.
 */
export function SignedOutOnly({ hold, instead, children }: SignedOutOnlyProps) {
  const { state } = useAuth()
  if (hold || state.status === 'signed-out') return children
  if (state.status === 'signed-in') return instead ?? <Redirect to={paths.dashboard} replace />
  return <Waiting />
}

/** Shows its page to everybody, once it is known who is there. */
export function KnownPersonOnly({ children }: { children: ReactNode }) {
  const { state } = useAuth()
  return state.status === 'signed-in' || state.status === 'signed-out' ? children : <Waiting />
}

function Waiting() {
  const { state, session } = useAuth()
  if (state.status !== 'unavailable') return <FullScreenSpinner label={copy.loading} />
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <ErrorView
        title={copy.unavailable}
        message={calls.network}
        onRetry={() => void session.start()}
      />
    </main>
  )
}
