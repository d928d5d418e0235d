import type { CardRefusal } from './card-refusals.ts'

/** A card of the sandbox. Its number never leaves the browser: the server is told its token. */
export type TestCard = {
  number: string
  token: string
  brand: string
  last4: string
  /** Refused when it is given to us. */
  refusedAs?: CardRefusal
  /** Taken, and refused each time it is charged. */
  refusedWhenCharged?: CardRefusal
}

/** The test cards payment providers share, by their public numbers; no others are taken. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'card_visa', brand: 'visa', last4: '4242' },
  { number: '5555555555554444', token: 'card_mastercard', brand: 'mastercard', last4: '4444' },
  { number: '378282246310005', token: 'card_amex', brand: 'amex', last4: '0005' },
  { number: '6011111111111117', token: 'card_discover', brand: 'discover', last4: '1117' },
  {
    number: '4000000000000002',
    token: 'card_declined',
    brand: 'visa',
    last4: '0002',
    refusedAs: 'declined',
  },
  {
    number: '4000000000009995',
    token: 'card_insufficient_funds',
    brand: 'visa',
    last4: '9995',
    refusedAs: 'insufficient-funds',
  },
  {
    number: '4000000000000069',
    token: 'card_expired',
    brand: 'visa',
    last4: '0069',
    refusedAs: 'expired',
  },
  {
    number: '4000000000000127',
    token: 'card_incorrect_cvc',
    brand: 'visa',
    last4: '0127',
    refusedAs: 'incorrect-cvc',
  },
  {
    number: '4000000000000119',
    token: 'card_processing_error',
    brand: 'visa',
    last4: '0119',
    refusedAs: 'processing-error',
  },
  {
    number: '4000000000000341',
    token: 'card_charge_fails',
    brand: 'visa',
    last4: '0341',
    refusedWhenCharged: 'declined',
  },
  {
    number: '4000000000003220',
    token: 'card_authentication_required',
    brand: 'visa',
    last4: '3220',
    refusedAs: 'authentication-required',
  },
]
