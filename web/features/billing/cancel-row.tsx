import type { CurrentPlan } from '@foyer/shared/api/billing.ts'
import { cancelling, keeping } from '@foyer/shared/copy/billing.ts'
import { localDate } from '@foyer/shared/rules/relative-time.ts'
import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { settingAction, SettingRow } from '#web/ui/setting-row.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { billingSentence } from './billing-sentence.ts'
import { useCancel, useCurrentPlan } from './data.ts'
import { endOf } from './plan-words.ts'
import { ReactivateDialog } from './reactivate-dialog.tsx'

/** Cancels the plan for the end of its period; once that is planned, offers to keep it. */
export function CancelRow({ timeZone }: { timeZone: string }) {
  /** The plan as it stood when it was asked: the answer changes it before the dialog has closed. */
  const [asked, setAsked] = useState<CurrentPlan | null>(null)
  const plan = useCurrentPlan().data?.plan ?? null
  const copy = plan?.cancelAtPeriodEnd === true ? keeping : cancelling
  const close = () => setAsked(null)
  return (
    <SettingRow
      text={plan === null ? cancelling.rowNone : copy.rowText(localDate(endOf(plan), timeZone))}
    >
      <button
        type="button"
        className={settingAction}
        disabled={plan === null}
        onClick={() => setAsked(plan)}
      >
        {copy.row}
      </button>
      {asked !== null && !asked.cancelAtPeriodEnd && (
        <CancelDialog plan={asked} end={localDate(endOf(asked), timeZone)} onClose={close} />
      )}
      {asked !== null && asked.cancelAtPeriodEnd && (
        <ReactivateDialog plan={asked} timeZone={timeZone} onClose={close} />
      )}
    </SettingRow>
  )
}

type CancelDialogProps = { plan: CurrentPlan; end: string; onClose: () => void }

function CancelDialog({ plan, end, onClose }: CancelDialogProps) {
  const showToast = useToast()
  const { mutate, isPending, error } = useCancel()
  return (
    <ConfirmDialog
      title={cancelling.title}
      texts={cancelling}
      isBusy={isPending}
      problem={error === null ? null : billingSentence(error, cancelling.failed)}
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
      <p>{whatEnds(plan, end)}</p>
      <p>{cancelling.after}</p>
    </ConfirmDialog>
  )
}

function whatEnds({ status }: CurrentPlan, end: string): string {
  if (status === 'trialing') return cancelling.trialText(end)
  return status === 'past_due' ? cancelling.pastDueText(end) : cancelling.text(end)
}
