import type { ChangePreviewOnWire, CurrentPlan } from '@foyer/shared/api/billing.ts'
import {
  intervalNames,
  perInterval,
  planChange as copy,
  planWithInterval,
} from '@foyer/shared/copy/billing.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { findPlan } from '@foyer/shared/rules/price.ts'
import { localDate } from '@foyer/shared/rules/relative-time.ts'
import { useId } from 'react'
import { Awaited } from '#web/ui/awaited.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { billingSentence } from './billing-sentence.ts'
import type { PlanOrder, useChangePreview } from './data.ts'
import { namePlan } from './plan-words.ts'

type ChangeSummaryProps = {
  plan: CurrentPlan
  order: PlanOrder
  preview: ReturnType<typeof useChangePreview>
  timeZone: string
}

/** From which plan to which, and what the server says it costs today and from then on. */
export function ChangeSummary({ plan, order, preview, timeZone }: ChangeSummaryProps) {
  const titleId = useId()
  const { planId, billingInterval } = order
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-heading">
        {copy.summary}
      </h2>
      <div>
        <Facts>
          <Fact name={copy.currentPlan}>{namePlan(plan)}</Fact>
          <Fact name={copy.newPlan}>
            {planWithInterval(findPlan(planId).plan.name, billingInterval)}
          </Fact>
          <Fact name={copy.billing}>{intervalNames[billingInterval]}</Fact>
        </Facts>
        <div aria-live="polite" className="-mt-px">
          <Awaited
            of={preview}
            loading={copy.previewing}
            failure={{
              title: copy.previewFailed,
              message: billingSentence(preview.error, copy.failed),
            }}
          >
            {(data) => <Cost preview={data} order={order} timeZone={timeZone} />}
          </Awaited>
        </div>
      </div>
    </section>
  )
}

type CostProps = { preview: ChangePreviewOnWire; order: PlanOrder; timeZone: string }

function Cost({ preview, order, timeZone }: CostProps) {
  const next = formatMoney(preview.nextCents)
  return (
    <Facts>
      {preview.lines.map((line, index) => (
        // Two lines may read alike; their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Fact key={index} name={<span className="text-ink-soft">{line.description}</span>}>
          <span className="text-ink-soft">{formatMoney(line.cents)}</span>
        </Fact>
      ))}
      <Fact name={<strong className="font-medium">{copy.dueNow}</strong>}>
        <strong className="font-medium">{formatMoney(preview.dueNowCents)}</strong>
      </Fact>
      <Fact name={copy.newCost}>{`${next} ${perInterval[order.billingInterval]}`}</Fact>
      <Fact name={copy.next}>{copy.nextAt(next, localDate(preview.nextChargeAt, timeZone))}</Fact>
    </Facts>
  )
}
