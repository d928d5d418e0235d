import type { MessageStatus, Priority } from '../facts/request-statuses.ts'

/** The rules that weigh a message, in words for the firm: "Why it is marked so". */
export const reasonNames = {
  danger: 'Somebody may be in danger',
  violence: 'Violence or threats',
  arrest: 'An arrest, or somebody is in custody',
  warrant: 'A warrant, or a missed court date',
  'hearing-near': 'A court date today or tomorrow',
  'deadline-near': 'A deadline today or tomorrow',
  'hearing-ahead': 'A court date ahead',
  'deadline-ahead': 'A deadline ahead',
  served: 'Court papers were served',
  eviction: 'An eviction or a lockout',
  urgent: 'They call it urgent',
  unhurried: 'They say there is no hurry',
} as const

/** Name of a rule that weighs messages. */
export type ReasonName = keyof typeof reasonNames

/** What the firm's e-mail says above the reasons. */
export const reasonsTitle = 'Why it is marked so'

/** The list of messages and the place of an opened one (specification 2, section 2). */
export const messageRoom = {
  title: 'Messages Received',
  loading: 'Loading messages',
  loadFailed: 'Failed to load messages',
  showing: (from: number, to: number, total: number): string =>
    `Showing ${from} to ${to} of ${total} messages`,
  item: 'Message',
  nothingOpen: 'Choose a message to read it here',
  backToList: 'All messages',
} as const

/** Sentences of the list of messages. */
export const messageList = {
  search: 'Search name, e-mail or message',
  status: 'Status',
  priority: 'Priority',
  readMore: 'Read more',
  updated: 'Updated',
  attention: 'Needs immediate attention',
  withdrawn: 'WITHDRAWN',
  empty: 'No messages found',
  emptyText:
    'When a visitor leaves a message for the lawyer, it appears here with their name, a way to reach them and how soon they need an answer.',
  emptyHow: 'To make the first one arrive, open the chat on your website and leave one yourself.',
  emptyAction: 'Get the snippet',
  emptyFiltered: 'None of your messages fits these filters.',
  emptySearch: (text: string): string => `Nothing matches “${text}” here.`,
  arrived: (name: string): string => `New message from ${name}`,
  arrivedMany: (count: number): string => `${count} new messages`,
} as const

/** Sentences of an opened message. */
export const messageDetail = {
  loading: 'Loading the message',
  loadFailed: 'Failed to load this message',
  text: 'Message',
  updated: 'Updated',
  answered: 'Once your answer is sent, you can note it here.',
  markResponded: 'Mark as responded',
  marked: (status: string): string => `Marked as ${status.toLowerCase()}`,
  prioritized: (priority: string): string => `Priority set to ${priority.toLowerCase()}`,
  changeFailed: 'The message could not be changed. Please try again.',
  withdrawnTitle: 'The visitor has withdrawn this message',
  withdrawnText:
    'Treat what you received as withdrawn, and take your own advice on what you may keep.',
} as const

/** Statuses of a message, as the filter and the menu name them. */
export const messageStatusNames = {
  pending: 'Pending',
  viewed: 'Viewed',
  responded: 'Responded',
  resolved: 'Resolved',
} as const satisfies Record<MessageStatus, string>

/** Priorities of a message. */
export const priorityNames = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const satisfies Record<Priority, string>
