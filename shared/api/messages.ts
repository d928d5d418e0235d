import { z } from 'zod'
import { searchLength, turnLimits } from '../facts/limits.ts'
import { messageStatuses, priorities } from '../facts/request-statuses.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Instant, ListQuery, Pagination } from './shapes.ts'

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

/** A message a visitor left, as the firm has it (specification 2, section 3). */
export const Message = z.object({
  id: Id,
  clientName: z.string(),
  clientEmail: z.string().nullable(),
  clientPhone: z.string().nullable(),
  messageContent: z.string(),
  priority: z.enum(priorities),
  status: z.enum(messageStatuses),
  requiresImmediateAttention: z.boolean(),
  /** Names of the rules that weighed it; their words are in shared/copy/messages.ts. */
  reasons: z.array(z.string()),
  viewed: z.boolean(),
  withdrawn: z.boolean(),
  sessionId: Id,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Message = z.infer<typeof Message>

const OneMessage = z.object({ success: z.literal(true), message: Message })

/** The firm's side of its messages. */
export const messagesApi = {
  listMessages: endpoint({
    method: 'GET',
    path: '/dashboard/messages',
    access: 'member',
    query: ListQuery.extend({
      status: z.enum(['all', ...messageStatuses]).default('all'),
      priority: z.enum(['all', ...priorities]).default('all'),
      search: z.string().trim().max(searchLength).default(''),
    }),
    reply: z.object({
      success: z.literal(true),
      messages: z.array(Message),
      pagination: Pagination,
    }),
  }),
  getMessage: endpoint({
    method: 'GET',
    path: '/dashboard/messages/:id',
    access: 'member',
    params: IdParams,
    reply: OneMessage,
  }),
  changeMessage: endpoint({
    method: 'PATCH',
    path: '/dashboard/messages/:id',
    access: 'member',
    params: IdParams,
    body: z.strictObject({
      /** Opening: a pending message becomes viewed; any other keeps its status. */
      viewed: z.literal(true).optional(),
      status: z.enum(messageStatuses).optional(),
      priority: z.enum(priorities).optional(),
    }),
    reply: OneMessage,
  }),
} as const
