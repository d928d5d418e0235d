import { minutes, seconds } from '@foyer/shared/facts/time.ts'

/** A try to sign in may take this long at the provider. */
export const tryLife = minutes(10)
/** A try that is over is remembered this long, so that its page can be told why. */
export const tryMemory = minutes(10)
/** What a page was handed is good for this long. */
export const credentialLife = minutes(2)
/** A provider that has not answered by then counts as away. */
export const providerPatience = seconds(10)

/** Tries begun a minute from one address; an office may share one. */
export const startsPerMinute = 30
/** Questions a minute from one address after how a try stands: four pages that ask every second. */
export const questionsPerMinute = 240
