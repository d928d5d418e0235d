import type { CardRefusal } from '../facts/card-refusals.ts'

/** What a person is told when a card is not taken. */
export const cardRefusalTexts: Readonly<Record<CardRefusal, string>> = {
  declined: 'Your card was declined. Please use another card.',
  'insufficient-funds': 'Your card has insufficient funds. Please use another card.',
  expired: 'Your card has expired. Please use another card.',
  'incorrect-cvc': "Your card's security code is incorrect.",
  'processing-error':
    'An error occurred while processing your card. Please try again in a little while.',
  'authentication-required':
    'Your bank asks for a confirmation that we cannot pass on. Please use another card.',
  'unknown-card': 'This card cannot be used. Please use another card.',
}

/** How the lines of an invoice are named. */
export const invoiceLineTexts = {
  intervals: { monthly: 'monthly', yearly: 'yearly' },
  seats: (count: number) => (count === 1 ? '1 extra attorney' : `${count} extra attorneys`),
  unused: (what: string) => `Unused time: ${what}`,
  remaining: (what: string) => `Rest of the period: ${what}`,
  /** A credit that pays a part of an invoice. */
  creditUsed: 'Your credit',
  /** What an invoice does with a credit it cannot use. */
  creditKept: 'Kept as credit for your next charges',
  /** An earlier invoice that a change pays first. */
  open: (number: string) => `Open invoice ${number}`,
} as const
