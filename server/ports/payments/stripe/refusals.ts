import type { CardRefusal } from '@foyer/shared/facts/card-refusals.ts'
import type Stripe from 'stripe'
import type { Refused } from '../payments.ts'

/** Stripe's codes for cards that were not taken (docs.stripe.com/error-codes, /declines/codes). */
const refusalsByCode: Readonly<Record<string, CardRefusal>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired',
  incorrect_cvc: 'incorrect-cvc',
  invalid_cvc: 'incorrect-cvc',
  processing_error: 'processing-error',
  authentication_required: 'authentication-required',
  authentication_not_handled: 'authentication-required',
  invoice_payment_intent_requires_action: 'authentication-required',
  subscription_payment_intent_requires_action: 'authentication-required',
}

/** An error of the library, recognised by shape: the library itself is loaded late. */
type StripeFailure = Pick<Stripe.errors.StripeError, 'type' | 'code' | 'decline_code' | 'param'>

function isStripeFailure(error: unknown): error is Error & StripeFailure {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}

/** True where Stripe has nothing of that name. */
export function isMissing(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'resource_missing'
}

/** True where Stripe has something of that name already. */
export function isPresent(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'resource_already_exists'
}

/** True where what was asked does not fit how things stand, or its key was another request's. */
export function isMisfit(error: unknown): boolean {
  if (!isStripeFailure(error)) return false
  return error.type === 'StripeInvalidRequestError' || error.type === 'StripeIdempotencyError'
}

/** Why a card was not taken; null for every other error. */
function readRefusal(error: unknown): CardRefusal | null {
  if (!isStripeFailure(error)) return null
  const { type, code, decline_code: declineCode, param } = error
  if (type === 'StripeCardError')
    return refusalsByCode[declineCode ?? ''] ?? refusalsByCode[code ?? ''] ?? 'declined'
  // Not a card error to Stripe: no such payment method, or one that is another customer's or used up.
  const ofCard = param === 'payment_method' || param === 'id'
  if (code === 'resource_missing' && ofCard) return 'unknown-card'
  return code === 'payment_method_not_available' ? 'unknown-card' : null
}

/** Runs what may be refused by a card; any other error is thrown on. */
export async function orRefused<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    const reason = readRefusal(error)
    if (reason === null) throw error
    return { outcome: 'refused', reason }
  }
}
