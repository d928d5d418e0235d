import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type ChatState, unsent } from './conversation.ts'

/** What the message box stands below where it must be pressed before anything is sent. */
const first = '.fy-bar .fy-primary'

/**
 * Keeps a keyboard's place. When the control a key was pressed on is gone, such as an offered answer
 * that was taken, the message box has the focus. When a message waits for a button, such as that of
 * the notice, that button has it; but whoever goes on typing is in the message box, so that no space
 * between two words presses it. Looks after every render.
 */
export function useKeepFocus(panel: RefObject<HTMLElement | null>, state: ChatState): void {
  const pressed = useRef<Element | null>(null)
  // While it opens and is open there is nothing to press first.
  const waiting = state.phase.startsWith('open') ? 0 : unsent(state).length

  useLayoutEffect(() => {
    // Heard for as long as the panel is there.
    panel.current?.addEventListener('keydown', ({ key }) => {
      pressed.current = document.activeElement
      if (/^\S$/.test(key) && pressed.current?.matches(first)) boxIn(panel)?.focus()
    })
  }, [panel])

  useLayoutEffect(() => {
    if (waiting && !boxIn(panel)?.value) panel.current?.querySelector<HTMLElement>(first)?.focus()
  }, [panel, waiting])

  // At once: a key that comes before the next paint would be typed on nothing, and lost.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected !== false || document.activeElement !== document.body) return
    boxIn(panel)?.focus()
  })
}

const boxIn = (panel: RefObject<HTMLElement | null>) => panel.current?.querySelector('textarea')
