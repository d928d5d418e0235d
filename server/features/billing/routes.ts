import type { billingApi } from '@foyer/shared/api/billing.ts'
import { subscriptionDone as done } from '@foyer/shared/copy/subscriptions.ts'
import { paymentsWebhook } from '@foyer/shared/paths.ts'
import { findPlan } from '@foyer/shared/rules/price.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import type { FastifyInstance } from 'fastify'
import { getFirm } from '#server/features/conversations/queries.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import { askProvider } from '#server/ports/payments/ask-provider.ts'
import type { World } from '#server/world.ts'
import {
  cancelSubscription,
  changeSubscription,
  previewChange,
  reactivateSubscription,
  setPaymentMethod,
} from './commands.ts'
import { receiveEvent } from './jobs.ts'
import { findSubscription } from './queries.ts'
import { planOnWire, sayDay } from './rules.ts'

/** Invoices that are shown: two years of monthly ones. */
const invoicesShown = 24

async function currentPlan(world: World, firmId: FirmId) {
  return await world.db.asFirm(firmId, async (tx) => {
    const row = await findSubscription(tx, firmId)
    if (row === undefined) return { plan: null, lastPlan: null }
    const firm = await getFirm(tx, firmId)
    const plan = planOnWire(row, firm?.attorneyCount ?? null)
    return row.status === 'canceled' ? { plan: null, lastPlan: plan } : { plan, lastPlan: null }
  })
}

/** The provider's name for the firm; null where it has none. */
async function customerOf(world: World, firmId: FirmId): Promise<string | null> {
  const row = await world.db.asFirm(firmId, (tx) => findSubscription(tx, firmId))
  return row?.customerRef ?? null
}

async function defaultCard(world: World, firmId: FirmId) {
  const customerRef = await customerOf(world, firmId)
  if (customerRef === null) return null
  const card = await askProvider(world, (payments) => payments.defaultCard(customerRef))
  if (card === null) return null
  const { brand: cardBrand, ...rest } = card
  return { cardBrand, ...rest }
}

async function listInvoices(world: World, firmId: FirmId) {
  const customerRef = await customerOf(world, firmId)
  if (customerRef === null) return []
  const invoices = await askProvider(world, (payments) =>
    payments.invoices(customerRef, invoicesShown),
  )
  return invoices.map(({ ref: id, at, ...invoice }) => ({ id, at: at.toISOString(), ...invoice }))
}

async function reactivate(world: World, firmId: FirmId): Promise<string> {
  const reactivated = await reactivateSubscription(world, firmId)
  if (reactivated.outcome === 'restarted') return done.restarted(formatMoney(reactivated.cents))
  return reactivated.outcome === 'kept' ? done.kept : done.goesOn
}

const success = true as const

/** A firm's plan, card and invoices. */
export function billingRoutes(world: World): AppHandlers<typeof billingApi> {
  return {
    getCurrentPlan: async (_input, { firmId }) => ({
      success,
      ...(await currentPlan(world, firmId)),
    }),
    getDefaultPaymentMethod: async (_input, { firmId }) => ({
      success,
      defaultPaymentMethod: await defaultCard(world, firmId),
    }),
    setPaymentMethod: async ({ body }, { firmId }) => {
      const { outcome } = await setPaymentMethod(world, firmId, body.paymentMethodId)
      return { success, message: outcome === 'saved' ? done.cardSaved : done.cardSavedAndPaid }
    },
    previewChange: async ({ body }, { firmId }) => {
      const { nextChargeAt, proratedAt, ...costs } = await previewChange(world, firmId, body)
      return {
        success,
        ...costs,
        nextChargeAt: nextChargeAt.toISOString(),
        proratedAt: proratedAt.toISOString(),
      }
    },
    changePlan: async ({ body }, { firmId }) => {
      const { proratedAt, ...wish } = body
      const shown = proratedAt === undefined ? {} : { proratedAt: new Date(proratedAt) }
      const { outcome } = await changeSubscription(world, firmId, { ...wish, ...shown })
      if (outcome === 'unchanged') return { success, message: done.unchanged }
      const { plan, interval } = findPlan(body.planId)
      return { success, message: done.changed(plan.name, done.intervals[interval]) }
    },
    cancelSubscription: async (_input, { firmId }) => {
      const { endsAt, timeZone } = await cancelSubscription(world, firmId)
      return { success, message: done.cancelled(sayDay(endsAt, timeZone)) }
    },
    reactivateSubscription: async (_input, { firmId }) => ({
      success,
      message: await reactivate(world, firmId),
    }),
    listInvoices: async (_input, { firmId }) => ({
      success,
      invoices: await listInvoices(world, firmId),
    }),
  }
}

/** Largest event that is read: providers put the whole of what changed into it. */
const eventLimit = 512 * 1024

/**
 * The address the payment provider tells its events to. The body stays the bytes that were signed, so
 * this part of the door has a parser of its own.
 */
export async function mountPaymentsWebhook(door: FastifyInstance, world: World): Promise<void> {
  await door.register(async (part) => {
    part.removeAllContentTypeParsers()
    part.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    // At a month's turn one address tells of every firm; a forged event costs no more than its check.
    const limits = { bodyLimit: eventLimit, config: { rateLimit: false } }
    part.post(paymentsWebhook, limits, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['stripe-signature']
      await receiveEvent(world, {
        body,
        signature: typeof signature === 'string' ? signature : undefined,
      })
      return await reply.code(200).send({ received: true })
    })
  })
}
