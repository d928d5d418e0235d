import { seconds } from '@foyer/shared/facts/time.ts'
import { useSyncExternalStore } from 'react'

/** How soon lists look again by themselves: seldom while news arrives without asking. */
const lookAgain = { withNews: seconds(120), without: seconds(15) } as const

let isFlowing = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says whether the server's news arrives now. */
export function setNewsFlowing(next: boolean): void {
  isFlowing = next
  for (const listener of listeners) listener()
}

/** Whether the server tells of what arrives and changes, as it does. */
export function useIsNewsFlowing(): boolean {
  return useSyncExternalStore(subscribe, () => isFlowing)
}

/** After how many milliseconds something shown is read again. */
export function useLookAgain(): number {
  return useIsNewsFlowing() ? lookAgain.withNews : lookAgain.without
}
