import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

/** Where somebody wants to go who has to be asked first; null while nobody does. */
export type LeaveGuard = { target: string | null; stay: () => void; leave: () => void }

/**
 * Asks before unsaved changes are left by a link of the dashboard or with the tab. The browser asks in
 * its own words about the tab; about a link the page does. Back is not asked about: changes are kept.
 */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const [, navigate] = useLocation()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = (event: MouseEvent) => {
      const path = pathOfPress(event)
      if (path === null || path === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(path)
    }
    addEventListener('beforeunload', warn)
    // Before the link itself hears of it.
    document.addEventListener('click', ask, true)
    return () => {
      removeEventListener('beforeunload', warn)
      document.removeEventListener('click', ask, true)
    }
  }, [isChanged])

  return {
    target,
    stay: () => setTarget(null),
    leave: () => {
      if (target !== null) navigate(target)
    },
  }
}

/** The address inside the dashboard's own tab that a press leads to; null where it leads to none. */
function pathOfPress(event: MouseEvent): string | null {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || !isPlain || event.button !== 0) return null
  if (link.target === '_blank' || link.origin !== location.origin) return null
  return link.pathname + link.search
}
