import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant } from './shapes.ts'

/** The system prompt, for the administrator alone (specification 2, section 7). */
export const promptApi = {
  getPrompt: endpoint({
    method: 'GET',
    path: '/dashboard/prompt',
    access: 'administrator',
    reply: z.object({
      success: z.literal(true),
      promptText: z.string(),
      /** Null while it is the one that comes with Foyer. */
      updatedAt: Instant.nullable(),
    }),
  }),
  /** Every text that was saved, the newest first, ten at a time; the newest is in use. */
  listPromptVersions: endpoint({
    method: 'GET',
    path: '/dashboard/prompt/versions',
    access: 'administrator',
    query: z.strictObject({ before: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    reply: z.object({
      success: z.literal(true),
      versions: z.array(
        z.object({
          version: z.number().int(),
          promptText: z.string(),
          savedAt: Instant,
          /** The identity that saved it. */
          savedBy: z.string(),
        }),
      ),
    }),
  }),
  updatePrompt: endpoint({
    method: 'PUT',
    path: '/dashboard/prompt',
    access: 'administrator',
    /** The specification sets no limit; the door takes at most a megabyte. */
    bodyLimit: 1024 * 1024,
    body: z.strictObject({ promptText: z.string() }),
    reply: z.object({ success: z.literal(true), message: z.string(), updatedAt: Instant }),
  }),
} as const
