import { urgencies } from '@foyer/shared/facts/statuses.ts'
import {
  appointmentStatuses,
  consultationTypes,
  messageStatuses,
  priorities,
} from '@foyer/shared/facts/request-statuses.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
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

/** What a visitor sent beside the conversation has in common: whose it is, of which chat, and when. */
const common = {
  firmId: firmId(),
  sessionId: uuid('session_id').notNull(),
  clientName: text('client_name').notNull(),
  clientEmail: text('client_email'),
  clientPhone: text('client_phone'),
  createdAt: instant('created_at').notNull(),
  /** The day of `createdAt` in the firm's zone, which lists are ordered and counted by. */
  createdDay: date('created_day', { mode: 'string' }).notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** When somebody of the firm first opened it. */
  viewedAt: instant('viewed_at'),
  /** When the firm's notice of it was handed to the mail server, which has not refused it: it may have arrived. */
  handedAt: instant('handed_at'),
  /** When the mail server accepted the firm's notice of it. */
  emailedAt: instant('emailed_at'),
  withdrawnAt: instant('withdrawn_at'),
}

/** A message a visitor left for the lawyer (specification 2, section 3). */
export const messages = pgTable(
  'messages',
  {
    ...common,
    messageId: uuid('message_id').notNull(),
    content: text('content').notNull(),
    priority: text('priority').$type<(typeof priorities)[number]>().notNull(),
    status: text('status').$type<(typeof messageStatuses)[number]>().notNull().default('pending'),
    requiresImmediateAttention: boolean('requires_immediate_attention').notNull().default(false),
    /** Names of the rules that weighed it: server/features/messages/rules.ts. */
    reasons: text('reasons').array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.messageId] }),
    index('messages_newest').on(t.firmId, ...newestFirst(t), t.messageId),
    index('messages_by_status').on(t.firmId, t.status, t.priority, ...newestFirst(t), t.messageId),
    index('messages_of_status').on(t.firmId, t.status, ...newestFirst(t), t.messageId),
    index('messages_of_priority').on(t.firmId, t.priority, ...newestFirst(t), t.messageId),
    index('messages_unread')
      .on(t.firmId)
      .where(sql`${t.viewedAt} is null`),
    index('messages_session').on(t.firmId, t.sessionId),
    check('messages_priority', sql`${t.priority} in (${among(priorities)})`),
    check('messages_status', sql`${t.status} in (${among(messageStatuses)})`),
    foreignKey({
      name: 'messages_session',
      columns: [t.firmId, t.sessionId],
      foreignColumns: [sessions.firmId, sessions.sessionId],
    }),
  ],
)

/** A consultation a visitor asks for, with the times that would suit (specification 2, section 3). */
export const appointmentRequests = pgTable(
  'appointment_requests',
  {
    ...common,
    appointmentId: uuid('appointment_id').notNull(),
    consultationType: text('consultation_type')
      .$type<(typeof consultationTypes)[number]>()
      .notNull(),
    urgency: text('urgency').$type<(typeof urgencies)[number]>().notNull(),
    status: text('status')
      .$type<(typeof appointmentStatuses)[number]>()
      .notNull()
      .default('requested'),
    /** Instants as ISO 8601 in UTC, in the visitor's order; at most three. */
    preferredTimes: jsonb('preferred_times').$type<string[]>().notNull(),
    message: text('message'),
    /** The wished time that the firm chose, kept when it is done or cancelled; null before. */
    scheduledFor: instant('scheduled_for'),
    /** Counts calendar messages about it, as RFC 5546 wants. */
    inviteSequence: integer('invite_sequence').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.appointmentId] }),
    index('appointments_newest').on(t.firmId, ...newestFirst(t), t.appointmentId),
    index('appointments_by_status').on(
      t.firmId,
      t.status,
      t.consultationType,
      ...newestFirst(t),
      t.appointmentId,
    ),
    index('appointments_of_status').on(t.firmId, t.status, ...newestFirst(t), t.appointmentId),
    index('appointments_of_type').on(
      t.firmId,
      t.consultationType,
      ...newestFirst(t),
      t.appointmentId,
    ),
    index('appointments_unread')
      .on(t.firmId)
      .where(sql`${t.viewedAt} is null`),
    index('appointments_session').on(t.firmId, t.sessionId),
    check('appointment_requests_type', sql`${t.consultationType} in (${among(consultationTypes)})`),
    check('appointment_requests_urgency', sql`${t.urgency} in (${among(urgencies)})`),
    check('appointment_requests_status', sql`${t.status} in (${among(appointmentStatuses)})`),
    foreignKey({
      name: 'appointment_requests_session',
      columns: [t.firmId, t.sessionId],
      foreignColumns: [sessions.firmId, sessions.sessionId],
    }),
  ],
)

/** A file a visitor sent; its bytes are in the storage under a key the server made. */
export const documents = pgTable(
  'documents',
  {
    ...common,
    documentId: uuid('document_id').notNull(),
    /** As the visitor named it: shown, never used as a path. */
    originalFilename: text('original_filename').notNull(),
    mimeType: text('mime_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    description: text('description').notNull().default(''),
    clientMessage: text('client_message').notNull().default(''),
    /** Checked, stripped of metadata and, where it is text, read (design section 7). */
    processed: boolean('processed').notNull().default(false),
    processedAt: instant('processed_at'),
    /** What a scanner found; then the bytes are gone. Null where nothing was found. */
    infection: text('infection'),
    /** The beginning of a text file, for a glance; null for other kinds. */
    excerpt: text('excerpt'),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.documentId] }),
    index('documents_newest').on(t.firmId, ...newestFirst(t), t.documentId),
    index('documents_of_state').on(t.firmId, t.processed, ...newestFirst(t), t.documentId),
    index('documents_unread')
      .on(t.firmId)
      .where(sql`${t.viewedAt} is null`),
    index('documents_session').on(t.firmId, t.sessionId),
    foreignKey({
      name: 'documents_session',
      columns: [t.firmId, t.sessionId],
      foreignColumns: [sessions.firmId, sessions.sessionId],
    }),
  ],
)

/** A calendar message about an appointment to one of its sides, sent once (RFC 5546). */
export const invitations = pgTable(
  'invitations',
  {
    firmId: firmId(),
    invitationId: uuid('invitation_id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    sequence: integer('sequence').notNull(),
    method: text('method').$type<'REQUEST' | 'CANCEL'>().notNull(),
    side: text('side').$type<'firm' | 'client'>().notNull(),
    startsAt: instant('starts_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was first handed to the mail server: from then on it may have arrived. */
    claimedAt: instant('claimed_at'),
    emailedAt: instant('emailed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.invitationId] }),
    unique('invitations_once').on(t.firmId, t.appointmentId, t.sequence, t.side),
    check('invitations_method', sql`${t.method} in ('REQUEST', 'CANCEL')`),
    check('invitations_side', sql`${t.side} in ('firm', 'client')`),
    foreignKey({
      name: 'invitations_appointment',
      columns: [t.firmId, t.appointmentId],
      foreignColumns: [appointmentRequests.firmId, appointmentRequests.appointmentId],
    }).onDelete('cascade'),
  ],
)
