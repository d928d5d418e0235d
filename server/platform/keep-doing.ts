import type { Log } from './log.ts'

/**
 * Does `work` now and every `every` milliseconds, never twice at a time; a failure is logged and
 * tried again at the next turn. Answers how to stop, which waits for what is being done.
 */
export function keepDoing(
  what: string,
  work: () => Promise<void>,
  { every, log }: { every: number; log: Log },
): () => Promise<void> {
  let running: Promise<void> | undefined
  let failing = false
  const once = async () => {
    try {
      await work()
      failing = false
    } catch (error) {
      // The database may be away for minutes: one line says so, not one for each turn.
      if (!failing) log.warn({ err: error }, what)
      failing = true
    }
  }
  const turn = () => {
    running ??= once().finally(() => (running = undefined))
  }
  turn()
  const timer = setInterval(turn, every)
  return async () => {
    clearInterval(timer)
    await running
  }
}
