import { planSubtitles } from '@foyer/shared/copy/billing.ts'
import { pricing } from '@foyer/shared/copy/public/pricing.ts'
import { type BillingInterval, type Plan, plans, seat } from '@foyer/shared/facts/plans.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { priceLines, totalCents } from '@foyer/shared/rules/price.ts'

const { table } = pricing

/** Sizes of larger firms that the table shows as examples. */
const largerFirms = [8, 12, 20] as const

type Row = { plan: Plan; attorneys: number; about: string }

const rows: readonly Row[] = plans.flatMap((plan): Row[] =>
  plan.key === 'firm_plus'
    ? [seat.includedAttorneys, ...largerFirms].map((attorneys) => ({
        plan,
        attorneys,
        about: table.attorneys(attorneys),
      }))
    : [{ plan, attorneys: 1, about: planSubtitles[plan.key] }],
)

const chargeCents = ({ plan, attorneys }: Row, interval: BillingInterval): number =>
  totalCents(priceLines({ planId: plan.ids[interval], attorneyCount: attorneys }))

/** What each plan costs at each interval, as it is charged. */
export function PriceTable() {
  return (
    <table className="price-table figures">
      <thead>
        <tr>
          <th scope="col">{table.plan}</th>
          <th scope="col">{table.monthly}</th>
          <th scope="col">{table.yearly}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const month = chargeCents(row, 'monthly')
          const year = chargeCents(row, 'yearly')
          return (
            <tr key={`${row.plan.key} ${String(row.attorneys)}`}>
              <th scope="row">
                {row.plan.name} <small>{row.about}</small>
              </th>
              <td>
                {formatMoney(month)} <small>{table.aMonth}</small>
              </td>
              <td>
                {formatMoney(year)} <small>{table.aYear(formatMoney(month * 12 - year))}</small>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
