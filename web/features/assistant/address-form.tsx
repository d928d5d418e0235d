import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'

type AddressFormProps = {
  submit: string
  isBusy: boolean
  /** What the server could not take; null where nothing was wrong. */
  problem: string | null
  onSubmit: (email: string) => void
  onClose: () => void
}

/** An e-mail address to be written to. It stands in a form of its own, beside the settings' form. */
export function AddressForm({ submit, isBusy, problem, onSubmit, onClose }: AddressFormProps) {
  const [email, setEmail] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (problem !== null) field.current?.focus()
  }, [problem])
  return (
    <form
      noValidate
      className="grid max-w-md gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit(email.trim())
      }}
    >
      <FormField
        ref={field}
        label={copy.newAddress}
        type="email"
        autoComplete="email"
        problem={problem}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary">
          {submit}
        </Button>
        <Button onClick={onClose}>{copy.cancel}</Button>
      </div>
    </form>
  )
}
