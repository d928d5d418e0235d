import { randomUUID } from 'node:crypto'
import { minutes } from '@foyer/shared/facts/time.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import type { PaymentsPort, SignedEvent } from '../payments.ts'
import { sandboxEventSecret, sandboxPayments } from '../payments.sandbox.ts'
import { stripePayments } from '../payments.stripe.ts'
import { openSandbox } from '../sandbox/engine.ts'
import { movingClock } from './moving-clock.ts'
import { openStripeDouble, type StripeDouble } from './stripe-double.ts'
import { type PaymentsUnderTest, type TestCardName, testStart } from './under-test.ts'

/** A provider on a database of its own, with a clock to move and the secret of its events. */
export type Rig = PaymentsUnderTest & {
  database: TestDatabase
  eventSecret: string
  /** What the provider has told since the last time. */
  events(): Promise<SignedEvent[]>
  /** Moves the clock on and lets the provider sleep over it. */
  sleep(ms: number): void
}

const sandboxMethods: Record<TestCardName, string> = {
  visa: 'card_visa',
  mastercard: 'card_mastercard',
  declined: 'card_declined',
  'insufficient-funds': 'card_insufficient_funds',
  expired: 'card_expired',
  'incorrect-cvc': 'card_incorrect_cvc',
  'processing-error': 'card_processing_error',
  'authentication-required': 'card_authentication_required',
  'fails-when-charged': 'card_charge_fails',
}

/** The payment methods of Stripe's test mode. */
export const stripeMethods: Record<TestCardName, string> = {
  visa: 'pm_card_visa',
  mastercard: 'pm_card_mastercard',
  declined: 'pm_card_chargeDeclined',
  'insufficient-funds': 'pm_card_chargeDeclinedInsufficientFunds',
  expired: 'pm_card_chargeDeclinedExpiredCard',
  'incorrect-cvc': 'pm_card_chargeDeclinedIncorrectCvc',
  'processing-error': 'pm_card_chargeDeclinedProcessingError',
  'authentication-required': 'pm_card_authenticationRequired',
  'fails-when-charged': 'pm_card_chargeCustomerFail',
}

const newCustomer = (payments: PaymentsPort) => async () => {
  const firmId = randomUUID()
  const facts = { firmId, email: `${firmId}@firm.example`, name: 'Hale & Wren', key: firmId }
  return (await payments.ensureCustomer(facts)).customerRef
}

/** The sandbox, as the product runs it. */
export async function openSandboxRig(start = testStart): Promise<Rig> {
  const database = await createTestDatabase()
  const clock = movingClock(start)
  const secret = 'the secret of a test'
  const payments = sandboxPayments({ db: database.db, clock, secret })
  return {
    payments,
    database,
    eventSecret: sandboxEventSecret(secret),
    method: (card) => `sandbox:${sandboxMethods[card]}:122034`,
    customer: newCustomer(payments),
    now: clock.now,
    margin: minutes(5),
    pass: async (ms) => {
      clock.move(ms)
      await payments.turnClock()
    },
    sleep: clock.move,
    events: async () => {
      const told = await payments.undelivered()
      for (const { id } of told) await payments.markDelivered(id)
      return told
    },
    close: database.drop,
  }
}

/** The Stripe adapter: the real library, talking to our double of its API. */
export async function openStripeRig(
  start = testStart,
): Promise<Rig & { double: StripeDouble; log: string[] }> {
  const database = await createTestDatabase()
  const clock = movingClock(start)
  const engine = openSandbox({ db: database.db, clock })
  const double = await openStripeDouble(engine)
  const webhookSecret = 'whsec_of_a_test'
  const log: string[] = []
  const payments = stripePayments({
    secretKey: 'sk_test_double',
    publishableKey: 'pk_test_double',
    webhookSecret,
    apiOrigin: double.origin,
    clock,
    log: createLog('debug', { write: (line) => void log.push(line) }),
  })
  return {
    payments,
    database,
    double,
    log,
    eventSecret: webhookSecret,
    method: (card) => stripeMethods[card],
    customer: newCustomer(payments),
    now: clock.now,
    margin: minutes(5),
    pass: async (ms) => {
      clock.move(ms)
      await engine.turnClock()
    },
    sleep: clock.move,
    events: () => double.events(webhookSecret, clock.now()),
    close: async () => {
      await double.close()
      await database.drop()
    },
  }
}
