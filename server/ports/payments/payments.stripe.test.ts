import { describePayments } from './payments.conformance.ts'
import { openStripeRig } from './testing/rigs.ts'

describePayments('Stripe, through its library and our double,', () => openStripeRig())
