import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AssistantSettings } from '@foyer/shared/api/assistant.ts'
import { mailboxSaid } from '@foyer/shared/copy/your-assistant.ts'
import { assistantLimits } from '@foyer/shared/facts/assistant.ts'
import { widgetPaths } from '@foyer/shared/paths.ts'
import { isEmailAddress } from '#server/features/account/rules.ts'
import { getFirm } from '#server/features/conversations/queries.ts'
import { sendAllWaiting } from '#server/features/overview/commands.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { withoutMetadata } from '#server/platform/metadata/without-metadata.ts'
import { type Picture, readPicture } from '#server/platform/picture-size.ts'
import { recogniseType } from '#server/platform/recognise-type.ts'
import type { VerifiedIdentity } from '#server/ports/identity/identity.ts'
import type { World } from '#server/world.ts'
import {
  changeFirm,
  deleteLogo,
  deleteRecipient,
  dropPending,
  findLetterCount,
  findRecipient,
  insertRecipient,
  keepLogo,
  listRecipients,
  lockMailbox,
  type Mailbox,
  type RecipientRow,
  updateRecipient,
} from './queries.ts'
import {
  addressKeyOf,
  firmKeyOf,
  keyUses,
  nextLetterAt,
  plainAddress,
  readCode,
  readSettings,
} from './rules.ts'

/**
 * Saves everything a firm sets of its assistant. What visitors get follows at once, since every look,
 * frame, session and turn reads the firm anew. Counters keep the days they were counted by: another
 * time zone begins to count with what arrives from now on.
 * @throws Failure `request/invalid` with every field that could not be taken.
 */
export async function saveAssistant(
  { db }: World,
  firmId: FirmId,
  given: AssistantSettings,
): Promise<void> {
  const read = readSettings(given)
  if (read.outcome === 'wrong') throw new Failure('request/invalid', { details: read.problems })
  await db.asFirm(firmId, (tx) => changeFirm(tx, firmId, read.value))
}

/** Whether the bytes are the picture they begin as, and nothing else beside it. */
async function isOnlyPicture(bytes: Buffer, type: Picture['type']): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-logo-'))
  const name = `logo.${type.slice('image/'.length)}`
  try {
    await writeFile(path.join(folder, name), bytes, { mode: 0o600 })
    return (await recogniseType(path.join(folder, name), name)) === type
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Keeps a firm's logo, a PNG, JPEG or WebP in base64, and where visitors' browsers find it. */
export async function saveLogo(world: World, firmId: FirmId, image: string): Promise<void> {
  const given = Buffer.from(image, 'base64')
  if (given.length > assistantLimits.logoBytes) throw new Failure('assistant/logo-too-large')
  const picture = readPicture(given)
  if (picture === undefined) throw new Failure('assistant/logo-kind')
  if (Math.max(picture.width, picture.height) > assistantLimits.logoMostSide)
    throw new Failure('assistant/logo-too-large')
  if (!(await isOnlyPicture(given, picture.type))) throw new Failure('assistant/logo-kind')
  // Everybody sees it: nobody needs to know where it was photographed.
  const data = withoutMetadata(given, picture.type) ?? given
  const sha256 = createHash('sha256').update(data).digest('hex')
  await world.db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    if (firm === undefined) throw new Failure('account/no-firm')
    await keepLogo(tx, firmId, { mimeType: picture.type, sha256, data })
    const logoUrl = world.config.origins.widget + widgetPaths.logo(firm.token, sha256)
    await changeFirm(tx, firmId, { logoUrl })
  })
}

export async function removeLogo({ db }: World, firmId: FirmId): Promise<void> {
  await db.asFirm(firmId, async (tx) => {
    await deleteLogo(tx, firmId)
    await changeFirm(tx, firmId, { logoUrl: null })
  })
}

async function holdMailbox(tx: Tx, firmId: FirmId): Promise<Mailbox> {
  const held = await lockMailbox(tx, firmId)
  if (held === undefined) throw new Failure('account/no-firm')
  return held
}

function readAddress(text: string): string {
  if (!isEmailAddress(text)) throw new Failure('account/invalid-email')
  return plainAddress(text)
}

/** Whether this person is known to read an address, by their own sign-in. */
const isOwn = ({ email, emailVerified }: VerifiedIdentity, address: string): boolean =>
  emailVerified && plainAddress(email) === address

/** When an address may get its next letter from a firm. */
async function nextLetter(
  world: World,
  tx: Tx,
  { firmId, email, now }: { firmId: FirmId; email: string; now: Date },
): Promise<Date> {
  const key = world.keyFor(keyUses.addresses)
  const address = await findLetterCount(tx, addressKeyOf(key, email))
  const firm = await findLetterCount(tx, firmKeyOf(key, firmId))
  return nextLetterAt({ address, firm }, now)
}

/** Has an address asked for its proof, as soon as the pace of such letters allows. */
async function askForProof(
  world: World,
  tx: Tx,
  { firmId, recipientId, email }: { firmId: FirmId; recipientId: string; email: string },
): Promise<void> {
  const now = world.clock.now()
  const due = await nextLetter(world, tx, { firmId, email, now })
  await updateRecipient(tx, firmId, recipientId, { letterId: randomUUID() })
  const job = { firmId, subjectId: recipientId }
  await enqueue(tx, 'deliver-mailbox-letter', job, due.getTime() - now.getTime())
}

/** Puts a proved address in the main one's place. */
async function makeMain(
  tx: Tx,
  firmId: FirmId,
  { held, email, at }: { held: Mailbox; email: string; at: Date },
): Promise<void> {
  await changeFirm(tx, firmId, { notifyEmail: email, notifyProvedAt: at })
  if (held.proved.length === 0) await sendAllWaiting(tx, firmId, at)
}

/** Keeps an address that is to become the main one, and asks it for its proof. */
async function keepPending(
  world: World,
  tx: Tx,
  wish: { firmId: FirmId; email: string; known: RecipientRow | undefined },
): Promise<void> {
  const { firmId, email, known } = wish
  if (known?.becomesMain === true) return
  await dropPending(tx, firmId)
  const recipientId = known?.recipientId ?? randomUUID()
  if (known === undefined)
    await insertRecipient(tx, { ...newRow(world, firmId, recipientId, email), addedAsMain: true })
  await updateRecipient(tx, firmId, recipientId, { becomesMain: true })
  if (known?.letterId == null) await askForProof(world, tx, { firmId, recipientId, email })
}

/**
 * Makes another address the main one: at once where somebody has proved it, else once they do; until
 * then the one before goes on. The same address as before takes a pending change back.
 */
export async function changeMailbox(
  world: World,
  { firmId, identity }: { firmId: FirmId; identity: VerifiedIdentity },
  given: string,
): Promise<string> {
  const email = readAddress(given)
  return await world.db.asFirm(firmId, async (tx) => {
    const held = await holdMailbox(tx, firmId)
    const { notifyEmail, notifyProvedAt } = held.firm
    const at = world.clock.now()
    const isSame = plainAddress(notifyEmail) === email
    const known = (await listRecipients(tx, firmId)).find((row) => row.email === email)
    const isProved = isOwn(identity, email) || known?.provedAt != null
    if (!isSame && !isProved) {
      await keepPending(world, tx, { firmId, email, known })
      return mailboxSaid.mainAsked(email, notifyEmail)
    }
    await dropPending(tx, firmId)
    if (known !== undefined) await deleteRecipient(tx, firmId, known.recipientId)
    const isNews = !isSame || (isProved && notifyProvedAt === null)
    if (isNews) await makeMain(tx, firmId, { held, email, at })
    return isSame ? mailboxSaid.mainKept(email) : mailboxSaid.mainChanged(email)
  })
}

const newRow = (world: World, firmId: FirmId, recipientId: string, email: string) => ({
  firmId,
  recipientId,
  email,
  createdAt: world.clock.now(),
})

/** Adds somebody who hears of what visitors leave; nothing is sent there before they have proved it. */
export async function addRecipient(
  world: World,
  { firmId, identity }: { firmId: FirmId; identity: VerifiedIdentity },
  given: string,
): Promise<string> {
  const email = readAddress(given)
  return await world.db.asFirm(firmId, async (tx) => {
    const held = await holdMailbox(tx, firmId)
    const rows = await listRecipients(tx, firmId)
    const isThere = plainAddress(held.firm.notifyEmail) === email
    if (isThere || rows.some((row) => row.email === email))
      throw new Failure('assistant/address-there')
    if (rows.filter((row) => !row.addedAsMain).length >= assistantLimits.recipients)
      throw new Failure('assistant/too-many-recipients')
    const recipientId = randomUUID()
    await insertRecipient(tx, newRow(world, firmId, recipientId, email))
    if (!isOwn(identity, email)) {
      await askForProof(world, tx, { firmId, recipientId, email })
      return mailboxSaid.asked(email)
    }
    await prove(world, tx, { firmId, held, recipientId })
    return mailboxSaid.added(email)
  })
}

async function getRecipient(tx: Tx, firmId: FirmId, recipientId: string): Promise<RecipientRow> {
  const row = await findRecipient(tx, firmId, recipientId)
  if (row === undefined) throw new Failure('request/not-found')
  return row
}

/**
 * Has the letter sent again.
 * @throws Failure `assistant/letter-too-soon`
 */
export async function remindRecipient(
  world: World,
  firmId: FirmId,
  recipientId: string,
): Promise<string> {
  return await world.db.asFirm(firmId, async (tx) => {
    await holdMailbox(tx, firmId)
    const { email, provedAt, letterId } = await getRecipient(tx, firmId, recipientId)
    if (provedAt !== null) return mailboxSaid.alreadyProved(email)
    if (letterId !== null) return mailboxSaid.asked(email)
    const now = world.clock.now()
    const next = await nextLetter(world, tx, { firmId, email, now })
    const retryAfterSeconds = Math.ceil((next.getTime() - now.getTime()) / 1_000)
    if (retryAfterSeconds > 0) throw new Failure('assistant/letter-too-soon', { retryAfterSeconds })
    await askForProof(world, tx, { firmId, recipientId, email })
    return mailboxSaid.asked(email)
  })
}

/** Sends no more to an address. The only proved one stays. */
export async function removeRecipient(
  { db }: World,
  firmId: FirmId,
  recipientId: string,
): Promise<string> {
  return await db.asFirm(firmId, async (tx) => {
    const { proved } = await holdMailbox(tx, firmId)
    const { email, provedAt } = await getRecipient(tx, firmId, recipientId)
    if (provedAt !== null && proved.length === 1) throw new Failure('assistant/last-recipient')
    await deleteRecipient(tx, firmId, recipientId)
    return mailboxSaid.removed(email)
  })
}

/** Notes that an address is proved; one that was to become the main one does. */
async function prove(
  world: World,
  tx: Tx,
  { firmId, held, recipientId }: { firmId: FirmId; held: Mailbox; recipientId: string },
): Promise<void> {
  const at = world.clock.now()
  const { email, becomesMain } = await getRecipient(tx, firmId, recipientId)
  if (becomesMain) {
    await deleteRecipient(tx, firmId, recipientId)
    return await makeMain(tx, firmId, { held, email, at })
  }
  await updateRecipient(tx, firmId, recipientId, { provedAt: at, letterId: null })
  if (held.proved.length === 0) await sendAllWaiting(tx, firmId, at)
}

/**
 * Takes the code of a letter's link. What is proved already is a success: the link may be opened twice.
 * @throws Failure `assistant/bad-code`, also where the firm has taken the address off its list.
 */
export async function confirmMailbox(
  world: World,
  code: string,
): Promise<{ message: string; firmName: string }> {
  const proof = readCode(world.keyFor(keyUses.codes), code, world.clock.now())
  if (proof === null) throw new Failure('assistant/bad-code')
  // The code is signed by us, so the firm in it is one that asked.
  const firmId = mintFirmId(proof.firmId)
  return await world.db.asFirm(firmId, async (tx) => {
    const held = await lockMailbox(tx, firmId)
    const row = await findRecipient(tx, firmId, proof.recipientId)
    if (held === undefined) throw new Failure('assistant/bad-code')
    const { name, notifyEmail, notifyProvedAt } = held.firm
    const isMain = notifyProvedAt !== null && proof.proves(notifyEmail)
    if (row !== undefined && proof.proves(row.email)) {
      const { recipientId, provedAt } = row
      if (provedAt === null) await prove(world, tx, { firmId, held, recipientId })
    } else if (!isMain) throw new Failure('assistant/bad-code')
    return { message: mailboxSaid.confirmed(name), firmName: name }
  })
}
