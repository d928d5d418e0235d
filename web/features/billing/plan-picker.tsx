import { intervalNames, planPicker as copy, planSubtitles } from '@foyer/shared/copy/billing.ts'
import {
  type BillingInterval,
  billingIntervals,
  type Plan,
  type PlanKey,
  plans,
} from '@foyer/shared/facts/plans.ts'
import { monthOf, paidHow, seatNote } from '@foyer/shared/rules/price-words.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

type PlanPickerProps = {
  /** The plan chosen; null where none is yet. */
  planKey: PlanKey | null
  interval: BillingInterval
  onPlan: (planKey: PlanKey) => void
  onInterval: (interval: BillingInterval) => void
  /** The plan made for a firm of this size; null where that is not known. */
  recommended: PlanKey | null
}

/** The price list, to choose one plan from and how often to pay. */
export function PlanPicker({
  planKey,
  interval,
  onPlan,
  onInterval,
  recommended,
}: PlanPickerProps) {
  const name = useId()
  return (
    <div className="@container grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Segmented
          label={copy.interval}
          options={billingIntervals.map((value) => ({ value, text: intervalNames[value] }))}
          value={interval}
          onChange={onInterval}
        />
        <p className="text-small text-ink-soft">
          <span className="font-medium text-good">{copy.saving}</span> {copy.savingWhen}
        </p>
      </div>
      <fieldset className="grid overflow-hidden rounded border border-line-strong/60 @min-[36rem]:grid-cols-3">
        <legend className="sr-only">{copy.legend}</legend>
        {plans.map((plan) => (
          <PlanCard
            key={plan.key}
            name={name}
            plan={plan}
            interval={interval}
            isChosen={plan.key === planKey}
            isRecommended={plan.key === recommended}
            onChoose={() => onPlan(plan.key)}
          />
        ))}
      </fieldset>
      <Features />
    </div>
  )
}

type PlanCardProps = {
  name: string
  plan: Plan
  interval: BillingInterval
  isChosen: boolean
  isRecommended: boolean
  onChoose: () => void
}

function PlanCard({ name, plan, interval, isChosen, isRecommended, onChoose }: PlanCardProps) {
  const id = useId()
  return (
    <label className="relative grid content-start gap-y-1 border-line p-4 transition-colors duration-120 not-first-of-type:border-t hover:bg-raised has-checked:bg-raised has-checked:before:absolute has-checked:before:inset-y-0 has-checked:before:left-0 has-checked:before:w-0.5 has-checked:before:bg-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent @min-[36rem]:row-span-3 @min-[36rem]:grid-rows-subgrid @min-[36rem]:p-5 @min-[36rem]:not-first-of-type:border-t-0 @min-[36rem]:not-first-of-type:border-l @min-[36rem]:has-checked:before:inset-x-0 @min-[36rem]:has-checked:before:bottom-auto @min-[36rem]:has-checked:before:h-0.5 @min-[36rem]:has-checked:before:w-auto">
      <span className="flex items-center gap-2.5">
        <input
          type="radio"
          name={name}
          className="size-4.5 shrink-0 outline-none"
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about ${id}-price`}
        />
        <span id={`${id}-name`} className="font-serif text-heading font-medium">
          {plan.name}
        </span>
      </span>
      <span
        id={`${id}-about`}
        className="flex flex-wrap content-start items-center gap-x-2 gap-y-1 text-ink-soft"
      >
        {planSubtitles[plan.key]}
        {plan.popular && <Badge tone="plain">{copy.popular}</Badge>}
        {isRecommended && <Badge tone="good">{copy.recommended}</Badge>}
      </span>
      <Price id={`${id}-price`} plan={plan} interval={interval} />
    </label>
  )
}

function Price({ id, plan, interval }: { id: string; plan: Plan; interval: BillingInterval }) {
  return (
    <span id={id} className="figures mt-3 grid content-start text-small text-ink-soft">
      <span>
        <span className="font-serif text-title text-ink">{monthOf(plan, interval)}</span>
        {copy.perMonth}
      </span>
      <span>{paidHow(plan, interval)}</span>
      {plan.key === 'firm_plus' && <span className="text-ink">{seatNote}</span>}
    </span>
  )
}

/** All plans do the same: what differs is the number of attorneys. */
function Features() {
  const titleId = useId()
  return (
    <div className="grid gap-2">
      <p id={titleId} className="label">
        {copy.featuresTitle}
      </p>
      <ul aria-labelledby={titleId} className="columns-1 gap-6 @min-[28rem]:columns-2">
        {copy.features.map((feature) => (
          <li key={feature} className="flex items-baseline gap-2 py-0.5">
            <Check size={14} className="shrink-0 translate-y-0.5 text-action" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )
}
