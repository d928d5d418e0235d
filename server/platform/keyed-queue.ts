import { Failure } from './failure.ts'

/** Runs work of one key one after the other, without a database connection held while waiting. */
export type KeyedQueue = {
  /** @throws Failure `request/too-fast` where too many wait for this key already. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** @param maxWaiting works of one key that may wait or run at once. */
export function keyedQueue(maxWaiting: number): KeyedQueue {
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return {
    async run(key, work) {
      const line = lines.get(key) ?? { waiting: 0, last: Promise.resolve() }
      if (line.waiting >= maxWaiting)
        throw new Failure('request/too-fast', { retryAfterSeconds: 5 })
      lines.set(key, line)
      line.waiting += 1
      const mine = line.last.then(work, work)
      line.last = mine
      try {
        return await mine
      } finally {
        line.waiting -= 1
        if (line.waiting === 0) lines.delete(key)
      }
    },
  }
}
