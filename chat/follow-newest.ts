import { type RefObject, useEffect, useRef } from 'react'

/** How near the end counts as reading along, in px. */
const nearEnd = 80

/**
 * Keeps the newest exchange in view while the visitor reads along: down to the end, but never so
 * far that the visitor's own last words leave at the top. Scrolling up lets go; writing again, or
 * coming back to the end, takes hold. `own` counts the visitor's words and the notes of what was sent.
 * Looks after every render.
 */
export function useFollowNewest(own: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const target = useRef(0)
  const counted = useRef(own)

  useEffect(() => {
    const element = scroller.current
    const onScroll = () => {
      if (!element) return
      const end = element.scrollHeight - element.clientHeight
      following.current = element.scrollTop >= Math.min(target.current, end) - nearEnd
    }
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [])

  useEffect(() => {
    if (counted.current !== own) following.current = true
    counted.current = own
    const element = scroller.current
    if (!element || !following.current) return
    const mine = element.querySelectorAll<HTMLElement>('.fy-mine, .fy-note')
    const last = mine.item(mine.length - 1)
    const end = element.scrollHeight - element.clientHeight
    const goal = last ? Math.max(0, Math.min(end, last.offsetTop - 12)) : 0
    if (goal === target.current) return
    target.current = goal
    element.scrollTop = goal
  })

  return scroller
}
