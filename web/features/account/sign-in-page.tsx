import { signIn as copy } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useHistoryState } from 'wouter/use-browser-location'
import { SignedOutOnly } from '#web/platform/guards.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { AccountPage } from './account-page.tsx'
import { FormMessage } from './form-message.tsx'
import { GoogleSection } from './google-section.tsx'
import { PageLink } from './page-link.tsx'
import { readNotice } from './sign-in-notice.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useSignIn } from './use-sign-in.ts'

/** The page a firm's people sign in on. */
export function SignInPage() {
  const { phase, problem, submit, google } = useSignIn()
  const notice = readNotice(useHistoryState())
  const isFresh = phase === 'idle' && problem === null && !google.isWaiting
  return (
    <SignedOutOnly hold={phase !== 'idle' || google.isWaiting}>
      <AccountPage title={copy.title} lead={copy.lead} agreement={copy.agreement}>
        {notice !== null && isFresh && (
          <Banner tone={notice.verified ? 'good' : 'caution'}>{notice.message}</Banner>
        )}
        <FormMessage
          problem={problem}
          {...(phase === 'succeeded' && { success: copy.redirecting })}
        />
        <SignInForm phase={phase} onSubmit={submit} />
        <GoogleSection way={google} disabled={phase !== 'idle'} />
        <PageLink question={copy.noAccount} href={paths.signUp}>
          {copy.signUp}
        </PageLink>
      </AccountPage>
    </SignedOutOnly>
  )
}
