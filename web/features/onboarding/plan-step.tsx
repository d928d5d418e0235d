import { planStep as copy, wizardProblems } from '@foyer/shared/copy/onboarding.ts'
import { plans } from '@foyer/shared/facts/plans.ts'
import { useRef, useState } from 'react'
import { PlanPicker } from '#web/features/billing/plan-picker.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { type Draft, fittingPlan } from './draft.ts'
import { OrderSummary } from './order-summary.tsx'
import { StepForm } from './step-form.tsx'

type PlanStepProps = {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  onBack: () => void
  onNext: () => void
}

/** Step 3: the plan. The one that fits is marked, and chosen by nobody but the person. */
export function PlanStep({ draft, onChange, onBack, onNext }: PlanStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { planKey, interval, firmSize } = draft
  const tooSmall = tooSmallSentence(draft)

  function submit(): void {
    if (planKey !== null) return onNext()
    setIsMissing(true)
    form.current?.querySelector<HTMLInputElement>('fieldset [type="radio"]:not(:checked)')?.focus()
  }

  return (
    <StepForm
      step={3}
      title={copy.title}
      text={copy.text}
      problem={isMissing && planKey === null ? wizardProblems.plan : null}
      aside={<OrderSummary draft={draft} />}
      onBack={onBack}
      onSubmit={submit}
      form={form}
    >
      <PlanPicker
        planKey={planKey}
        interval={interval}
        onPlan={(chosen) => onChange({ planKey: chosen })}
        onInterval={(chosen) => onChange({ interval: chosen })}
        recommended={fittingPlan(firmSize)?.key ?? null}
      />
      {tooSmall !== null && <Banner tone="caution">{tooSmall}</Banner>}
    </StepForm>
  )
}

/** A plan made for fewer attorneys than the firm has is allowed, and said. */
function tooSmallSentence({ planKey, firmSize }: Draft): string | null {
  const fitting = fittingPlan(firmSize)
  const chosen = plans.find(({ key }) => key === planKey)
  if (fitting === null || chosen === undefined) return null
  return plans.indexOf(chosen) < plans.indexOf(fitting)
    ? copy.tooSmall(chosen.name, fitting.name)
    : null
}
