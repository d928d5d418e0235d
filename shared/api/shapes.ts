import { z } from 'zod'
import { pageSize } from '../facts/limits.ts'

/** An identifier made by the server. */
export const Id = z.uuid()

/** Path parameters of everything that is addressed by one id. */
export const IdParams = z.object({ id: Id })

/** An instant, as ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true })

/** A calendar day in the firm's zone, of a year that databases and people know. */
export const Day = z.iso
  .date()
  .pipe(z.string().refine((day) => day >= '1900-01-01' && day < '2200-01-01'))

/** Paging and dates shared by every list (design section 7). */
export const ListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.usual),
  startDate: Day.optional(),
  endDate: Day.optional(),
})

/** Where a page of a list stands in the whole. */
export const Pagination = z.object({
  page: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
})
export type Pagination = z.infer<typeof Pagination>

/** The one shape of every refusal and failure (design section 7). */
export const ErrorReply = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
