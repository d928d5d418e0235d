import type { TurnKind } from '../facts/statuses.ts'

/** A conversation as the firm reads it. */
export const conversationView = {
  title: 'Conversation',
  back: 'Back',
  startedAt: 'Started',
  loading: 'Loading the conversation',
  loadFailed: 'Failed to load this conversation',
  circumstances: 'Circumstances',
  transcript: 'What was said',
  items: 'What came of it',
  noItems: 'The visitor left nothing for you in this chat.',
  read: 'Read the whole conversation',
  withdrawnTitle: 'The visitor has withdrawn this conversation',
  withdrawnText:
    'What had already been delivered to you is marked as withdrawn. Treat it so, and take your own advice on what you may keep.',
  page: 'Page they were on',
  language: 'Language',
  consent: 'Notice accepted',
  consentVersion: (version: string): string => `version ${version}`,
  noConsent: 'The visitor has not accepted the notice, so nothing was kept.',
} as const

/** What an item of a conversation is, by the section it is in. */
export const itemKinds = {
  leads: 'Lead',
  messages: 'Message',
  appointments: 'Appointment request',
  documents: 'Document',
} as const

/** The words around what was said. */
export const transcriptWords = {
  visitor: 'Visitor',
  assistant: 'Assistant',
  sources: 'Sources',
  wholeSite: 'Your website, on every page',
  firmAnswer: 'The firm’s own written answer',
  empty: 'No conversation was kept.',
} as const

/** What a reply was, where that is worth a word; empty where the reply speaks for itself. */
export const turnKindNames = {
  answer: '',
  pages: 'Pages that may help',
  handoff: 'Left for the firm to answer',
  declined: 'Declined to advise',
  safety: 'Safety first',
  intake: '',
  greeting: '',
} as const satisfies Record<TurnKind, string>
