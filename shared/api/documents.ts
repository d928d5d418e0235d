import { z } from 'zod'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams } from './shapes.ts'

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
