/** The e-mails that tell a firm's owner about its subscription. */
export const billingMail = {
  trialEnding: {
    subject: (day: string) => `Your trial ends on ${day}`,
    title: 'Your trial ends soon',
    lead: (firm: string, day: string) => `The free trial of ${firm} ends on ${day}.`,
    charge: (amount: string, card: string, every: string) =>
      `On that day we charge ${amount} to your ${card}, then again every ${every}. There is nothing you need to do.`,
    noCard: (amount: string) =>
      `${amount} will be due on that day, and there is no card on file yet. Please add one, so that your chat goes on.`,
    stop: 'If you would rather not go on, open Settings & Billing before that day and choose Cancel subscription. Then nothing is charged.',
  },
  paymentFailed: {
    subject: 'Your payment did not go through',
    title: 'Your payment did not go through',
    lead: (amount: string, firm: string, card: string) =>
      `We could not charge ${amount} for ${firm} to your ${card}.`,
    leadNoCard: (amount: string, firm: string) =>
      `We could not charge ${amount} for ${firm}: there is no card on file.`,
    now: 'Your chat goes on working, and nothing you have received is touched.',
    next: (day: string) =>
      `We try again in the coming days. If no payment goes through by ${day}, the plan ends and the chat stops receiving visitors.`,
    act: 'To settle it now, give another card in Settings & Billing. It is charged at once.',
  },
  cancellationPlanned: {
    subject: (day: string) => `Your plan ends on ${day}`,
    title: 'Your cancellation is noted',
    lead: (firm: string, plan: string, day: string) =>
      `The ${plan} plan of ${firm} ends on ${day}.`,
    noCharge: 'Nothing more will be charged.',
    until:
      'Until then your chat receives visitors as before. After it, everything you have received stays readable in your dashboard.',
    keep: 'If you change your mind, open Settings & Billing before that day and keep the plan. It then goes on as if nothing had happened.',
  },
  ended: {
    subject: 'Your plan has ended',
    title: 'Your plan has ended',
    lead: (firm: string, plan: string, day: string) =>
      `The ${plan} plan of ${firm} ended on ${day}. Nothing more will be charged.`,
    stops:
      'The chat on your website no longer receives visitors; it asks them to contact you directly.',
    stays:
      'Everything you have received stays readable in your dashboard: leads, messages, appointment requests and documents.',
    back: 'To come back, open Settings & Billing and choose Reactivate Plan. Your chat answers again at once.',
  },
  /** A card in a sentence: 'VISA card ending in 4242'. */
  card: (brand: string, last4: string) => `${brand.toUpperCase()} card ending in ${last4}`,
  every: { monthly: 'month', yearly: 'year' },
  open: 'Open Settings & Billing',
  why: 'You receive this because you own this firm’s account with Foyer.',
} as const
