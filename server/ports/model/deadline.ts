import { ModelFailure } from './model.ts'
import type { ModelTimes } from './limits.ts'

/** What ends a call: its caller, the wait for a first word, or the time for everything. */
export type Deadline = {
  signal: AbortSignal
  /** The first word has come. */
  begun: () => void
  /** Ends the call, however it went. */
  end: () => void
}

/** Sets the clock for one call; it runs on the computer's time, since connections do. */
export function setDeadline(caller: AbortSignal, { first, whole }: ModelTimes): Deadline {
  const end = new AbortController()
  const tooLate = () => end.abort(new ModelFailure('timeout'))
  const untilFirst = setTimeout(tooLate, first)
  const untilEnd = setTimeout(tooLate, whole)
  return {
    signal: AbortSignal.any([caller, end.signal]),
    begun: () => clearTimeout(untilFirst),
    end() {
      clearTimeout(untilFirst)
      clearTimeout(untilEnd)
      end.abort()
    },
  }
}
