import { cardForm as copy } from '@foyer/shared/copy/billing.ts'
import { lazy, type Ref, Suspense, useImperativeHandle, useRef } from 'react'
import { ErrorView } from '#web/ui/error-view.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { CardFormHandle } from './card-form-handle.ts'
import { useClientConfig } from './data.ts'

const SandboxCardForm = lazy(async () => {
  const { SandboxCardForm } = await import('./sandbox-card-form.tsx')
  return { default: SandboxCardForm }
})
const StripeCardForm = lazy(async () => {
  const { StripeCardForm } = await import('./stripe-card-form.tsx')
  return { default: StripeCardForm }
})

type CardFormProps = {
  ref: Ref<CardFormHandle>
  /** A sentence under the form, such as the trial's; null where there is none to say. */
  note: string | null
}

/** The card form of whoever takes the payments. Its caller shows what `save` refuses with. */
export function CardForm({ ref, note }: CardFormProps) {
  const form = useRef<CardFormHandle>(null)
  useImperativeHandle(ref, () => ({
    save: async () =>
      (await form.current?.save()) ?? { outcome: 'refused', message: copy.notLoaded },
  }))
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{copy.group}</legend>
      <Suspense fallback={<Waiting />}>
        <Fields ref={form} />
      </Suspense>
      {note !== null && <p className="text-small text-ink-soft">{note}</p>}
    </fieldset>
  )
}

function Fields({ ref }: { ref: Ref<CardFormHandle> }) {
  const { data: config, isPending, refetch } = useClientConfig()
  if (isPending) return <Waiting />
  if (config === undefined) {
    return (
      <ErrorView
        title={copy.loadFailed}
        message={copy.loadFailedHint}
        onRetry={() => void refetch()}
      />
    )
  }
  const { kind, publishableKey } = config.payments
  if (kind === 'sandbox') return <SandboxCardForm ref={ref} />
  return <StripeCardForm ref={ref} publishableKey={publishableKey ?? ''} />
}

function Waiting() {
  return (
    <div className="py-8">
      <Spinner label={copy.loading} />
    </div>
  )
}
