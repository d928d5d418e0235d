/** The time, as everything in the process sees it. */
export type Clock = { now(): Date }

/**
 * The computer's clock, or one that starts at `startAt` and runs on from there
 * (`FOYER_NOW`, for tests and evaluation).
 */
export function systemClock(startAt?: Date): Clock {
  const offset = startAt === undefined ? 0 : startAt.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}
