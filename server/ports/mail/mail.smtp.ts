import { createTransport, type NodemailerError } from 'nodemailer'
import type { Clock } from '../clock/clock.ts'
import { composeMessage, refuseHeaders } from './compose.ts'
import type { MailOutcome, MailPort } from './mail.ts'

/** How long to wait for the mail server, in milliseconds. */
type Patience = { connection: number; greeting: number; silence: number }

/** Which mail server, who the mail is from, and how long to wait for it. */
export type SmtpOptions = { url: string; from: string; clock: Clock; patience?: Patience }

/** Long enough for a server that scans before it answers, short enough for a worker to go on. */
const usualPatience: Patience = { connection: 5_000, greeting: 5_000, silence: 10_000 }
const connections = 4

/**
 * What an error of sending means. Only an answer of 5xx to this very message is final: a refused
 * sign-in or a broken connection says nothing about it. A connection lost after the message was
 * handed over may hide an acceptance; a repeat carries the same Message-ID.
 */
function readError(error: NodemailerError): MailOutcome {
  const { code, responseCode } = error
  const reason = [responseCode, code, error.command].filter((part) => part !== undefined).join(' ')
  const aboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  // Where nobody's address was taken, one that may be taken later is enough to come back.
  const perAddress = error.rejectedErrors ?? []
  const mayPass = perAddress.some((each) => (each.responseCode ?? 0) < 500)
  const isFinal = aboutMessage && !mayPass && (responseCode === undefined || responseCode >= 500)
  return { outcome: isFinal ? 'refused' : 'unavailable', reason: reason || 'no answer' }
}

/** Mail through the SMTP server of `url`, over a few connections that are kept open. */
export function smtpMail({ url, from, clock, patience = usualPatience }: SmtpOptions): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    connectionTimeout: patience.connection,
    dnsTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
  })
  return {
    kind: 'smtp',
    async send(mail) {
      const refusal = refuseHeaders(mail)
      if (refusal !== null) return refusal
      try {
        const { rejected } = await transport.sendMail(composeMessage(mail, from, clock.now()))
        return rejected.length === 0
          ? { outcome: 'accepted' }
          : { outcome: 'accepted', missed: rejected }
      } catch (error) {
        if (error instanceof Error) return readError(error)
        throw error
      }
    },
    close: async () => transport.close(),
  }
}
