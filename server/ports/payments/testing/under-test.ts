import type { PaymentsPort } from '../payments.ts'

/** The cards every provider's test mode has, by what they do. */
export type TestCardName =
  | 'visa'
  | 'mastercard'
  | 'declined'
  | 'insufficient-funds'
  | 'expired'
  | 'incorrect-cvc'
  | 'processing-error'
  | 'authentication-required'
  | 'fails-when-charged'

/** A provider to be tried, with what a test needs beside the port. */
export type PaymentsUnderTest = {
  payments: PaymentsPort
  /** The id of a payment method that the browser's form would have got. */
  method(card: TestCardName): string
  /** A customer without a card. */
  customer(): Promise<string>
  now(): Date
  /** How long after something is due the provider has surely done it, in milliseconds. */
  margin: number
  /** Moves the provider's time on, and waits until it has done what was due. */
  pass(ms: number): Promise<void>
  close(): Promise<void>
}

/** When the tests begin, where the clock is ours: no month-end and no change of clocks is near. */
export const testStart = new Date('2026-03-10T15:00:00Z')
