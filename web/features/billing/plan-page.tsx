import type { CurrentPlan } from '@foyer/shared/api/billing.ts'
import { currentPlan, planChange as copy } from '@foyer/shared/copy/billing.ts'
import { settings, settingsTitles } from '@foyer/shared/copy/settings.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { Awaited } from '#web/ui/awaited.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { billingSentence } from './billing-sentence.ts'
import { ChangeSummary } from './change-summary.tsx'
import { useCurrentPlan } from './data.ts'
import { PlanPicker } from './plan-picker.tsx'
import { chargeOf, fittingPlan, namePlan } from './plan-words.ts'
import { TestModeBanner } from './test-mode-banner.tsx'
import { usePlanChange } from './use-plan-change.ts'

/** Another plan or interval, with what it costs shown before it is ordered. */
export function PlanPage({ timeZone }: { timeZone: string }) {
  const current = useCurrentPlan()
  return (
    <SubPage
      title={settingsTitles.plan}
      back={
        <Link href={paths.settings} className="link">
          {settings.back}
        </Link>
      }
    >
      <TestModeBanner />
      <Awaited
        of={current}
        loading={currentPlan.loading}
        failure={{
          title: copy.loadFailed,
          message: billingSentence(current.error, copy.loadFailedHint),
        }}
      >
        {({ plan, lastPlan }) => {
          if (plan !== null) return <PlanChange plan={plan} timeZone={timeZone} />
          return <p>{lastPlan === null ? currentPlan.noneText : copy.none}</p>
        }}
      </Awaited>
    </SubPage>
  )
}

function PlanChange({ plan, timeZone }: { plan: CurrentPlan; timeZone: string }) {
  const { chosen, order, preview, problem, isBusy, done, ...change } = usePlanChange(plan)
  if (done !== null) return <Banner tone="good">{done}</Banner>
  const name = chosen === undefined ? copy.confirmNothing : copy.confirm(chosen.name)
  return (
    <>
      <p>{copy.current(namePlan(plan), chargeOf(plan))}</p>
      <PlanPicker
        planKey={chosen?.key ?? null}
        interval={change.interval}
        onPlan={change.choose}
        onInterval={change.setInterval}
        recommended={fittingPlan(plan.attorneyCount)}
      />
      {change.isSame && <p className="text-ink-soft">{copy.same}</p>}
      {order !== null && (
        <ChangeSummary plan={plan} order={order} preview={preview} timeZone={timeZone} />
      )}
      <p className="text-ink-soft">{plan.status === 'trialing' ? copy.trialNote : copy.note}</p>
      {problem !== null && (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      <Button
        look="primary"
        className="w-fit"
        disabled={isBusy || (order !== null && !preview.isSuccess)}
        onClick={change.confirm}
      >
        {isBusy ? copy.busy : name}
      </Button>
    </>
  )
}
