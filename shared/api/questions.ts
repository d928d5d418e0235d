import { z } from 'zod'
import { questionLimits } from '../facts/limits.ts'
import { languages, questionStates } from '../facts/statuses.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Instant, ListQuery, Pagination } from './shapes.ts'

/** A question that visitors asked and the site does not answer, or that the firm answers itself. */
export const Question = z.object({
  id: Id,
  text: z.string(),
  language: z.enum(languages),
  /** How often visitors asked it; 0 for one the firm wrote. */
  askedCount: z.number().int(),
  firstAskedAt: Instant,
  lastAskedAt: Instant,
  state: z.enum(questionStates),
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
  /** The latest chats it was asked in. */
  conversations: z.array(z.object({ id: Id, at: Instant })),
})
export type Question = z.infer<typeof Question>

const One = z.object({ success: z.literal(true), question: Question })

/** What the site leaves unanswered, and the firm's own answers, which win over the site. */
export const questionsApi = {
  listQuestions: endpoint({
    method: 'GET',
    path: '/dashboard/questions',
    access: 'member',
    query: ListQuery.pick({ page: true, limit: true }).extend({
      state: z.enum(['all', ...questionStates]).default('open'),
    }),
    reply: z.object({
      success: z.literal(true),
      questions: z.array(Question),
      pagination: Pagination,
    }),
  }),
  writeQuestion: endpoint({
    method: 'POST',
    path: '/dashboard/questions',
    access: 'member',
    status: 201,
    body: z.strictObject({
      text: z.string().trim().min(1).max(questionLimits.question),
      answer: z.string().trim().min(1).max(questionLimits.answer),
    }),
    reply: One,
  }),
  answerQuestion: endpoint({
    method: 'PUT',
    path: '/dashboard/questions/:id/answer',
    access: 'member',
    params: IdParams,
    body: z.strictObject({ answer: z.string().trim().min(1).max(questionLimits.answer) }),
    reply: One,
  }),
  withdrawAnswer: endpoint({
    method: 'DELETE',
    path: '/dashboard/questions/:id/answer',
    access: 'member',
    params: IdParams,
    reply: One,
  }),
  changeQuestion: endpoint({
    method: 'PATCH',
    path: '/dashboard/questions/:id',
    access: 'member',
    params: IdParams,
    body: z.strictObject({ dismissed: z.boolean() }),
    reply: One,
  }),
} as const
