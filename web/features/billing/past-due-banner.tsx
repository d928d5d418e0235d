import { pastDue as copy } from '@foyer/shared/copy/billing.ts'
import { paths } from '@foyer/shared/paths.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { Link, useLocation } from 'wouter'
import { Banner } from '#web/ui/banner.tsx'
import { useCurrentPlan, useInvoices } from './data.ts'

/** A payment has failed: what that means, and the way to mend it. */
export function PastDueBanner() {
  const isThere = useLocation()[0] === paths.settingsPayment
  const plan = useCurrentPlan().data?.plan ?? null
  const open = useInvoices().data?.find(({ status }) => status === 'open')
  if (plan?.status !== 'past_due') return null
  const amount = formatMoney(open?.totalCents ?? plan.totalCents)
  return (
    <Banner tone="danger" urgent>
      <strong className="font-medium">{copy.text(amount)}</strong> {copy.hint}{' '}
      {!isThere && (
        <Link href={paths.settingsPayment} className="link font-medium">
          {copy.action}
        </Link>
      )}
    </Banner>
  )
}
