import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/*
 * Routing tables: ids only, no row security. What must be found before the firm is known is looked
 * up here and nowhere else; they are listed in docs/architecture.md.
 */

/** Widget token -> firm. */
export const widgetTokens = pgTable('widget_tokens', {
  token: text('token').primaryKey(),
  firmId: uuid('firm_id').notNull(),
})

/** Identity -> firm and user. */
export const members = pgTable('members', {
  uid: text('uid').primaryKey(),
  firmId: uuid('firm_id').notNull(),
  userId: uuid('user_id').notNull(),
})

/** Chat session -> firm. */
export const sessionRoutes = pgTable('session_routes', {
  sessionId: uuid('session_id').primaryKey(),
  firmId: uuid('firm_id').notNull(),
})

/** The payment provider's customer -> firm. */
export const billingCustomers = pgTable('billing_customers', {
  customerRef: text('customer_ref').primaryKey(),
  firmId: uuid('firm_id').notNull().unique('billing_customers_firm'),
})

/** Leads whose delivery is due, across firms, for the worker that has no firm yet. */
export const dueDeliveries = pgTable(
  'due_deliveries',
  {
    firmId: uuid('firm_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Until when a worker that is sending it holds it; null where none is. */
    leasedUntil: instant('leased_until'),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.leadId] }), index('due_deliveries_due').on(t.dueAt)],
)
