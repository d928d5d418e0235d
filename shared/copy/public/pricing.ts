import { documentLimits } from '../../facts/limits.ts'
import { paymentRetryDays, trialDays } from '../../facts/plans.ts'

/** Days after which a failed charge is tried again, as prices and terms say them: "3, 5 and 7". */
export const retryDays = `${paymentRetryDays.slice(0, -1).join(', ')} and ${paymentRetryDays.at(-1)}`

/** The price list (specification 1, section 2, /pricing). What the wizard says too is in billing.ts. */
export const pricing = {
  title: 'Pricing',
  headline: 'A flat price, whoever knocks',
  lead: 'Foyer costs the same in a busy month and in a quiet one. Nothing is charged for a chat, a lead or an answer. Every plan does everything; they differ only in how many attorneys you are.',
  description:
    'What Foyer costs a law firm: three flat plans from $349 a month, 10% less paid yearly, 7 days free, cancel in the dashboard. Every price in one table.',
  plans: 'Plans',
  start: 'Get Started',
  /** Follows "Get Started" for those who hear the link without seeing its column. */
  startWith: (plan: string): string => ` with ${plan}`,
  custom: 'Need a custom plan?',
  customText: 'Several offices, or terms that your bar association has agreed on:',
  charge: {
    title: 'What is charged, and when',
    lead: 'The whole course of a subscription, from the first day to the last charge.',
    steps: [
      {
        when: 'Today',
        amount: '$0',
        text: 'You make an account and give a card. Nothing is charged, and the chat can be on your website the same day.',
      },
      {
        when: `Days 1 to ${trialDays}`,
        amount: '$0',
        text: 'Full access to everything. Cancel on any of these days and your card is never charged.',
      },
      {
        when: `After day ${trialDays}`,
        amount: 'First charge',
        text: 'The price of your plan, for the first month or the first year. The day and the amount are shown to you when you sign up and in your settings.',
      },
      {
        when: 'Then',
        amount: 'The same again',
        text: 'Every month or every year on that date, with an invoice each time, until you cancel.',
      },
    ],
  },
  table: {
    title: 'Every price in one table',
    lead: 'In US dollars. For firms of more than 6 attorneys, a few sizes as examples; the seats after the 6th are not discounted.',
    plan: 'Plan',
    monthly: 'Paid monthly',
    yearly: 'Paid yearly',
    aMonth: 'a month',
    aYear: (saved: string): string => `a year, saves ${saved}`,
    attorneys: (count: number): string => `${count} attorneys`,
  },
  leaving: {
    title: 'How to cancel',
    steps: [
      'Open “Settings & Billing” in your dashboard and choose “Cancel subscription”.',
      'You are shown the last day and that nothing more is charged. Confirm.',
      'That is all. There is nobody to call and no reason to give.',
    ],
    facts: [
      {
        name: 'Until the last day',
        text: 'You keep full access to the end of what you have paid. Until then you can change your mind in the same place.',
      },
      {
        name: 'Money back',
        text: 'What has been paid is not refunded, except where the law requires it or we decide to. During the trial there is nothing to refund.',
      },
      {
        name: 'What you received',
        text: 'Leads, messages, requests and documents stay in your dashboard. You can start again at any time, without a second trial.',
      },
      {
        name: 'Another plan',
        text: 'A change counts at once. What is due that day is shown before you confirm it, to the cent.',
      },
      {
        name: 'A card that fails',
        text: `It is tried again after ${retryDays} days. You are told by e-mail when it fails, and your dashboard says so until it is paid. Your chat goes on receiving visitors meanwhile.`,
      },
      {
        name: 'Fair limits',
        text: `Conversations are not counted. Files have a bound, so that nobody can use up your space: ${documentLimits.maxBytes / 1024 / 1024} MB each and ${documentLimits.perFirmBytes / 1024 ** 3} GB for a firm.`,
      },
    ],
  },
  questions: 'Before you decide',
  features: 'What you get',
} as const
