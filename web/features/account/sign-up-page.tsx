import { signUp as copy } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import { SignedOutOnly } from '#web/platform/guards.tsx'
import { AccountPage } from './account-page.tsx'
import { FormMessage } from './form-message.tsx'
import { GoogleSection } from './google-section.tsx'
import { PageLink } from './page-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignUp } from './use-sign-up.ts'

/** The first step of signing up. `next` is what people see who have an account. */
export function SignUpPage({ next }: { next: ReactNode }) {
  const { phase, problem, submit, google } = useSignUp()
  return (
    <SignedOutOnly hold={phase !== 'idle' || google.isWaiting} instead={next}>
      <AccountPage title={copy.title} lead={copy.lead} agreement={copy.agreement}>
        <FormMessage problem={problem} {...(phase === 'succeeded' && { success: copy.created })} />
        <SignUpForm phase={phase} onSubmit={submit} />
        <GoogleSection way={google} disabled={phase !== 'idle'} />
        <PageLink question={copy.haveAccount} href={paths.signIn}>
          {copy.signIn}
        </PageLink>
      </AccountPage>
    </SignedOutOnly>
  )
}
