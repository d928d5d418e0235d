import { z } from 'zod'

/*
 * What the double takes: the parameters the adapter may send, and no others, as Stripe answers 400 to
 * those it does not know.
 */

const Whole = z.string().regex(/^\d+$/).transform(Number)
const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const Texts = z.array(z.string())
const Metadata = z.record(z.string(), z.string())
const limit = Whole.optional()
const startingAfter = z.string().optional()

const ChangedItem = z.strictObject({
  id: z.string().optional(),
  price: z.string().optional(),
  quantity: Whole.optional(),
  deleted: Flag.optional(),
})

/** The parameters of each call. */
export const params = {
  listPrices: z.strictObject({ lookup_keys: Texts, active: Flag, limit }),
  createPrice: z.strictObject({
    product: z.string(),
    currency: z.literal('usd'),
    unit_amount: Whole,
    recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
    lookup_key: z.string(),
    transfer_lookup_key: z.literal('true'),
    metadata: Metadata,
  }),
  createProduct: z.strictObject({ id: z.string(), name: z.string() }),
  listCustomers: z.strictObject({ email: z.string(), limit, starting_after: startingAfter }),
  createCustomer: z.strictObject({ email: z.string(), name: z.string(), metadata: Metadata }),
  updateCustomer: z.strictObject({
    invoice_settings: z.strictObject({ default_payment_method: z.string() }),
  }),
  attach: z.strictObject({ customer: z.string() }),
  listSubscriptions: z.strictObject({
    customer: z.string().optional(),
    status: z.literal('all'),
    limit,
    starting_after: startingAfter,
  }),
  createSubscription: z.strictObject({
    customer: z.string(),
    items: z.array(z.strictObject({ price: z.string(), quantity: Whole })),
    off_session: z.literal('true'),
    payment_behavior: z.literal('error_if_incomplete'),
    trial_period_days: Whole.optional(),
    trial_settings: z
      .strictObject({
        end_behavior: z.strictObject({ missing_payment_method: z.literal('cancel') }),
      })
      .optional(),
  }),
  planEnd: z.strictObject({ cancel_at_period_end: Flag }),
  changeSubscription: z.strictObject({
    items: z.array(ChangedItem),
    metadata: Metadata,
    payment_behavior: z.literal('error_if_incomplete'),
    off_session: z.literal('true'),
    proration_behavior: z.enum(['always_invoice', 'none']),
    proration_date: Whole.optional(),
    trial_end: Whole.optional(),
  }),
  preview: z.strictObject({
    subscription: z.string(),
    subscription_details: z.strictObject({
      items: z.array(ChangedItem),
      proration_behavior: z.literal('always_invoice'),
      proration_date: Whole,
    }),
  }),
  listInvoices: z.strictObject({
    customer: z.string().optional(),
    subscription: z.string().optional(),
    status: z.literal('open').optional(),
    limit,
  }),
  pay: z.strictObject({ off_session: z.literal('true') }),
  expand: z.strictObject({ expand: Texts.optional() }),
} as const

/** An item of a subscription as a change names it. */
export type ChangedItem = z.output<typeof ChangedItem>
