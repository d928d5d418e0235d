import type { IntakeSlots } from '@foyer/shared/api/widget.ts'
import {
  type LeadStatus,
  leadStatuses,
  type Urgency,
  urgencies,
} from '@foyer/shared/facts/statuses.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { among, firmId, instant, newestFirst } from './columns.ts'
import { sessions } from './conversations.ts'

/** A visitor with a name and a way to reach them. One a session. */
export const leads = pgTable(
  'leads',
  {
    firmId: firmId(),
    leadId: uuid('lead_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    legalIssue: text('legal_issue').notNull(),
    urgency: text('urgency').$type<Urgency>().notNull(),
    status: text('status').$type<LeadStatus>().notNull().default('pending'),
    confirmed: boolean('confirmed').notNull().default(false),
    message: text('message').notNull(),
    messageCount: integer('message_count').notNull(),
    slots: jsonb('slots').$type<IntakeSlots>().notNull(),
    summary: text('summary').notNull(),
    /** Counts the lead's versions; a delivery carries the one it was made from. */
    revision: integer('revision').notNull().default(1),
    deliveredRevision: integer('delivered_revision').notNull().default(0),
    deliveryAttempts: integer('delivery_attempts').notNull().default(0),
    withdrawnAt: instant('withdrawn_at'),
    /** When somebody of the firm first opened it. */
    viewedAt: instant('viewed_at'),
    createdAt: instant('created_at').notNull(),
    /** The day of `createdAt` in the firm's zone, which the counters are kept by. */
    createdDay: date('created_day', { mode: 'string' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.leadId] }),
    unique('leads_session').on(t.firmId, t.sessionId),
    index('leads_by_day').on(t.firmId, ...newestFirst(t), t.leadId),
    index('leads_of_status').on(t.firmId, t.status, ...newestFirst(t), t.leadId),
    index('leads_unread')
      .on(t.firmId)
      .where(sql`${t.viewedAt} is null`),
    check('leads_status', sql`${t.status} in (${among(leadStatuses)})`),
    check('leads_urgency', sql`${t.urgency} in (${among(urgencies)})`),
    check('leads_reachable', sql`${t.email} is not null or ${t.phone} is not null`),
    foreignKey({
      name: 'leads_session_of_firm',
      columns: [t.firmId, t.sessionId],
      foreignColumns: [sessions.firmId, sessions.sessionId],
    }),
  ],
)

/** What happened to a lead, in order. */
export const leadEvents = pgTable(
  'lead_events',
  {
    firmId: firmId(),
    leadId: uuid('lead_id').notNull(),
    eventId: uuid('event_id').notNull(),
    kind: text('kind').notNull(),
    detail: text('detail').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.leadId, t.eventId] }),
    foreignKey({
      name: 'lead_events_lead',
      columns: [t.firmId, t.leadId],
      foreignColumns: [leads.firmId, leads.leadId],
    }).onDelete('cascade'),
  ],
)
