import { perInterval, planChange } from '@foyer/shared/copy/billing.ts'
import { priceChange as copy, profile } from '@foyer/shared/copy/settings.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { localDate } from '@foyer/shared/rules/relative-time.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { type PriceChange, usePriceChange } from './data.ts'

type PriceChangeDialogProps = {
  attorneyCount: number
  timeZone: string
  isBusy: boolean
  onAccept: (cents: number) => void
  onClose: () => void
}

/** Shows the price of another number of attorneys, to be accepted before it is ordered. */
export function PriceChangeDialog({
  attorneyCount,
  timeZone,
  isBusy,
  onAccept,
  onClose,
}: PriceChangeDialogProps) {
  const change = usePriceChange(attorneyCount)
  const { data } = change
  return (
    <ConfirmDialog
      title={copy.title}
      texts={{ confirm: copy.confirm, busy: profile.saving, decline: copy.decline }}
      isBusy={isBusy}
      canConfirm={data !== undefined}
      problem={null}
      onClose={onClose}
      onConfirm={() => data !== undefined && onAccept(data.cents)}
    >
      <Awaited
        of={change}
        loading={copy.loading}
        failure={{ title: copy.title, message: copy.loadFailed }}
      >
        {(loaded) => <NewPrice change={loaded} timeZone={timeZone} />}
      </Awaited>
    </ConfirmDialog>
  )
}

function NewPrice({ change, timeZone }: { change: PriceChange; timeZone: string }) {
  const { plan, cents, preview } = change
  const every = perInterval[plan.billingInterval]
  const next = formatMoney(preview.nextCents)
  return (
    <>
      <p>
        {copy.fromTo(`${formatMoney(plan.totalCents)} ${every}`, `${formatMoney(cents)} ${every}`)}
      </p>
      <Facts>
        <Fact name={planChange.dueNow}>{formatMoney(preview.dueNowCents)}</Fact>
        <Fact name={planChange.next}>
          {planChange.nextAt(next, localDate(preview.nextChargeAt, timeZone))}
        </Fact>
      </Facts>
    </>
  )
}
