import type { CardRefusal } from '@foyer/shared/facts/card-refusals.ts'
import type Stripe from 'stripe'

/** An answer of the double that is an error, in the words of Stripe's API. */
export class StripeProblem extends Error {
  readonly status: number
  readonly error: Partial<Stripe.StripeRawError>

  constructor(status: number, error: Partial<Stripe.StripeRawError>) {
    super(error.message ?? error.code ?? 'refused')
    this.status = status
    this.error = error
  }
}

/** A request Stripe cannot read or will not carry out. */
export const invalid = (message: string, more: Partial<Stripe.StripeRawError> = {}) =>
  new StripeProblem(400, { type: 'invalid_request_error', message, ...more })

/** Something that is not there. */
export const missing = (what: string, param: string) =>
  new StripeProblem(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
    param,
  })

const cardErrors: Readonly<Record<CardRefusal, { code: string; decline_code?: string }>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  'insufficient-funds': { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired: { code: 'expired_card', decline_code: 'expired_card' },
  'incorrect-cvc': { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  'processing-error': { code: 'processing_error', decline_code: 'processing_error' },
  'authentication-required': {
    code: 'card_declined',
    decline_code: 'authentication_required',
  },
  'unknown-card': { code: 'resource_missing' },
}

/** A card that was not taken, or not charged. */
export function cardProblem(reason: CardRefusal): StripeProblem {
  if (reason === 'unknown-card') return missing('PaymentMethod', 'payment_method')
  return new StripeProblem(402, {
    type: 'card_error',
    message: 'Your card was not taken.',
    ...cardErrors[reason],
  })
}
