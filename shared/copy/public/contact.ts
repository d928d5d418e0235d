import { contactLimits } from '../../facts/limits.ts'

const count = (number: number): string => number.toLocaleString('en-US')

/** The contact page and its form (specification 1, sections 2 to 5 and 8). */
export const contact = {
  title: 'Contact',
  description:
    'Write to the people who make Foyer: questions before you sign up, help with your site, or anything about your account.',
  headline: 'Write to us',
  lead: 'Questions before you sign up, help with your website, or anything about your account. A person reads it and answers by e-mail.',
  formTitle: 'Send a message',
  name: 'Name',
  email: 'Email',
  emailHint: 'We answer to this address and use it for nothing else.',
  message: 'Message',
  messageHint: 'Please leave out anything about a client or a case. We do not need it to help you.',
  /** For programs that fill in every field; people never see it. */
  trap: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending...',
  directTitle: 'Or by e-mail',
  directText: 'The same people, from your own mail program.',
  besideTitle: 'Perhaps it is answered already',
  besideGuide: 'How to put Foyer on your website',
  besideFaq: 'Questions that lawyers ask us',
  besidePricing: 'What it costs',
  notClient:
    'Are you looking for a lawyer? Foyer is not a law firm and cannot pass your message on to one. Please write to the firm itself.',
} as const

/** What the form answers; the last three stand as the specification has them. */
export const contactAnswers = {
  sent: 'Thank you. Your message has arrived, and we will answer you by e-mail.',
  network: 'Unable to connect to the server. Please check your internet connection and try again.',
  noMessage: 'An error occurred while submitting the form.',
  unexpected: 'An unexpected error occurred. Please try again later.',
} as const

/** What is wrong with a field, under it. */
export const contactProblems = {
  nameMissing: 'Please enter your name.',
  nameLong: `Please use at most ${count(contactLimits.name)} characters for your name.`,
  emailMissing: 'Please enter your e-mail address, so that we can answer.',
  emailWrong: 'Please enter an e-mail address like name@yourfirm.com.',
  messageMissing: 'Please write your message.',
  messageLong: `A message can have at most ${count(contactLimits.message)} characters. Please shorten it, or write to us by e-mail.`,
} as const
