import { days, hours, minutes, seconds } from '@foyer/shared/facts/time.ts'

/** An ID token's life, which is Firebase's own. */
export const idTokenLife = hours(1)
/** A retired key still verifies this long: longer than any token it signed lives. */
export const keyOverlap = hours(2)
/** A signing key is replaced after this long. */
export const keyLife = days(90)
/** Other processes notice a new key within this long. */
export const keyRecheck = minutes(1)
/** Tokens naming a key nobody knows cannot make a process read the keys more often than this. */
export const unknownKeyRecheck = seconds(1)

/** A repeat of the last refresh within this long is a lost reply, not a theft. */
export const refreshGrace = seconds(60)
/** A session that was not refreshed for this long has ended. */
export const refreshIdle = days(30)
/** A session ends this long after its sign-in, however busy. */
export const sessionLife = days(90)

/** Failed sign-ins against one account before it waits (docs/measurements.md, Identity). */
export const accountAttempts = { max: 10, window: minutes(15) }
/** Failed sign-ins from one address before it waits; several people may share one. */
export const addressAttempts = { max: 50, window: minutes(15) }
/** Distinct unknown e-mail addresses from one address before nothing more is told. */
export const unknownEmails = { max: 10, window: hours(1) }

/** Argon2id, OWASP's second choice: 19 MiB, 2 passes, 1 lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashes at a time: more would take the thread pool from everybody else (docs/measurements.md, Identity). */
export const hashesAtOnce = 2
/** Sign-ins that may wait for a hash: about a second's worth (measured: 22 to 51 a second). */
export const hashesWaiting = 30
/** When to try again after finding the queue full or the server restarting. */
export const queueSeconds = 2
