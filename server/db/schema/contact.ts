import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * What is written to the provider in the contact form. It belongs to no firm: whoever writes has none, or
 * writes for themselves.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    messageId: uuid('message_id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Whose network it came from, under a key of the installation; only to count by. */
    senderKey: text('sender_key').notNull(),
    /** When it is to be mailed, or tried again; null once it was delivered, or refused for good. */
    dueAt: instant('due_at'),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    /** What the mail server said last, where it did not take it. */
    problem: text('problem'),
  },
  (t) => [
    index('contact_messages_by_time').on(t.createdAt),
    index('contact_messages_by_sender').on(t.senderKey, t.createdAt),
    index('contact_messages_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
)
