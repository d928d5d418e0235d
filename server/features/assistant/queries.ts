import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { firmLogos, firms, mailboxLetters, recipients } from '#server/db/schema/firms.ts'
import type { Firm } from '#server/features/conversations/queries.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { LetterCount } from './rules.ts'

export type RecipientRow = typeof recipients.$inferSelect
export type Logo = Pick<typeof firmLogos.$inferSelect, 'mimeType' | 'sha256' | 'data'>

/** A firm and the proved addresses of those who hear of what visitors leave, the main one first. */
export type Mailbox = { firm: Firm; proved: string[] }

async function mailboxOf(tx: Tx, firmId: FirmId, firm: Firm): Promise<Mailbox> {
  const others = await tx
    .select({ email: recipients.email })
    .from(recipients)
    .where(and(ofFirm(recipients, firmId), isNotNull(recipients.provedAt)))
    .orderBy(asc(recipients.createdAt), asc(recipients.recipientId))
  const main = firm.notifyProvedAt === null ? [] : [firm.notifyEmail]
  return { firm, proved: [...main, ...others.map(({ email }) => email)] }
}

/** Whether anybody may be mailed what visitors write. */
export async function isMailable(tx: Tx, firmId: FirmId): Promise<boolean> {
  const [firm] = await tx.select().from(firms).where(ofFirm(firms, firmId))
  return firm !== undefined && (await mailboxOf(tx, firmId, firm)).proved.length > 0
}

async function holdMailbox(
  tx: Tx,
  firmId: FirmId,
  strength: 'share' | 'no key update',
): Promise<Mailbox | undefined> {
  const [firm] = await tx.select().from(firms).where(ofFirm(firms, firmId)).for(strength)
  return firm === undefined ? undefined : await mailboxOf(tx, firmId, firm)
}

/** The firm's mailbox, which nobody changes until the transaction ends. */
export const shareMailbox = (tx: Tx, firmId: FirmId): Promise<Mailbox | undefined> =>
  holdMailbox(tx, firmId, 'share')

/** The firm's mailbox, held for a change until the transaction ends. */
export const lockMailbox = (tx: Tx, firmId: FirmId): Promise<Mailbox | undefined> =>
  holdMailbox(tx, firmId, 'no key update')

/** What a firm sets of its assistant, as columns. */
export type AssistantColumns = Pick<
  Firm,
  | 'displayName'
  | 'greetings'
  | 'colorPrimary'
  | 'launcherPosition'
  | 'languages'
  | 'language'
  | 'timeZone'
  | 'hours'
  | 'consultationTypes'
  | 'allowedHosts'
>

/** Changes columns of the firm: what is set of its assistant, its logo's address, its main mailbox. */
export async function changeFirm(
  tx: Tx,
  firmId: FirmId,
  change: Partial<AssistantColumns & Pick<Firm, 'logoUrl' | 'notifyEmail' | 'notifyProvedAt'>>,
): Promise<void> {
  await tx.update(firms).set(change).where(ofFirm(firms, firmId))
}

export async function keepLogo(tx: Tx, firmId: FirmId, logo: Logo): Promise<void> {
  await tx
    .insert(firmLogos)
    .values({ firmId, ...logo })
    .onConflictDoUpdate({ target: firmLogos.firmId, set: logo })
}

export async function deleteLogo(tx: Tx, firmId: FirmId): Promise<void> {
  await tx.delete(firmLogos).where(ofFirm(firmLogos, firmId))
}

/** The firm's logo, where it still is the one with this hash. */
export async function findLogo(tx: Tx, firmId: FirmId, sha256: string): Promise<Logo | undefined> {
  const [row] = await tx
    .select()
    .from(firmLogos)
    .where(and(ofFirm(firmLogos, firmId), eq(firmLogos.sha256, sha256)))
  return row
}

/** Everybody beside the main address, in the order they were added. */
export async function listRecipients(tx: Tx, firmId: FirmId): Promise<RecipientRow[]> {
  return await tx
    .select()
    .from(recipients)
    .where(ofFirm(recipients, firmId))
    .orderBy(asc(recipients.createdAt), asc(recipients.recipientId))
}

const one = (firmId: FirmId, recipientId: string) =>
  and(ofFirm(recipients, firmId), eq(recipients.recipientId, recipientId))

export async function findRecipient(
  tx: Tx,
  firmId: FirmId,
  recipientId: string,
): Promise<RecipientRow | undefined> {
  const [row] = await tx.select().from(recipients).where(one(firmId, recipientId))
  return row
}

export async function insertRecipient(
  tx: Tx,
  row: typeof recipients.$inferInsert & { firmId: FirmId },
): Promise<void> {
  await tx.insert(recipients).values(row)
}

export async function updateRecipient(
  tx: Tx,
  firmId: FirmId,
  recipientId: string,
  change: Partial<Pick<RecipientRow, 'provedAt' | 'becomesMain' | 'letterId'>>,
): Promise<void> {
  await tx.update(recipients).set(change).where(one(firmId, recipientId))
}

export async function deleteRecipient(tx: Tx, firmId: FirmId, recipientId: string): Promise<void> {
  await tx.delete(recipients).where(one(firmId, recipientId))
}

/**
 * Lets no address become the main one any more. One that was named for nothing else is forgotten; one
 * that was on the list before stays there.
 */
export async function dropPending(tx: Tx, firmId: FirmId): Promise<void> {
  const isPending = and(ofFirm(recipients, firmId), eq(recipients.becomesMain, true))
  await tx.delete(recipients).where(and(isPending, eq(recipients.addedAsMain, true)))
  await tx.update(recipients).set({ becomesMain: false }).where(isPending)
}

/** Notes that a letter was sent, unless another is due there by now. */
export async function endLetter(
  tx: Tx,
  firmId: FirmId,
  { recipientId, letterId }: { recipientId: string; letterId: string },
): Promise<void> {
  await tx
    .update(recipients)
    .set({ letterId: null })
    .where(and(one(firmId, recipientId), eq(recipients.letterId, letterId)))
}

/** How many letters an address has got or a firm has had sent, by its key; undefined where none. */
export async function findLetterCount(
  tx: Tx,
  addressKey: string,
): Promise<LetterCount | undefined> {
  const [row] = await tx
    .select()
    .from(mailboxLetters)
    .where(eq(mailboxLetters.addressKey, addressKey))
  return row
}

/** The same, held until the transaction ends. */
export async function lockLetterCount(
  tx: Tx,
  addressKey: string,
  at: Date,
): Promise<LetterCount | undefined> {
  await tx.insert(mailboxLetters).values({ addressKey, windowFrom: at }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(mailboxLetters)
    .where(eq(mailboxLetters.addressKey, addressKey))
    .for('update')
  return row
}

export async function keepLetterCount(
  tx: Tx,
  addressKey: string,
  count: LetterCount,
): Promise<void> {
  await tx.update(mailboxLetters).set(count).where(eq(mailboxLetters.addressKey, addressKey))
}
