import { paymentMethod as copy } from '@foyer/shared/copy/billing.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { Awaited } from '#web/ui/awaited.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { billingSentence } from './billing-sentence.ts'
import { CardLine } from './card-line.tsx'
import { useDefaultCard } from './data.ts'

/** The card that is charged, and the way to change it. */
export function PaymentPanel() {
  const card = useDefaultCard()
  return (
    <section aria-labelledby="billing-title" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="billing-title" className="text-heading">
          {copy.cardTitle}
        </h2>
        <Link
          href={paths.settingsPayment}
          className={buttonClasses('quiet', true)}
          aria-label={copy.editWhat}
        >
          {copy.edit}
        </Link>
      </div>
      <Awaited
        of={card}
        loading={copy.loading}
        failure={{
          title: copy.loadFailed,
          message: billingSentence(card.error, copy.loadFailedHint),
        }}
      >
        {(data) => <CardLine card={data} />}
      </Awaited>
    </section>
  )
}
