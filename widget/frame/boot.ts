/**
 * The frame before the click: a drawn but empty chat, a few hundred bytes of script, no request.
 * The first opening loads the chat itself beside this document and lets it take over the markup,
 * so the message box can be typed in from the first moment.
 */
import { wearColours } from '@foyer/chat/colours.ts'
import { type FrameMessage, type Opened, readHostMessage } from '../messages.ts'
import type { Bridge } from './bridge.ts'

declare const chatScript: string

const hostOrigin = location.hash.slice(1)
const language = /^es\b/i.test(navigator.language) ? 'es' : 'en'
const root = document.getElementById(language)
document.getElementById(language === 'es' ? 'en' : 'es')?.remove()
root?.removeAttribute('hidden')
document.documentElement.lang = language

let heard: ((message: Opened) => void) | null = null
let latest: Opened | null = null
let open = false

function tell(message: FrameMessage) {
  if (hostOrigin) parent.postMessage(message, hostOrigin)
}

function close() {
  open = false
  tell({ foyer: 'close' })
}

function wear(colors: Opened['colors']) {
  wearColours(document.documentElement, colors)
}

/** Into the message box, or, where that would raise a keyboard over the notice, to the top. */
function takeFocus() {
  const touch = matchMedia('(pointer: coarse)').matches
  root?.querySelector<HTMLElement>(touch ? 'h1' : 'textarea')?.focus({ preventScroll: true })
}

/** The message box is there to type in before anything heavier begins. */
function afterPaint(run: () => void) {
  requestAnimationFrame(() => setTimeout(run))
}

async function load() {
  if (!root || !latest) return
  try {
    const chat: { start: (bridge: Bridge) => void } = await import(chatScript)
    chat.start({
      token: decodeURIComponent(location.pathname.split('/').at(-1) ?? ''),
      language,
      root,
      opened: latest,
      close,
      wear,
      onOpen: (callback) => {
        heard = callback
      },
    })
  } catch {
    root.classList.add('fy-failed-load')
  }
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== hostOrigin) return
  const message = readHostMessage(event.data)
  if (!message) return
  wear(message.colors)
  if (!open) takeFocus()
  if (!heard) root?.querySelector('h1')?.replaceChildren(message.name)
  open = true
  const first = !latest
  latest = message
  if (first) afterPaint(load)
  heard?.(message)
})

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close()
})

document.addEventListener('click', (event) => {
  if (heard || !(event.target instanceof Element)) return
  if (event.target.closest('[data-close]')) close()
  if (event.target.closest('[data-retry]')) location.reload()
})

tell({ foyer: 'ready' })
