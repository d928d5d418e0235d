import { account, forgotPassword as copy, signIn } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import { SignedOutOnly } from '#web/platform/guards.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { AccountPage } from './account-page.tsx'
import { FormMessage } from './form-message.tsx'
import { PageLink } from './page-link.tsx'
import { useLinkRequest } from './use-link-request.ts'

/** Where somebody asks for a link to choose a new password. */
export function ForgotPasswordPage() {
  const { isSending, problem, sent, submit } = useLinkRequest()
  return (
    <SignedOutOnly hold={false}>
      <AccountPage title={copy.title} lead={copy.lead}>
        <FormMessage problem={problem} {...(sent !== null && { success: sent })} />
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void submit(new FormData(event.currentTarget))
          }}
        >
          <Field label={account.email} name="email" type="email" autoComplete="username" required />
          <Button type="submit" look="primary" className="min-h-11" disabled={isSending}>
            {isSending ? copy.submitting : copy.submit}
          </Button>
        </form>
        <div className="grid gap-2">
          <PageLink question={copy.remembered} href={paths.signIn}>
            {signIn.submit}
          </PageLink>
          <PageLink question={signIn.noAccount} href={paths.signUp}>
            {signIn.signUp}
          </PageLink>
        </div>
      </AccountPage>
    </SignedOutOnly>
  )
}
