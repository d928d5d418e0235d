/**
 * The frame before the click: a drawn but empty chat, a few hundred bytes of script, no request.
 * The first opening loads the chat itself beside this document and lets it take over the markup,
 * so the message box can be typed in from the first moment.
 */
import { wearColours } from '@foyer/chat/colours.ts'
import { type FrameMessage, type Opened, readHostMessage } from '../messages.ts'
import type { Bridge, End } from './bridge.ts'

/** The name that all files of one build carry. */
declare const buildName: string

const hostOrigin = location.hash.slice(1)
const language = /^es\b/i.test(navigator.language) ? 'es' : 'en'
let root = document.getElementById(language)
document.getElementById(language === 'es' ? 'en' : 'es')?.remove()
root?.removeAttribute('hidden')
document.documentElement.lang = language
const untouched = root?.cloneNode(true)

let end: End | null = null
/** Grows when the visitor leaves, so that what is still loading for the chat before is let go. */
let round = 0
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

/**
 * A part of the chat; the dialogs share the desk. It is fetched before it is imported, since browsers remember an import that
 * failed and would not try again.
 */
const load: Bridge['load'] = async (name) => {
  const needed = /-|later|voice/.test(name) ? [name] : [name, 'desk']
  await Promise.all(
    needed.map(async (each) => {
      const reply = await fetch(addressOf(each))
      if (!reply.ok) throw new Error(each)
      await reply.text()
    }),
  )
  return import(addressOf(name))
}

function addressOf(part: string): string {
  return `/${part}-${buildName}.js`
}

async function start() {
  if (!root || !latest) return
  const mine = round
  try {
    const loading: Promise<{ start: (bridge: Bridge) => End }> = import(addressOf('chat'))
    const [chat, { copy }] = await Promise.all([loading, load(`chat-${language}`)])
    if (mine !== round) return
    end = chat.start({
      token: decodeURIComponent(location.pathname.split('/').at(-1) ?? ''),
      language,
      copy,
      root,
      opened: latest,
      close,
      wear,
      load,
      onOpen: (callback) => {
        heard = callback
      },
    })
  } catch {
    if (mine === round) root.classList.add('fy-failed-load')
  }
}

/**
 * Leaves quickly: what is on the screen and in the browser goes first, then the frame closes. The
 * next opening begins as the first did. Nothing is asked of the server, so it also works offline.
 */
function leave() {
  round++
  try {
    sessionStorage.clear()
  } catch {} // Storage is denied; then nothing is kept in it.
  end?.()
  end = heard = latest = null
  const fresh = untouched?.cloneNode(true)
  if (root && fresh instanceof HTMLElement) {
    root.replaceWith(fresh)
    root = fresh
  }
  document.documentElement.lang = language
  close()
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
  if (first) afterPaint(start)
  heard?.(message)
})

document.addEventListener('keydown', (event) => {
  if (event.key === 'F9') {
    event.preventDefault()
    leave()
  }
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close()
})

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('[data-leave]')) leave()
  if (heard) return
  if (event.target.closest('[data-close]')) close()
  if (event.target.closest('[data-retry]')) location.reload()
})

tell({ foyer: 'ready' })
