import type { Slot, Urgency } from '../facts/statuses.ts'

/** How each fact is called in the list of what the visitor has told. */
const slots: Record<Slot, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  issue: 'What happened',
  when: 'When',
  where: 'Where',
  other_party: 'Other party',
  urgency: 'How urgent',
  preferred_times: 'Best time to reach you',
}

/** How the turn goes on that is sent when a visitor changes one fact; it is read like any other. */
const corrections: Record<Slot, string> = {
  name: 'my name is',
  email: 'my email is',
  phone: 'my phone is',
  issue: 'this is about',
  when: 'it happened',
  where: 'it happened in',
  other_party: 'the other party is',
  urgency: 'the urgency is',
  preferred_times: 'the best time to reach me is',
}

const urgencies: Record<Urgency, string> = { high: 'high', medium: 'medium', low: 'low' }

/** Sentences by error code that this language says itself; the server's others stand as sent. */
const refusals: Record<string, string> = {
  'connection/lost': 'The connection was lost. Please try again.',
}

/** What a visitor reads in the chat, in English. */
export const chatEn = {
  frameTitle: (firm: string) => `Chat with ${firm}`,
  disclosure: (firm: string) => `AI assistant, not a lawyer or employee of ${firm || 'the firm'}`,
  closeChat: 'Close chat',
  more: 'More options',
  otherLanguage: 'Español',
  conversation: 'Conversation',
  you: 'You said',
  assistant: 'Assistant',

  opening: 'Opening the chat',
  couldNotOpen: 'The chat could not be opened. Please check your connection.',
  orCall: 'Or call the firm:',
  tryAgain: 'Try again',

  noticeHeading: 'Before you start',
  accept: 'Accept and start',
  accepting: 'Starting',
  beforeAccepting: 'Nothing you type leaves this browser until you accept.',
  acceptToSend: 'Your message is ready. It is sent when you accept.',
  accepted: 'You accepted this notice',

  messageBox: 'Type your message',
  send: 'Send',
  charactersLeft: (count: number) =>
    count === 1 ? '1 character left' : `${count} characters left`,
  charactersOver: (count: number) =>
    count === 1 ? '1 character too many' : `${count} characters too many`,

  writing: 'Writing a reply',
  slow: 'This is taking longer than usual. Your message is safe.',
  offline: 'You are offline. What you write is sent when the connection is back.',
  waiting: 'Waiting to be sent',
  notSent: 'Not sent.',
  edit: 'Edit',

  sources: 'Sources',
  fromWebsite: 'From the firm’s website:',
  website: 'The firm’s website',
  fromFirm: (firm: string) => `Answered by ${firm}`,
  opensNewTab: 'opens in a new tab',
  showQuote: 'Quote',
  suggestions: 'Suggested replies',

  toldHeading: 'What you told us',
  change: 'Change',
  save: 'Save',
  cancel: 'Cancel',
  slots,
  urgencies,
  corrections,
  correction: (fact: string, value: string) => `Correction: ${fact} ${value}`,

  deleteConversation: 'Delete my conversation',
  deleteQuestion: 'Delete this conversation?',
  deleteExplained:
    'What you wrote is removed. What the firm has already received is marked as withdrawn.',
  deleteNow: 'Delete',
  deleteNot: 'Keep it',
  deleted: 'Your conversation was deleted.',
  startAnew: 'Start a new conversation',
  textKept: 'What you typed is kept below.',
  refusals,
}

/** The shape every language of the chat fills. */
export type ChatCopy = typeof chatEn
