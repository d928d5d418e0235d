import { createHmac } from 'node:crypto'
import { contactLimits } from '@foyer/shared/facts/limits.ts'
import { days, hours, minutes, seconds } from '@foyer/shared/facts/time.ts'
import type { ContactRow } from './queries.ts'

/** What the key is used for that hides whose network a message came from. */
export const senderKeyUse = 'contact senders'

/** Whose network a message came from, as it is kept: the same for the same network, and no address. */
export function senderKeyOf(key: Buffer, network: string): string {
  return createHmac('sha256', key).update(network).digest('base64url')
}

/** Messages that came within their windows: from one network, and from everybody. */
export type Arrived = { fromSender: number; fromAll: number }

/** Whether one more is taken. */
export function judgeArrival({ fromSender, fromAll }: Arrived): 'taken' | 'too-many' | 'full' {
  if (fromSender >= contactLimits.perSender.max) return 'too-many'
  return fromAll >= contactLimits.overall.max ? 'full' : 'taken'
}

const backoff = [seconds(10), seconds(30), minutes(1), minutes(5), minutes(15), hours(1)]

/** Milliseconds until the next try after `attempts` that failed. It never gives up. */
export function retryWait(attempts: number): number {
  return backoff[Math.min(attempts, backoff.length) - 1] ?? hours(1)
}

/** How long a message is held by the process that mails it: longer than a mail server is waited for. */
export const mailLease = minutes(1)

/** How often is looked for messages that are due. */
export const lookEvery = seconds(2)

/** A delivered message is in the provider's mailbox; here it is forgotten after this long. */
export const deliveredKept = days(90)
/** How often is looked for what is to be forgotten. */
export const forgetEvery = hours(1)

/** How a message stands. */
export function stateOf({ deliveredAt, dueAt }: ContactRow): 'delivered' | 'waiting' | 'refused' {
  if (deliveredAt !== null) return 'delivered'
  return dueAt === null ? 'refused' : 'waiting'
}
