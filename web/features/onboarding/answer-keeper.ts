import { seconds } from '@foyer/shared/facts/time.ts'

/** Keeps answers on the server: the newest only, one save at a time, again where one fails. */
export type AnswerKeeper<T> = {
  /** Takes note of the answers; they are saved after a pause in typing. */
  note: (answers: T) => void
  /** Saves now what is not saved yet; false where it did not arrive. Never throws. */
  flush: () => Promise<boolean>
  /** Sends what is not saved yet without waiting: the page is going. */
  leave: () => void
  /** Saves nothing more: the answers have served their purpose. */
  stop: () => void
}

type KeeperParts<T> = {
  /** What the server has already. */
  kept: T
  save: (answers: T) => Promise<unknown>
  /** Told whether the last save failed. */
  onFailing: (isFailing: boolean) => void
  logFailure: (what: string, error: unknown) => void
}

/** A pause in typing, and the waits between attempts that fail. */
const pause = seconds(0.8)
const firstWait = seconds(3)
const longestWait = seconds(60)

/** Makes the keeper of one wizard's answers. */
export function createAnswerKeeper<T>(parts: KeeperParts<T>): AnswerKeeper<T> {
  const state: { newest: string; unsaved: { answers: T } | null } = {
    newest: JSON.stringify(parts.kept),
    unsaved: null,
  }
  const queue = createQueue(async () => {
    while (state.unsaved !== null) {
      const sending = state.unsaved
      await parts.save(sending.answers)
      if (state.unsaved === sending) state.unsaved = null
    }
  }, parts)

  return {
    note: (answers) => {
      const written = JSON.stringify(answers)
      if (written === state.newest) return
      state.newest = written
      state.unsaved = { answers }
      queue.runAfter(pause)
    },
    flush: () => (state.unsaved === null ? Promise.resolve(true) : queue.run()),
    leave: () => {
      // A save under way may be older, and nobody will be there to send the next.
      if (state.unsaved !== null) parts.save(state.unsaved.answers).catch(() => {})
    },
    stop: () => {
      state.unsaved = null
      queue.cancel()
    },
  }
}

/** Runs one piece of work at a time, and again after longer and longer waits while it fails. */
function createQueue<T>(work: () => Promise<void>, { onFailing, logFailure }: KeeperParts<T>) {
  let underway: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait

  async function attempt(): Promise<boolean> {
    try {
      await work()
    } catch (error) {
      logFailure('The answers could not be saved', error)
      runAfter(wait)
      wait = Math.min(wait * 2, longestWait)
      onFailing(true)
      return false
    } finally {
      underway = null
    }
    wait = firstWait
    onFailing(false)
    return true
  }

  function runAfter(delay: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), delay)
  }

  function run(): Promise<boolean> {
    clearTimeout(timer)
    return (underway ??= attempt())
  }

  return { run, runAfter, cancel: () => clearTimeout(timer) }
}
