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
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { among, firmId, instant } from './columns.ts'
import { sessions } from './conversations.ts'

/** What a visitor sent beside the conversation has in common: whose it is, of which chat, and when. */
const common = {
  firmId: firmId(),
  sessionId: uuid('session_id').notNull(),
  clientName: text('client_name').notNull(),
  clientEmail: text('client_email'),
  clientPhone: text('client_phone'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
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
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.messageId] }),
    index('messages_newest').on(t.firmId, t.createdAt.desc().nullsFirst(), t.messageId),
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
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.appointmentId] }),
    index('appointment_requests_newest').on(
      t.firmId,
      t.createdAt.desc().nullsFirst(),
      t.appointmentId,
    ),
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
    processed: boolean('processed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.documentId] }),
    index('documents_newest').on(t.firmId, t.createdAt.desc().nullsFirst(), t.documentId),
    foreignKey({
      name: 'documents_session',
      columns: [t.firmId, t.sessionId],
      foreignColumns: [sessions.firmId, sessions.sessionId],
    }),
  ],
)
