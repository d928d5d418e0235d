import { seat, trialDays } from '../../facts/plans.ts'
import type { Chapter } from './long-text.ts'
import { retryDays } from './pricing.ts'

/** Terms: plans, prices, the trial, payment and its end. */
export const moneyTerms = [
  {
    id: 'trial',
    title: 'Free trial',
    blocks: [
      `A new account begins with ${trialDays} days of full access. You give a card when you sign up, and it is not charged until the trial ends. Cancel before then and nothing is charged. On the last day the plan you chose begins, with its first charge. There is one trial for each firm.`,
    ],
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    blocks: [
      'Prices are in US dollars. We add no tax to them: what is shown is what is charged.',
      {
        facts: [
          ['Solo, 1 attorney', '{solo_monthly} a month, or {solo_yearly} a year'],
          ['Firm, 2 to 5 attorneys', '{firm_monthly} a month, or {firm_yearly} a year'],
          [
            'Firm Plus, 6 or more attorneys',
            `{firm_plus_monthly} a month, or {firm_plus_yearly} a year; for each attorney after the ${seat.includedAttorneys}th, {seat_monthly} a month, or {seat_yearly} a year`,
          ],
        ],
      },
      'Choose the plan that fits the number of attorneys in your firm, and change it when that number changes. A change of plan is shown with its price before you confirm it. Time not used is credited and the new plan is charged, both by the second.',
      'We may change prices. We tell you by e-mail at least 30 days before a new price holds for you. It holds from the next period you pay for.',
    ],
  },
  {
    id: 'payment',
    title: 'Payment, renewal and cancellation',
    blocks: [
      'Subscriptions are monthly or annual and non-refundable except where required by law or at the provider’s discretion. They are paid in advance by card, and renew for the same time until you cancel. The terms of our payment processor apply to the payment.',
      `If a charge fails, your chat goes on, and the card is tried again after ${retryDays} days. If none succeeds, the subscription ends.`,
      'You can cancel at any time in the dashboard, under “Settings & Billing”. Your plan then ends with the period you have paid for. Until that day everything works, and nothing more is charged. A subscription that has ended can be started again. It is then charged that day, without a second trial.',
    ],
  },
] as const satisfies readonly Chapter[]
