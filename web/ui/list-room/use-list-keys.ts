import { type RefObject, useEffect, useEffectEvent } from 'react'

type ListKeys = {
  list: RefObject<HTMLElement | null>
  pane: RefObject<HTMLElement | null>
  openId: string | null
  onClose: () => void
  onHelp: () => void
}

/** Up and down move through the list, Escape closes the item, `?` shows the help; Enter presses. */
export function useListKeys({ list, pane, openId, onClose, onHelp }: ListKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    if (event.key === '?') {
      event.preventDefault()
      onHelp()
    } else if (event.key === 'Escape' && openId !== null) {
      onClose()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // In an opened item these scroll, as everywhere.
      if (pane.current?.contains(document.activeElement) === true) return
      if (moveFocus(list.current, openId, event.key === 'ArrowDown' ? 1 : -1)) {
        event.preventDefault()
      }
    }
  })

  useEffect(() => {
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}

/** Puts the focus on the button of an item, as after the item was closed. */
export function focusItem(list: HTMLElement | null, id: string): void {
  findButtons(list)
    .find((button) => button.dataset.item === id)
    ?.focus()
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const { target } = event
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [role=menu]') !== null
  )
}

function moveFocus(list: HTMLElement | null, openId: string | null, step: 1 | -1): boolean {
  const buttons = findButtons(list)
  const focused = buttons.findIndex((button) => button === document.activeElement)
  const opened = buttons.findIndex((button) => button.dataset.item === openId)
  const from = focused === -1 ? opened : focused
  const next = buttons[from === -1 ? 0 : from + step]
  next?.focus()
  next?.closest('li')?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

function findButtons(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
}
