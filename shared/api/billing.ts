import { z } from 'zod'
import { billingIntervals, subscriptionStatuses } from '../facts/plans.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { PlanIdField } from './onboarding.ts'
import { Instant } from './shapes.ts'

/** Cents; below zero it is a credit. */
const Cents = z.number().int()

/** A firm's plan as people read it. `price` is dollars a month, without seats. */
const CurrentPlan = z.object({
  id: z.number().int(),
  name: z.string(),
  price: z.number(),
  billingInterval: z.enum(billingIntervals),
  status: z.enum(subscriptionStatuses),
  attorneyCount: z.number().int(),
  extraSeats: z.number().int(),
  /** What one charge comes to, seats included. */
  totalCents: Cents,
  trialEndsAt: Instant.nullable(),
  currentPeriodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  /** The next charge; null where none will come. */
  nextChargeAt: Instant.nullable(),
})
export type CurrentPlan = z.output<typeof CurrentPlan>

const Change = z.object({
  planId: PlanIdField,
  billingInterval: z.enum(billingIntervals),
  attorneyCount: z.coerce.number().int().min(1).max(10_000).optional(),
})

/** A change as it is ordered: at the price that was shown for `proratedAt`, else for now. */
const ChangeOrder = Change.extend({ proratedAt: Instant.optional() })

const Done = z.object({ success: z.literal(true), message: z.string() })

/** Changes of what a firm pays: a person makes few. */
const rate = { max: 30, windowMs: minutes(10) }

const InvoiceLine = z.object({ description: z.string(), cents: Cents })

const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  at: Instant,
  totalCents: Cents,
  status: z.enum(['paid', 'open', 'void', 'uncollectible']),
  lines: z.array(InvoiceLine),
})
export type InvoiceOnWire = z.output<typeof Invoice>

const ChangePreview = z.object({
  success: z.literal(true),
  /** What is charged at once, unused time taken off. */
  dueNowCents: Cents,
  lines: z.array(InvoiceLine),
  /** What is charged from then on, and when next. */
  nextCents: Cents,
  nextChargeAt: Instant,
  /** The second this price is of. It may be ordered for ten minutes. */
  proratedAt: Instant,
})
export type ChangePreviewOnWire = z.output<typeof ChangePreview>

/** The calls of specification 2, section 7, with the preview and the invoices beside them. */
export const billingApi = {
  getCurrentPlan: endpoint({
    method: 'GET',
    path: '/subscriptions/current-plan',
    access: 'member',
    reply: z.object({
      success: z.literal(true),
      /** Null where there is none, or it has ended. */
      plan: CurrentPlan.nullable(),
      /** The plan that has ended, which reactivating starts again. */
      lastPlan: CurrentPlan.nullable(),
    }),
  }),
  getDefaultPaymentMethod: endpoint({
    method: 'GET',
    path: '/subscriptions/payment-methods/default',
    access: 'member',
    reply: z.object({
      success: z.literal(true),
      defaultPaymentMethod: z
        .object({
          cardBrand: z.string(),
          last4: z.string(),
          expMonth: z.number().int(),
          expYear: z.number().int(),
        })
        .nullable(),
    }),
  }),
  setPaymentMethod: endpoint({
    method: 'POST',
    path: '/subscriptions/payment-methods',
    access: 'member',
    body: z.object({ paymentMethodId: z.string().trim().min(1).max(200) }),
    reply: Done,
    rate,
  }),
  /** What a change would cost; changes nothing. */
  previewChange: endpoint({
    method: 'POST',
    path: '/subscriptions/preview-change',
    access: 'member',
    body: Change,
    reply: ChangePreview,
    rate: { max: 120, windowMs: minutes(10) },
  }),
  changePlan: endpoint({
    method: 'POST',
    path: '/subscriptions/change-plan',
    access: 'member',
    body: ChangeOrder,
    reply: Done,
    rate,
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/subscriptions/cancel',
    access: 'member',
    reply: Done,
    rate,
  }),
  /** Before the end: keeps the plan. After it: starts the last plan again, charged at once. */
  reactivateSubscription: endpoint({
    method: 'POST',
    path: '/subscriptions/reactivate',
    access: 'member',
    reply: Done,
    rate,
  }),
  listInvoices: endpoint({
    method: 'GET',
    path: '/subscriptions/invoices',
    access: 'member',
    reply: z.object({ success: z.literal(true), invoices: z.array(Invoice) }),
  }),
} as const
