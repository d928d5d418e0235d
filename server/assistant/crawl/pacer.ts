import { setTimeout as delay } from 'node:timers/promises'

/** Waits, unless the signal comes first; then it returns at once. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>

/** Waits in real time. */
export const pauseForReal: Pause = (ms, signal) => delay(ms, undefined, { signal }).catch(() => {})

export type Pacer = {
  /** Runs a request when there is a free place and its turn has come. */
  run: <T>(request: () => Promise<T>) => Promise<T>
  /** Starts nothing for this long: the site asked for a rest. */
  hold: (ms: number) => void
  /** One request at a time, this far apart: the site's Crawl-delay. */
  slowTo: (gapMs: number) => void
}

/** A place rests as long as its request took, but no longer than this: slow servers get air. */
const maxRestMs = 500
/** Servers this quick need no rest. */
const quickMs = 50

/** Keeps requests to one site few and apart. */
export const createPacer = (
  start: { places: number; gapMs: number },
  pause: Pause,
  signal: AbortSignal,
): Pacer => {
  const waiting: (() => void)[] = []
  let places = start.places
  let gapMs = start.gapMs
  let busy = 0
  let nextStart = 0

  const enter = async (): Promise<void> => {
    if (busy >= places) await new Promise<void>((free) => waiting.push(free))
    else busy += 1
    const now = performance.now()
    const at = Math.max(now, nextStart)
    nextStart = at + gapMs
    if (at > now) await pause(at - now, signal)
  }
  const leave = (): void => {
    const next = busy <= places ? waiting.shift() : undefined
    if (next) next()
    else busy -= 1
  }

  return {
    run: async (request) => {
      await enter()
      const started = performance.now()
      try {
        return await request()
      } finally {
        const took = performance.now() - started
        if (took < quickMs) leave()
        else void pause(Math.min(took, maxRestMs), signal).then(leave)
      }
    },
    hold: (ms) => {
      nextStart = Math.max(nextStart, performance.now() + ms)
    },
    slowTo: (ms) => {
      places = 1
      gapMs = ms
    },
  }
}
