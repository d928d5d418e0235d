import type { CurrentPlan } from '@foyer/shared/api/billing.ts'
import { keeping, paymentMethod, restarting } from '@foyer/shared/copy/billing.ts'
import { paths } from '@foyer/shared/paths.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { localDate } from '@foyer/shared/rules/relative-time.ts'
import { Link } from 'wouter'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { billingSentence } from './billing-sentence.ts'
import { useDefaultCard, useReactivate } from './data.ts'
import { endOf, namePlan } from './plan-words.ts'

type ReactivateDialogProps = { plan: CurrentPlan; timeZone: string; onClose: () => void }

/** Asks before a plan goes on whose end is planned, or starts again that has ended. */
export function ReactivateDialog({ plan, timeZone, onClose }: ReactivateDialogProps) {
  const showToast = useToast()
  const card = useDefaultCard()
  const { mutate, isPending, error } = useReactivate()
  const hasEnded = plan.status === 'canceled'
  const copy = hasEnded ? restarting : keeping
  return (
    <ConfirmDialog
      title={copy.title}
      texts={copy}
      isBusy={isPending}
      canConfirm={!hasEnded || (card.data ?? null) !== null}
      problem={error === null ? null : billingSentence(error, keeping.failed)}
      onClose={onClose}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: ({ message }) => {
            showToast(message)
            onClose()
          },
        })
      }
    >
      {hasEnded ? <Restart plan={plan} /> : <Keep plan={plan} timeZone={timeZone} />}
    </ConfirmDialog>
  )
}

function Keep({ plan, timeZone }: { plan: CurrentPlan; timeZone: string }) {
  const next = localDate(endOf(plan), timeZone)
  return (
    <>
      <p>{keeping.text(namePlan(plan))}</p>
      <p>{keeping.next(formatMoney(plan.totalCents), next)}</p>
    </>
  )
}

function Restart({ plan }: { plan: CurrentPlan }) {
  const { data: card, isPending, error } = useDefaultCard()
  if (isPending) return <Spinner label={paymentMethod.loading} />
  if (card === undefined) return <p>{billingSentence(error, paymentMethod.loadFailedHint)}</p>
  if (card === null) {
    return (
      <>
        <p>{restarting.cardMissing}</p>
        <Link href={paths.settingsPayment} className="link w-fit font-medium text-action">
          {paymentMethod.add}
        </Link>
      </>
    )
  }
  const spoken = paymentMethod.spoken(card.cardBrand.toUpperCase(), card.last4)
  const every = restarting.every[plan.billingInterval]
  return (
    <>
      <p>{restarting.text(namePlan(plan))}</p>
      <p>{restarting.charge(formatMoney(plan.totalCents), spoken, every)}</p>
    </>
  )
}
