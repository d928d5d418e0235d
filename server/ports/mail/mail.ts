/** One message to send. `messageId` is ours and stable, so that a repeat can be told from a new one. */
export type Mail = {
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  messageId: string
}

/**
 * What the mail server said. `refused` is final for this message (5xx); `unavailable` may pass (4xx,
 * no answer, connection lost) and is tried again.
 */
export type MailOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unavailable'; reason: string }

/** Sends mail. */
export type MailPort = {
  kind: 'outbox' | 'smtp'
  send(mail: Mail): Promise<MailOutcome>
  close(): Promise<void>
}
