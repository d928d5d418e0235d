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
  testBanner: 'Test mode: no card is charged.',
  testRefusal: 'This is test mode: no real card can be used. Use one of the test cards.',
  testCards: 'Test cards',
  testCardsHint: 'Choose one to fill in the form.',
  testOutcomes: {
    visa: 'Works',
    mastercard: 'Works',
    amex: 'Works',
    discover: 'Works',
  },
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
  expiryPast: 'This expiry date has passed.',
  cvcWrong: 'Please enter the security code: 3 digits, or 4 on American Express.',
  postalCodeMissing: 'Please enter the postal code.',
  notLoaded: 'Stripe has not loaded yet. Please try again.',
  elementMissing: 'Card element not found.',
  providerFailed: 'An error occurred while processing your payment method.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const

/** A subscription's status, in a word or two. */
export const statusNames = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Ended',
} as const satisfies Record<SubscriptionStatus, string>
