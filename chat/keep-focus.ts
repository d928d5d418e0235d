import { type RefObject, useEffect, useRef } from 'react'
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
  const box = () => panel.current?.querySelector('textarea')
  const waiting = state.phase !== 'open' && unsent(state).length

  useEffect(() => {
    const element = panel.current
    const note = ({ key }: KeyboardEvent) => {
      pressed.current = document.activeElement
      if (/^\S$/.test(key) && pressed.current?.matches(first)) box()?.focus()
    }
    element?.addEventListener('keydown', note)
    return () => element?.removeEventListener('keydown', note)
  }, [panel])

  useEffect(() => {
    if (waiting && !box()?.value) panel.current?.querySelector<HTMLElement>(first)?.focus()
  }, [waiting, state.phase])

  useEffect(() => {
    if (pressed.current?.isConnected !== false || document.activeElement !== document.body) return
    box()?.focus()
  })
}
