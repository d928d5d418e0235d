import { MomentPassed } from './payments.ts'

/** Providers count whole seconds: the one that `at` is in. */
export const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000)

/**
 * Time is counted only from a moment of the running period, after the last change in it: counted from
 * an earlier one, a change would credit time that nobody has paid for (decision 048).
 * @throws MomentPassed
 */
export function holdMoment(at: Date, periodStart: Date, lastChangeAt: Date | null): void {
  if (at < periodStart || (lastChangeAt !== null && at < lastChangeAt)) throw new MomentPassed()
}
