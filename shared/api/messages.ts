import { z } from 'zod'
import { turnLimits } from '../facts/limits.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams } from './shapes.ts'

/** Who a visitor says they are; with an e-mail address or a phone number to answer to. */
export const Sender = {
  clientName: z.string().trim().min(1).max(200),
  clientEmail: z.email().max(254).optional(),
  clientPhone: z.string().trim().min(5).max(40).optional(),
}

/** What a visitor leaves for the lawyer, beside the conversation (design section 5). */
export const visitorMessagesApi = {
  leaveMessage: endpoint({
    method: 'POST',
    path: '/sessions/:id/messages',
    access: 'visitor',
    status: 201,
    rate: { max: 20, windowMs: minutes(1) },
    params: IdParams,
    body: z.object({
      ...Sender,
      messageContent: z
        .string()
        .trim()
        .min(1)
        .max(turnLimits.maxChars * 2),
    }),
    reply: z.object({ success: z.literal(true), id: Id, message: z.string() }),
  }),
} as const
