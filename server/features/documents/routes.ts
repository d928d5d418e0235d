import type { Document, documentsApi, visitorDocumentsApi } from '@foyer/shared/api/documents.ts'
import { sayFileSize } from '@foyer/shared/rules/file-size.ts'
import { paginate } from '@foyer/shared/rules/pagination.ts'
import type { Visitor } from '#server/features/conversations/commands/sessions.ts'
import { Failure } from '#server/platform/failure.ts'
import type { Handlers } from '#server/platform/serve.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import { withUpload } from '#server/platform/uploads.ts'
import type { World } from '#server/world.ts'
import { assertMaySend, openDocument, permitDownload, takeDocument } from './commands.ts'
import { countListed, type DocumentRow, findDocument, listDocuments } from './queries.ts'
import { stateOf } from './rules.ts'

/** Files a visitor sends to the firm. */
export function documentRoutes(
  world: World,
): Handlers<typeof visitorDocumentsApi, never, never, Visitor> {
  return {
    sendDocument: async (_input, visitor, { request }) => {
      await assertMaySend(world, visitor)
      const taken = await withUpload(request, world.config.dataFolder, (upload) =>
        takeDocument(world, visitor, upload),
      )
      return { success: true as const, ...taken }
    },
  }
}

const orNull = (text: string | null): string | null => (text === '' ? null : text)

function toDocument(row: DocumentRow): Document {
  const client = {
    clientName: orNull(row.clientName),
    clientEmail: orNull(row.clientEmail),
    clientPhone: orNull(row.clientPhone),
    clientMessage: orNull(row.clientMessage),
  }
  return {
    id: row.documentId,
    originalFilename: row.originalFilename,
    mimeType: row.mimeType,
    fileSizeFormatted: sayFileSize(row.size),
    uploadedAt: row.createdAt.toISOString(),
    description: row.description,
    processed: row.processed,
    state: stateOf(row),
    excerpt: row.excerpt,
    hasClientInfo: Object.values(client).some((said) => said !== null),
    ...client,
    viewed: row.viewedAt !== null,
    withdrawn: row.withdrawnAt !== null,
    sessionId: row.sessionId,
  }
}

/** The firm's side of its documents. */
export function firmDocumentRoutes(world: World): AppHandlers<typeof documentsApi> {
  return {
    listDocuments: async ({ query }, { firmId }) => {
      const { page, limit, ...filter } = query
      return await world.db.asFirm(firmId, async (tx) => {
        const total = await countListed(tx, firmId, filter)
        const offset = (page - 1) * limit
        const rows =
          offset >= total ? [] : await listDocuments(tx, firmId, filter, { limit, offset })
        return {
          success: true as const,
          documents: rows.map(toDocument),
          pagination: paginate({ page, limit, total }),
        }
      })
    },
    getDocument: async ({ params }, { firmId }) => {
      const row = await world.db.asFirm(firmId, (tx) => findDocument(tx, firmId, params.id))
      if (row === undefined) throw new Failure('request/not-found')
      return { success: true as const, document: toDocument(row) }
    },
    changeDocument: async ({ params }, { firmId }) => ({
      success: true as const,
      document: toDocument(await openDocument(world, firmId, params.id)),
    }),
    downloadDocument: async ({ params }, { firmId }) => ({
      success: true as const,
      ...(await permitDownload(world, firmId, params.id)),
    }),
  }
}
