import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * People who registered, with what the wizard was told so far. It belongs to no firm: a person exists
 * before a firm does. Only server/features/onboarding/queries.ts reads it, by the verified identity.
 */
export const registrations = pgTable('registrations', {
  uid: text('uid').primaryKey(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  /** The id the firm will have, so that every attempt to complete means the same firm. */
  reservedFirmId: uuid('reserved_firm_id').notNull(),
  step: integer('step').notNull().default(2),
  answers: jsonb('answers').notNull().default({}),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  completedAt: instant('completed_at'),
})
