import type { VisitorWay } from '../facts/assistant.ts'

/** The buttons that open the other ways to the firm; names that are part of the contract. */
const ways: Record<VisitorWay, string> = {
  schedule: 'Schedule a consultation',
  message: 'Message the lawyer',
  attach: 'Attach a file',
  voice: 'Voice input',
}

/** Sentences by error code that this language says itself; the server's others stand as sent. */
const refusals: Record<string, string> = {
  'connection/lost': 'The connection was lost. Please try again.',
}

/** What a visitor reads in the chat, in English. */
export const chatEn = {
  frameTitle: (firm: string) => `Chat with ${firm}`,
  disclosure: (firm: string) => `AI assistant, not a lawyer or employee of ${firm || 'the firm'}`,
  closeChat: 'Close chat',
  leave: 'Leave quickly',
  leaveHelp:
    'F9. Clears this chat from the screen and this browser, and closes it. It deletes nothing that was sent.',
  more: 'More options',
  otherLanguage: 'Español',
  conversation: 'Conversation',
  you: 'You said',
  assistant: 'Assistant',

  ways,
  cancel: 'Cancel',
  loading: 'Loading',
  notLoaded: 'This could not be loaded. Please check your connection.',

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

  deleteConversation: 'Delete my conversation',
  deleted: 'Your conversation was deleted.',
  startAnew: 'Start a new conversation',
  textKept: 'What you typed is kept below.',
  refusals,
}

/** The shape every language of the chat fills. */
export type ChatCopy = typeof chatEn
