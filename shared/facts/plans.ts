/** How often a plan is charged. */
export const billingIntervals = ['monthly', 'yearly'] as const
export type BillingInterval = (typeof billingIntervals)[number]

/** How many attorneys a firm has, as the wizard asks it (specification 1, section 3). */
export const firmSizes = ['solo', '2-5', '6+'] as const
export type FirmSize = (typeof firmSizes)[number]

/** The names of plans where no person reads them. */
export const planKeys = ['solo', 'firm', 'firm_plus'] as const
export type PlanKey = (typeof planKeys)[number]

/** A plan's id on the wire: one for each plan and interval (specification 1, section 3). */
export type PlanId = 1 | 2 | 3 | 4 | 5 | 6

/** One plan of the price list. */
export type Plan = {
  key: PlanKey
  name: string
  /** The id to order it by, for each interval. */
  ids: Readonly<Record<BillingInterval, PlanId>>
  /** Dollars a month, paid monthly. */
  monthly: number
  /** The firm size it is made for. */
  firmSize: FirmSize
  popular: boolean
}

/** The price list (specification 1, sections 3 and 9), smallest first. */
export const plans: readonly Plan[] = [
  {
    key: 'solo',
    name: 'Solo',
    ids: { monthly: 1, yearly: 4 },
    monthly: 349,
    firmSize: 'solo',
    popular: false,
  },
  {
    key: 'firm',
    name: 'Firm',
    ids: { monthly: 2, yearly: 5 },
    monthly: 599,
    firmSize: '2-5',
    popular: true,
  },
  {
    key: 'firm_plus',
    name: 'Firm Plus',
    ids: { monthly: 3, yearly: 6 },
    monthly: 999,
    firmSize: '6+',
    popular: false,
  },
]

/** Paid yearly, a month costs this share of the monthly price, in whole dollars: "Save 10%". */
export const yearlyShare = 0.9

/** Firm Plus: dollars a month for each attorney after the sixth, never discounted (design section 7). */
export const seat = { includedAttorneys: 6, monthly: 99 } as const

/** The least number of attorneys of a firm of size 6+ (specification 1, section 5). */
export const minAttorneys = 6

/** Days of full access before the first charge (specification 1, section 9). */
export const trialDays = 7

/**
 * A payment that failed is tried again so many days after its day; after the last one the subscription
 * ends. Until then the chat works (docs/operating.md, Payments).
 */
export const paymentRetryDays = [3, 5, 7] as const

/** A firm's subscription (design section 7). */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
