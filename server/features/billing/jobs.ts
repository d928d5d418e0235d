import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '@foyer/shared/paths.ts'
import { getFirm } from '#server/features/conversations/queries.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { sendNotice } from '#server/platform/notify.ts'
import { askProvider } from '#server/ports/payments/ask-provider.ts'
import { type SubscriptionView, WebhookRefused } from '#server/ports/payments/payments.ts'
import type { World } from '#server/world.ts'
import { billingEmail } from './emails.tsx'
import {
  beginNight,
  deleteNotice,
  endNight,
  findEvent,
  findFirmByCustomer,
  findNotice,
  findSubscription,
  holdCustomer,
  insertEvent,
  insertNotice,
  keepSubscription,
  listCustomers,
  listOwnerEmails,
  markNoticeEmailed,
} from './queries.ts'
import {
  changedFields,
  isAsProvider,
  type Known,
  nightOf,
  stillTrue,
  type SubscriptionFacts,
  tellingsOf,
} from './rules.ts'

/** Notes what is to be told as a subscription stands, with the job that tells it. */
async function tell(tx: Tx, firmId: FirmId, row: SubscriptionFacts, at: Date): Promise<void> {
  for (const telling of tellingsOf(row, at)) {
    const noticeId = randomUUID()
    if (await insertNotice(tx, { firmId, noticeId, ...telling, createdAt: at }))
      await enqueue(tx, 'deliver-billing-notice', { firmId, subjectId: noticeId })
  }
}

/** Keeps the provider's answer and notes what is to be told of it. */
async function settle(
  world: World,
  tx: Tx,
  { firmId, view, readAt }: { firmId: FirmId; view: SubscriptionView; readAt: Date },
): ReturnType<typeof keepSubscription> {
  const outcome = await keepSubscription(tx, firmId, view, { readAt })
  const row = await findSubscription(tx, firmId)
  if (row !== undefined && outcome !== 'tied') await tell(tx, firmId, row, world.clock.now())
  return outcome
}

/** Readings of one firm that may fall into one millisecond before something must be wrong. */
const mostTies = 100

/**
 * Asks the provider how a firm's subscription stands and keeps the answer; `also` is written in the
 * same transaction.
 */
export async function readSubscription(
  world: World,
  { firmId, customerRef }: { firmId: FirmId; customerRef: string },
  also: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let ties = 0; ties < mostTies; ties++) {
    const readAt = world.clock.now()
    const view = await askProvider(world, (payments) => payments.newest(customerRef))
    const outcome = await world.db.asFirm(firmId, async (tx) => {
      // A sign-up orders before its firm is written: there is nobody yet to keep the answer for.
      const nothing = view === null || (await getFirm(tx, firmId)) === undefined
      const kept = nothing ? 'kept' : await settle(world, tx, { firmId, view, readAt })
      if (kept !== 'tied') await also(tx)
      return kept
    })
    if (outcome !== 'tied') return
    await wait(1)
  }
  throw new Error('the answers about one subscription could not be put in order')
}

/**
 * Takes an event of the payment provider: its signature and age are checked on the raw bytes, its id is
 * noted once, in the transaction of its effect, and nothing else of it is believed: the provider is
 * asked how things stand.
 * @throws Failure `billing/event-refused`, or where the effect could not be had and it must come again.
 */
export async function receiveEvent(
  world: World,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<'taken' | 'known' | 'not-ours'> {
  const event = await askProvider(world, (payments) => payments.readEvent(body, signature)).catch(
    (error: unknown) => {
      throw error instanceof WebhookRefused ? new Failure('billing/event-refused') : error
    },
  )
  const { id: eventId, kind, customerRef, occurredAt } = event
  const firmId =
    customerRef === null ? null : await world.db.lookUp((db) => findFirmByCustomer(db, customerRef))
  if (customerRef === null || firmId === null) {
    const isStray = customerRef !== null
    world.log[isStray ? 'warn' : 'debug'](
      { eventId, kind, customerRef },
      'a payment event of no firm',
    )
    return 'not-ours'
  }
  if (await world.db.asFirm(firmId, (tx) => findEvent(tx, firmId, eventId))) return 'known'
  await readSubscription(world, { firmId, customerRef }, async (tx) => {
    // The firm may have been deleted while the provider was asked.
    if (await holdCustomer(tx, customerRef))
      await insertEvent(tx, { firmId, eventId, kind, occurredAt, receivedAt: world.clock.now() })
  })
  return 'taken'
}

/** The card that is charged, and what of the latest invoices is open, in cents. */
async function moneyOf(world: World, customerRef: string) {
  return await askProvider(world, async (payments) => {
    const card = await payments.defaultCard(customerRef)
    const invoices = await payments.invoices(customerRef, 10)
    const open = invoices.filter(({ status }) => status === 'open')
    return { card, openCents: open.reduce((sum, { totalCents }) => sum + totalCents, 0) }
  })
}

/** Tells a firm's owners one thing by mail, if it is still so and they have not been told. */
export async function deliverBillingNotice(
  world: World,
  { firmId, noticeId }: { firmId: FirmId; noticeId: string },
): Promise<void> {
  const now = world.clock.now()
  const found = await world.db.asFirm(firmId, async (tx) => {
    const notice = await findNotice(tx, firmId, noticeId)
    const row = await findSubscription(tx, firmId)
    const firm = await getFirm(tx, firmId)
    if (notice === undefined || notice.emailedAt !== null) return undefined
    if (firm === undefined || row === undefined || !stillTrue(notice, row, now)) {
      await deleteNotice(tx, firmId, noticeId)
      return undefined
    }
    return { notice, row, firm, owners: await listOwnerEmails(tx, firmId) }
  })
  if (found === undefined) return
  const { notice, row, firm, owners } = found
  await sendNotice(world, {
    to: owners.length === 0 ? firm.notifyEmail : owners.join(', '),
    replyTo: null,
    kind: 'billing',
    id: noticeId,
    written: await billingEmail({
      kind: notice.kind,
      row,
      firm,
      ...(await moneyOf(world, row.customerRef)),
      dashboardUrl: `${world.config.origins.app}${paths.dashboardSection('settings')}`,
    }),
  })
  await world.db.asFirm(firmId, (tx) => markNoticeEmailed(tx, firmId, noticeId, now))
}

/**
 * Moves a provider that lives in this process on to the present and hands its events over by the same
 * way as everybody's: bytes and signature. An event counts as handed over once it has had its effect.
 */
export async function handOverEvents(world: World): Promise<void> {
  await world.payments.turnClock()
  const failures: unknown[] = []
  for (const { id, body, signature } of await world.payments.undelivered())
    try {
      await receiveEvent(world, { body, signature })
      await world.payments.markDelivered(id)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}

/** How our subscriptions compare with the provider's. */
export type BillingReport = {
  /** Subscriptions that were compared. */
  checked: number
  /** What differed, and was put right; ids and the names of the facts only. */
  differences: { firmId: string; subscriptionRef: string; fields: string[] }[]
  /** The provider's customers with a subscription that no firm of ours stands for. */
  unknownCustomers: string[]
  /** Firms with a subscription that the provider does not know. */
  missingAtProvider: string[]
  /** Firms that could not be compared. */
  failed: string[]
}

/** A firm's subscription as we have it, and whether its chat receives visitors. */
async function lookAt(world: World, firmId: FirmId): Promise<Known> {
  return await world.db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    return { row: await findSubscription(tx, firmId), active: firm?.active ?? false }
  })
}

/** Every customer's newest subscription at the provider. */
async function newestOfAll(world: World): Promise<Map<string, SubscriptionView>> {
  return await askProvider(world, async (payments) => {
    const newest = new Map<string, SubscriptionView>()
    for await (const view of payments.all()) {
      const other = newest.get(view.customerRef)
      if (other === undefined || other.createdAt <= view.createdAt)
        newest.set(view.customerRef, view)
    }
    return newest
  })
}

type Customer = { customerRef: string; firmId: FirmId }

/** Compares one firm; what seems to differ is asked for again, for it may just have changed. */
async function compare(
  world: World,
  { customerRef, firmId }: Customer,
  { view, report }: { view: SubscriptionView | undefined; report: BillingReport },
): Promise<void> {
  const before = await lookAt(world, firmId)
  if (view === undefined) {
    if (before.row === undefined) return
    const newest = await askProvider(world, (payments) => payments.newest(customerRef))
    if (newest === null) report.missingAtProvider.push(firmId)
    return
  }
  report.checked += 1
  const { row } = before
  if (row !== undefined && isAsProvider(before, view))
    return await world.db.asFirm(firmId, (tx) => tell(tx, firmId, row, world.clock.now()))
  await readSubscription(world, { firmId, customerRef })
  const after = await lookAt(world, firmId)
  const fields = changedFields(before, after)
  if (after.row === undefined || fields.length === 0) return
  report.differences.push({ firmId, subscriptionRef: after.row.ref, fields })
}

/** Customers that are looked up at once. */
const customersAtOnce = 200

async function* everyCustomer(world: World): AsyncGenerator<Customer> {
  for (let after = ''; ;) {
    const page = await world.db.asNobody((tx) => listCustomers(tx, after, customersAtOnce))
    yield* page
    const last = page.at(-1)
    if (last === undefined) return
    after = last.customerRef
  }
}

/**
 * Compares every subscription at the provider with ours, puts ours right and says what differed: what a
 * lost event, a crash or a hand in the database has left.
 * @throws Failure `billing/provider-away`
 */
export async function reconcileBilling(world: World): Promise<BillingReport> {
  const newest = await newestOfAll(world)
  const report: BillingReport = {
    checked: 0,
    differences: [],
    unknownCustomers: [],
    missingAtProvider: [],
    failed: [],
  }
  for await (const customer of everyCustomer(world)) {
    const view = newest.get(customer.customerRef)
    newest.delete(customer.customerRef)
    await compare(world, customer, { view, report }).catch((error: unknown) => {
      world.log.error({ firmId: customer.firmId, err: error }, 'a subscription was not compared')
      report.failed.push(customer.firmId)
    })
  }
  for (const { customerRef, status } of newest.values())
    if (status !== 'canceled') report.unknownCustomers.push(customerRef)
  const { checked, ...found } = report
  if (Object.values(found).some((list) => list.length > 0))
    world.log.warn(report, 'subscriptions differed from the provider’s')
  else world.log.info({ checked }, 'subscriptions are as the provider has them')
  return report
}

/** Reconciles once a night, in whichever worker comes first; a run that died is begun again. */
export async function reconcileNightly(world: World): Promise<void> {
  const at = world.clock.now()
  const run = { name: 'reconcile-billing', night: nightOf(at), at }
  if (!(await world.db.asNobody((tx) => beginNight(tx, run)))) return
  await reconcileBilling(world)
  await world.db.asNobody((tx) => endNight(tx, run.name, world.clock.now()))
}
