import type { InvoiceOnWire } from '@foyer/shared/api/billing.ts'
import { invoices as copy } from '@foyer/shared/copy/billing.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { localDate } from '@foyer/shared/rules/relative-time.ts'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Awaited } from '#web/ui/awaited.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { billingSentence } from './billing-sentence.ts'
import { useCurrentPlan, useInvoices } from './data.ts'

/** Shown before the rest is asked for: a year of monthly ones. */
const shownAtFirst = 12

/** What has been charged, newest first; each opens to its lines. */
export function InvoiceList({ timeZone }: { timeZone: string }) {
  const invoices = useInvoices()
  return (
    <section aria-labelledby="invoices-title" className="grid gap-3">
      <h2 id="invoices-title" className="text-heading">
        {copy.title}
      </h2>
      <Awaited
        of={invoices}
        loading={copy.loading}
        failure={{
          title: copy.loadFailed,
          message: billingSentence(invoices.error, copy.loadFailedHint),
        }}
      >
        {(data) => (data.length === 0 ? <None /> : <Some invoices={data} timeZone={timeZone} />)}
      </Awaited>
    </section>
  )
}

function None() {
  const isTrial = useCurrentPlan().data?.plan?.status === 'trialing'
  return <p className="text-ink-soft">{isTrial ? copy.empty : copy.emptyLater}</p>
}

function Some({ invoices, timeZone }: { invoices: InvoiceOnWire[]; timeZone: string }) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? invoices : invoices.slice(0, shownAtFirst)
  return (
    <>
      <ul className="border-y border-line">
        {shown.map((invoice) => (
          <li key={invoice.id} className="border-line not-first:border-t">
            <Invoice invoice={invoice} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {shown.length < invoices.length && (
        <Button small className="w-fit" onClick={() => setIsAll(true)}>
          {copy.showAll(invoices.length)}
        </Button>
      )}
    </>
  )
}

const tones: Record<InvoiceOnWire['status'], Tone> = {
  paid: 'good',
  open: 'caution',
  void: 'plain',
  uncollectible: 'danger',
}

function Invoice({ invoice, timeZone }: { invoice: InvoiceOnWire; timeZone: string }) {
  const { at, number, status, totalCents, lines } = invoice
  return (
    <details className="group">
      <summary className="figures grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 rounded py-2 hover:bg-sunken room:grid-cols-[8rem_1fr_auto_6rem]">
        <span className="flex items-center gap-1.5">
          <ChevronRight
            size={15}
            className="shrink-0 text-ink-soft transition-transform duration-120 group-open:rotate-90"
            aria-hidden="true"
          />
          {localDate(at, timeZone)}
        </span>
        <span className="order-3 min-w-0 pl-5 room:pl-0 text-small text-ink-soft wrap-anywhere room:order-none">
          {copy.number(number)}
        </span>
        <span className="order-4 justify-self-end room:order-none">
          <Badge tone={tones[status]}>{copy.statuses[status]}</Badge>
        </span>
        <span className="justify-self-end font-medium">{formatMoney(totalCents)}</span>
      </summary>
      <div className="pb-4 pl-5">
        <Facts>
          {lines.map((line, index) => (
            // Two lines of one invoice may read alike; their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <Fact key={index} name={line.description}>
              {formatMoney(line.cents)}
            </Fact>
          ))}
        </Facts>
      </div>
    </details>
  )
}
