import type { DocumentFilter } from '@foyer/shared/facts/request-statuses.ts'
import { and, count, desc, eq, isNull, type SQL, sum } from 'drizzle-orm'
import {
  countFound,
  countItems,
  forgetWords,
  indexWords,
  moveCount,
  moveCounts,
  narrowToFound,
  recount,
  seekPage,
  withinDays,
} from '#server/db/listing.ts'
import { ofFirm } from '#server/db/of-firm.ts'
import { firms } from '#server/db/schema/firms.ts'
import { documents } from '#server/db/schema/requests.ts'
import { announce } from '#server/platform/announce.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { storageKeysOf } from './rules.ts'

export type DocumentRow = typeof documents.$inferSelect
export type NewDocument = typeof documents.$inferInsert & { firmId: FirmId }

/** What a list of documents is narrowed by; days are the firm's. */
export type ListedBy = {
  processed: DocumentFilter
  search: string
  startDate?: string | undefined
  endDate?: string | undefined
}

/** The same filter, as the counters know it; they know nothing of words. */
const counted = ({ processed, startDate, endDate }: ListedBy) => ({
  noun: 'document' as const,
  ...(processed === 'all' ? {} : { status: processed }),
  startDate,
  endDate,
})

/** The counter a document is in. */
const counterOf = ({
  createdDay,
  processed,
}: {
  createdDay: string
  processed?: boolean | undefined
}) => ({
  noun: 'document' as const,
  day: createdDay,
  status: processed === true ? 'processed' : 'unprocessed',
})

async function narrowed(
  tx: Tx,
  firmId: FirmId,
  { processed, search, ...days }: ListedBy,
): Promise<SQL | undefined> {
  const named = { noun: 'document' as const, id: documents.documentId, search }
  return and(
    ofFirm(documents, firmId),
    processed === 'all' ? undefined : eq(documents.processed, processed === 'processed'),
    withinDays(documents.createdDay, days),
    search === '' ? undefined : await narrowToFound(tx, firmId, named),
  )
}

/** One page of documents, newest first. */
export async function listDocuments(
  tx: Tx,
  firmId: FirmId,
  filter: ListedBy,
  { limit, offset }: { limit: number; offset: number },
): Promise<DocumentRow[]> {
  const from =
    filter.search === ''
      ? await seekPage(tx, firmId, counted(filter), offset)
      : { endDate: filter.endDate, offset }
  return await tx
    .select()
    .from(documents)
    .where(await narrowed(tx, firmId, { ...filter, endDate: from.endDate }))
    .orderBy(desc(documents.createdDay), desc(documents.createdAt), documents.documentId)
    .limit(limit)
    .offset(from.offset)
}

/** How many documents a filter meets: from counters, and counted one by one where it searches. */
export async function countListed(tx: Tx, firmId: FirmId, filter: ListedBy): Promise<number> {
  const { search, processed, startDate, endDate } = filter
  if (search === '') return await countItems(tx, firmId, counted(filter))
  if (processed === 'all' && startDate === undefined && endDate === undefined)
    return await countFound(tx, firmId, { noun: 'document', search })
  const where = await narrowed(tx, firmId, filter)
  const [row] = await tx.select({ total: count() }).from(documents).where(where)
  return row?.total ?? 0
}

const one = (firmId: FirmId, documentId: string) =>
  and(ofFirm(documents, firmId), eq(documents.documentId, documentId))

/** Adds a document, counts it and keeps the words of its name, by which it is found. */
export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  const { firmId, documentId, createdAt, originalFilename } = document
  await tx.insert(documents).values(document)
  await moveCount(tx, firmId, counterOf(document), 1)
  await indexWords(
    tx,
    firmId,
    { noun: 'document', itemId: documentId, createdAt },
    originalFilename,
  )
}

/** A document, held until the transaction ends. */
export async function lockDocument(
  tx: Tx,
  firmId: FirmId,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(documents).where(one(firmId, documentId)).for('update')
  return row
}

/** What changes of a document after it has arrived. */
export type DocumentChange = Partial<
  Pick<
    DocumentRow,
    'viewedAt' | 'processed' | 'processedAt' | 'infection' | 'excerpt' | 'storageKey' | 'updatedAt'
  >
>

/** Writes what changed of a document that the caller holds, and keeps the counters right. */
export async function updateDocument(
  tx: Tx,
  firmId: FirmId,
  held: DocumentRow,
  change: DocumentChange,
): Promise<DocumentRow> {
  const next = { ...held, ...change }
  await tx.update(documents).set(change).where(one(firmId, held.documentId))
  await recount(tx, firmId, { from: counterOf(held), to: counterOf(next) })
  return next
}

export async function findDocument(
  tx: Tx,
  firmId: FirmId,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(documents).where(one(firmId, documentId))
  return row
}

/** A file of the same bytes and words that this chat sent before: a repeat after a lost answer. */
export async function findSameDocument(
  tx: Tx,
  { firmId, sessionId, ...same }: NewDocument,
): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(
      and(
        ofFirm(documents, firmId),
        eq(documents.sessionId, sessionId),
        eq(documents.sha256, same.sha256),
        eq(documents.originalFilename, same.originalFilename),
        eq(documents.description, same.description ?? ''),
        eq(documents.clientMessage, same.clientMessage ?? ''),
      ),
    )
    .limit(1)
  return row
}

/** How many files a chat has sent. */
export async function countDocuments(tx: Tx, firmId: FirmId, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(documents)
    .where(and(ofFirm(documents, firmId), eq(documents.sessionId, sessionId)))
  return row?.n ?? 0
}

/**
 * The bytes of all a firm's files. Holds the firm until the transaction ends, so that two files
 * cannot both take the last room.
 */
export async function sumAndHoldBytes(tx: Tx, firmId: FirmId): Promise<number> {
  await tx
    .select({ firmId: firms.firmId })
    .from(firms)
    .where(ofFirm(firms, firmId))
    .for('no key update')
  const [row] = await tx
    .select({ bytes: sum(documents.size).mapWith(Number) })
    .from(documents)
    .where(and(ofFirm(documents, firmId), isNull(documents.infection)))
  return row?.bytes ?? 0
}

/** Notes that a document's mail was handed over or was not taken, or that it was accepted. */
export async function markDocumentMail(
  tx: Tx,
  firmId: FirmId,
  documentId: string,
  moment: { handedAt: Date | null } | { emailedAt: Date },
): Promise<void> {
  await tx.update(documents).set(moment).where(one(firmId, documentId))
}

const ofChat = (firmId: FirmId, sessionId: string) =>
  and(ofFirm(documents, firmId), eq(documents.sessionId, sessionId))

/** Deletes files with their counts and words; answers their ids. */
async function deleteDocuments(tx: Tx, firmId: FirmId, which: SQL | undefined): Promise<string[]> {
  const gone = await tx.delete(documents).where(which).returning()
  await moveCounts(
    tx,
    firmId,
    gone.map((row) => ({ counter: counterOf(row), by: -1 })),
  )
  const ids = gone.map(({ documentId }) => documentId)
  await forgetWords(tx, firmId, 'document', ids)
  for (const id of ids) await announce(tx, firmId, { noun: 'document', id, kind: 'changed' })
  return ids
}

/** Deletes a chat's files that no mail server was told of; answers where their bytes may be. */
export async function deleteUndelivered(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<string[]> {
  const undelivered = and(
    ofChat(firmId, sessionId),
    isNull(documents.emailedAt),
    isNull(documents.handedAt),
  )
  const ids = await deleteDocuments(tx, firmId, undelivered)
  return ids.flatMap((id) => storageKeysOf(firmId, id))
}

/** Deletes a chat's files, delivered or not; answers their ids. Their bytes are the caller's to remove. */
export async function eraseDocuments(tx: Tx, firmId: FirmId, sessionId: string): Promise<string[]> {
  return await deleteDocuments(tx, firmId, ofChat(firmId, sessionId))
}

/** Marks what is left of a chat's files as withdrawn; answers how many there are. */
export async function markWithdrawn(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
  at: Date,
): Promise<number> {
  const marked = await tx
    .update(documents)
    .set({ withdrawnAt: at, updatedAt: at })
    .where(ofChat(firmId, sessionId))
    .returning({ id: documents.documentId })
  for (const { id } of marked) await announce(tx, firmId, { noun: 'document', id, kind: 'changed' })
  return marked.length
}

/** The ids of a firm's documents that no mail server has accepted, oldest first. */
export async function listUnmailedDocuments(tx: Tx, firmId: FirmId): Promise<string[]> {
  const rows = await tx
    .select({ id: documents.documentId })
    .from(documents)
    .where(and(ofFirm(documents, firmId), isNull(documents.emailedAt)))
    .orderBy(documents.createdAt)
  return rows.map(({ id }) => id)
}
