/** At most one look at the page in so many milliseconds (specification 1, section 9). */
const throttle = 100

/** Calls `act` at once, then at most every `throttle`, the last time included. */
function throttled(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let missed = false
  return () => {
    missed = timer !== undefined
    if (missed) return
    act()
    timer = setTimeout(function next() {
      timer = missed ? setTimeout(next, throttle) : undefined
      if (missed) act()
      missed = false
    }, throttle)
  }
}

/** What scrolls past: the page, or the body of the text where that scrolls by itself. */
function findScroller(part: HTMLElement): HTMLElement {
  const body = part.closest<HTMLElement>('.scroll-body')
  if (body === null) return document.documentElement
  const scrolls =
    body.scrollHeight > body.clientHeight && getComputedStyle(body).overflowY === 'auto'
  body.tabIndex = scrolls ? 0 : -1
  return scrolls ? body : document.documentElement
}

/**
 * Which part is being read: the last whose heading has passed a line below the scroller's top edge.
 * Where less than a screen is left, the line sinks with what is left, to the lower edge at the very end:
 * so short parts at the end have their turn too.
 */
function findCurrent(parts: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = parts
  if (first === undefined) return undefined
  const scroller = findScroller(first)
  const isPage = scroller === document.documentElement
  const top = isPage ? 0 : scroller.getBoundingClientRect().top
  const height = scroller.clientHeight
  const left = Math.max(0, scroller.scrollHeight - height - scroller.scrollTop)
  const line = height * 0.25
  const lowered = left < 2 ? height : Math.max(line, height - left)
  const passed = parts.filter((part) => part.getBoundingClientRect().top - top <= lowered + 1)
  return scroller.scrollTop <= 0 ? first : (passed.at(-1) ?? first)
}

/** Marks the links to one part, and keeps the marked one in sight where the index itself is long. */
function mark(links: readonly HTMLAnchorElement[], id: string): void {
  for (const link of links) {
    const isCurrent = link.hash === `#${id}`
    if (isCurrent === (link.getAttribute('aria-current') !== null)) continue
    if (!isCurrent) link.removeAttribute('aria-current')
    else {
      link.setAttribute('aria-current', 'location')
      const column = link.closest('.side-column')
      if (column === null || column.scrollHeight <= column.clientHeight) continue
      const { top, height } = link.getBoundingClientRect()
      const middle = column.getBoundingClientRect().top + column.clientHeight / 2
      column.scrollTop += top + height / 2 - middle
    }
  }
}

/** Opens a closed part that somebody asked for by its link. */
const reveal = (part: HTMLElement) => {
  if (part instanceof HTMLDetailsElement) part.open = true
}

/** A page's index: shows which part is in view, and opens what its links lead to. */
export function enhanceScrollSpy(place: HTMLElement): void {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const parts = [...new Set(links.map(({ hash }) => hash.slice(1)))]
    .map((id) => document.getElementById(id))
    .filter((part) => part !== null)
  /** A part that was asked for stays marked until the reader moves on, even if it cannot reach the top. */
  let asked: { part: HTMLElement; at: number | null } | null = null

  const look = () => {
    const [first] = parts
    if (first === undefined) return
    const { scrollTop } = findScroller(first)
    if (asked !== null) {
      asked.at ??= scrollTop
      if (Math.abs(asked.at - scrollTop) > 2) asked = null
    }
    const current = asked?.part ?? findCurrent(parts)
    if (current !== undefined) mark(links, current.id)
  }
  const ask = (hash: string) => {
    const part = parts.find(({ id }) => `#${id}` === hash)
    if (part === undefined) return
    reveal(part)
    // A click is told twice: as itself, and by the address that it changed.
    if (asked?.part === part) return
    asked = { part, at: null }
    // Only once the browser has gone there.
    setTimeout(look)
  }
  for (const link of links)
    link.addEventListener('click', () => {
      link.closest('details')?.removeAttribute('open')
      ask(link.hash)
    })
  addEventListener('hashchange', () => ask(location.hash))
  const onScroll = throttled(look)
  // Also what scrolls or opens inside the page; such events do not bubble.
  for (const moved of ['scroll', 'toggle'])
    document.addEventListener(moved, onScroll, { passive: true, capture: true })
  addEventListener('resize', onScroll)
  look()
  // A page that is still loading has not gone to its part yet, and would not if anything scrolled now.
  if (document.readyState === 'complete') ask(location.hash)
  else addEventListener('load', () => ask(location.hash))
}
