/**
 * The only code that runs on a firm's page. A classic script: `document.currentScript` carries the
 * token. It leaves no global and stores nothing; all it draws lives in one shadow root, outside the
 * page's layout, made by createElement and a constructed sheet so that it also works under Trusted
 * Types and a strict policy. Held under 1.2 kB of brotli by its test: short code is the feature.
 */
import type { FrameMessage, HostMessage, Look } from './messages.ts'
import css from './loader.css?inline'

type Connection = { saveData?: boolean; effectiveType?: string }

const tag = 'foyer-chat'
const { src, dataset } = document.currentScript as HTMLScriptElement
const { token } = dataset
const { origin } = new URL(src)
const { connection } = navigator as Navigator & { connection?: Connection }

/** Safari has no idle callback; its setTimeout reads the options as no delay. */
const whenIdle: typeof requestIdleCallback = self.requestIdleCallback ?? setTimeout

const host = document.createElement(tag)
const frame = document.createElement('iframe')
const button = document.createElement('button')
const root = host.attachShadow({ mode: 'open' })
let look: Look = {}
let ready: boolean

/** Makes the frame, hidden, so that it is there when the visitor opens it. */
const warm = () => {
  if (frame.isConnected) return
  frame.allow = 'microphone'
  frame.src = `${origin}/frame/${token}#${location.origin}`
  root.prepend(frame)
}

/** Tells an open frame where it is; before it is open the page goes no further. */
const tell = () => {
  const message: HostMessage = { foyer: 'open', url: location.href, title: document.title, look }
  if (ready && frame.className) frame.contentWindow?.postMessage(message, origin)
}

/** Keeps a chat that fills a small screen above the keyboard. */
const fit = () => {
  const view = visualViewport
  frame.style.cssText =
    view?.scale == 1 && innerWidth < 481 ? `height:${view.height}px;top:${view.offsetTop}px` : ''
}

const show = (open: string) => {
  frame.className = open
  fit()
  const next = open ? frame : button
  next.focus()
  tell()
}

/** The firm's name, side and colours, as far as they are known; colours only as `#rrggbb`. */
const dress = (found: Look) => {
  look = found
  button.style.opacity = '1'
  frame.title = `Chat with ${look.n ?? 'the firm'}`
  host.className = look.p ?? ''
  for (const [name, value] of Object.entries(look)) {
    if (/^#[\da-f]{6}$/i.test(value)) button.style.setProperty(`--${name}`, value)
  }
  tell()
}

const fetchLook = () =>
  fetch(`${origin}/look/${token}`, { credentials: 'omit' })
    .then((reply) => reply.json())
    .catch(() => look)
    .then(dress)

const start = () => {
  if (!token || document.querySelector(tag)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  root.append(button)
  document.body.append(host)
  button.setAttribute('aria-label', 'Open chat')
  for (const type of ['pointerenter', 'focus', 'click']) {
    button.addEventListener(type, () => {
      warm()
      if (type == 'click') show('open')
    })
  }
  visualViewport?.addEventListener('resize', fit)
  addEventListener('message', (event: MessageEvent<FrameMessage | null>) => {
    if (event.origin != origin || event.source != frame.contentWindow) return
    const word = event.data?.foyer
    if (word == 'close') show('')
    if (word == 'ready') ready = true
    tell()
  })

  whenIdle(fetchLook, { timeout: 2_000 })
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return
  if (document.readyState == 'complete') whenIdle(warm)
  else addEventListener('load', () => whenIdle(warm))
}

if (document.body) start()
else addEventListener('DOMContentLoaded', start)
