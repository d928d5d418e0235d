/** Why a card was not taken. */
export const cardRefusals = [
  'declined',
  'insufficient-funds',
  'expired',
  'incorrect-cvc',
  'processing-error',
  'authentication-required',
  'unknown-card',
] as const
export type CardRefusal = (typeof cardRefusals)[number]
