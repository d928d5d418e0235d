import { randomUUID } from 'node:crypto'
import { hours } from '@foyer/shared/facts/time.ts'
import { createLog } from '#server/platform/log.ts'
import { stripePayments } from '../payments.stripe.ts'
import { lazyClient } from '../stripe/client.ts'
import { stripeMethods } from './rigs.ts'
import { type PaymentsUnderTest, testStart } from './under-test.ts'

const clockPollMs = 2_000

/**
 * Stripe's own test mode, its time told by one of its test clocks. Takes minutes and needs the network;
 * what it makes is removed with the clock.
 */
export async function openStripeTestMode(secretKey: string): Promise<PaymentsUnderTest> {
  const stripe = await lazyClient({ secretKey })()
  const begun = Math.floor(testStart.getTime() / 1000)
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: begun })
  let frozen = begun
  const now = () => new Date(frozen * 1000)
  const advanceTo = async (time: number) => {
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time })
    for (;;) {
      const { status } = await stripe.testHelpers.testClocks.retrieve(clock.id)
      if (status === 'ready') break
      if (status === 'internal_failure') throw new Error("Stripe's test clock has failed")
      await new Promise((resolve) => setTimeout(resolve, clockPollMs))
    }
    frozen = time
  }
  return {
    payments: stripePayments({
      secretKey,
      publishableKey: 'pk_test_unused',
      webhookSecret: 'whsec_unused',
      clock: { now },
      log: createLog('warn'),
    }),
    method: (card) => stripeMethods[card],
    customer: async () => {
      const name = `test ${randomUUID()}`
      return (await stripe.customers.create({ name, test_clock: clock.id })).id
    },
    now,
    // Stripe lets an invoice lie for about an hour before it charges it.
    margin: hours(2),
    pass: (ms) => advanceTo(frozen + Math.floor(ms / 1000)),
    close: async () => void (await stripe.testHelpers.testClocks.del(clock.id)),
  }
}
