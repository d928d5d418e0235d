import { createHmac } from 'node:crypto'
import { invoiceLineTexts } from '@foyer/shared/copy/payments.ts'
import { z } from 'zod'
import type { Database } from '#server/platform/database.ts'
import type { Clock } from '#server/ports/clock/clock.ts'
import {
  type ChangePreview,
  type PaymentEvent,
  type PaymentsPort,
  WebhookRefused,
} from './payments.ts'
import { wholeSecond } from './proration.ts'
import { openSandbox, type PreviewRecord } from './sandbox/engine.ts'
import { viewInvoice, viewLines } from './sandbox/views.ts'
import { checkSignature, signEvent } from './signature.ts'

const EventBody = z.object({
  id: z.string(),
  kind: z.enum(['subscription-changed', 'trial-ending', 'invoice-paid', 'payment-failed']),
  customerRef: z.string(),
  subscriptionRef: z.string(),
  subjectRef: z.string(),
  occurredAt: z.coerce.date(),
})

const inSeconds = <Change extends { at: Date }>(change: Change): Change => ({
  ...change,
  at: wholeSecond(change.at),
})

/** What the sandbox signs its events with. */
export const sandboxEventSecret = (secret: string): string =>
  createHmac('sha256', secret).update('sandbox events').digest('hex')

/**
 * Payments without money: a provider in our own database, moved by the clock, that takes the cards of
 * shared/facts/test-cards.ts only. `secret` is the process's; events are signed by one made from it.
 */
export function sandboxPayments(parts: {
  db: Database
  clock: Clock
  secret: string
}): PaymentsPort {
  const { clock } = parts
  const sandbox = openSandbox(parts)
  const eventSecret = sandboxEventSecret(parts.secret)
  const planEnd = async (subscriptionRef: string, key: string, cancel: boolean) =>
    (await sandbox.planEnd({ subscriptionRef, key, cancel })).subscription
  return {
    kind: 'sandbox',
    clientConfig: { kind: 'sandbox', publishableKey: null },
    prepare: async () => {},
    ensureCustomer: async ({ firmId, email, name }) => {
      const { customerRef } = await sandbox.ensureCustomer({ reference: firmId, email, name })
      return { customerRef }
    },
    attachCard: sandbox.attachCard,
    defaultCard: sandbox.card,
    subscribe: sandbox.subscribe,
    previewChange: async (change) => viewPreview(await sandbox.preview(inSeconds(change))),
    change: (change) => sandbox.change(inSeconds(change)),
    cancelAtPeriodEnd: (ref, key) => planEnd(ref, key, true),
    keep: (ref, key) => planEnd(ref, key, false),
    end: sandbox.end,
    payOpen: (subscriptionRef, key) => sandbox.pay({ subscriptionRef, key }),
    get: sandbox.get,
    newest: async (customerRef) => {
      const [ref] = await sandbox.refsOf(customerRef)
      return ref === undefined ? null : await sandbox.get(ref)
    },
    all: sandbox.all,
    invoices: async (customerRef, limit) =>
      (await sandbox.invoices(customerRef, limit)).map(viewInvoice),
    readEvent: async (body, signature) => {
      checkSignature({ body, signature }, eventSecret, clock.now())
      return readBody(body)
    },
    turnClock: sandbox.turnClock,
    undelivered: async () =>
      (await sandbox.undelivered()).map(({ eventId: id, ...event }) => {
        const body = Buffer.from(JSON.stringify({ id, ...event }))
        return { id, body, signature: signEvent(body, eventSecret, clock.now()) }
      }),
    markDelivered: sandbox.markDelivered,
  }
}

/** What the sandbox signed is in its own form; anything else was signed with its secret by mistake. */
function readBody(body: Buffer): PaymentEvent {
  const parsed = EventBody.safeParse(JSON.parse(body.toString('utf8')))
  if (!parsed.success) throw new WebhookRefused('not an event of the sandbox')
  return parsed.data
}

/** What is open is paid first, so it is shown first. */
function viewPreview({ open, nextCents, nextChargeAt, ...change }: PreviewRecord): ChangePreview {
  const before = open.map(({ number, dueCents }) => ({
    description: invoiceLineTexts.open(number),
    cents: dueCents,
  }))
  const lines = [...before, ...viewLines(change)]
  const dueNowCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  return { dueNowCents, lines, nextCents, nextChargeAt }
}
