import { account as copy } from '@foyer/shared/copy/account.ts'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>

/** A password, hidden until asked for. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <Toggle
          isShown={isShown}
          name={isShown ? copy.hidePassword : copy.showPassword}
          onToggle={() => setIsShown(!isShown)}
        />
      }
    />
  )
}

type NewPasswordFieldsProps = {
  /** The labels of both lines. */
  password: string
  confirmation: string
  hint: string
}

/** A new password and the same once more, shown and hidden together. */
export function NewPasswordFields({ password, confirmation, hint }: NewPasswordFieldsProps) {
  const [isShown, setIsShown] = useState(false)
  const type = isShown ? 'text' : 'password'
  const line = { type, autoComplete: 'new-password', required: true } as const
  return (
    <>
      <div className="grid gap-1.5">
        <Field
          {...line}
          label={password}
          name="password"
          aria-describedby="password-hint"
          end={
            <Toggle
              isShown={isShown}
              name={isShown ? copy.hidePasswords : copy.showPasswords}
              onToggle={() => setIsShown(!isShown)}
            />
          }
        />
        <p id="password-hint" className="text-small text-ink-soft">
          {hint}
        </p>
      </div>
      <Field {...line} label={confirmation} name="confirmation" />
    </>
  )
}

type ToggleProps = { isShown: boolean; name: string; onToggle: () => void }

function Toggle({ isShown, name, onToggle }: ToggleProps) {
  const Icon = isShown ? EyeOff : Eye
  return (
    <IconButton aria-label={name} onClick={onToggle}>
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  )
}
