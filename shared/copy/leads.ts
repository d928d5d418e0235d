import type { LeadStatus, Slot, Urgency } from '../facts/statuses.ts'

/** The list of leads and the place of an opened one (specification 2, section 2). */
export const leadRoom = {
  title: 'New Client Leads',
  loading: 'Loading leads',
  loadFailed: 'Failed to load leads',
  showing: (from: number, to: number, total: number): string =>
    `Showing ${from} to ${to} of ${total} leads`,
  item: 'Lead',
  nothingOpen: 'Choose a lead to read it here',
  backToList: 'All leads',
} as const

/** Sentences of the list of leads. */
export const leadList = {
  filter: 'Status',
  viewDetails: 'View Details',
  emailed: 'EMAILED',
  withdrawn: 'WITHDRAWN',
  messages: (count: number): string => (count === 1 ? '1 message' : `${count} messages`),
  empty: 'No leads found',
  emptyText:
    'A lead appears here as soon as a visitor has given a name and an e-mail address or a phone number in the chat.',
  emptyHow: 'To make the first one arrive, put the chat on your website and write to it yourself.',
  emptyAction: 'Get the snippet',
  emptyFiltered: 'None of your leads has this status. Choose “All” to see the others.',
  arrived: (name: string): string => `New lead: ${name}`,
  arrivedMany: (count: number): string => `${count} new leads`,
} as const

/** The status filter, in its order. */
export const leadFilterNames = {
  all: 'All',
  pending: 'Pending',
  emailed: 'Emailed',
} as const satisfies Record<'all' | LeadStatus, string>

export const urgencyNames = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
} as const satisfies Record<Urgency, string>

/** Sentences of an opened lead. */
export const leadDetail = {
  loading: 'Loading the lead',
  loadFailed: 'Failed to load this lead',
  changeFailed: 'The lead could not be changed. Please try again.',
  marked: (status: string): string => `Marked as ${status.toLowerCase()}`,
  summary: 'Case summary',
  facts: 'Intake',
  transcript: 'Conversation',
  timeline: 'What happened when',
  page: 'Page they were on',
  language: 'Language',
  consent: 'Notice accepted',
  consentVersion: (version: string): string => `version ${version}`,
  notTold: 'Not told',
  confirmed: 'Confirmed by the visitor',
  unconfirmed: 'Not confirmed by the visitor',
  withdrawnTitle: 'The visitor has withdrawn this conversation',
  withdrawnText:
    'It had already been delivered to you. Treat what you received as withdrawn, and take your own advice on what you may keep.',
} as const

/** Names of the facts an intake collects. */
export const slotNames = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  issue: 'Matter',
  when: 'When it happened',
  where: 'Where',
  other_party: 'Other party',
  urgency: 'Urgency',
  preferred_times: 'Best times to call',
} as const satisfies Record<Slot, string>

/** Languages of a conversation, by their code. */
export const languageNames: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' }

/** One sentence for each thing that can happen to a lead; `detail` is the address or the reason. */
export const leadEventSentences = {
  chat_started: () => 'The chat started.',
  notice_accepted: () => 'The visitor accepted the notice.',
  lead_created: () => 'A name and a way to reach them were given.',
  lead_confirmed: () => 'The visitor confirmed the summary.',
  lead_corrected: () => 'The visitor corrected what was noted.',
  waiting_for_address: () =>
    'It is kept here. It will be e-mailed as soon as your email address is confirmed.',
  delivery_due: (detail: string) =>
    detail === '' ? 'Delivery was planned.' : `Delivery to ${detail} was planned.`,
  delivered: (detail: string) => (detail === '' ? 'E-mailed.' : `E-mailed to ${detail}.`),
  delivery_failed: (detail: string) =>
    detail === '' ? 'The e-mail was not accepted.' : `The e-mail was not accepted: ${detail}`,
  marked_pending: () => 'Marked as pending by the firm.',
  marked_emailed: () => 'Marked as emailed by the firm.',
  withdrawn: () => 'The visitor withdrew the conversation.',
} as const
