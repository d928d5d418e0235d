import { isDatabaseAway } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { Log } from '#server/platform/log.ts'
import { MomentPassed, type PaymentsPort, SubscriptionEnded, WebhookRefused } from './payments.ts'

/**
 * Asks the payment provider.
 * @throws Failure `billing/provider-away` where it does not answer; what it says otherwise as it is.
 */
export async function askProvider<T>(
  { payments, log }: { payments: PaymentsPort; log: Log },
  question: (payments: PaymentsPort) => Promise<T>,
): Promise<T> {
  try {
    return await question(payments)
  } catch (error) {
    const answered =
      error instanceof Failure ||
      error instanceof SubscriptionEnded ||
      error instanceof MomentPassed ||
      error instanceof WebhookRefused
    // The sandbox is in our own database; whether that is away, its errors tell like everybody's.
    if (answered || (payments.kind === 'sandbox' && isDatabaseAway(error))) throw error
    log.error({ err: error }, 'the payment provider did not answer')
    throw new Failure('billing/provider-away', { cause: error, retryAfterSeconds: 60 })
  }
}
