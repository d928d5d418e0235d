import { randomBytes, randomUUID } from 'node:crypto'
import { OnboardingAnswers, type OnboardingStanding } from '@foyer/shared/api/onboarding.ts'
import { type FirmSize, type SubscriptionStatus, trialDays } from '@foyer/shared/facts/plans.ts'
import { type Choice, findPlan, priceLines } from '@foyer/shared/rules/price.ts'
import { addMember, findMember } from '#server/features/account/queries.ts'
import { findSubscription, insertSubscription } from '#server/features/billing/queries.ts'
import { refusalCodes } from '#server/features/billing/rules.ts'
import { getFirm } from '#server/features/conversations/queries.ts'
import { findPlace, timeZoneOf } from '#server/features/places/queries.ts'
import { queueReading } from '#server/features/site/commands.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
import type { VerifiedIdentity } from '#server/ports/identity/identity.ts'
import { askProvider } from '#server/ports/payments/ask-provider.ts'
import type { PaymentsPort, Refused, SubscriptionView } from '#server/ports/payments/payments.ts'
import type { World } from '#server/world.ts'
import {
  findRegistration,
  insertFirm,
  keepRegistration,
  lockRegistration,
  type Registration,
  updateRegistration,
} from './queries.ts'
import { furthestStep, isChosen, type ReadFirm, type Step } from './rules.ts'

/** What must be known of a firm to give it a front desk. */
export type FirmFacts = {
  name: string
  siteUrl: string | null
  notifyEmail: string
  phone: string | null
  timeZone: string
  /** Whether it is known that this firm is what `notifyEmail` is read by. */
  isMailboxProved: boolean
  colorPrimary?: string
  zipCode?: string
  city?: string | null
  state?: string | null
  practiceAreas?: string[]
  firmSize?: FirmSize
  attorneyCount?: number
}

/** The green of our own look, until the firm chooses. */
const usualColor = '#1f4f46'

type AddedFirm = { firmId: FirmId; token: string; integrationId: string }

async function addFirm(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { firmId, isMailboxProved, ...facts }: FirmFacts & { firmId: FirmId },
): Promise<AddedFirm> {
  const integrationId = randomUUID()
  // Letters and digits alone: one that began with a hyphen was an option to the operator's commands.
  const token = randomBytes(12).toString('hex')
  const ids = { firmId, integrationId, token }
  const createdAt = clock.now()
  const notifyProvedAt = isMailboxProved ? createdAt : null
  const colorPrimary = usualColor
  await insertFirm(tx, { colorPrimary, ...facts, ...ids, notifyProvedAt, createdAt })
  return ids
}

/** Adds a firm with a widget token of its own. */
export async function createFirm(
  world: Pick<World, 'db' | 'clock'>,
  facts: FirmFacts,
): Promise<AddedFirm> {
  const firmId = mintFirmId(randomUUID())
  return await world.db.asFirm(firmId, (tx) => addFirm(world, tx, { ...facts, firmId }))
}

/**
 * Registers the person of a verified token. Again, it fills names that were empty and keeps all that
 * was answered.
 */
export async function register(
  { db, clock }: World,
  { uid, email }: VerifiedIdentity,
  names: { firstName: string; lastName: string },
): Promise<Registration> {
  const at = clock.now()
  const person = { uid, email, ...names, reservedFirmId: randomUUID(), createdAt: at }
  return await db.asNobody((tx) => keepRegistration(tx, { ...person, updatedAt: at }))
}

const isStep = (step: number): step is Step => step === 2 || step === 3 || step === 4

/** What was answered so far; an answer that the wizard no longer asks for is left out. */
function answersOf(registration: Registration | undefined): OnboardingAnswers {
  const read = OnboardingAnswers.safeParse(registration?.answers)
  return read.success ? read.data : {}
}

/** Where the person of a verified token stands. */
export async function getStanding(
  { db }: World,
  { uid, email, emailVerified }: VerifiedIdentity,
): Promise<Omit<OnboardingStanding, 'success'>> {
  const member = await db.lookUp((tx) => findMember(tx, uid))
  const registration = await db.lookUp((tx) => findRegistration(tx, uid))
  const answers = answersOf(registration)
  const reached = registration?.step ?? 2
  return {
    registered: registration !== undefined || member !== undefined,
    complete: member !== undefined,
    email,
    emailVerified,
    firstName: registration?.firstName ?? '',
    lastName: registration?.lastName ?? '',
    step: furthestStep(answers, isStep(reached) ? reached : 2),
    answers,
  }
}

/**
 * Keeps what the wizard was told: each answer as it was last given, and the furthest step. Once there
 * is a firm it changes nothing.
 */
export async function saveAnswers(
  { db, clock }: World,
  { uid }: VerifiedIdentity,
  given: { step: Step; answers: OnboardingAnswers },
): Promise<void> {
  await db.asNobody(async (tx) => {
    const known = await lockRegistration(tx, uid)
    if (known === undefined) throw new Failure('onboarding/not-registered')
    if (known.completedAt !== null) return
    await updateRegistration(tx, uid, {
      step: Math.max(known.step, given.step),
      answers: { ...answersOf(known), ...given.answers },
      updatedAt: clock.now(),
    })
  })
}

/** A firm that a person has, as completing a sign-up answers it. */
export type Completed = {
  integrationId: string
  hasSite: boolean
  subscription: { status: SubscriptionStatus; trialEndsAt: string | null } | null
}

/** All that completes a sign-up, read and found right. */
export type Signup = {
  firm: ReadFirm
  siteUrl: string | null
  choice: Choice
  paymentMethodId: string
}

async function findCompleted({ db }: World, uid: string): Promise<Completed | undefined> {
  const member = await db.lookUp((tx) => findMember(tx, uid))
  if (member === undefined) return undefined
  const firmId = mintFirmId(member.firmId)
  return await db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    if (firm === undefined) return undefined
    const bought = await findSubscription(tx, firmId)
    const trialEndsAt = bought?.trialEnd?.toISOString() ?? null
    return {
      integrationId: firm.integrationId,
      hasSite: firm.siteUrl !== null,
      subscription: bought === undefined ? null : { status: bought.status, trialEndsAt },
    }
  })
}

type Attempt = Pick<Registration, 'uid' | 'customerRef' | 'tries'> & {
  firmId: FirmId
  firstOrder: NonNullable<Registration['firstOrder']>
}

/** Counts an attempt and notes its order, unless an earlier attempt's still stands. */
async function beginAttempt(
  { db, clock }: World,
  { uid, email }: VerifiedIdentity,
  { firm, choice }: Signup,
): Promise<Attempt> {
  return await db.asNobody(async (tx) => {
    const known = await lockRegistration(tx, uid)
    if (known === undefined) throw new Failure('onboarding/not-registered')
    const tries = known.tries + 1
    const firstOrder = known.firstOrder ?? { try: tries, name: firm.name, email, ...choice }
    await updateRegistration(tx, uid, { tries, firstOrder, updatedAt: clock.now() })
    const firmId = mintFirmId(known.reservedFirmId)
    return { uid, customerRef: known.customerRef, tries, firstOrder, firmId }
  })
}

/** The firm's customer at the payment provider, noted as soon as there is one. */
async function findCustomer(world: World, attempt: Attempt): Promise<string> {
  if (attempt.customerRef !== null) return attempt.customerRef
  const { uid, firmId, firstOrder } = attempt
  const { name, email } = firstOrder
  const key = `customer:${firmId}:${firstOrder.try}`
  const { customerRef } = await askProvider(world, (payments) =>
    payments.ensureCustomer({ firmId, email, name, key }),
  )
  return await world.db.asNobody(async (tx) => {
    const known = await lockRegistration(tx, uid)
    if (typeof known?.customerRef === 'string') return known.customerRef
    await updateRegistration(tx, uid, { customerRef })
    return customerRef
  })
}

/** An order that was refused is forgotten, so that the next attempt orders anew. */
async function forgetOrder({ db }: World, { uid, firstOrder }: Attempt): Promise<void> {
  await db.asNobody(async (tx) => {
    const known = await lockRegistration(tx, uid)
    if (known?.firstOrder?.try === firstOrder.try)
      await updateRegistration(tx, uid, { firstOrder: null })
  })
}

/** What is asked of the payment provider for a firm's trial. */
export type TrialOrder = {
  firmId: FirmId
  customerRef: string
  paymentMethodId: string
  /** What is ordered where there is nothing yet, and what the subscription is to be in the end. */
  first: Choice & { try: number }
  choice: Choice
  tries: number
}
type Trial = { outcome: 'begun'; subscription: SubscriptionView; readAt: Date } | Refused

/**
 * Takes the card and begins the trial, or takes up the subscription of an attempt that died, with the
 * plan that is chosen now. May be run again at any point: nothing is ordered twice.
 */
export async function beginTrial(
  world: Pick<World, 'payments' | 'clock' | 'log'>,
  order: TrialOrder,
): Promise<Trial> {
  return await askProvider(world, async (payments) => {
    const { firmId, customerRef, paymentMethodId, choice, tries } = order
    const key = `card:${firmId}:${tries}`
    const attached = await payments.attachCard({ customerRef, paymentMethodId, key })
    if (attached.outcome === 'refused') return attached
    const readAt = world.clock.now()
    const begun = await findOrSubscribe(payments, order)
    if (begun.outcome === 'refused') return begun
    const { subscription } = begun
    if (isChosen(subscription.lines, choice)) return { outcome: 'begun', subscription, readAt }
    const changed = await payments.change({
      subscriptionRef: subscription.ref,
      lines: priceLines(choice),
      interval: findPlan(choice.planId).interval,
      at: world.clock.now(),
      key: `choose:${firmId}:${tries}`,
    })
    if (changed.outcome === 'refused') return changed
    return { outcome: 'begun', subscription: changed.subscription, readAt }
  })
}

/** The subscription of an attempt that died, or one begun with the order that was noted first. */
async function findOrSubscribe(
  payments: PaymentsPort,
  { firmId, customerRef, first }: TrialOrder,
): ReturnType<PaymentsPort['subscribe']> {
  const known = await payments.newest(customerRef)
  if (known !== null && known.status !== 'canceled')
    return { outcome: 'subscribed', subscription: known }
  return await payments.subscribe({
    customerRef,
    lines: priceLines(first),
    interval: findPlan(first.planId).interval,
    trialDays,
    key: `subscribe:${firmId}:${first.try}:${known?.ref ?? 'first'}`,
  })
}

/** The firm's facts as its first person gave them; its mail goes to that person. */
function factsOf({ firm, siteUrl }: Signup, person: VerifiedIdentity): FirmFacts {
  const place = findPlace(firm.zipCode)
  return {
    ...firm,
    siteUrl,
    notifyEmail: person.email,
    isMailboxProved: person.emailVerified,
    city: place?.city ?? null,
    state: place?.state ?? null,
    timeZone: timeZoneOf(firm.zipCode),
  }
}

/** Firm, owner, subscription and the first reading of the site: all of it once, or nothing. */
async function openFirm(
  world: World,
  person: VerifiedIdentity,
  made: { firmId: FirmId; signup: Signup; trial: Extract<Trial, { outcome: 'begun' }> },
): Promise<void> {
  const { firmId, signup, trial } = made
  const { uid, email } = person
  await world.db.asFirm(firmId, async (tx) => {
    const registration = await lockRegistration(tx, uid)
    if (registration === undefined || registration.completedAt !== null) return
    const at = world.clock.now()
    await addFirm(world, tx, { ...factsOf(signup, person), firmId })
    const { firstName, lastName } = registration
    const user = { uid, email, firstName, lastName, userId: randomUUID(), createdAt: at }
    if (!(await addMember(tx, firmId, user))) throw new Error('a person has one firm')
    await insertSubscription(tx, firmId, trial.subscription, { readAt: trial.readAt })
    if (signup.siteUrl !== null) await queueReading(world, tx, firmId)
    await updateRegistration(tx, uid, { completedAt: at, updatedAt: at })
  })
}

/**
 * Makes a registered person's firm, with its trial and the first reading of its site. An attempt that
 * died at any point is taken up by the next; who has a firm already is answered with that.
 */
export async function completeSignup(
  world: World,
  person: VerifiedIdentity,
  signup: Signup,
): Promise<Completed> {
  const already = await findCompleted(world, person.uid)
  if (already !== undefined) return already
  const attempt = await beginAttempt(world, person, signup)
  const customerRef = await findCustomer(world, attempt)
  const { firmId, firstOrder: first, tries } = attempt
  const { choice, paymentMethodId } = signup
  const order = { firmId, customerRef, paymentMethodId, first, choice, tries }
  const trial = await beginTrial(world, order)
  if (trial.outcome === 'refused') {
    await forgetOrder(world, attempt)
    throw new Failure(refusalCodes[trial.reason])
  }
  await openFirm(world, person, { firmId, signup, trial })
  const completed = await findCompleted(world, person.uid)
  if (completed === undefined) throw new Error('a completed sign-up has a firm')
  return completed
}
