/** What a person reads once a command about the firm's plan has been done. */
export const subscriptionDone = {
  cardSaved: 'Your card is saved. It will be used for the next charge.',
  cardSavedAndPaid: 'Your card is saved and the open payment is made.',
  changed: (plan: string, interval: string): string =>
    `Your plan is now ${plan}, billed ${interval}.`,
  unchanged: 'You have this plan already. Nothing was charged.',
  cancelled: (day: string): string =>
    `Your plan ends on ${day}. Until then everything works as before.`,
  kept: 'Your plan goes on as before.',
  goesOn: 'Your plan is active. Nothing was charged.',
  restarted: (amount: string): string =>
    `Your plan is active again and ${amount} was charged. Your chat receives visitors.`,
  intervals: { monthly: 'monthly', yearly: 'yearly' },
} as const
