/**
 * The e-mail that delivers a lead. Subjects hold no fact of the case: they are shown on lock screens
 * and kept by every server on the way.
 */
export const leadMail = {
  subject: 'New inquiry from your website',
  subjectRevised: 'Updated inquiry from your website',
  preview: 'A visitor left their details.',
  title: 'A visitor left their details',
  titleRevised: 'A visitor changed their details',
  confirmed: 'The visitor read the details back and confirmed them.',
  unconfirmed: 'The visitor has not confirmed them yet.',
  urgent: 'Marked urgent',
  contact: 'Contact',
  summary: 'Case summary',
  facts: 'Details',
  transcript: 'Conversation',
  visitor: 'Visitor',
  assistant: 'Assistant',
  source: 'Source',
  firmSource: 'Your own written answer',
  page: 'Page they were on',
  received: 'Received',
  open: 'Open in the dashboard',
  why: 'You receive this because Foyer answers visitors on your website and delivers their inquiries to this address.',
  noRelation:
    'The visitor was told that writing to the assistant makes no attorney-client relationship.',
  /** On the lead's timeline, where others of the firm have it. */
  notReached: (addresses: readonly string[]) => `not taken for ${addresses.join(', ')}`,
} as const
