import {
  type BillingInterval,
  billingIntervals,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@foyer/shared/facts/plans.ts'
import type { PriceKey, PriceLine } from '@foyer/shared/rules/price.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { among, instant } from './columns.ts'

/*
 * The sandbox's side of payments: what a payment provider would keep about its customers. It belongs
 * to no firm and holds no card number. Only server/ports/payments/sandbox/queries.ts reads or writes
 * these tables.
 */

/** The order rows were made in. */
const position = () => bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull()

/** A line of an invoice: a whole period, time not used (below zero), or the rest of a period. */
export type SandboxInvoiceLine = {
  key: PriceKey
  quantity: number
  kind: 'period' | 'unused' | 'remaining'
  cents: number
}

/** Who pays. `reference` is what we call them; `creditCents` is what later invoices use first. */
export const sandboxCustomers = pgTable(
  'sandbox_customers',
  {
    customerRef: text('customer_ref').primaryKey(),
    reference: text('reference').notNull().unique('sandbox_customers_reference'),
    email: text('email').notNull(),
    name: text('name').notNull(),
    creditCents: integer('credit_cents').notNull().default(0),
    /** The card that is charged. */
    cardRef: text('card_ref'),
    /** Invoices so far, for the next one's number. */
    invoiceCount: integer('invoice_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('sandbox_customers_credit', sql`${t.creditCents} >= 0`)],
)

/** A test card, by the name of its number in shared/facts/test-cards.ts. */
export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    cardRef: text('card_ref').primaryKey(),
    customerRef: text('customer_ref')
      .notNull()
      .references(() => sandboxCustomers.customerRef, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('sandbox_cards_of_customer').on(t.customerRef)],
)

/** A subscription. Its periods are counted from `anchor`; `nextDueAt` is when time next changes it. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    ref: text('ref').primaryKey(),
    position: position(),
    customerRef: text('customer_ref')
      .notNull()
      .references(() => sandboxCustomers.customerRef, { onDelete: 'cascade' }),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    interval: text('interval').$type<BillingInterval>().notNull(),
    anchor: instant('anchor').notNull(),
    /** Which period since the anchor this is; 0 in a trial. */
    period: integer('period').notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    trialEnd: instant('trial_end'),
    trialEndTold: boolean('trial_end_told').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    endedAt: instant('ended_at'),
    nextDueAt: instant('next_due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('sandbox_subscriptions_of_customer').on(t.customerRef, t.position),
    index('sandbox_subscriptions_due').on(t.nextDueAt),
    check('sandbox_subscriptions_status', sql`${t.status} in (${among(subscriptionStatuses)})`),
    check('sandbox_subscriptions_interval', sql`${t.interval} in (${among(billingIntervals)})`),
  ],
)

/**
 * An invoice. `creditCents` is what the customer's credit did to it: below zero it paid a part, above
 * zero the invoice was itself a credit that was kept. `dueCents` is what the card is charged.
 */
export const sandboxInvoices = pgTable(
  'sandbox_invoices',
  {
    invoiceRef: text('invoice_ref').primaryKey(),
    position: position(),
    number: text('number').notNull().unique('sandbox_invoices_number'),
    customerRef: text('customer_ref')
      .notNull()
      .references(() => sandboxCustomers.customerRef, { onDelete: 'cascade' }),
    subscriptionRef: text('subscription_ref')
      .notNull()
      .references(() => sandboxSubscriptions.ref, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    lines: jsonb('lines').$type<SandboxInvoiceLine[]>().notNull(),
    creditCents: integer('credit_cents').notNull(),
    dueCents: integer('due_cents').notNull(),
    status: text('status').$type<'paid' | 'open' | 'uncollectible'>().notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: instant('next_attempt_at'),
  },
  (t) => [
    index('sandbox_invoices_of_customer').on(t.customerRef, t.position),
    index('sandbox_invoices_of_subscription').on(t.subscriptionRef),
    check('sandbox_invoices_status', sql`${t.status} in ('paid', 'open', 'uncollectible')`),
    check('sandbox_invoices_due', sql`${t.dueCents} >= 0`),
  ],
)

/** What happened, in order, until it was handed over. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    eventId: text('event_id').primaryKey(),
    position: position(),
    kind: text('kind')
      .$type<'subscription-changed' | 'trial-ending' | 'invoice-paid' | 'payment-failed'>()
      .notNull(),
    customerRef: text('customer_ref').notNull(),
    subscriptionRef: text('subscription_ref').notNull(),
    subjectRef: text('subject_ref').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    index('sandbox_events_undelivered')
      .on(t.position)
      .where(sql`${t.deliveredAt} is null`),
    unique('sandbox_events_position').on(t.position),
  ],
)

/** What a command answered, by its key; the fingerprint tells whether it was the same command. */
export const sandboxAnswers = pgTable(
  'sandbox_answers',
  {
    key: text('key').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('sandbox_answers_age').on(t.createdAt)],
)
