import type { CardRefusal } from '@foyer/shared/facts/card-refusals.ts'
import type { BillingInterval, PlanId } from '@foyer/shared/facts/plans.ts'
import { extraSeats, findPlan, priceLines, totalCents } from '@foyer/shared/rules/price.ts'
import { type Firm, getFirm } from '#server/features/conversations/queries.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { askProvider } from '#server/ports/payments/ask-provider.ts'
import {
  type ChangePreview,
  MomentPassed,
  SubscriptionEnded,
} from '#server/ports/payments/payments.ts'
import { wholeSecond } from '#server/ports/payments/proration.ts'
import type { World } from '#server/world.ts'
import { readSubscription } from './jobs.ts'
import { countChange, findSubscription, setAttorneyCount, type SubscriptionRow } from './queries.ts'
import { attorneysOf, isShownLately, linesOf, nextChargeAt, planOf, refusalCodes } from './rules.ts'

/** A firm's subscription when something is ordered. */
type Standing = { firmId: FirmId; firm: Firm; row: SubscriptionRow }

/** The firm with its subscription. @throws Failure `billing/no-plan` where it never had one. */
async function standingOf(world: World, firmId: FirmId): Promise<Standing> {
  return await world.db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    const row = await findSubscription(tx, firmId)
    if (firm === undefined || row === undefined) throw new Failure('billing/no-plan')
    return { firmId, firm, row }
  })
}

/**
 * Carries an order out on the subscription as it stands, one of a firm after the other. Its key is made
 * of that state and of what is asked: the same order from two tabs is one order.
 */
async function order<T>(
  world: World,
  firmId: FirmId,
  work: (standing: Standing, keyOf: (what: string) => string) => Promise<T>,
): Promise<T> {
  return await world.billingQueue.run(firmId, async () => {
    const standing = await standingOf(world, firmId)
    const { ref, version, customerRef } = standing.row
    try {
      return await work(standing, (what) => `${ref}:${version}:${what}`)
    } catch (error) {
      if (error instanceof MomentPassed) throw new Failure('billing/preview-stale')
      if (!(error instanceof SubscriptionEnded)) throw error
      await readSubscription(world, { firmId, customerRef })
      throw new Failure('billing/no-plan')
    }
  })
}

/**
 * Reads how things stand after an order. The order's own answer is not kept: a reading that was begun
 * before the order had its effect could overwrite it, and only what is asked for now is newer than that.
 */
async function readAfter(
  world: World,
  { firmId, row }: Standing,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  const { customerRef } = row
  await readSubscription(world, { firmId, customerRef }, also).catch(async (error: unknown) => {
    // The order is carried out all the same, and the provider's event brings its effect.
    world.log.warn({ firmId, err: error }, 'a subscription was not read after an order')
    await world.db.asFirm(firmId, also)
  })
}

/** Says why the card was not taken; the same order later is then another one. */
async function refuse(world: World, { firmId, row }: Standing, reason: CardRefusal) {
  await world.db.asFirm(firmId, (tx) => countChange(tx, firmId, row.version))
  return new Failure(refusalCodes[reason])
}

/** What a person wants their plan to be. */
export type WishedPlan = {
  planId: PlanId
  billingInterval: BillingInterval
  attorneyCount?: number | undefined
}

/** The wish in the provider's words. @throws Failure where it cannot be had. */
function readWish({ row, firm }: Standing, wish: WishedPlan) {
  const { plan, interval } = findPlan(wish.planId)
  if (interval !== wish.billingInterval) throw new Failure('billing/plan-mismatch')
  if (row.status === 'canceled') throw new Failure('billing/no-plan')
  const attorneyCount = wish.attorneyCount ?? attorneysOf(row, firm.attorneyCount)
  const choice = { planId: wish.planId, attorneyCount }
  const seats = extraSeats(choice)
  const isSame = wish.planId === row.planId && seats === row.extraSeats
  return { plan, interval, lines: priceLines(choice), seats, isSame }
}

/** What a change would cost now, and of which second that is; changes nothing. */
export async function previewChange(
  world: World,
  firmId: FirmId,
  wish: WishedPlan,
): Promise<ChangePreview & { proratedAt: Date }> {
  return await order(world, firmId, async (standing) => {
    const { interval, lines, isSame } = readWish(standing, wish)
    const { row } = standing
    const at = wholeSecond(world.clock.now())
    if (isSame)
      return {
        proratedAt: at,
        dueNowCents: 0,
        lines: [],
        nextCents: totalCents(lines),
        nextChargeAt: nextChargeAt(row) ?? row.currentPeriodEnd,
      }
    const change = { subscriptionRef: row.ref, lines, interval, at }
    const preview = await askProvider(world, (payments) => payments.previewChange(change))
    return { ...preview, proratedAt: at }
  })
}

/** The second a change is counted from. @throws Failure `billing/preview-stale` where it was too long ago. */
function momentOf({ clock }: World, shownAt: Date | undefined): Date {
  const now = clock.now()
  if (shownAt === undefined) return wholeSecond(now)
  if (!isShownLately(shownAt, now)) throw new Failure('billing/preview-stale')
  return wholeSecond(shownAt)
}

/**
 * Changes a firm's plan, its interval or its attorneys, who are noted on the firm in the same go. What
 * it has already costs nothing. It costs what was shown for the second `proratedAt`, else what it costs now.
 * @throws Failure `billing/preview-stale`, `billing/plan-mismatch`, `billing/no-plan`, `billing/card-…`, `billing/provider-away`.
 */
export async function changeSubscription(
  world: World,
  firmId: FirmId,
  { proratedAt, ...wish }: WishedPlan & { proratedAt?: Date | undefined },
): Promise<{ outcome: 'changed' | 'unchanged' }> {
  return await order(world, firmId, async (standing, keyOf) => {
    const { interval, lines, seats, isSame } = readWish(standing, wish)
    const { attorneyCount, planId } = wish
    const also = async (tx: Tx) => {
      if (attorneyCount !== undefined) await setAttorneyCount(tx, firmId, attorneyCount)
    }
    if (isSame) {
      await world.db.asFirm(firmId, also)
      return { outcome: 'unchanged' }
    }
    const at = momentOf(world, proratedAt)
    const key = keyOf(`change:${planId}:${seats}`)
    const change = { subscriptionRef: standing.row.ref, lines, interval, at, key }
    const changed = await askProvider(world, (payments) => payments.change(change))
    if (changed.outcome === 'refused') throw await refuse(world, standing, changed.reason)
    await readAfter(world, standing, also)
    return { outcome: 'changed' }
  })
}

/** Plans the end of a firm's plan for the end of its period. Answers when, and in which time zone. */
export async function cancelSubscription(
  world: World,
  firmId: FirmId,
): Promise<{ endsAt: Date; timeZone: string }> {
  return await order(world, firmId, async (standing, keyOf) => {
    const { row, firm } = standing
    if (row.status === 'canceled') throw new Failure('billing/no-plan')
    const { timeZone } = firm
    if (row.cancelAtPeriodEnd) return { endsAt: row.currentPeriodEnd, timeZone }
    const view = await askProvider(world, (payments) =>
      payments.cancelAtPeriodEnd(row.ref, keyOf('cancel')),
    )
    await readAfter(world, standing)
    return { endsAt: view.currentPeriodEnd, timeZone }
  })
}

/** Starts the last plan again, charged at once, unless it runs already. */
async function restart(
  world: World,
  standing: Standing,
  key: string,
): Promise<{ outcome: 'goes-on' } | { outcome: 'restarted'; cents: number }> {
  const { row } = standing
  const lines = linesOf(row)
  const { interval } = planOf(row)
  const wanted = { customerRef: row.customerRef, lines, interval, trialDays: 0, key }
  // Once more, for this is the one order that a second key would charge twice.
  const newest = await askProvider(world, (payments) => payments.newest(row.customerRef))
  if (newest !== null && newest.status !== 'canceled') {
    await readAfter(world, standing)
    return { outcome: 'goes-on' }
  }
  const begun = await askProvider(world, (payments) => payments.subscribe(wanted))
  if (begun.outcome === 'refused') throw await refuse(world, standing, begun.reason)
  await readAfter(world, standing)
  return { outcome: 'restarted', cents: totalCents(lines) }
}

/**
 * Before the end takes a planned end back; after it starts the last plan again, without a second trial.
 * Which of the two it is, the provider is asked first: what has ended by now may not be told yet.
 * @throws Failure `billing/no-plan`, `billing/card-…`, `billing/provider-away`.
 */
export async function reactivateSubscription(
  world: World,
  firmId: FirmId,
): Promise<{ outcome: 'kept' | 'goes-on' } | { outcome: 'restarted'; cents: number }> {
  const { customerRef } = (await standingOf(world, firmId)).row
  await readSubscription(world, { firmId, customerRef })
  return await order(world, firmId, async (standing, keyOf) => {
    const { row } = standing
    if (row.status === 'canceled') return await restart(world, standing, keyOf('restart'))
    if (!row.cancelAtPeriodEnd) return { outcome: 'goes-on' as const }
    await askProvider(world, (payments) => payments.keep(row.ref, keyOf('keep')))
    await readAfter(world, standing)
    return { outcome: 'kept' as const }
  })
}

/**
 * Makes a card the one that is charged, and charges it with what is open.
 * @throws Failure `billing/no-plan`, `billing/card-…`, `billing/provider-away`.
 */
export async function setPaymentMethod(
  world: World,
  firmId: FirmId,
  paymentMethodId: string,
): Promise<{ outcome: 'saved' | 'saved-and-paid' }> {
  return await order(world, firmId, async (standing, keyOf) => {
    const { row } = standing
    const { customerRef } = row
    const card = { customerRef, paymentMethodId, key: keyOf(`card:${paymentMethodId}`) }
    const attached = await askProvider(world, (payments) => payments.attachCard(card))
    if (attached.outcome === 'refused') throw await refuse(world, standing, attached.reason)
    await world.db.asFirm(firmId, (tx) => countChange(tx, firmId, row.version))
    if (row.status === 'canceled') return { outcome: 'saved' }
    const paid = await askProvider(world, (payments) =>
      payments.payOpen(row.ref, keyOf(`pay:${paymentMethodId}`)),
    )
    if (paid.outcome === 'nothing-due') return { outcome: 'saved' }
    await readSubscription(world, { firmId, customerRef })
    if (paid.outcome === 'refused') throw new Failure(refusalCodes[paid.reason])
    return { outcome: 'saved-and-paid' }
  })
}
