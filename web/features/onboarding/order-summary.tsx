import { planStep as copy } from '@foyer/shared/copy/onboarding.ts'
import { trialEndOf } from '@foyer/shared/rules/billing-period.ts'
import { BillingSummary } from '#web/features/billing/billing-summary.tsx'
import { useZip } from '#web/features/places/data.ts'
import { useNow } from '#web/ui/now.ts'
import { type Draft, planIdOf, readAttorneyCount } from './draft.ts'

/** What the plan chosen will cost and when, on the firm's own calendar. */
export function OrderSummary({ draft }: { draft: Draft }) {
  const now = useNow()
  const lookup = useZip(draft.zipCode)
  const planId = planIdOf(draft)
  if (planId === null) return <p className="text-ink-soft">{copy.nothingChosen}</p>
  const attorneyCount = draft.firmSize === '6+' ? (readAttorneyCount(draft) ?? 1) : 1
  return (
    <BillingSummary
      choice={{ planId, attorneyCount }}
      trialEndsAt={trialEndOf(now).toISOString()}
      timeZone={lookup.status === 'found' ? lookup.place.timeZone : ownTimeZone()}
    />
  )
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
