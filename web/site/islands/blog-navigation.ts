/** Pages of the blog: the list, and a post. */
const isBlogPage = ({ pathname }: URL): boolean => /^\/blog(?:\/[^/.]+)?$/.test(pathname)

/** A quick page does not flash a notice of its slowness. */
const noticeAfterMs = 150

/** Where the reader stood on each page, by the number in its history entry. */
const positions = new Map<number, number>()
const here: { entry: number; url: string; request?: XMLHttpRequest } = { entry: 0, url: '' }

const entryOf = (state: unknown): number => {
  const entry: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'blog') : 0
  return typeof entry === 'number' ? entry : 0
}

/** Fetches a page of ours as a document. It is read by the browser's own parser and runs nothing. */
function fetchPage(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    here.request?.abort()
    const request = new XMLHttpRequest()
    here.request = request
    request.open('GET', url)
    request.responseType = 'document'
    request.addEventListener('load', () => {
      const page = request.responseXML
      if (request.status === 200 && page?.querySelector('main [data-enhance=blog]')) resolve(page)
      else reject(new Error('No page of the blog'))
    })
    // One that was given up for another is nobody's any more, and answers nothing.
    request.addEventListener('error', () => reject(new Error('No answer')))
    request.send()
  })
}

/** Says "Loading..." in the page that is left, once that takes a moment. Answers how to stop. */
function notice(): () => void {
  const room = document.querySelector<HTMLElement>('main [data-enhance=blog]')
  const timer = setTimeout(() => {
    const status = room?.querySelector('output')
    if (status) status.textContent = room?.dataset['loading'] ?? ''
  }, noticeAfterMs)
  return () => clearTimeout(timer)
}

/** Puts what a page says of itself, and its main part, in place of this one's. */
function show(page: Document, enliven: (root: ParentNode) => void): void {
  const [old, next] = [document.querySelector('main'), page.querySelector('main')]
  if (old === null || next === null) return
  document.title = page.title
  for (const tag of ['link[rel=canonical]', 'meta[name=description]']) {
    const [mine, theirs] = [document.head.querySelector(tag), page.head.querySelector(tag)]
    if (mine && theirs) mine.replaceWith(document.importNode(theirs))
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.site-link'))
    if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  const main = document.importNode(next, true)
  old.replaceWith(main)
  enliven(main)
}

function focusOn(element: HTMLElement | null | undefined): void {
  if (element && !element.matches('a')) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}

/** What is done with a page that has come, and where none does. */
export type Hands = {
  enliven: (root: ParentNode) => void
  /** Goes there as a browser does. */
  leave: (url: string) => void
}

/** Fetches and shows a page; where that fails the browser goes there by itself. */
async function go(url: string, { enliven, leave }: Hands, arrive: () => void): Promise<boolean> {
  const stop = notice()
  try {
    const page = await fetchPage(url)
    arrive()
    show(page, enliven)
    return true
  } catch {
    leave(url)
    return false
  } finally {
    stop()
  }
}

/** The blog's page that a click asks for; undefined where the click is the browser's own. */
function wantedOf(event: MouseEvent): URL | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.hash !== '' || !isBlogPage(url)) return
  if (url.href === location.href) return
  return url
}

async function follow(url: string, hands: Hands): Promise<void> {
  const arrived = await go(url, hands, () => {
    positions.set(here.entry, scrollY)
    here.entry = Math.max(here.entry, ...positions.keys()) + 1
    here.url = url
    history.pushState({ blog: here.entry }, '', url)
  })
  if (!arrived) return
  scrollTo({ top: 0, behavior: 'instant' })
  focusOn(document.querySelector<HTMLElement>('main h1'))
}

/** Back and Forward: the page, where the reader stood, and the link that had led away from it. */
async function comeBack(state: unknown, hands: Hands): Promise<void> {
  positions.set(here.entry, scrollY)
  const left = here.url
  here.entry = entryOf(state)
  here.url = location.href
  const arrived = await go(location.href, hands, () => {})
  if (!arrived) return
  scrollTo({ top: positions.get(here.entry) ?? 0, behavior: 'instant' })
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
  focusOn(links.find(({ href }) => href === left) ?? document.querySelector<HTMLElement>('main h1'))
}

let isListening = false

/**
 * Between the blog's pages only the main part changes (specification 1, section 2: 'Loading...' until
 * it has come). Links stay links: another button, a modifier key or no script, and the browser follows.
 */
export function followInPlace(hands: Hands): void {
  if (isListening) return
  isListening = true
  here.url = location.href
  here.entry = entryOf(history.state)
  const ours = () => (history.scrollRestoration = 'manual')
  ours()
  addEventListener('pageshow', ours)
  // A page that is come back to from elsewhere is the browser's to scroll.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  document.addEventListener('click', (event) => {
    const url = wantedOf(event)
    if (url === undefined) return
    event.preventDefault()
    void follow(url.href, hands)
  })
  addEventListener('popstate', (event) => {
    const url = new URL(location.href)
    // A step within the page is the browser's own.
    if (url.pathname === new URL(here.url).pathname || !isBlogPage(url)) return
    void comeBack(event.state, hands)
  })
}
