import { cardRefusals } from '@foyer/shared/facts/card-refusals.ts'
import { billingIntervals, subscriptionStatuses } from '@foyer/shared/facts/plans.ts'
import { priceKeys } from '@foyer/shared/rules/price.ts'
import { z } from 'zod'

/*
 * What commands answered, as it is read back from the database, where instants are text.
 */

const SubscriptionAnswer = z.object({
  ref: z.string(),
  customerRef: z.string(),
  status: z.enum(subscriptionStatuses),
  lines: z.array(z.object({ key: z.enum(priceKeys), quantity: z.number() })),
  interval: z.enum(billingIntervals),
  currentPeriodStart: z.coerce.date(),
  currentPeriodEnd: z.coerce.date(),
  trialEnd: z.coerce.date().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
})
const Refusal = z.object({ outcome: z.literal('refused'), reason: z.enum(cardRefusals) })
const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
})

/** The answers, by their command. */
export const answers = {
  attach: z.union([z.object({ outcome: z.literal('attached'), card: Card }), Refusal]),
  subscribe: z.union([
    z.object({ outcome: z.literal('subscribed'), subscription: SubscriptionAnswer }),
    Refusal,
  ]),
  change: z.union([
    z.object({ outcome: z.literal('changed'), subscription: SubscriptionAnswer }),
    Refusal,
  ]),
  plan: z.object({ outcome: z.literal('planned'), subscription: SubscriptionAnswer }),
  pay: z.union([
    z.object({ outcome: z.literal('paid') }),
    z.object({ outcome: z.literal('nothing-due') }),
    Refusal,
  ]),
} as const
