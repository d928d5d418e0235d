import { describePayments } from './payments.conformance.ts'
import { openSandboxRig } from './testing/rigs.ts'

describePayments('the sandbox', () => openSandboxRig())
