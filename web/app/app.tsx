import { session as copy } from '@foyer/shared/copy/session.ts'
import { paths } from '@foyer/shared/paths.ts'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { AuthProvider } from '#web/platform/auth-provider.tsx'
import type { Backend } from '#web/platform/backend.ts'
import { ClientProvider } from '#web/platform/client-provider.tsx'
import { LeavePage } from '#web/platform/leave-page.tsx'
import { ScrollToTop } from '#web/platform/scroll-to-top.tsx'
import { FullScreenSpinner } from '#web/ui/spinner.tsx'
import { LoadBoundary } from './load-boundary.tsx'

const SignInPage = lazy(async () => {
  const { SignInPage } = await import('#web/features/account/sign-in-page.tsx')
  return { default: SignInPage }
})
const SignUp = lazy(async () => {
  const { SignUp } = await import('./sign-up.tsx')
  return { default: SignUp }
})
const ForgotPasswordPage = lazy(async () => {
  const { ForgotPasswordPage } = await import('#web/features/account/forgot-password-page.tsx')
  return { default: ForgotPasswordPage }
})
const ResetPasswordPage = lazy(async () => {
  const { ResetPasswordPage } = await import('#web/features/account/reset-password-page.tsx')
  return { default: ResetPasswordPage }
})
const VerifyEmailPage = lazy(async () => {
  const { VerifyEmailPage } = await import('#web/features/account/verify-email-page.tsx')
  return { default: VerifyEmailPage }
})
const ConfirmMailboxPage = lazy(async () => {
  const { ConfirmMailboxPage } = await import('./confirm-mailbox-page.tsx')
  return { default: ConfirmMailboxPage }
})
const Dashboard = lazy(async () => {
  const { Dashboard } = await import('./dashboard.tsx')
  return { default: Dashboard }
})

/** The pages that ask who is signed in. */
const accountPages: readonly (readonly [path: string, page: ComponentType])[] = [
  [paths.signIn, SignInPage],
  [paths.signUp, SignUp],
  [paths.forgotPassword, ForgotPasswordPage],
  [paths.resetPassword, ResetPasswordPage],
  [paths.verifyEmail, VerifyEmailPage],
  [paths.confirmMailbox, ConfirmMailboxPage],
  [`${paths.dashboard}/*?`, Dashboard],
]

/** The pages of an account; all others are documents of the public site (web/site). */
export function App({ backend }: { backend: Backend }) {
  return (
    <LoadBoundary>
      <ScrollToTop />
      <Suspense fallback={null}>
        <Switch>
          {accountPages.map(([path, Page]) => (
            <Route key={path} path={path}>
              <WithAccount backend={backend}>
                <Page />
              </WithAccount>
            </Route>
          ))}
          <Route component={LeavePage} />
        </Switch>
      </Suspense>
    </LoadBoundary>
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
