/** Sentences of the outbox's page, which shows mail that was kept instead of sent. */
export const outbox = {
  title: 'Outbox',
  lead: 'Mail is kept here instead of being sent, because no mail server is set. To send it, start Foyer with SMTP_URL.',
  emptyTitle: 'No mail yet',
  empty:
    'What Foyer writes appears here: chat with the demo firm, leave a name and a way to reach you, and its e-mail to the firm arrives within three minutes.',
  count: (shown: number, total: number): string => {
    if (total > shown) return `The newest ${shown} of ${total} messages`
    return total === 1 ? '1 message' : `${total} messages`
  },
  list: 'Messages, newest first',
  noSubject: '(no subject)',
  back: 'All messages',
  to: 'To',
  received: 'Written',
  asHtml: 'As it looks',
  asText: 'As plain text',
  noHtml: 'This message has no designed version.',
  noText: 'This message has no plain text.',
  calendar: {
    REQUEST: 'For the calendar: an invitation',
    CANCEL: 'For the calendar: a cancellation',
  },
  calendarLead: 'Mail programs show buttons in its place; this is what they read.',
  calendarDownload: 'Download as a calendar file',
  headers: 'Headers',
  frame: (subject: string): string => `The message “${subject}”`,
  missingTitle: 'Message not found',
  missing: 'There is no such message in the outbox. It may have been deleted from the data folder.',
} as const
