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
/**
 * E-mail addresses of which one address is told, in so many words, whether they have an account
 * (decision 037); then nothing more is told.
 */
export const toldEmails = { max: 10, window: hours(1) }
/** Accounts made from one address; an office signs up once. */
export const signUps = { max: 20, window: hours(1) }

/** How long a mailed code is good. */
export const codeLife = hours(1)
/** How long a code is remembered once it is not good any more, so that its page can say why. */
export const codeMemory = days(1)
/** Codes nobody sent, tried from one address. */
export const codeAttempts = { max: 10, window: hours(1) }
/** Letters to one person, and letters asked for from one address. */
export const personLetters = { max: 5, window: hours(1) }
export const addressLetters = { max: 20, window: hours(1) }
/** How long a letter is held by the process that sends it; longer than a mail server is waited for. */
export const letterLease = minutes(1)
/** Waits after letters that a mail server did not take; the last is repeated while the code is good. */
export const letterRetries = [seconds(5), seconds(15), minutes(1), minutes(5)] as const

/** How fresh a sign-in must be to change the password. Firebase asks for the same. */
export const recentSignIn = minutes(5)
/** The longest name a person may go by, in characters. */
export const maxNameLength = 200

/** Argon2id, OWASP's second choice: 19 MiB, 2 passes, 1 lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashes at a time: more would take the thread pool from everybody else (docs/measurements.md, Identity). */
export const hashesAtOnce = 2
/** Sign-ins that may wait for a hash: about a second's worth (measured: 22 to 51 a second). */
export const hashesWaiting = 30
/**
 * Of these and the running ones, so many for one network: an IPv4 address, or an IPv6 /48, which is
 * what one customer can have for the asking. Nobody fills the queue alone.
 */
export const hashesOfOneNetwork = 24
/** When to try again after finding the queue full or the server restarting. */
export const queueSeconds = 2
