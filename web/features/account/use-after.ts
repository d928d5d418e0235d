import { useEffect, useEffectEvent } from 'react'

/** Does something `delay` milliseconds after `isDue` has become true, unless the page is left. */
export function useAfter(delay: number, isDue: boolean, act: () => void): void {
  const onDue = useEffectEvent(act)
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => onDue(), delay)
    return () => clearTimeout(timer)
  }, [delay, isDue])
}
