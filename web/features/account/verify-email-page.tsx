import { verifyEmail as copy } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link, useLocation, useSearch } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { KnownPersonOnly, type SignInNotice } from '#web/platform/guards.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AccountPage } from './account-page.tsx'
import { FormMessage } from './form-message.tsx'
import { shownFor } from './limits.ts'
import { useAfter } from './use-after.ts'
import { useVerification } from './use-verification.ts'

/** The page a letter leads to, which proves the address it was sent to. */
export function VerifyEmailPage() {
  return (
    <KnownPersonOnly>
      <VerifyEmail />
    </KnownPersonOnly>
  )
}

function VerifyEmail() {
  const code = new URLSearchParams(useSearch()).get('oobCode')?.trim() ?? ''
  const verification = useVerification(code)
  switch (verification.phase) {
    case 'checking':
      return (
        <AccountPage title={copy.title}>
          <Spinner label={copy.checking} />
        </AccountPage>
      )
    case 'succeeded':
      return <Verified />
    case 'failed':
      return <Failed sentence={verification.sentence} />
  }
}

/** Says so, and leads to the sign-in; who is signed in goes to the dashboard instead. */
function Verified() {
  const { state } = useAuth()
  const [, navigate] = useLocation()
  const isSignedIn = state.status === 'signed-in'
  const notice: SignInNotice = { message: copy.succeeded, verified: true }
  const target = isSignedIn
    ? { href: paths.dashboard, state: null, name: copy.dashboardNow }
    : { href: paths.signIn, state: notice, name: copy.signInNow }

  useAfter(shownFor.verification, true, () =>
    navigate(target.href, { replace: true, state: target.state }),
  )

  return (
    <AccountPage title={copy.succeededTitle}>
      <FormMessage problem={null} success={isSignedIn ? copy.succeededSignedIn : copy.succeeded} />
      <p className="text-ink-soft">{isSignedIn ? copy.toDashboard : copy.toSignIn}</p>
      <Link
        href={target.href}
        replace
        state={target.state}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {target.name}
      </Link>
    </AccountPage>
  )
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <AccountPage title={copy.failedTitle}>
      <FormMessage problem={sentence} />
      <div className="flex flex-wrap gap-3">
        <Link href={paths.signUp} className={buttonClasses('primary')}>
          {copy.signUpAgain}
        </Link>
        <a href={paths.contact} className={buttonClasses()}>
          {copy.contactSupport}
        </a>
      </div>
    </AccountPage>
  )
}
