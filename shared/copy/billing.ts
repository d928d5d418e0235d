import type { CardRefusal } from '../facts/card-refusals.ts'
import type { BillingInterval, PlanKey, SubscriptionStatus } from '../facts/plans.ts'

/** The price list as people read it (specification 1, section 3). */
export const planPicker = {
  legend: 'Plan',
  interval: 'Billing',
  saving: 'Save 10%',
  savingWhen: 'when paid yearly',
  popular: 'Most Popular',
  recommended: 'Fits your firm',
  perMonth: '/month',
  paidMonthly: 'billed monthly',
  /** The yearly total as twelve times the monthly price; both are formatted amounts. */
  paidYearly: (total: string, month: string): string => `${total} a year (12 × ${month})`,
  seatNote: (price: string, included: string): string =>
    `+${price}/month per attorney after the ${included}`,
  featuresTitle: 'Every plan includes',
  features: [
    'Unlimited intake via chat',
    'Simple messaging and scheduling',
    'Instant lead follow-up',
    'Lead tracking dashboard',
    'Custom branding',
    'ABA compliant by design',
    'Simple no-code set-up',
  ],
} as const

/** Whom a plan is made for. */
export const planSubtitles = {
  solo: '1 attorney',
  firm: '2 to 5 attorneys',
  firm_plus: '6+ attorneys',
} as const satisfies Record<PlanKey, string>

/** How a plan is paid, as a name. */
export const intervalNames = {
  monthly: 'Monthly',
  yearly: 'Yearly',
} as const satisfies Record<BillingInterval, string>

/** What one charge covers, inside a sentence: '$349 a month'. */
export const perInterval = {
  monthly: 'a month',
  yearly: 'a year',
} as const satisfies Record<BillingInterval, string>

/** What will be charged, and when (specification 1, section 2). */
export const billingSummary = {
  title: 'Billing summary',
  plan: (name: string, interval: string): string => `${name}, billed ${interval.toLowerCase()}`,
  seats: (count: number, each: string): string =>
    count === 1
      ? `1 attorney after the 6th at ${each}`
      : `${count.toLocaleString('en-US')} attorneys after the 6th at ${each}`,
  /** `charge` is an amount and how often it comes. */
  afterTrial: (when: string, charge: string): string =>
    `Your free trial ends on ${when}. From then on you pay ${charge}.`,
  today: "Today's charge: $0",
} as const

/** The card form (specification 2, sections 2 and 8). */
export const cardForm = {
  group: 'Card details',
  note: "You won't be charged until your trial ends. Cancel anytime.",
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM / YY',
  cvc: 'CVC',
  postalCode: 'Postal code',
  loading: 'Loading the card form',
  loadFailed: 'The card form could not be loaded',
  loadFailedHint: 'Nothing was charged. Check your connection and try again.',
  numberMissing: 'Please enter the card number.',
  expiryWrong: 'Please enter the expiry date as it stands on the card, for example 04 / 30.',
  cvcWrong: 'Please enter the security code: 3 digits, or 4 on American Express.',
  postalCodeMissing: 'Please enter the postal code.',
  notLoaded: 'Stripe has not loaded yet. Please try again.',
  elementMissing: 'Card element not found.',
  providerFailed: 'An error occurred while processing your payment method.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const

/** Payments that are not real: only test cards, and no money. */
export const testMode = {
  banner: 'Test mode: no card is charged.',
  refusal: 'This is test mode: no real card can be used. Use one of the test cards.',
  cards: 'Test cards',
  cardsHint: 'Choose one to fill in the form.',
  works: 'Works',
  refusedWhenCharged: 'Taken, then declined when charged',
} as const

/** What a test card that is refused stands for. */
export const testRefusalNames = {
  declined: 'Declined',
  'insufficient-funds': 'Too little money',
  expired: 'Expired',
  'incorrect-cvc': 'Wrong security code',
  'processing-error': 'Cannot be checked',
  'authentication-required': 'Bank asks to confirm',
  'unknown-card': 'Unknown',
} as const satisfies Record<CardRefusal, string>

/** The names of card brands; the key is the provider's word. */
export const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** A subscription's status, in a word or two. */
export const statusNames = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Ended',
} as const satisfies Record<SubscriptionStatus, string>
