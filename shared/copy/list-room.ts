/** What every list of the dashboard says, whatever is in it. */
export const listRoom = {
  all: 'All',
  nameless: 'No name',
  unread: 'Unread',
  inAll: 'in all',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  stale: 'The list could not be brought up to date. It is tried again by itself.',
  nothingOpenText: 'Use the arrow keys and Enter, or press ? for every key.',
  newTab: 'opens in a new tab',
  clearSearch: 'Clear search',
  clearFilters: 'Show all',
} as const

/** The keys that work in a list, for the help sheet. */
export const listKeys = {
  title: 'Keyboard',
  open: 'Keyboard help',
  rows: [
    { keys: ['↓', '↑'], does: 'Next in the list, previous in the list' },
    { keys: ['Enter'], does: 'Open it' },
    { keys: ['Esc'], does: 'Close it and return to the list' },
    { keys: ['Ctrl', 'Z'], does: 'Undo a change, while that is offered' },
    { keys: ['?'], does: 'This sheet' },
  ],
} as const

/** What can be done with a change that was just made. */
export const undo = { action: 'Undo', undone: 'Taken back' } as const

/** The ways to reach somebody who left something. */
export const contact = {
  email: 'E-mail',
  phone: 'Phone',
  noEmail: 'no e-mail',
  noPhone: 'no phone',
  reply: 'Reply by e-mail',
} as const

/** The mail that an answer begins with, to be written on by a person. */
export const replyMail = {
  subject: (firm: string): string => (firm === '' ? 'Your inquiry' : `Your inquiry to ${firm}`),
  opening: (name: string, firm: string): string =>
    `Dear ${name},\n\nThank you for ${firm === '' ? 'writing to us' : `contacting ${firm}`}.\n\n`,
} as const
