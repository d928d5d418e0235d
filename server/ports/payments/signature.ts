import { createHmac, timingSafeEqual } from 'node:crypto'
import { WebhookRefused } from './payments.ts'

/** How old, or how far ahead, an event's signature may be, in seconds: what Stripe's own checks bear. */
export const signatureToleranceS = 300

const macOf = (body: Buffer, secret: string, at: number): Buffer =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest()

/** Signs an event in the form of Stripe's header. */
export function signEvent(body: Buffer, secret: string, now: Date): string {
  const at = Math.floor(now.getTime() / 1000)
  return `t=${at},v1=${macOf(body, secret, at).toString('hex')}`
}

/** When a signature was made, in seconds; undefined where it does not say. */
export function signedAt(signature: string): number | undefined {
  const at = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]
  return at === undefined ? undefined : Number(at)
}

/** @throws WebhookRefused unless the signature is of these bytes, by this secret, and of this time. */
export function checkSignature(
  { body, signature }: { body: Buffer; signature: string | undefined },
  secret: string,
  now: Date,
): void {
  if (!Buffer.isBuffer(body)) throw new WebhookRefused('an event is read from its raw bytes')
  const at = signature === undefined ? undefined : signedAt(signature)
  if (signature === undefined || at === undefined) throw new WebhookRefused('not signed')
  const expected = macOf(body, secret, at)
  const given = signature.split(',').flatMap((part) => {
    const hex = /^v1=([0-9a-f]{64})$/.exec(part)?.[1]
    return hex === undefined ? [] : [Buffer.from(hex, 'hex')]
  })
  if (!given.some((mac) => timingSafeEqual(mac, expected)))
    throw new WebhookRefused('signed by somebody else')
  if (Math.abs(now.getTime() / 1000 - at) > signatureToleranceS)
    throw new WebhookRefused('not of this time')
}
