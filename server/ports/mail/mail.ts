/** One message to send. `messageId` is ours and stable, so that a repeat can be told from a new one. */
export type Mail = {
  /** One address, or several with commas between them; each of them sees the others. */
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  messageId: string
  /** A calendar message (RFC 5545), which goes along as an alternative to the text and as a file. */
  calendar?: CalendarPart
}

/** What a calendar is told: the whole `VCALENDAR` and its method, which mail programs look at first. */
export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string }

/**
 * What the mail server said. `accepted` means for one address at least; `missed` names those it did not
 * take, where there were such. `refused` is final for this message (5xx); `unavailable` may pass (4xx,
 * no answer, connection lost) and is tried again.
 */
export type MailOutcome =
  | { outcome: 'accepted'; missed?: string[] }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unavailable'; reason: string }

/** Sends mail. */
export type MailPort = {
  kind: 'outbox' | 'smtp'
  send(mail: Mail): Promise<MailOutcome>
  close(): Promise<void>
}
