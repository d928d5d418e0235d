import { useEffect, useEffectEvent, useRef } from 'react'

/** Tells once that an item was opened that nobody had seen; `isViewed` is undefined until it is known. */
export function useOnceUnread(isViewed: boolean | undefined, tell: () => void): void {
  const hasTold = useRef(false)
  const tellOnce = useEffectEvent(() => {
    if (hasTold.current) return
    hasTold.current = true
    tell()
  })
  useEffect(() => {
    if (isViewed === false) tellOnce()
  }, [isViewed])
}
