import { useEffect, useState } from 'react'
import type { LaterParts } from '@foyer/chat/chat-panel.tsx'
import type { Bridge } from './bridge.ts'

/** A part that could not be fetched is asked for again after this long. */
const againAfter = 4_000

/** What is needed only once the visitor talks; null until it is there. */
export function useLater(load: Bridge['load'], talking: boolean): LaterParts | null {
  const [later, setLater] = useState<LaterParts | null>(null)
  useEffect(() => {
    if (!talking || later) return
    let timer: ReturnType<typeof setTimeout>
    const fetchIt = () => {
      load('later').then(setLater, () => {
        timer = setTimeout(fetchIt, againAfter)
      })
    }
    fetchIt()
    return () => clearTimeout(timer)
  }, [load, talking, later])
  return later
}
