import { siteAddress as copy } from '@foyer/shared/copy/integration.ts'
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '#web/platform/call-failed.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { useSiteChange } from './data.ts'

type SiteAddressFormProps = {
  integrationId: string
  siteUrl: string | null
  /** `said` is what the server says became of it. */
  onClose: (said?: string) => void
}

/** Another address for the firm's website; or none, which is asked about first. */
export function SiteAddressForm({ integrationId, siteUrl, onClose }: SiteAddressFormProps) {
  const [address, setAddress] = useState(siteUrl ?? '')
  const [isEmpty, setIsEmpty] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error, reset } = useSiteChange(integrationId)
  const problem = isEmpty ? copy.empty : error === null || isRemoving ? null : sayProblem(error)

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (problem !== null) field.current?.focus()
  }, [problem])

  const change = (to: string) => mutate(to, { onSuccess: ({ message }) => onClose(message) })
  function save(): void {
    const written = address.trim()
    setIsEmpty(written === '')
    if (written !== '' && !isPending) change(written)
  }

  return (
    <>
      <form
        noValidate
        className="grid max-w-[38em] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <FormField
          ref={field}
          label={copy.field}
          hint={copy.hint}
          problem={problem}
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value)
            setIsEmpty(false)
            reset()
          }}
        />
        <p className="text-small text-pretty text-ink-soft">
          {siteUrl === null ? copy.meanwhileFirst : copy.meanwhile}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            {isPending ? copy.saving : copy.save}
          </Button>
          <Button onClick={() => onClose()}>{copy.cancel}</Button>
          {siteUrl !== null && (
            <Button look="plain" onClick={() => setIsRemoving(true)}>
              {copy.remove}
            </Button>
          )}
        </div>
      </form>
      {isRemoving && (
        <ConfirmDialog
          title={copy.removeTitle}
          texts={{ confirm: copy.remove, busy: copy.removing, decline: copy.keep }}
          isBusy={isPending}
          problem={error === null ? null : sayProblem(error)}
          onConfirm={() => change('')}
          onClose={() => {
            setIsRemoving(false)
            reset()
          }}
        >
          <p>{copy.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** What is wrong with the address, in the server's words. */
function sayProblem(error: Error): string {
  const said = error instanceof CallFailed ? error.details[0]?.message : undefined
  return said ?? sentenceOf(error, copy.failed)
}
