import { session as copy } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { AuthProvider } from '#web/platform/auth-provider.tsx'
import type { Backend } from '#web/platform/backend.ts'
import { ClientProvider } from '#web/platform/client-provider.tsx'
import { ScrollToTop } from '#web/platform/scroll-to-top.tsx'
import { LandingPage } from '#web/site/landing-page.tsx'
import { NotFoundPage } from '#web/site/not-found-page.tsx'
import { FullScreenSpinner } from '#web/ui/spinner.tsx'
import { LoadBoundary } from './load-boundary.tsx'

const SignInPage = lazy(async () => {
  const { SignInPage } = await import('#web/features/account/sign-in-page.tsx')
  return { default: SignInPage }
})
const Dashboard = lazy(async () => {
  const { Dashboard } = await import('./dashboard.tsx')
  return { default: Dashboard }
})

/** Every address of the app door, and what stands there. */
export function App({ backend }: { backend: Backend }) {
  return (
    <>
      <ScrollToTop />
      <Switch>
        <Route path={paths.home} component={LandingPage} />
        <Route path={paths.signIn}>
          <WithAccount backend={backend}>
            <SignInPage />
          </WithAccount>
        </Route>
        <Route path={`${paths.dashboard}/*?`}>
          <WithAccount backend={backend}>
            <Dashboard />
          </WithAccount>
        </Route>
        <Route component={NotFoundPage} />
      </Switch>
    </>
  )
}

/** Only these pages ask who is signed in: the others load nothing of the identity service. */
function WithAccount({ backend, children }: { backend: Backend; children: ReactNode }) {
  return (
    <ClientProvider client={backend.client}>
      <AuthProvider session={backend.session}>
        <LoadBoundary>
          <Suspense fallback={<FullScreenSpinner label={copy.loading} />}>{children}</Suspense>
        </LoadBoundary>
      </AuthProvider>
    </ClientProvider>
  )
}
