import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

/** Every change of route begins at the top, at once (specification 2, section 2). */
export function ScrollToTop() {
  const [location] = useLocation()
  return <Top key={location} />
}

function Top() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  }, [])
  return null
}
