import type { IntakeSlots } from '@foyer/shared/api/widget.ts'
import { deliveryQuiet } from '@foyer/shared/facts/limits.ts'
import { days, hours, minutes, seconds } from '@foyer/shared/facts/time.ts'
import type { Urgency } from '@foyer/shared/facts/statuses.ts'

/** What decides when a lead is sent. */
export type DeliveryNeed = {
  urgency: Urgency
  confirmed: boolean
  /** False once a version of the lead has been delivered. */
  first: boolean
}

/**
 * Milliseconds until a lead's newest version is due (design section 6.6): at once when it is urgent
 * or has just been confirmed; else when the visitor has been quiet for a while. Corrections after
 * the first delivery are coalesced over that same quiet time.
 */
export function deliveryWait({ urgency, confirmed, first }: DeliveryNeed): number {
  return first && (confirmed || urgency === 'high') ? 0 : deliveryQuiet
}

const backoff = [seconds(10), seconds(30), minutes(1), minutes(5), minutes(15), hours(1)]

/** Milliseconds until the next try after `attempts` that failed. It never gives up. */
export function retryWait(attempts: number): number {
  return backoff[Math.min(attempts, backoff.length) - 1] ?? seconds(10)
}

/**
 * How long a delivery is held by its worker. A worker that lives renews it four times as often; after
 * a crash the delivery is late by this much at most.
 */
export const deliveryLease = seconds(40)

/** How often is looked for deliveries that no wake-up has brought. */
export const sweepEvery = seconds(5)

/**
 * When a lead that waits for its firm's mailbox to be proved is looked at again. The proof itself sends
 * it; this is for the day that somebody sets one by hand, and costs little however many wait.
 */
export const heldWait = days(1)

/** Attempts that are written to the lead's timeline: the first three, then each tenth. */
export function isNotableAttempt(attempt: number): boolean {
  return attempt <= 3 || attempt % 10 === 0
}

/** The matter in a line for lists, from what the visitor said of it. */
export function legalIssueOf(slots: IntakeSlots): string {
  const issue = slots.issue?.trim().replaceAll(/\s+/g, ' ') ?? ''
  return issue.length > 160 ? `${issue.slice(0, 159).trimEnd()}…` : issue
}

/** The Message-ID of one version of a lead: stable, so that a repeat can be told from a new one. */
export function messageIdOf(leadId: string, revision: number, mailHost: string): string {
  return `<lead.${leadId}.${revision}@${mailHost}>`
}
