import { randomUUID } from 'node:crypto'
import type { ContactForm } from '@foyer/shared/api/contact.ts'
import { contactAnswers } from '@foyer/shared/copy/public/contact.ts'
import { contactLimits } from '@foyer/shared/facts/limits.ts'
import { ratePrefix } from '#server/platform/door.ts'
import { Failure } from '#server/platform/failure.ts'
import type { World } from '#server/world.ts'
import { addContactMessage, countArrived, holdArrivals } from './queries.ts'
import { judgeArrival, senderKeyOf, senderKeyUse } from './rules.ts'

/**
 * Takes what was written in the contact form: kept, and due to be mailed, before it is answered. Nothing
 * is mailed to the writer, whose address anybody may have given. `address` is the network it came from.
 * @returns the sentence that thanks.
 * @throws Failure where one network, or everybody, has written too much.
 */
export async function takeContact(
  world: World,
  { name, email, message, homepage = '' }: ContactForm,
  address: string,
): Promise<string> {
  if (homepage !== '') return contactAnswers.sent
  const { config, clock, db } = world
  const createdAt = clock.now()
  const senderKey = senderKeyOf(world.keyFor(senderKeyUse), ratePrefix(address))
  const ago = (window: number) => new Date(createdAt.getTime() - window)
  const since = {
    sender: ago(contactLimits.perSender.window),
    all: ago(contactLimits.overall.window),
  }
  const verdict = await db.asNobody(async (tx) => {
    await holdArrivals(tx)
    const { fromSender, fromAll } = await countArrived(tx, senderKey, since)
    const counted = config.rateLimitExempt.includes(address) ? 0 : fromSender
    const judged = judgeArrival({ fromSender: counted, fromAll })
    const row = { messageId: randomUUID(), createdAt, name, email, message, senderKey }
    if (judged === 'taken') await addContactMessage(tx, row)
    return judged
  })
  if (verdict === 'too-many')
    throw new Failure('contact/too-many', {
      retryAfterSeconds: contactLimits.perSender.window / 1_000,
    })
  if (verdict === 'full') throw new Failure('contact/full')
  return contactAnswers.sent
}
