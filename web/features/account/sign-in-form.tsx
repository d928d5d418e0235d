import { account, signIn as copy } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from './password-field.tsx'
import type { SignInPhase } from './use-sign-in.ts'

type SignInFormProps = {
  phase: SignInPhase
  onSubmit: (form: FormData) => Promise<void>
}

const buttonTexts: Record<SignInPhase, string> = {
  idle: copy.submit,
  submitting: copy.submitting,
  succeeded: account.succeeded,
}

/** E-mail and password. */
export function SignInForm({ phase, onSubmit }: SignInFormProps) {
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(new FormData(event.currentTarget))
      }}
    >
      <Field label={account.email} name="email" type="email" autoComplete="username" required />
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="current-password"
        required
        aside={
          <Link href={paths.forgotPassword} className="link text-small text-ink-soft">
            {copy.forgotPassword}
          </Link>
        }
      />
      <Button type="submit" look="primary" className="min-h-11" disabled={phase !== 'idle'}>
        {buttonTexts[phase]}
      </Button>
    </form>
  )
}
