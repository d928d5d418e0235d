import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a keyboard's place: when the control a key was pressed on is gone, such as an offered
 * answer that was taken, the message box has the focus. Looks after every render.
 */
export function useKeepFocus(panel: RefObject<HTMLElement | null>): void {
  const pressed = useRef<Element | null>(null)

  useEffect(() => {
    const element = panel.current
    const note = () => {
      pressed.current = document.activeElement
    }
    element?.addEventListener('keydown', note)
    return () => element?.removeEventListener('keydown', note)
  }, [panel])

  useEffect(() => {
    if (pressed.current?.isConnected !== false || document.activeElement !== document.body) return
    panel.current?.querySelector('textarea')?.focus()
  })
}
