import { describe, it } from 'vitest'
import { describePayments } from './payments.conformance.ts'
import { openStripeTestMode } from './testing/stripe-live.ts'

/*
 * The same suite against Stripe's own test mode (docs/operating.md, Payments):
 *   STRIPE_TEST_SECRET_KEY=sk_test_… npx vitest run --project server --testTimeout 600000 \
 *     server/ports/payments/payments.stripe-live.test.ts
 */
const secretKey = process.env['STRIPE_TEST_SECRET_KEY'] ?? ''

if (/^[rs]k_test_/.test(secretKey))
  describePayments("Stripe's own test mode", () => openStripeTestMode(secretKey))
else
  describe("Stripe's own test mode as payments port", () => {
    it.skip('needs STRIPE_TEST_SECRET_KEY, a secret key of test mode', () => {})
  })
