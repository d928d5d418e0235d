import type { Clock } from '../clock/clock.ts'
import { restAfterFailures, restFor } from './limits.ts'
import { ModelFailure, type ModelPort } from './model.ts'

/** How one call went; `unknown` where it was given up before it showed. */
type Verdict = 'well' | 'badly' | 'unknown'

type Circuit = {
  /** Lets a call through and takes its verdict. @throws ModelFailure while the model is left alone. */
  enter: () => (verdict: Verdict) => void
}

function openCircuit(clock: Clock, { failures, rest }: Bounds): Circuit {
  let failed = 0
  let restsUntil = 0
  let isTried = false
  const now = () => clock.now().getTime()
  return {
    enter() {
      const isTrial = failed >= failures
      if (isTrial && (isTried || now() < restsUntil))
        throw new ModelFailure('unreachable', { cause: 'it failed too often and is left alone' })
      if (isTrial) isTried = true
      return (verdict) => {
        if (isTrial) isTried = false
        if (verdict === 'well') failed = 0
        if (verdict === 'badly') failed += 1
        if (verdict === 'badly' && failed >= failures) restsUntil = now() + rest
      }
    },
  }
}

/**
 * Whether a failure says something of the model. A request it refuses says something of the request, and
 * a caller who leaves says nothing, unless for having waited too long.
 */
function isItsFault(error: unknown, signal: AbortSignal): boolean {
  if (error instanceof ModelFailure && error.reason === 'refused') return false
  if (!signal.aborted) return true
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
}

/** After how many failures in a row, and for how many milliseconds. */
type Bounds = { failures: number; rest: number }

/**
 * Leaves a model alone for a while after some failures in a row, so that visitors do not wait for it one
 * after the other; then one call tries it again, and the others follow where that one went well.
 */
export function withCircuitBreaker(
  model: ModelPort,
  clock: Clock,
  bounds: Bounds = { failures: restAfterFailures, rest: restFor },
): ModelPort {
  const { embed } = model
  const chat = openCircuit(clock, bounds)
  const vectors = openCircuit(clock, bounds)
  return {
    name: model.name,
    async *stream(request) {
      const leave = chat.enter()
      let verdict: Verdict = 'unknown'
      try {
        for await (const event of model.stream(request)) {
          verdict = 'well'
          yield event
        }
      } catch (error) {
        verdict = isItsFault(error, request.signal) ? 'badly' : 'unknown'
        throw error
      } finally {
        leave(verdict)
      }
    },
    embed:
      embed &&
      (async (texts, signal) => {
        const leave = vectors.enter()
        let verdict: Verdict = 'well'
        try {
          return await embed(texts, signal)
        } catch (error) {
          verdict = isItsFault(error, signal) ? 'badly' : 'unknown'
          throw error
        } finally {
          leave(verdict)
        }
      }),
  }
}
