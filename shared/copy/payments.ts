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
