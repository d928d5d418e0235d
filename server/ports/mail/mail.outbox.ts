import type { Clock } from '../clock/clock.ts'
import { buildMime, refuseHeaders } from './compose.ts'
import type { MailOutcome, MailPort } from './mail.ts'
import { keepMessage } from './outbox-files.ts'

/** Where mail is kept, and who it is from. */
export type OutboxOptions = { folder: string; from: string; clock: Clock }

type NotTaken = Exclude<MailOutcome, { outcome: 'accepted' }>

/** Recipients that stand for a mail server's refusals, in tests and by hand. */
const sentinels: { address: RegExp; answer: NotTaken }[] = [
  {
    address: /^(?:.*<)?bounce@/i,
    answer: { outcome: 'refused', reason: '550 no such mailbox (bounce@ always answers so)' },
  },
  {
    address: /^(?:.*<)?later@/i,
    answer: { outcome: 'unavailable', reason: '450 try again later (later@ always answers so)' },
  },
]

/** What each address answers that does not take its mail. */
function askRecipients(to: string): { missed: string[]; taken: number; answers: NotTaken[] } {
  const addresses = to.split(',').map((address) => address.trim())
  const asked = addresses.map((address) => ({
    address,
    answer: sentinels.find((sentinel) => sentinel.address.test(address))?.answer,
  }))
  return {
    missed: asked.flatMap(({ address, answer }) => (answer === undefined ? [] : [address])),
    taken: asked.filter(({ answer }) => answer === undefined).length,
    answers: asked.flatMap(({ answer }) => answer ?? []),
  }
}

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
      const { missed, taken, answers } = askRecipients(mail.to)
      const later = answers.find(({ outcome }) => outcome === 'unavailable') ?? answers[0]
      if (taken === 0 && later !== undefined) return later
      const at = clock.now()
      const message = await buildMime(mail, from, at)
      try {
        await keepMessage(folder, message, at)
        return missed.length === 0 ? { outcome: 'accepted' } : { outcome: 'accepted', missed }
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'not kept'
        return { outcome: 'unavailable', reason }
      }
    },
    close: async () => undefined,
  }
}
