import { resetPassword as copy, signUp } from '@foyer/shared/copy/account.ts'
import { shell } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useLocation, useSearch } from 'wouter'
import { SignedOutOnly } from '#web/platform/guards.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AccountPage } from './account-page.tsx'
import { FormMessage } from './form-message.tsx'
import { NewPasswordFields } from './password-field.tsx'
import { type Reset, useReset } from './use-reset.ts'

/** The page a letter leads to, where a new password is chosen. */
export function ResetPasswordPage() {
  const code = new URLSearchParams(useSearch()).get('oobCode')
  return (
    <SignedOutOnly hold={false}>
      <ResetPassword key={code} code={code} />
    </SignedOutOnly>
  )
}

function ResetPassword({ code }: { code: string | null }) {
  const { reset, problem, checkAgain, submit } = useReset(code)
  if (reset.phase === 'checking') {
    return (
      <AccountPage title={copy.title}>
        <Spinner label={copy.checking} />
      </AccountPage>
    )
  }
  if (reset.phase === 'invalid') return <Invalid reset={reset} onCheck={checkAgain} />
  return (
    <AccountPage
      title={copy.title}
      lead={
        <>
          {copy.forAddress} <strong className="font-medium text-ink">{reset.email}</strong>
        </>
      }
    >
      <FormMessage
        problem={problem}
        {...(reset.phase === 'succeeded' && { success: copy.succeeded })}
      />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
      >
        {/* Password managers look for the account's name. */}
        <input type="text" autoComplete="username" value={reset.email} readOnly hidden />
        <NewPasswordFields
          password={copy.newPassword}
          confirmation={copy.confirmPassword}
          hint={signUp.passwordHint}
        />
        <Button type="submit" look="primary" className="min-h-11" disabled={reset.phase !== 'form'}>
          {reset.phase === 'submitting' ? copy.submitting : copy.submit}
        </Button>
      </form>
    </AccountPage>
  )
}

type InvalidProps = { reset: Extract<Reset, { phase: 'invalid' }>; onCheck: () => void }

function Invalid({ reset, onCheck }: InvalidProps) {
  const [, navigate] = useLocation()
  return (
    <AccountPage title={copy.invalidTitle}>
      <FormMessage problem={reset.sentence} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => navigate(paths.forgotPassword)}>
          {copy.requestNew}
        </Button>
        {reset.again && <Button onClick={onCheck}>{shell.tryAgain}</Button>}
      </div>
    </AccountPage>
  )
}
