import { z } from 'zod'
import { searchLength } from '../facts/limits.ts'
import { documentFilters } from '../facts/request-statuses.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Instant, ListQuery, Pagination } from './shapes.ts'

/**
 * Files a visitor sends: `multipart/form-data` with one `file` and the optional fields `clientName`,
 * `clientEmail`, `clientPhone`, `description` and `clientMessage` (design section 5).
 */
export const visitorDocumentsApi = {
  sendDocument: endpoint({
    method: 'POST',
    path: '/sessions/:id/documents',
    access: 'visitor',
    status: 201,
    rate: { max: 20, windowMs: minutes(1) },
    params: IdParams,
    reply: z.object({
      success: z.literal(true),
      id: Id,
      originalFilename: z.string(),
      mimeType: z.string(),
      size: z.number().int(),
      message: z.string(),
    }),
  }),
} as const

/** A file a visitor sent, as the firm has it (specification 2, section 3). */
export const Document = z.object({
  id: Id,
  originalFilename: z.string(),
  mimeType: z.string(),
  fileSizeFormatted: z.string(),
  uploadedAt: Instant,
  description: z.string(),
  processed: z.boolean(),
  /** `checking` until it may be downloaded; `infected` where a scanner found something. */
  state: z.enum(['checking', 'ready', 'infected']),
  /** The beginning of a text file; null for other kinds. */
  excerpt: z.string().nullable(),
  hasClientInfo: z.boolean(),
  clientName: z.string().nullable(),
  clientEmail: z.string().nullable(),
  clientPhone: z.string().nullable(),
  clientMessage: z.string().nullable(),
  viewed: z.boolean(),
  withdrawn: z.boolean(),
  sessionId: Id,
})
export type Document = z.infer<typeof Document>

const OneDocument = z.object({ success: z.literal(true), document: Document })

/** The firm's side of its documents. */
export const documentsApi = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/dashboard/documents',
    access: 'member',
    query: ListQuery.extend({
      processed: z
        .enum([...documentFilters, 'true', 'false'])
        .default('all')
        .transform((given) =>
          given === 'true' ? 'processed' : given === 'false' ? 'unprocessed' : given,
        ),
      search: z.string().trim().max(searchLength).default(''),
    }),
    reply: z.object({
      success: z.literal(true),
      documents: z.array(Document),
      pagination: Pagination,
    }),
  }),
  getDocument: endpoint({
    method: 'GET',
    path: '/dashboard/documents/:id',
    access: 'member',
    params: IdParams,
    reply: OneDocument,
  }),
  changeDocument: endpoint({
    method: 'PATCH',
    path: '/dashboard/documents/:id',
    access: 'member',
    params: IdParams,
    body: z.strictObject({ viewed: z.literal(true) }),
    reply: OneDocument,
  }),
  downloadDocument: endpoint({
    method: 'GET',
    path: '/documents/:id/download',
    access: 'member',
    params: IdParams,
    reply: z.object({
      success: z.literal(true),
      /** At the files door, good once signed for at most a minute. */
      downloadUrl: z.string(),
      filename: z.string(),
    }),
  }),
} as const
