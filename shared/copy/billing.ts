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

/** A plan with its interval, as one name. */
export const planWithInterval = (name: string, interval: BillingInterval): string =>
  `${name}, billed ${interval}`

/** The plan a firm has (specification 2, section 2). */
export const currentPlan = {
  title: 'Your Current Plan',
  loading: 'Loading your plan',
  none: 'No plan',
  noneText: 'This firm was set up without a plan. Nothing is charged.',
  upgrade: 'Upgrade Plan',
  reactivate: 'Reactivate Plan',
  /** Dollars a month, however often they are paid. */
  price: (amount: string, interval: BillingInterval): string =>
    `${amount}/month, billed ${interval}`,
  seats: (count: number, all: string): string =>
    count === 1
      ? `With 1 attorney after the 6th: ${all} in all.`
      : `With ${count.toLocaleString('en-US')} attorneys after the 6th: ${all} in all.`,
  endsBadge: (when: string): string => `Ends ${when}`,
  trial: (when: string, charge: string): string =>
    `Your free trial ends on ${when}. The first charge, ${charge}, comes on that day.`,
  active: (when: string, charge: string): string => `The next charge, ${charge}, comes on ${when}.`,
  trialEnding: (when: string): string =>
    `Your plan ends on ${when}, with your free trial. Your card will not be charged. Until then everything works; after that your chat receives no visitors.`,
  ending: (when: string): string =>
    `Your plan ends on ${when}. Nothing more will be charged. Until then everything works; after that your chat receives no visitors.`,
  pastDue: 'Your chat goes on receiving visitors while we try your card again over the next days.',
  ended:
    'This plan has ended, and your chat receives no visitors. Everything you have received is still here.',
} as const

/** A payment that failed, above everything else. */
export const pastDue = {
  text: (amount: string): string => `Your last payment of ${amount} failed.`,
  hint: 'Give another card and it is charged at once. If nothing is paid, your plan ends.',
  action: 'Update Payment Method',
} as const

/** Cancelling, keeping and starting a plan again: what happens, when, and what is charged. */
export const cancelling = {
  row: 'Cancel subscription',
  rowText: (when: string): string => `You keep access until ${when}.`,
  rowNone: 'There is no plan to cancel.',
  title: 'Cancel subscription',
  text: (when: string): string =>
    `Your plan ends on ${when}, the last day of your billing period. You keep full access until then. Nothing more will be charged, and what you have paid is not refunded.`,
  trialText: (when: string): string =>
    `Your plan ends on ${when}, with your free trial. You keep full access until then, and your card will not be charged.`,
  pastDueText: (when: string): string =>
    `Your plan ends on ${when}, the last day of your billing period. The payment that failed stays open: your card is tried for it again. Nothing else will be charged.`,
  after:
    'After that your chat receives no visitors. Your leads, messages and documents stay here, and you can start again at any time.',
  confirm: 'Cancel subscription',
  busy: 'Cancelling...',
  decline: 'Keep my plan',
  failed: 'Failed to cancel subscription. Please try again.',
} as const

export const keeping = {
  row: 'Keep your plan',
  rowText: (when: string): string => `Your plan ends on ${when}. You can still keep it.`,
  title: 'Keep your plan',
  text: (plan: string): string => `${plan} goes on as before. Nothing is charged today.`,
  next: (amount: string, when: string): string => `The next charge, ${amount}, comes on ${when}.`,
  confirm: 'Keep plan',
  busy: 'Keeping...',
  decline: 'Not now',
  failed: 'Failed to reactivate subscription. Please try again.',
} as const

export const restarting = {
  title: 'Reactivate Plan',
  text: (plan: string): string =>
    `${plan} starts again today, and your chat receives visitors at once.`,
  charge: (amount: string, card: string, every: string): string =>
    `${amount} is charged today to ${card}, and then again every ${every}. There is no second free trial.`,
  cardMissing: 'Add a payment method first. It is charged when you reactivate your plan.',
  every: { monthly: 'month', yearly: 'year' },
  confirm: 'Reactivate Plan',
  busy: 'Reactivating...',
  decline: 'Not now',
} as const

/** The card that is charged (specification 2, section 2). */
export const paymentMethod = {
  cardTitle: 'Billing',
  edit: 'Edit',
  editWhat: 'Edit payment method',
  loading: 'Loading the payment method',
  loadFailed: 'The payment method could not be loaded',
  loadFailedHint: 'Failed to get payment method. Please try again.',
  none: 'No payment method found',
  lastDigits: (last4: string): string => `•••• ${last4}`,
  spoken: (brand: string, last4: string): string => `${brand} ending in ${last4}`,
  /** As the specification writes it: 'Expires MM/YYYY'. */
  expires: (month: number, year: number): string =>
    `Expires ${String(month).padStart(2, '0')}/${String(year)}`,
  isDefault: 'Default',
  update: 'Update Payment Method',
  add: 'Add Payment Method',
  save: 'Save card',
  saving: 'Saving...',
  cancel: 'Cancel',
  failed: 'Failed to update payment method. Please try again.',
} as const

/** Another plan, or another interval (specification 2, sections 2, 5 and 8). */
export const planChange = {
  current: (plan: string, charge: string): string => `You have ${plan}, for ${charge}.`,
  none: 'There is no active plan to change. Reactivate your last plan first.',
  summary: 'Upgrade summary',
  currentPlan: 'Current plan',
  newPlan: 'New plan',
  billing: 'Billing',
  newCost: 'New cost',
  dueNow: 'Charged today',
  next: 'Next charge',
  nextAt: (amount: string, when: string): string => `${amount} on ${when}`,
  previewing: 'Working out what is charged today',
  previewFailed: 'What is charged today could not be worked out. Nothing was changed.',
  same: 'You have this plan already.',
  note: 'Your upgrade is immediate: you are charged a prorated amount today for the rest of your billing period.',
  trialNote: 'Your upgrade is immediate. During your free trial nothing is charged for it.',
  confirm: (plan: string): string => `Upgrade to ${plan}`,
  confirmNothing: 'Upgrade Plan',
  busy: 'Upgrading...',
  missing: 'Please select a plan to upgrade to.',
  failed: 'Failed to change plan. Please try again.',
  loadFailed: 'Your plan could not be loaded',
  loadFailedHint: 'Failed to fetch current plan. Please try again.',
} as const

/** What has been charged. */
export const invoices = {
  title: 'Invoices',
  loading: 'Loading your invoices',
  loadFailed: 'Your invoices could not be loaded',
  loadFailedHint: 'Nothing was changed. Please try again.',
  empty: 'No invoices yet. The first one appears here when your free trial ends.',
  emptyLater: 'No invoices yet.',
  number: (number: string): string => `Invoice ${number}`,
  showAll: (count: number): string => `Show all ${count.toLocaleString('en-US')} invoices`,
  statuses: { paid: 'Paid', open: 'Open', void: 'Void', uncollectible: 'Not paid' },
} as const
