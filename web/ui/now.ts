import { minutes } from '@foyer/shared/facts/time.ts'
import { useSyncExternalStore } from 'react'

let now = new Date()

function tick(listener: () => void): () => void {
  const timer = setInterval(() => {
    now = new Date()
    listener()
  }, minutes(1))
  return () => clearInterval(timer)
}

/** The present, moving on once a minute: exact enough for 'Nh ago'. */
export function useNow(): Date {
  return useSyncExternalStore(tick, () => now)
}
