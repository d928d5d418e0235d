import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const origin = 'https://chat.foyer.example'

/** jsdom has no constructed sheets; the loader only fills one and hands it over. */
class Sheet {
  replaceSync() {}
}

const host = () => document.querySelector('foyer-chat')
const part = <Name extends keyof HTMLElementTagNameMap>(name: Name) => {
  const found = host()?.shadowRoot?.querySelector(name)
  if (!found) throw new Error(`No ${name}`)
  return found
}
const look = { n: 'Alder & Birch', c: '#1c3d5a', o: '#ffffff', p: 'left' }

/** Runs the loader as a page with the snippet in it does, and lets its idle work be done. */
async function paste(token = 'tok_0123456789abcdef') {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = `${origin}/widget.js`
  script.dataset['token'] = token
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  vi.resetModules()
  await import('./loader.ts')
}
const settled = () => vi.waitFor(() => expect(part('button').style.opacity).toBe('1'))
/** jsdom loads no frame in a shadow root, so the frame's window is one of ours. */
const inside = new EventTarget()
const post = vi.fn<(message: unknown, to: string) => void>()
Object.assign(inside, { postMessage: post })
const hear = (data: unknown, from = origin, source: unknown = inside) => {
  const event = new MessageEvent('message', { data, origin: from })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}
const loadFrame = () => Object.defineProperty(part('iframe'), 'contentWindow', { value: inside })

let view: EventTarget & { scale: number; height: number; offsetTop: number }
let reply: () => Promise<Response>
const fetched = vi.fn<typeof fetch>(() => reply())

beforeEach(() => {
  document.body.replaceChildren()
  host()?.remove()
  fetched.mockClear()
  post.mockClear()
  reply = async () => Response.json(look)
  vi.stubGlobal('CSSStyleSheet', Sheet)
  view = Object.assign(new EventTarget(), { scale: 1, height: 740, offsetTop: 0 })
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run))
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
})

describe('the loader', () => {
  it('draws one launcher with its name, however often it is pasted', async () => {
    await paste()
    await paste()
    await settled()
    expect(document.querySelectorAll('foyer-chat')).toHaveLength(1)
    expect(part('button').getAttribute('aria-label')).toBe('Open chat')
  })

  it('does nothing without a token', async () => {
    await paste('')
    expect(host()).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('asks once for the look, without cookies, and wears it', async () => {
    await paste()
    await settled()
    expect(fetched.mock.calls).toEqual([
      [`${origin}/look/tok_0123456789abcdef`, { credentials: 'omit' }],
    ])
    expect(part('button').style.getPropertyValue('--c')).toBe('#1c3d5a')
    expect(host()?.className).toBe('left')
    expect(part('iframe').title).toBe('Chat with Alder & Birch')
  })

  it.each(['ltr', 'rtl'])(
    'stands on the side the firm chose, on a page written %s',
    async (dir) => {
      document.documentElement.dir = dir
      for (const p of ['left', 'right']) {
        host()?.remove()
        reply = async () => Response.json({ ...look, p })
        await paste()
        await settled()
        expect(host()?.className).toBe(p)
      }
      document.documentElement.removeAttribute('dir')
    },
  )

  it('uses no colour that is not one, and shows itself when the look does not come', async () => {
    reply = async () => Response.json({ ...look, c: 'url(https://x)', o: '#fff' })
    await paste()
    await settled()
    expect(part('button').style.getPropertyValue('--c')).toBe('')
    expect(part('button').style.getPropertyValue('--o')).toBe('')
    host()?.remove()
    reply = () => Promise.reject(new TypeError('Failed to fetch'))
    await paste()
    await settled()
    expect(part('iframe').title).toBe('Chat with the firm')
  })

  it('warms the frame when idle, telling it nothing of the page but its origin', async () => {
    await paste()
    await settled()
    expect(part('iframe').src).toBe(`${origin}/frame/tok_0123456789abcdef#${location.origin}`)
    expect(part('iframe').className).toBe('')
  })

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'waits for a sign of interest on %o',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      await paste()
      await settled()
      expect(host()?.shadowRoot?.querySelector('iframe')).toBeNull()
      part('button').dispatchEvent(new Event('pointerenter'))
      expect(part('iframe').src).toContain('/frame/')
    },
  )

  it('opens into the frame, tells it the page only then, and comes back to the launcher', async () => {
    await paste()
    await settled()
    const frame = part('iframe')
    loadFrame()
    hear({ foyer: 'ready' })
    expect(post).not.toHaveBeenCalled()
    part('button').click()
    expect(frame.className).toBe('open')
    expect(host()?.shadowRoot?.activeElement).toBe(frame)
    expect(post.mock.calls).toEqual([
      [{ foyer: 'open', url: location.href, title: document.title, look }, origin],
    ])
    hear({ foyer: 'close' })
    expect(frame.className).toBe('')
    expect(host()?.shadowRoot?.activeElement).toBe(part('button'))
  })

  it('stays above the keyboard where it fills the screen, and lets a visitor zoom', async () => {
    vi.stubGlobal('innerWidth', 390)
    await paste()
    await settled()
    part('button').click()
    Object.assign(view, { height: 420, offsetTop: 60 }).dispatchEvent(new Event('resize'))
    expect(part('iframe').style.cssText).toBe('height: 420px; top: 60px;')
    Object.assign(view, { scale: 2 }).dispatchEvent(new Event('resize'))
    expect(part('iframe').style.cssText).toBe('')
  })

  it('heeds only its own frame: origin, source and shape', async () => {
    await paste()
    await settled()
    loadFrame()
    const frame = part('iframe')
    part('button').click()
    hear({ foyer: 'close' }, 'https://evil.example')
    hear({ foyer: 'close' }, origin, window)
    hear({ foyer: 'close' }, origin, null)
    for (const data of [null, 'close', { foyer: 1 }, { type: 'close' }]) hear(data)
    expect(frame.className).toBe('open')
  })

  it('leaves nothing on the page: no global, no storage, no cookie, nothing in the document', async () => {
    const globals = Object.keys(window)
    const before = document.documentElement.outerHTML
    await paste()
    await settled()
    expect(Object.keys(window).filter((name) => !globals.includes(name))).toEqual([])
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
    host()?.remove()
    expect(document.documentElement.outerHTML).toBe(before)
  })
})
