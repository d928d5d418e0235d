import type { PlanId } from '@foyer/shared/facts/plans.ts'
import { trialDays } from '@foyer/shared/facts/plans.ts'
import { findPlan, priceLines } from '@foyer/shared/rules/price.ts'
import { deliverBillingNotice, handOverEvents } from '../features/billing/jobs.ts'
import { insertSubscription, type SubscriptionRow } from '../features/billing/queries.ts'
import { mintFirmId } from '../platform/firm-id.ts'
import type { OutboxMail } from '../ports/mail/outbox-reader.ts'
import type { Answer, TestFirm, TestWorld } from './test-world.ts'

/** The id of a test card that is good for long. */
export const testCard = (token = 'card_visa'): string => `sandbox:${token}:122099`

/** A firm that pays, and its owner's browser. */
export type Subscriber = TestFirm & {
  customerRef: string
  /** Calls a row of the billing contract as the owner. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>
  /** Invoices that were made, newest first. */
  invoices(): Promise<{ totalCents: number; status: string; at: string }[]>
  /** The firm's subscription as we have it. */
  row(): Promise<SubscriptionRow>
  isActive(): Promise<boolean>
}

/** Adds a firm with a plan, in its trial unless `trial` says otherwise. */
export async function addSubscriber(
  test: TestWorld,
  plan: { planId?: PlanId; attorneyCount?: number; card?: string; trial?: number } = {},
): Promise<Subscriber> {
  const { planId = 1, attorneyCount = 1, card = testCard(), trial = trialDays } = plan
  const firm = await test.addFirm()
  const { firmId, email } = firm
  const { payments, clock, db } = test.world
  const { customerRef } = await payments.ensureCustomer({ firmId, email, name: 'x', key: firmId })
  await payments.attachCard({ customerRef, paymentMethodId: card, key: `card ${firmId}` })
  const readAt = clock.now()
  const { interval } = findPlan(planId)
  const lines = priceLines({ planId, attorneyCount })
  const order = { customerRef, lines, interval, trialDays: trial, key: `order ${firmId}` }
  const begun = await payments.subscribe(order)
  if (begun.outcome === 'refused') throw new Error(`the card was not taken: ${begun.reason}`)
  await db.asFirm(firmId, (tx) => insertSubscription(tx, firmId, begun.subscription, { readAt }))
  const only = async <Row>(sql: string): Promise<Row> => {
    const [row] = await test.database.asOwner<Row & object>(sql, [firmId])
    if (row === undefined) throw new Error('no such row')
    return row
  }
  const ask: Subscriber['ask'] = (method, path, body) =>
    test.call('app', method, `/api/v1/subscriptions/${path}`, {
      bearer: firm.idToken,
      ...(body === undefined ? {} : { body }),
    })
  return {
    ...firm,
    customerRef,
    ask,
    invoices: async () => (await ask('GET', 'invoices')).body.invoices,
    row: () =>
      only(`select plan_id as "planId", extra_seats as "extraSeats", status, ref, version,
        customer_ref as "customerRef", current_period_start as "currentPeriodStart",
        current_period_end as "currentPeriodEnd", trial_end as "trialEnd", read_at as "readAt",
        cancel_at_period_end as "cancelAtPeriodEnd", ended_at as "endedAt",
        created_at as "createdAt", firm_id as "firmId" from subscriptions where firm_id = $1`),
    isActive: async () =>
      (await only<{ active: boolean }>('select active from firms where firm_id = $1')).active,
  }
}

/** Lets time bring about what is due by now: events are handed over, and what they tell is sent. */
export async function settle(test: TestWorld): Promise<void> {
  await handOverEvents(test.world)
  const waiting = await test.database.asOwner<{ firm: string; notice: string }>(
    'select firm_id as firm, notice_id as notice from billing_notices where emailed_at is null order by created_at',
  )
  for (const { firm, notice } of waiting)
    await deliverBillingNotice(test.world, { firmId: mintFirmId(firm), noticeId: notice })
}

/** The mails to an address, oldest first. */
export async function mailsTo(test: TestWorld, email: string): Promise<OutboxMail[]> {
  const { entries } = await test.outbox.list()
  const mails = await Promise.all(entries.map(({ id }) => test.outbox.read(id)))
  return mails
    .filter((mail) => mail !== undefined)
    .filter(({ to }) => to.includes(email))
    .toReversed()
}
