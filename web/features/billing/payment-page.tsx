import { cardForm, paymentMethod as copy } from '@foyer/shared/copy/billing.ts'
import { settings, settingsTitles } from '@foyer/shared/copy/settings.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Awaited } from '#web/ui/awaited.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { billingSentence } from './billing-sentence.ts'
import type { CardFormHandle } from './card-form-handle.ts'
import { CardForm } from './card-form.tsx'
import { CardLine } from './card-line.tsx'
import { type Card, useCurrentPlan, useDefaultCard, useSetPaymentMethod } from './data.ts'
import { PastDueBanner } from './past-due-banner.tsx'
import { TestModeBanner } from './test-mode-banner.tsx'

/** The card that is charged, and a form for another one. */
export function PaymentPage() {
  const card = useDefaultCard()
  return (
    <SubPage
      title={settingsTitles.payment}
      back={
        <Link href={paths.settings} className="link">
          {settings.back}
        </Link>
      }
    >
      <Awaited
        of={card}
        loading={copy.loading}
        failure={{
          title: copy.loadFailed,
          message: billingSentence(card.error, copy.loadFailedHint),
        }}
      >
        {(data) => <Loaded card={data} />}
      </Awaited>
    </SubPage>
  )
}

function Loaded({ card }: { card: Card | null }) {
  const [isEditing, setIsEditing] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const update = useRef<HTMLButtonElement>(null)

  function close(message: string | null): void {
    setDone(message)
    setIsEditing(false)
    // The form goes away with the focus in it.
    requestAnimationFrame(() => update.current?.focus())
  }

  return (
    <>
      {!isEditing && <TestModeBanner />}
      {done === null ? <PastDueBanner /> : <Banner tone="good">{done}</Banner>}
      <div className="border-y border-line py-4">
        <CardLine card={card} />
      </div>
      {isEditing ? (
        <CardEditor onSaved={close} onCancel={() => close(null)} />
      ) : (
        <Button
          ref={update}
          look="primary"
          className="w-fit"
          onClick={() => {
            setDone(null)
            setIsEditing(true)
          }}
        >
          {card === null ? copy.add : copy.update}
        </Button>
      )}
    </>
  )
}

type CardEditorProps = { onSaved: (message: string) => void; onCancel: () => void }

function CardEditor({ onSaved, onCancel }: CardEditorProps) {
  const form = useRef<CardFormHandle>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { mutateAsync } = useSetPaymentMethod()
  const isTrial = useCurrentPlan().data?.plan?.status === 'trialing'
  const sheet = useRef<HTMLFormElement>(null)

  // The button that opened it is gone, and the focus with it.
  useEffect(() => sheet.current?.focus(), [])

  async function save(): Promise<void> {
    if (isSaving || form.current === null) return
    setProblem(null)
    setIsSaving(true)
    try {
      const saved = await form.current.save()
      if (saved.outcome === 'refused') setProblem(saved.message)
      else onSaved((await mutateAsync(saved.paymentMethodId)).message)
    } catch (error) {
      setProblem(billingSentence(error, copy.failed))
    }
    setIsSaving(false)
  }

  return (
    <form
      ref={sheet}
      tabIndex={-1}
      noValidate
      aria-label={cardForm.group}
      className="grid max-w-[30rem] gap-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <CardForm ref={form} note={isTrial ? cardForm.note : null} />
      {problem !== null && (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isSaving}>
          {isSaving ? copy.saving : copy.save}
        </Button>
        <Button disabled={isSaving} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
