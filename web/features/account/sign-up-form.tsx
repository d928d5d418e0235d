import { account, signUp as copy } from '@foyer/shared/copy/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NewPasswordFields } from './password-field.tsx'
import type { SignUpPhase } from './use-sign-up.ts'

type SignUpFormProps = {
  phase: SignUpPhase
  onSubmit: (form: FormData) => Promise<void>
}

const buttonTexts: Record<SignUpPhase, string> = {
  idle: copy.submit,
  submitting: copy.submitting,
  unregistered: copy.submit,
  succeeded: account.succeeded,
}

/** The five fields of an account. */
export function SignUpForm({ phase, onSubmit }: SignUpFormProps) {
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(new FormData(event.currentTarget))
      }}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label={copy.firstName} name="firstName" autoComplete="given-name" required />
        <Field label={copy.lastName} name="lastName" autoComplete="family-name" required />
      </div>
      <Field
        label={account.email}
        name="email"
        type="email"
        autoComplete="username"
        // The account is made: another address would be another account.
        readOnly={phase === 'unregistered'}
        required
      />
      <NewPasswordFields
        password={account.password}
        confirmation={copy.confirmPassword}
        hint={copy.passwordHint}
      />
      <Button
        type="submit"
        look="primary"
        className="min-h-11"
        disabled={phase === 'submitting' || phase === 'succeeded'}
      >
        {buttonTexts[phase]}
      </Button>
    </form>
  )
}
