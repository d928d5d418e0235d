import { subscriptionStatuses, type SubscriptionStatus } from '@foyer/shared/facts/plans.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { among, firmId, instant } from './columns.ts'
import { firms } from './firms.ts'

/** A firm's subscription as the payment provider had it when it was last read: a projection. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    firmId: firmId()
      .primaryKey()
      .references(() => firms.firmId, { onDelete: 'cascade' }),
    customerRef: text('customer_ref').notNull(),
    ref: text('ref').notNull(),
    planId: integer('plan_id').notNull(),
    extraSeats: integer('extra_seats').notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    trialEnd: instant('trial_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    endedAt: instant('ended_at'),
    /** Counts writes: commands make their keys from it, so that a repeat means the same command. */
    version: integer('version').notNull().default(1),
    /** When the state was asked for; an older answer never overwrites a newer one. */
    readAt: instant('read_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('subscriptions_status', sql`${t.status} in (${among(subscriptionStatuses)})`)],
)

/** The provider's events that had their effect, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    firmId: firmId(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.eventId] })],
)

/** What a firm is told by mail about its subscription; one thing is told once. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    noticeId: uuid('notice_id').notNull(),
    kind: text('kind')
      .$type<'trial-ending' | 'payment-failed' | 'cancellation-planned' | 'ended'>()
      .notNull(),
    /** The invoice, or the subscription and its period. */
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
    emailedAt: instant('emailed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.noticeId] }),
    unique('billing_notices_once').on(t.firmId, t.kind, t.subject),
  ],
)
