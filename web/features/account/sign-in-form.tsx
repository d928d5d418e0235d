import { signIn as copy } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from './password-field.tsx'
import type { SignInPhase } from './use-sign-in.ts'

type SignInFormProps = {
  phase: SignInPhase
  problem: string | null
  onSubmit: (form: FormData) => Promise<void>
}

const buttonTexts: Record<SignInPhase, string> = {
  idle: copy.submit,
  submitting: copy.submitting,
  succeeded: copy.succeeded,
}

/** E-mail, password and what became of them. */
export function SignInForm({ phase, problem, onSubmit }: SignInFormProps) {
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(new FormData(event.currentTarget))
      }}
    >
      {problem !== null && (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      {phase === 'succeeded' && <Banner tone="good">{copy.redirecting}</Banner>}
      <Field label={copy.email} name="email" type="email" autoComplete="username" required />
      <PasswordField
        label={copy.password}
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
