import { session as copy } from '@foyer/shared/copy/session.ts'
import { lazy, Suspense } from 'react'
import { ConfirmEmailNotice } from '#web/features/account/confirm-email-notice.tsx'
import { SignUpPage } from '#web/features/account/sign-up-page.tsx'
import { FullScreenSpinner } from '#web/ui/spinner.tsx'

const Onboarding = lazy(async () => {
  const { Onboarding } = await import('#web/features/onboarding/onboarding-page.tsx')
  return { default: Onboarding }
})

/** Signing up: an account first, then, for people who have one, the firm. */
export function SignUp() {
  return <SignUpPage next={<FirmSetup />} />
}

function FirmSetup() {
  return (
    <Suspense fallback={<FullScreenSpinner label={copy.loading} />}>
      <ConfirmEmailNotice />
      <Onboarding />
    </Suspense>
  )
}
