import { profile as copy } from '@foyer/shared/copy/settings.ts'
import { CallFailed } from '#web/platform/call-failed.ts'
import type { Saves } from './data.ts'

/** What two saves came to. `unpriced`: the price changes, and must be accepted first. */
export type Judged =
  | { outcome: 'saved' }
  | { outcome: 'unpriced' }
  | { outcome: 'failed'; sentence: string; problems: Partial<Record<string, string>> }

/** Judges the two saves together. */
export function judgeSaves({ user, firm }: Saves): Judged {
  const failures: unknown[] = [user, firm].flatMap((save) =>
    save.status === 'rejected' ? [save.reason] : [],
  )
  if (failures.length === 0) return { outcome: 'saved' }
  if (failures.every(isUnpriced)) return { outcome: 'unpriced' }
  const refusals = failures.filter((failure) => failure instanceof CallFailed)
  const details = refusals.flatMap(({ details }) => details)
  return {
    outcome: 'failed',
    // The server's own words where it has some (specification 2, section 8).
    sentence: refusals.find(({ said }) => said !== null)?.said ?? copy.failed,
    problems: Object.fromEntries(details.map(({ field, message }) => [field, message])),
  }
}

function isUnpriced(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code === 'profile/price-changes'
}
