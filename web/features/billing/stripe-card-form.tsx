import { cardForm as copy } from '@foyer/shared/copy/billing.ts'
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle } from 'react'
import { admitProviderScripts } from '#web/platform/trusted-scripts.ts'
import { ErrorView } from '#web/ui/error-view.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { CardFormHandle, SavedCard } from './card-form-handle.ts'
import { useCardStyle } from './use-card-style.ts'

type StripeCardFormProps = { ref: Ref<CardFormHandle>; publishableKey: string }

/** Stripe's own card field, in a frame of theirs: the card's number never comes to our page. */
export function StripeCardForm({ ref, publishableKey }: StripeCardFormProps) {
  const {
    data: stripe,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => {
      admitProviderScripts()
      return loadStripe(publishableKey)
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  return (
    <Elements stripe={stripe ?? null}>
      <CardField ref={ref} />
      {stripe === undefined && isFetching && (
        <div className="py-4">
          <Spinner label={copy.loading} />
        </div>
      )}
      {isError && !isFetching && (
        <ErrorView
          title={copy.loadFailed}
          message={copy.loadFailedHint}
          onRetry={() => void refetch()}
        />
      )}
    </Elements>
  )
}

function CardField({ ref }: { ref: Ref<CardFormHandle> }) {
  const stripe = useStripe()
  const elements = useElements()
  const style = useCardStyle()
  useImperativeHandle(ref, () => ({ save: () => saveCard(stripe, elements) }))
  if (stripe === null) return null
  return (
    <CardElement
      className="min-h-11 rounded border border-line-strong bg-raised px-3 py-3 transition-colors duration-120 hover:border-ink-soft"
      options={{ style, hidePostalCode: false }}
    />
  )
}

async function saveCard(
  stripe: Stripe | null,
  elements: StripeElements | null,
): Promise<SavedCard> {
  if (stripe === null || elements === null) return refused(copy.notLoaded)
  const card = elements.getElement(CardElement)
  if (card === null) return refused(copy.elementMissing)
  try {
    const { error, paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card })
    if (error !== undefined) return refused(error.message ?? copy.providerFailed)
    return { outcome: 'saved', paymentMethodId: paymentMethod.id }
  } catch {
    return refused(copy.unexpected)
  }
}

function refused(message: string): SavedCard {
  return { outcome: 'refused', message }
}
