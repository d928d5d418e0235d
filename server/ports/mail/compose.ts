import { Buffer } from 'node:buffer'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail, MailOutcome } from './mail.ts'

const lineBreak = /[\r\n]/

/** What a calendar message is called as a file. */
const calendarFile = 'consultation.ics'

/**
 * Refuses what would smuggle a header of its own into the message; null where all is well.
 */
export function refuseHeaders(mail: Mail): MailOutcome | null {
  const values = { to: mail.to, replyTo: mail.replyTo, subject: mail.subject, id: mail.messageId }
  const bad = Object.entries(values).find(([, value]) => lineBreak.test(value ?? ''))
  if (bad === undefined) return null
  return { outcome: 'refused', reason: `line break in ${bad[0]}` }
}

/** The message in nodemailer's words. It may read neither files nor addresses. */
export function composeMessage(mail: Mail, from: string, date: Date): SendMailOptions {
  return {
    from,
    to: mail.to,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar === undefined
      ? {}
      : { icalEvent: { ...mail.calendar, filename: calendarFile } }),
    messageId: mail.messageId,
    date,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The whole message as it would go over the wire. */
export async function buildMime(mail: Mail, from: string, date: Date): Promise<Buffer> {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await builder.sendMail(composeMessage(mail, from, date))
  if (!Buffer.isBuffer(message)) throw new Error('the message was not built whole')
  return message
}
