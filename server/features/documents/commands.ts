import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { documentTaken } from '@foyer/shared/copy/documents.ts'
import { documentLimits, turnLimits } from '@foyer/shared/facts/limits.ts'
import { filesPaths } from '@foyer/shared/paths.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import { storable } from '@foyer/shared/rules/storable-text.ts'
import { z } from 'zod'
import type { Visitor } from '#server/features/conversations/commands/sessions.ts'
import { findSession, lockSession } from '#server/features/conversations/queries.ts'
import { type OpenChat, openChat } from '#server/features/messages/commands.ts'
import type { Tx } from '#server/platform/database.ts'
import { announce } from '#server/platform/announce.ts'
import { Failure } from '#server/platform/failure.ts'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
import { enqueue, enqueueAll } from '#server/platform/jobs.ts'
import type { World } from '#server/world.ts'
import { cleanFilename, stateOf, storageKeysOf } from './rules.ts'
import {
  countDocuments,
  type DocumentRow,
  findDocument,
  findSameDocument,
  insertDocument,
  listUnmailedDocuments,
  lockDocument,
  type NewDocument,
  sumAndHoldBytes,
  updateDocument,
} from './queries.ts'
import { recogniseType } from '#server/platform/recognise-type.ts'
import type { Upload } from '#server/platform/uploads.ts'

/** What a visitor may say with a file; an empty field of a form says nothing. */
const Fields = z.object({
  clientName: z.string().max(200).optional(),
  clientEmail: z.email().max(254).optional(),
  clientPhone: z.string().min(5).max(40).optional(),
  description: z.string().max(1_000).default(''),
  clientMessage: z
    .string()
    .max(turnLimits.maxChars * 2)
    .default(''),
})

function readFields(fields: Upload['fields']): z.output<typeof Fields> {
  const said = Object.entries(fields)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
  const parsed = Fields.safeParse(storable(Object.fromEntries(said)))
  if (parsed.success) return parsed.data
  throw new Failure('request/invalid', {
    details: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  })
}

/** A file that was taken. */
export type TakenDocument = {
  id: string
  originalFilename: string
  mimeType: string
  size: number
  message: string
}

/**
 * Refuses a file that could not be taken before any of it is read.
 * @throws Failure as a turn does, or where the chat has sent enough.
 */
export async function assertMaySend(world: World, visitor: Visitor): Promise<void> {
  const { firmId, sessionId } = visitor
  await world.db.asFirm(firmId, async (tx) => {
    await openChat(world, tx, visitor)
    // A repeat of the last one is still to be answered, so one more is let through to be compared.
    if ((await countDocuments(tx, firmId, sessionId)) > documentLimits.perSession)
      throw new Failure('document/too-many')
  })
}

async function assertRoom(tx: Tx, { firmId, sessionId, size }: NewDocument): Promise<void> {
  if ((await countDocuments(tx, firmId, sessionId)) >= documentLimits.perSession)
    throw new Failure('document/too-many')
  if ((await sumAndHoldBytes(tx, firmId)) + size > documentLimits.perFirmBytes)
    throw new Failure('document/quota')
}

/** A file's row before it is known when it was sent. */
type Drafted = Omit<NewDocument, 'createdAt' | 'createdDay' | 'updatedAt'>

/** The row and its job; or the row that this one repeats. */
async function record(
  world: World,
  visitor: Visitor,
  drafted: Drafted,
): Promise<{ row: Pick<NewDocument, keyof Drafted>; chat: OpenChat }> {
  const { firmId, sessionId } = visitor
  return await world.db.asFirm(firmId, async (tx) => {
    const chat = await openChat(world, tx, visitor)
    const slots = (await findSession(tx, firmId, sessionId))?.conversation?.slots
    const row: NewDocument = {
      ...drafted,
      clientName: drafted.clientName || (slots?.name ?? ''),
      clientEmail: drafted.clientEmail ?? slots?.email ?? null,
      clientPhone: drafted.clientPhone ?? slots?.phone ?? null,
      createdAt: chat.at,
      createdDay: dayIn(chat.firm.timeZone, chat.at),
      updatedAt: chat.at,
    }
    const same = await findSameDocument(tx, row)
    if (same !== undefined) return { row: { ...same, firmId }, chat }
    await assertRoom(tx, row)
    await insertDocument(tx, row)
    await enqueue(tx, 'process-document', { firmId, subjectId: row.documentId })
    await enqueue(tx, 'deliver-document', { firmId, subjectId: row.documentId })
    await announce(tx, firmId, { noun: 'document', id: row.documentId, kind: 'arrived' })
    return { row, chat }
  })
}

/** Removes files whose rows are gone. One that cannot be removed is bytes wasted, and no more. */
async function removeFiles(world: World, storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys)
    await world.storage
      .remove(key)
      .catch((error: unknown) => world.log.warn({ err: error }, 'a file was not removed'))
}

/**
 * Removes the file of a row that was not written. A connection lost at the commit leaves open which:
 * the lock on the session is granted only once that transaction has ended, and then the row tells.
 */
async function undo(world: World, { firmId, sessionId, ...drafted }: Drafted): Promise<void> {
  const isWritten = await world.db
    .asFirm(firmId, async (tx) => {
      await lockSession(tx, firmId, sessionId)
      return (await findDocument(tx, firmId, drafted.documentId)) !== undefined
    })
    .catch(() => true)
  if (!isWritten) await removeFiles(world, [drafted.storageKey])
}

async function keep(world: World, key: string, upload: Upload): Promise<void> {
  try {
    await world.storage.put(key, upload.path)
  } catch (cause) {
    world.log.error({ err: cause }, 'a file could not be kept')
    throw new Failure('server/unavailable', { cause, retryAfterSeconds: 30 })
  }
}

/**
 * Takes a visitor's file: its bytes are safe before its row is, and the row and the job that tells
 * the firm are one transaction. The same file with the same words again is answered as before.
 * @throws Failure where it cannot be taken; then nothing of it is kept.
 */
export async function takeDocument(
  world: World,
  visitor: Visitor,
  upload: Upload,
): Promise<TakenDocument> {
  const { firmId, sessionId } = visitor
  const {
    clientName = '',
    clientEmail = null,
    clientPhone = null,
    ...words
  } = readFields(upload.fields)
  const originalFilename = cleanFilename(upload.filename)
  const mimeType = await recogniseType(upload.path, originalFilename)
  if (mimeType === undefined) throw new Failure('document/kind')
  const documentId = randomUUID()
  const [storageKey] = storageKeysOf(firmId, documentId)
  const { size, sha256 } = upload
  const file = { documentId, storageKey, originalFilename, mimeType, size, sha256 }
  const drafted = { firmId, sessionId, ...file, clientName, clientEmail, clientPhone, ...words }
  await keep(world, storageKey, upload)
  const recorded = await record(world, visitor, drafted).catch(async (error: unknown) => {
    await undo(world, drafted)
    throw error
  })
  const { row, chat } = recorded
  if (row.documentId !== documentId) await removeFiles(world, [storageKey])
  return {
    id: row.documentId,
    originalFilename: row.originalFilename,
    mimeType: row.mimeType,
    size: row.size,
    message: documentTaken[chat.language].replace('{firm}', () => chat.firm.name),
  }
}

/** Wakes the jobs of files that have waited for the firm's mailbox to be proved. */
export async function sendWaitingDocuments(tx: Tx, firmId: FirmId): Promise<void> {
  await enqueueAll(tx, 'deliver-document', firmId, await listUnmailedDocuments(tx, firmId))
}

/**
 * Notes that somebody of the firm has opened a document.
 * @throws Failure `request/not-found`
 */
export async function openDocument(
  { db, clock }: World,
  firmId: FirmId,
  documentId: string,
): Promise<DocumentRow> {
  return await db.asFirm(firmId, async (tx) => {
    const held = await lockDocument(tx, firmId, documentId)
    if (held === undefined) throw new Failure('request/not-found')
    if (held.viewedAt !== null) return held
    const opened = await updateDocument(tx, firmId, held, { viewedAt: clock.now() })
    await announce(tx, firmId, { noun: 'document', id: documentId, kind: 'changed' })
    return opened
  })
}

/** A file that is looked at now is usually done with by then. */
const checkingSeconds = 5

/**
 * An address to fetch a document from, for a minute. One that was not looked at yet is looked at again:
 * its job may have been lost, or it came before there was one.
 * @throws Failure `request/not-found`, `document/checking` or `document/infected`
 */
export async function permitDownload(
  { db, downloadTickets, config, log }: World,
  firmId: FirmId,
  documentId: string,
): Promise<{ downloadUrl: string; filename: string }> {
  const document = await db.asFirm(firmId, async (tx) => {
    const found = await findDocument(tx, firmId, documentId)
    if (found?.processed === false)
      await enqueue(tx, 'process-document', { firmId, subjectId: documentId })
    return found
  })
  if (document === undefined) throw new Failure('request/not-found')
  const state = stateOf(document)
  if (state === 'infected') throw new Failure('document/infected')
  if (state === 'checking')
    throw new Failure('document/checking', { retryAfterSeconds: checkingSeconds })
  const { storageKey, originalFilename } = document
  const ticket = downloadTickets.issue({ firmId, documentId, storageKey })
  log.info({ firmId, documentId }, 'a download was permitted')
  return {
    downloadUrl: `${config.origins.files}${filesPaths.download(ticket)}`,
    filename: originalFilename,
  }
}

/** A document that may be fetched, and its bytes. */
export type Download = { document: DocumentRow; open: () => Promise<Readable | undefined> }

/**
 * What a ticket lets its bearer fetch, as things stand now.
 * @throws Failure `document/link`, or `request/not-found` where it is not there any more.
 */
export async function redeemTicket(
  { db, downloadTickets, storage }: World,
  ticket: string,
): Promise<Download> {
  const permit = downloadTickets.read(ticket)
  if (permit === undefined) throw new Failure('document/link')
  // The ticket is ours, and was made for a member of this firm.
  const firmId = mintFirmId(permit.firmId)
  const document = await db.asFirm(firmId, (tx) => findDocument(tx, firmId, permit.documentId))
  const isThere = document?.storageKey === permit.storageKey && stateOf(document) === 'ready'
  if (document === undefined || !isThere) throw new Failure('request/not-found')
  return { document, open: () => storage.open(document.storageKey) }
}
