import { billingSummary as copy, intervalNames, perInterval } from '@foyer/shared/copy/billing.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import {
  type Choice,
  extraSeats,
  findPlan,
  priceLines,
  totalCents,
  unitCents,
} from '@foyer/shared/rules/price.ts'
import { localDate } from '@foyer/shared/rules/relative-time.ts'
import { useId } from 'react'
import { Fact, Facts } from '#web/ui/facts.tsx'

type BillingSummaryProps = {
  choice: Choice
  /** When the trial ends and the first charge is due. */
  trialEndsAt: string
  timeZone: string
}

/** What a choice will cost, and when: nothing today. */
export function BillingSummary({ choice, trialEndsAt, timeZone }: BillingSummaryProps) {
  const titleId = useId()
  const { plan, interval } = findPlan(choice.planId)
  const seats = extraSeats(choice)
  const total = formatMoney(totalCents(priceLines(choice)))
  const seatPrice = unitCents(`seat_${interval}`)
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="label font-sans tracking-normal">
        {copy.title}
      </h2>
      <Facts>
        <Fact name={copy.plan(plan.name, intervalNames[interval])}>
          {formatMoney(unitCents(`${plan.key}_${interval}`))}
        </Fact>
        {seats > 0 && (
          <Fact name={copy.seats(seats, formatMoney(seatPrice))}>
            {formatMoney(seats * seatPrice)}
          </Fact>
        )}
      </Facts>
      <p className="mt-1 font-serif text-heading font-medium">{copy.today}</p>
      <p className="text-ink-soft">
        {copy.afterTrial(localDate(trialEndsAt, timeZone), `${total} ${perInterval[interval]}`)}
      </p>
    </section>
  )
}
