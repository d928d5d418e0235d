/** Everything in the drawer that takes the keyboard. */
const stops = 'a[href], button:not([disabled])'

/** Keeps Tab inside the drawer while it is open. */
function cycle(event: KeyboardEvent, drawer: HTMLElement): void {
  if (event.key !== 'Tab') return
  const all = [...drawer.querySelectorAll<HTMLElement>(stops)]
  const edge = event.shiftKey ? all[0] : all.at(-1)
  const inside = drawer.contains(document.activeElement)
  if (inside && document.activeElement !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? all.at(-1) : all[0])?.focus()
}

/**
 * The menu's manners (specification 1, section 4): focus moves to its first link, cycles inside and
 * returns to the button. Opening, Escape and the press on the dimmed page are the popover's own.
 */
export function enhanceDrawer(place: HTMLElement): void {
  const drawer = place.querySelector<HTMLElement>('[popover]')
  const button = place.querySelector<HTMLElement>('button')
  if (drawer === null || button === null || !('popover' in drawer)) return
  const onKey = (event: KeyboardEvent) => cycle(event, drawer)
  drawer.addEventListener('toggle', (event) => {
    const isOpen = event.newState === 'open'
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) {
      drawer.querySelector<HTMLElement>(stops)?.focus()
      document.addEventListener('keydown', onKey)
    } else {
      document.removeEventListener('keydown', onKey)
      if (document.activeElement === document.body) button.focus()
    }
  })
  // A page that is kept for Back is found again with its menu closed.
  window.addEventListener('pagehide', () => drawer.hidePopover())
  // On a screen that grew too wide for the menu it cannot be seen any more.
  window.addEventListener('resize', () => {
    if (button.offsetParent === null) drawer.hidePopover()
  })
}
