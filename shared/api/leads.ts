import { z } from 'zod'
import { leadStatuses, urgencies } from '../facts/statuses.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Instant, ListQuery, Pagination } from './shapes.ts'
import { IntakeSlots, TranscriptEntry } from './widget.ts'

/** A lead as a card in the list (specification 2, section 3). */
export const Lead = z.object({
  id: Id,
  name: z.string(),
  legalIssue: z.string(),
  urgency: z.enum(urgencies),
  status: z.enum(leadStatuses),
  emailed: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  messageCount: z.number().int(),
  message: z.string(),
  confirmed: z.boolean(),
  withdrawn: z.boolean(),
  /** Whether somebody of the firm has opened it. */
  viewed: z.boolean(),
  /** The chat it came from. */
  sessionId: Id,
  createdAt: Instant,
})
export type Lead = z.infer<typeof Lead>

/** One thing that happened to a lead, for its timeline. */
export const LeadEvent = z.object({
  at: Instant,
  kind: z.enum([
    'chat_started',
    'notice_accepted',
    'lead_created',
    'lead_confirmed',
    'lead_corrected',
    'waiting_for_address',
    'delivery_due',
    'delivered',
    'delivery_failed',
    'marked_pending',
    'marked_emailed',
    'withdrawn',
  ]),
  /** The firm's address for a delivery, the sentence of a failure, else empty. */
  detail: z.string(),
})
export type LeadEvent = z.infer<typeof LeadEvent>

/** A lead opened: contact, case summary, transcript with sources, timeline. */
export const LeadDetail = Lead.extend({
  slots: IntakeSlots,
  summary: z.string(),
  pageUrl: z.string().nullable(),
  pageTitle: z.string().nullable(),
  language: z.string(),
  noticeVersion: z.string(),
  consentedAt: Instant.nullable(),
  transcript: z.array(TranscriptEntry),
  timeline: z.array(LeadEvent),
})
export type LeadDetail = z.infer<typeof LeadDetail>

export const leadsApi = {
  listLeads: endpoint({
    method: 'GET',
    path: '/dashboard/leads',
    access: 'member',
    query: ListQuery.extend({ status: z.enum(['all', ...leadStatuses]).default('all') }),
    reply: z.object({ success: z.literal(true), leads: z.array(Lead), pagination: Pagination }),
  }),
  getLead: endpoint({
    method: 'GET',
    path: '/dashboard/leads/:id',
    access: 'member',
    params: IdParams,
    reply: z.object({ success: z.literal(true), lead: LeadDetail }),
  }),
  changeLead: endpoint({
    method: 'PATCH',
    path: '/dashboard/leads/:id',
    access: 'member',
    params: IdParams,
    body: z.strictObject({
      viewed: z.literal(true).optional(),
      status: z.enum(leadStatuses).optional(),
    }),
    reply: z.object({ success: z.literal(true), lead: Lead }),
  }),
} as const
