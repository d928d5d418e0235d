import { minutes } from '@foyer/shared/facts/time.ts'
import { useSyncExternalStore } from 'react'

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  now = new Date()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    now = new Date()
    timer = setInterval(tick, minutes(1))
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The present, moving on once a minute: exact enough for 'Nh ago'. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}
