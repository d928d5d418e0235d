import { paymentMethod as copy } from '@foyer/shared/copy/billing.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Card } from './data.ts'

/** The card that is charged: its brand in capitals, its last digits and its last month. */
export function CardLine({ card }: { card: Card | null }) {
  if (card === null) return <p>{copy.none}</p>
  const { cardBrand, last4, expMonth, expYear } = card
  return (
    <div className="figures grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-medium">{cardBrand.toUpperCase()}</span>
        <span>{copy.lastDigits(last4)}</span>
        <Badge tone="plain">{copy.isDefault}</Badge>
      </p>
      <p className="text-small text-ink-soft">{copy.expires(expMonth, expYear)}</p>
    </div>
  )
}
