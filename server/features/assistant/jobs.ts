import { mailboxLetter } from '@foyer/shared/facts/assistant.ts'
import { paths } from '@foyer/shared/paths.ts'
import { getFirm } from '#server/features/conversations/queries.ts'
import { domainOf } from '#server/features/integration/rules.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { World } from '#server/world.ts'
import { mailboxEmail } from './emails.tsx'
import { endLetter, findRecipient, keepLetterCount, lockLetterCount } from './queries.ts'
import { addressKeyOf, countLetter, firmKeyOf, keyUses, makeCode, nextLetterAt } from './rules.ts'

type Due = { firmId: FirmId; recipientId: string }
type Letter = { email: string; letterId: string; firmName: string; siteHost: string | null }

/**
 * Takes the letter that is due to an address, and counts it; a repeat after a crash is the same letter
 * and counted once. Where the address has got one just now, from whatever firm, or the firm has had as
 * many sent as it may, it waits for its turn.
 */
async function claim(world: World, tx: Tx, due: Due): Promise<Letter | undefined> {
  const { firmId, recipientId } = due
  const firm = await getFirm(tx, firmId)
  const row = await findRecipient(tx, firmId, recipientId)
  if (firm === undefined || row === undefined) return undefined
  const { email, letterId, provedAt } = row
  if (provedAt !== null || letterId === null) return undefined
  const now = world.clock.now()
  const key = world.keyFor(keyUses.addresses)
  const [addressKey, firmKey] = [addressKeyOf(key, email), firmKeyOf(key, firmId)]
  const address = await lockLetterCount(tx, addressKey, now)
  const ofFirm = await lockLetterCount(tx, firmKey, now)
  if (address === undefined || ofFirm === undefined) return undefined
  if (address.letterId !== letterId) {
    const wait = nextLetterAt({ address, firm: ofFirm }, now).getTime() - now.getTime()
    if (wait > 0) {
      await enqueue(tx, 'deliver-mailbox-letter', { firmId, subjectId: recipientId }, wait)
      return undefined
    }
    await keepLetterCount(tx, addressKey, countLetter(address, letterId, now))
    await keepLetterCount(tx, firmKey, countLetter(ofFirm, letterId, now))
  }
  return { email, letterId, firmName: firm.name, siteHost: domainOf(firm.siteUrl) }
}

/**
 * Sends the letter that asks an address for its proof. One that refuses it for good is not tried again:
 * the dashboard shows it unproved, and the firm may ask anew.
 * @throws where the mail server cannot be reached, so that the queue tries again.
 */
export async function deliverMailboxLetter(world: World, due: Due): Promise<void> {
  const { firmId, recipientId } = due
  const letter = await world.db.asFirm(firmId, (tx) => claim(world, tx, due))
  if (letter === undefined) return
  const { email, letterId } = letter
  const until = new Date(world.clock.now().getTime() + mailboxLetter.goodFor)
  const code = makeCode(world.keyFor(keyUses.codes), { firmId, recipientId, email }, until)
  const confirmUrl = `${world.config.origins.app}${paths.confirmMailbox}?code=${code}`
  const sent = await world.mail.send({
    to: email,
    ...(await mailboxEmail({ ...letter, confirmUrl })),
    messageId: `<mailbox.${letterId}@${world.config.mailHost}>`,
  })
  if (sent.outcome === 'unavailable') throw new Error(`the mail was not taken: ${sent.reason}`)
  if (sent.outcome === 'refused')
    world.log.warn({ firmId, recipientId, reason: sent.reason }, 'a mailbox was not found')
  await world.db.asFirm(firmId, (tx) => endLetter(tx, firmId, { recipientId, letterId }))
}
