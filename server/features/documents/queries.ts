import { and, count, eq, isNull, sum } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { firms } from '#server/db/schema/firms.ts'
import { documents } from '#server/db/schema/requests.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

export type DocumentRow = typeof documents.$inferSelect
export type NewDocument = typeof documents.$inferInsert & { firmId: FirmId }

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  await tx.insert(documents).values(document)
}

export async function findDocument(
  tx: Tx,
  firmId: FirmId,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(ofFirm(documents, firmId), eq(documents.documentId, documentId)))
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
    .where(ofFirm(documents, firmId))
  return row?.bytes ?? 0
}

export async function markDocumentEmailed(
  tx: Tx,
  firmId: FirmId,
  documentId: string,
  at: Date,
): Promise<void> {
  await tx
    .update(documents)
    .set({ emailedAt: at })
    .where(
      and(
        ofFirm(documents, firmId),
        eq(documents.documentId, documentId),
        isNull(documents.emailedAt),
      ),
    )
}

/** Deletes a chat's files that no mail server was told of; answers where their bytes are. */
export async function deleteUndelivered(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<string[]> {
  const gone = await tx
    .delete(documents)
    .where(
      and(
        ofFirm(documents, firmId),
        eq(documents.sessionId, sessionId),
        isNull(documents.emailedAt),
      ),
    )
    .returning({ storageKey: documents.storageKey })
  return gone.map(({ storageKey }) => storageKey)
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
    .where(and(ofFirm(documents, firmId), eq(documents.sessionId, sessionId)))
    .returning({ documentId: documents.documentId })
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
