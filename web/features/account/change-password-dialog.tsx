import { account, changePassword as copy, signUp } from '@foyer/shared/copy/account.ts'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormMessage } from './form-message.tsx'
import { NewPasswordFields } from './password-field.tsx'
import { type ChangePhase, usePasswordChange } from './use-password-change.ts'

type ChangePasswordDialogProps = { open: boolean; onClose: () => void }

const buttonTexts: Record<ChangePhase, string> = {
  idle: copy.submit,
  submitting: copy.submitting,
  succeeded: account.succeeded,
}

/** The sheet on which a signed-in person changes their password (specification 2, section 2). */
export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps) {
  const { state } = useAuth()
  if (!open) return null
  const person = state.status === 'signed-in' ? state.person : null
  return (
    <Dialog title={copy.title} onClose={onClose}>
      {person?.hasPassword === false ? (
        <GooglesPassword onClose={onClose} />
      ) : (
        <ChangeForm email={person?.email ?? ''} onClose={onClose} />
      )}
    </Dialog>
  )
}

function ChangeForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { phase, problem, submit } = usePasswordChange(onClose)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      <FormMessage problem={problem} {...(phase === 'succeeded' && { success: copy.succeeded })} />
      {/* Password managers look for the account's name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={copy.current}
        name="current"
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        password={copy.next}
        confirmation={copy.confirm}
        hint={signUp.passwordHint}
      />
      <p className="text-small text-ink-soft">{copy.othersEnd}</p>
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button type="submit" look="primary" disabled={phase !== 'idle'}>
          {buttonTexts[phase]}
        </Button>
      </div>
    </form>
  )
}

function GooglesPassword({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid justify-items-end gap-5">
      <p className="justify-self-start">{copy.googleOnly}</p>
      <Button onClick={onClose}>{copy.close}</Button>
    </div>
  )
}
