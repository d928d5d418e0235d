import type { CurrentPlan } from '@foyer/shared/api/billing.ts'
import { currentPlan as copy, planChange, statusNames } from '@foyer/shared/copy/billing.ts'
import type { SubscriptionStatus } from '@foyer/shared/facts/plans.ts'
import { paths } from '@foyer/shared/paths.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { localDate } from '@foyer/shared/rules/relative-time.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Awaited } from '#web/ui/awaited.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { billingSentence } from './billing-sentence.ts'
import { type Plans, useCurrentPlan } from './data.ts'
import { chargeOf, endOf, whatIsNext } from './plan-words.ts'
import { ReactivateDialog } from './reactivate-dialog.tsx'

/** What a firm pays for, how it stands and what comes next. */
export function PlanPanel({ timeZone }: { timeZone: string }) {
  const plans = useCurrentPlan()
  return (
    <section aria-labelledby="plan-title" className="rounded border border-line bg-raised shadow">
      <h2 id="plan-title" className="label border-b border-line px-5 py-3 font-sans">
        {copy.title}
      </h2>
      <Awaited
        of={plans}
        loading={copy.loading}
        failure={{
          title: planChange.loadFailed,
          message: billingSentence(plans.error, planChange.loadFailedHint),
        }}
      >
        {(data) => <Loaded plans={data} timeZone={timeZone} />}
      </Awaited>
    </section>
  )
}

function Loaded({ plans, timeZone }: { plans: Plans; timeZone: string }) {
  /** The plan as it stood when it was asked: the answer changes it before the dialog has closed. */
  const [asked, setAsked] = useState<CurrentPlan | null>(null)
  const { plan, lastPlan } = plans
  const shown = plan ?? lastPlan
  return (
    <div className="grid items-start gap-x-8 gap-y-4 px-5 py-5 room:grid-cols-[minmax(0,1fr)_auto]">
      {shown === null ? (
        <div className="grid gap-1">
          <p className="font-serif text-title">{copy.none}</p>
          <p className="text-ink-soft">{copy.noneText}</p>
        </div>
      ) : (
        <Standing plan={shown} timeZone={timeZone} />
      )}
      {plan === null ? (
        <Button
          look="primary"
          className="w-fit"
          disabled={lastPlan === null}
          onClick={() => setAsked(lastPlan)}
        >
          {copy.reactivate}
        </Button>
      ) : (
        <Link href={paths.settingsPlan} className={`${buttonClasses('primary')} w-fit`}>
          {copy.upgrade}
        </Link>
      )}
      {asked !== null && (
        <ReactivateDialog plan={asked} timeZone={timeZone} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

function Standing({ plan, timeZone }: { plan: CurrentPlan; timeZone: string }) {
  const { price, billingInterval, extraSeats } = plan
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-serif text-title">{plan.name}</span>
        <Status plan={plan} timeZone={timeZone} />
      </p>
      <p className="figures">{copy.price(formatMoney(price * 100), billingInterval)}</p>
      {extraSeats > 0 && <p className="figures">{copy.seats(extraSeats, chargeOf(plan))}</p>}
      <p className="max-w-[38em] text-ink-soft">{whatIsNext(plan, timeZone)}</p>
    </div>
  )
}

const tones: Record<SubscriptionStatus, Tone> = {
  trialing: 'good',
  active: 'good',
  past_due: 'danger',
  canceled: 'plain',
}

function Status({ plan, timeZone }: { plan: CurrentPlan; timeZone: string }): ReactNode {
  const isEnding = plan.cancelAtPeriodEnd && plan.status !== 'canceled'
  return (
    <>
      <Badge tone={tones[plan.status]}>{statusNames[plan.status]}</Badge>
      {isEnding && <Badge tone="caution">{copy.endsBadge(localDate(endOf(plan), timeZone))}</Badge>}
    </>
  )
}
