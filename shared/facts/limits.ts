import { minutes, seconds } from './time.ts'

/** Items on one page of a list (specification 2, section 9; design section 7). */
export const pageSize = { usual: 20, max: 100 } as const

/** What one visitor may send: 2,000 characters a turn, as fast as a person types, for one long talk. */
export const turnLimits = { maxChars: 2_000, maxTurns: 200, maxPerMinute: 20 } as const

/** How long a visitor must be quiet before an unconfirmed lead is delivered (design section 6.6). */
export const deliveryQuiet = minutes(3)

/** A session cannot be continued after this long without a turn. */
export const sessionIdle = minutes(24 * 60)

/** The copied tick on the snippet, and the re-index message (specification 2, section 9). */
export const copiedFor = seconds(2)
export const reindexMessageFor = seconds(5)

/** A stored token with less life than this is refreshed first (specification 1, section 9). */
export const tokenRefreshBefore = seconds(300)

/** Delay between a successful sign-in and the dashboard (specification 1, section 9). */
export const redirectAfterSignIn = seconds(1)
