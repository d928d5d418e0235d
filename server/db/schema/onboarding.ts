import type { PlanId } from '@foyer/shared/facts/plans.ts'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What was first asked of the payment provider: who pays, for what, and at which try it was. */
export type FirstOrder = {
  try: number
  name: string
  email: string
  planId: PlanId
  attorneyCount: number
}

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
  /** Counts attempts to complete. */
  tries: integer('tries').notNull().default(0),
  /** Kept until it is refused, so that an attempt that died and the next one order the same once. */
  firstOrder: jsonb('first_order').$type<FirstOrder>(),
  /** The payment provider's customer, from the moment there is one. */
  customerRef: text('customer_ref'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  completedAt: instant('completed_at'),
})
