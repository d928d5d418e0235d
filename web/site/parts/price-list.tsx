import {
  billingSummary,
  cardForm,
  intervalNames,
  planPicker,
  planSubtitles,
} from '@foyer/shared/copy/billing.ts'
import { pricing } from '@foyer/shared/copy/public/pricing.ts'
import {
  type BillingInterval,
  billingIntervals,
  type Plan,
  plans,
} from '@foyer/shared/facts/plans.ts'
import { paths } from '@foyer/shared/paths.ts'
import { monthOf, paidHow, seatNote } from '@foyer/shared/rules/price-words.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Unbroken } from './unbroken.tsx'

/** How often to pay: two radio buttons, which the style sheet follows (styles/pricing.css). */
function IntervalChoice() {
  return (
    <fieldset className="interval-choice">
      <legend className="sr-only">{planPicker.interval}</legend>
      {billingIntervals.map((interval) => (
        <label key={interval}>
          <input
            type="radio"
            name="interval"
            value={interval}
            defaultChecked={interval === 'yearly'}
            className="sr-only"
          />
          {intervalNames[interval]}
          {interval === 'yearly' && <strong>{planPicker.saving}</strong>}
        </label>
      ))}
    </fieldset>
  )
}

/** A plan's price at one interval; the other's is hidden. */
function Price({ plan, interval }: { plan: Plan; interval: BillingInterval }) {
  return (
    <p className={`price figures ${interval}`}>
      <span className="amount">{monthOf(plan, interval)}</span>
      {planPicker.perMonth}
      <span className="how">{paidHow(plan, interval)}</span>
    </p>
  )
}

function PlanColumn({ plan }: { plan: Plan }) {
  return (
    <li className={plan.popular ? 'plan popular' : 'plan'}>
      <h3>{plan.name}</h3>
      <p className="for">
        {planSubtitles[plan.key]}
        {plan.popular && <em>{planPicker.popular}</em>}
      </p>
      <div>
        {billingIntervals.map((interval) => (
          <Price key={interval} plan={plan} interval={interval} />
        ))}
        {plan.key === 'firm_plus' && (
          <p className="seat">
            <Unbroken text={seatNote} />
          </p>
        )}
      </div>
      <a href={paths.signUp} className={buttonClasses(plan.popular ? 'primary' : 'quiet')}>
        {pricing.start}
        <span className="sr-only">{pricing.startWith(plan.name)}</span>
      </a>
    </li>
  )
}

/** The three plans side by side, what they share, and the way to one of their own. */
export function PriceList() {
  return (
    <section aria-labelledby="plans-title" className="site-width price-list">
      <h2 id="plans-title" className="sr-only">
        {pricing.plans}
      </h2>
      <div className="price-terms">
        <IntervalChoice />
        <p>
          <strong>{billingSummary.today}</strong> {cardForm.note}
        </p>
      </div>
      <ul className="plans">
        {plans.map((plan) => (
          <PlanColumn key={plan.key} plan={plan} />
        ))}
      </ul>
      <div className="plan-features">
        <h3>{planPicker.featuresTitle}</h3>
        <ul>
          {planPicker.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <p className="custom-plan">
        {pricing.customText}{' '}
        <a href={paths.contact} className="link">
          {pricing.custom}
        </a>
      </p>
    </section>
  )
}
