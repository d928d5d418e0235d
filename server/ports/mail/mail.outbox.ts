import type { Clock } from '../clock/clock.ts'
import { buildMime, refuseHeaders } from './compose.ts'
import type { MailOutcome, MailPort } from './mail.ts'
import { keepMessage } from './outbox-files.ts'

/** Where mail is kept, and who it is from. */
export type OutboxOptions = { folder: string; from: string; clock: Clock }

/** Recipients that stand for a mail server's refusals, in tests and by hand. */
const sentinels: { address: RegExp; answer: MailOutcome }[] = [
  {
    address: /^(?:.*<)?bounce@/i,
    answer: { outcome: 'refused', reason: '550 no such mailbox (bounce@ always answers so)' },
  },
  {
    address: /^(?:.*<)?later@/i,
    answer: { outcome: 'unavailable', reason: '450 try again later (later@ always answers so)' },
  },
]

/**
 * Mail that goes nowhere: each message is kept as an `.eml` file, on disk before it counts as
 * accepted. Mail to `bounce@` anywhere is refused and mail to `later@` is unavailable.
 */
export function outboxMail({ folder, from, clock }: OutboxOptions): MailPort {
  return {
    kind: 'outbox',
    async send(mail) {
      const refusal = refuseHeaders(mail)
      if (refusal !== null) return refusal
      const sentinel = sentinels.find(({ address }) => address.test(mail.to))
      if (sentinel !== undefined) return sentinel.answer
      const at = clock.now()
      const message = await buildMime(mail, from, at)
      try {
        await keepMessage(folder, message, at)
        return { outcome: 'accepted' }
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'not kept'
        return { outcome: 'unavailable', reason }
      }
    },
    close: async () => undefined,
  }
}
