import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './shapes.ts'

/** Items that nobody of the firm has opened, each counted to 100. */
export const UnreadCounts = z.object({
  leads: z.number().int(),
  messages: z.number().int(),
  appointments: z.number().int(),
  documents: z.number().int(),
})
export type UnreadCounts = z.infer<typeof UnreadCounts>

/** Something that arrived lately (specification 2, section 3). */
export const RecentActivity = z.object({
  id: Id,
  type: z.enum(['lead', 'message', 'appointment', 'other']),
  /** The section it is in, and its id there. */
  section: z.enum(['leads', 'messages', 'appointments', 'documents']),
  clientName: z.string(),
  caseType: z.string(),
  description: z.string(),
  timeAgo: z.string(),
  at: Instant,
})
export type RecentActivity = z.infer<typeof RecentActivity>

export const overviewApi = {
  getUserInfo: endpoint({
    method: 'GET',
    path: '/dashboard/user-info',
    access: 'member',
    reply: z.object({
      success: z.literal(true),
      organization: z.string(),
      fullName: z.string(),
      email: z.string(),
      integrationId: Id,
      domain: z.string().nullable(),
      integrationActive: z.boolean(),
      timeZone: z.string(),
      /** Shows the '*Admin' section; the server decides at each call. */
      isAdministrator: z.boolean(),
      phone: z.string().nullable(),
    }),
  }),
  /** The dashboard's home. */
  getOverview: endpoint({
    method: 'GET',
    path: '/dashboard/overview-stats',
    access: 'member',
    reply: z.object({
      success: z.literal(true),
      stats: z.object({
        chatsThisMonth: z.number().int(),
        /** Leads that arrived this month, in the firm's zone. */
        newLeads: z.number().int(),
        allChats: z.number().int(),
      }),
      recentActivity: z.array(RecentActivity),
      unread: UnreadCounts,
      openQuestions: z.number().int(),
    }),
  }),
  /** The news while the dashboard is open: {@link NewsEvent}s, or the counts alone as JSON. */
  followNews: endpoint({
    method: 'GET',
    path: '/dashboard/events',
    access: 'member',
    stream: true,
    reply: z.object({ success: z.literal(true), unread: UnreadCounts }),
  }),
} as const

/**
 * One event of the stream of news. `state` comes first and after every interruption of the server's own
 * listening: whoever gets it reads again what is shown. `news` names one thing that arrived or changed.
 */
export type NewsEvent =
  | { event: 'state'; data: { unread: UnreadCounts } }
  | {
      event: 'news'
      data: {
        noun: 'lead' | 'message' | 'appointment' | 'document' | 'question' | 'site'
        id: string
        kind: 'arrived' | 'changed'
        unread: UnreadCounts
      }
    }
