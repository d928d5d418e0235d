import { z } from 'zod'
import { modelOutcomes } from '../facts/model.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Instant } from './shapes.ts'

/** One call of the language model, as the firm reads what was sent of its visitor and its website. */
export const ModelCall = z.object({
  id: Id,
  /** The visitor's turn it was asked for. */
  turnId: Id,
  at: Instant,
  /** The processor and the model. */
  model: z.string(),
  /** The version of the system prompt; 0 for the one that comes with Foyer. */
  promptVersion: z.number().int(),
  /** The instructions and passages, without the words of the system prompt. */
  instructions: z.string(),
  /** The messages, masked. */
  messages: z.array(z.object({ role: z.enum(['visitor', 'assistant']), text: z.string() })),
  outcome: z.enum(modelOutcomes),
  /** Null where nobody counted them. */
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  /** Milliseconds; null where its end was not noted. */
  tookMs: z.number().int().nullable(),
})
export type ModelCall = z.infer<typeof ModelCall>

/** What a language model was sent of a conversation, for its firm alone. */
export const modelApi = {
  listModelCalls: endpoint({
    method: 'GET',
    path: '/dashboard/conversations/:id/model-calls',
    access: 'member',
    params: IdParams,
    reply: z.object({ success: z.literal(true), calls: z.array(ModelCall) }),
  }),
} as const
