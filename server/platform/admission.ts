import type { ErrorCode } from '@foyer/shared/copy/errors.ts'
import { Failure } from './failure.ts'

/** At most `max` in each `window` milliseconds. */
export type Allowance = { max: number; window: number }

/** Lets work in that costs us something and that anybody may ask for. */
export type Admission = {
  /**
   * @param keys whom or what it is counted against, such as a network and a website.
   * @throws Failure `request/too-fast` where a key has had its share, and the given code where everybody
   * together has, or as much runs as may at once.
   */
  run<T>(keys: readonly string[], now: Date, work: () => Promise<T>): Promise<T>
}

type Limits = {
  perKey: Allowance
  overall: Allowance
  atOnce: number
  busy: ErrorCode
}

/** Keys that are remembered: ample for the overall allowance, and an end to what can be filled. */
const maxKeys = 10_000
const everybody = ''

/** Counts in this process's memory: it protects the process and its network, and forgets with it. */
export function openAdmission({ perKey, overall, atOnce, busy }: Limits): Admission {
  const counts = new Map<string, { count: number; until: number }>()
  let running = 0

  /** Milliseconds until there is room for a key again; 0 where there is now. */
  function wait(key: string, { max }: Allowance, at: number): number {
    const found = counts.get(key)
    return found === undefined || found.until <= at || found.count < max ? 0 : found.until - at
  }
  function add(key: string, { window }: Allowance, at: number): void {
    const found = counts.get(key)
    if (found !== undefined && found.until > at) {
      found.count += 1
      return
    }
    // Set anew, it stands last: the first is the one longest unused.
    counts.delete(key)
    counts.set(key, { count: 1, until: at + window })
    const [oldest] = counts.keys()
    if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest)
  }

  return {
    async run(keys, now, work) {
      const at = now.getTime()
      const longest = Math.max(0, ...keys.map((key) => wait(`key ${key}`, perKey, at)))
      if (longest > 0)
        throw new Failure('request/too-fast', { retryAfterSeconds: Math.ceil(longest / 1_000) })
      if (running >= atOnce || wait(everybody, overall, at) > 0)
        throw new Failure(busy, { retryAfterSeconds: 60 })
      for (const key of keys) add(`key ${key}`, perKey, at)
      add(everybody, overall, at)
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
      }
    },
  }
}
