import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minutes } from '@foyer/shared/facts/time.ts'
import { paths } from '@foyer/shared/paths.ts'
import { findMailableFirm } from '#server/features/overview/queries.ts'
import { announce } from '#server/platform/announce.ts'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { hasMetadata, withoutMetadata } from '#server/platform/metadata/without-metadata.ts'
import { handOver } from '#server/platform/notify.ts'
import { arrivals, removeLeftovers } from '#server/platform/uploads.ts'
import { writeNewFile } from '#server/platform/write-file.ts'
import type { World } from '#server/world.ts'
import { documentEmail } from './emails.tsx'
import {
  type DocumentRow,
  findDocument,
  lockDocument,
  markDocumentMail,
  updateDocument,
} from './queries.ts'
import { excerptBytes, excerptOf, storageKeysOf } from './rules.ts'

/**
 * Tells a firm of a visitor's file, unless that is done already or the file was taken back.
 * Where nobody has proved the mailbox it does nothing: the proof sends all that has waited.
 */
export async function deliverDocument(
  world: World,
  { firmId, documentId }: { firmId: FirmId; documentId: string },
): Promise<void> {
  const claimed = await world.db.asFirm(firmId, async (tx) => {
    const firm = await findMailableFirm(tx, firmId)
    const document = await lockDocument(tx, firmId, documentId)
    if (firm === undefined || document === undefined) return undefined
    if (document.emailedAt !== null || document.withdrawnAt !== null) return undefined
    await markDocumentMail(tx, firmId, documentId, { handedAt: world.clock.now() })
    return { firm, document }
  })
  if (claimed === undefined) return
  const { firm, document } = claimed
  const dashboardUrl = `${world.config.origins.app}${paths.dashboardSection('documents')}`
  const notice = {
    to: firm.mailTo,
    replyTo: document.clientEmail,
    kind: 'document' as const,
    id: documentId,
    written: await documentEmail(document, dashboardUrl),
  }
  await handOver(world, notice, (moment) =>
    world.db.asFirm(firmId, (tx) => markDocumentMail(tx, firmId, documentId, moment)),
  )
}

/** How long a document waits that could not be looked at: about as long as a scanner takes to start. */
const heldFor = minutes(1)

/** Where files lie while they are looked at. */
const checks = (dataFolder: string): string => path.join(dataFolder, 'checking')

/** Removes visitors' files that a killed process was receiving or looking at, an hour after. */
export async function forgetLeftovers({ config }: Pick<World, 'config'>): Promise<void> {
  for (const folder of [arrivals(config.dataFolder), checks(config.dataFolder)])
    await removeLeftovers(folder)
}

/** Lends `use` a file with a document's bytes; it is gone when this settles. */
async function withBytes<T>(
  { storage, config }: World,
  { storageKey, documentId }: DocumentRow,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const bytes = await storage.open(storageKey)
  if (bytes === undefined) throw new Error('the bytes of a document are not there')
  const folder = checks(config.dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${documentId}-${randomUUID()}`)
  try {
    await writeNewFile(file, bytes)
    return await use(file)
  } finally {
    await rm(file, { force: true })
  }
}

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(excerptBytes), 0, excerptBytes, 0)
    return excerptOf(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/**
 * Writes the file's cleaned bytes over its own copy; false where there was nothing to clean. The whole
 * file is in memory for it: uploads have at most ten megabytes.
 */
async function clean(file: string, mimeType: string): Promise<boolean> {
  if (!hasMetadata(mimeType)) return false
  const cleaned = withoutMetadata(await readFile(file), mimeType)
  if (cleaned !== undefined) await writeFile(file, cleaned)
  return cleaned !== undefined
}

/** What looking at a document came to. */
type Looked = { infection: string } | { excerpt: string | null; cleaned: boolean }

async function look(world: World, { mimeType }: DocumentRow, file: string): Promise<Looked> {
  const verdict = await world.scanner.scan(file)
  if (verdict.outcome === 'infected') return { infection: verdict.name }
  const excerpt = mimeType.startsWith('text/') ? await readBeginning(file) : null
  return { excerpt, cleaned: await clean(file, mimeType) }
}

/**
 * Notes what was found. Cleaned bytes get their own key, kept before the row names it; the document is
 * held meanwhile, so that no second run and no withdrawal comes in between.
 */
async function settle(world: World, row: DocumentRow, looked: Looked, file: string) {
  const { db, storage, clock } = world
  const firmId = mintFirmId(row.firmId)
  const { documentId } = row
  return await db.asFirm(firmId, async (tx) => {
    const held = await lockDocument(tx, firmId, documentId)
    if (held === undefined || held.processed) return held
    const at = clock.now()
    const done = { processed: true, processedAt: at, updatedAt: at }
    const [, cleanedKey] = storageKeysOf(firmId, documentId)
    if ('cleaned' in looked && looked.cleaned) {
      // A run that died here may have left it.
      await storage.remove(cleanedKey)
      await storage.put(cleanedKey, file)
    }
    const change =
      'infection' in looked
        ? looked
        : { excerpt: looked.excerpt, ...(looked.cleaned ? { storageKey: cleanedKey } : {}) }
    const settled = await updateDocument(tx, firmId, held, { ...done, ...change })
    await announce(tx, firmId, { noun: 'document', id: documentId, kind: 'changed' })
    return settled
  })
}

/** Removes what a document that was looked at is not made of any more. */
async function removeSuperseded({ storage }: World, row: DocumentRow): Promise<void> {
  for (const key of storageKeysOf(row.firmId, row.documentId))
    if (row.infection !== null || key !== row.storageKey) await storage.remove(key)
}

/**
 * Looks at a document, so that the firm may have it: scans it where there is a scanner, takes out what a
 * picture says about where it was made, and reads the beginning of a text. What is infected is removed.
 * Where it cannot be done now, it is tried again every minute, without end, and the firm is told that
 * the document is being checked. It may be run again at any point.
 */
export async function processDocument(
  world: World,
  { firmId, documentId }: { firmId: FirmId; documentId: string },
): Promise<void> {
  const row = await world.db.asFirm(firmId, (tx) => findDocument(tx, firmId, documentId))
  if (row === undefined) return
  try {
    const settled = row.processed
      ? row
      : await withBytes(world, row, async (file) =>
          settle(world, row, await look(world, row, file), file),
        )
    if (settled !== undefined) await removeSuperseded(world, settled)
  } catch (error) {
    world.log.warn({ err: error, firmId, documentId }, 'a document waits to be checked')
    await world.db.asFirm(firmId, (tx) =>
      enqueue(tx, 'process-document', { firmId, subjectId: documentId }, heldFor),
    )
  }
}
