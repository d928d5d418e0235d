import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const host = 'https://firm.example'
const open = {
  foyer: 'open',
  url: 'https://firm.example/',
  title: 'Home',
  look: { n: 'Alder & Birch', c: '#1c3d5a', o: '#ffffff' },
}

/** The frame's window tells its parent, which in jsdom is the window itself. */
const told = vi.fn<(...message: unknown[]) => void>()
const hear = (data: unknown, origin = host, source: unknown = window) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}
const shell =
  '<h1 tabindex="-1"></h1><button data-close>x</button><button data-leave>y</button><textarea></textarea>'

const boot = async (language: string) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  document.body.innerHTML = `<main id="en" hidden>${shell}</main><main id="es" hidden>${shell}</main>`
  vi.resetModules()
  await import('./boot.ts')
}
const root = () => document.querySelector('main')

beforeEach(() => {
  location.hash = `#${host}`
  told.mockClear()
  vi.spyOn(window, 'postMessage').mockImplementation(told)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('buildName', 'none')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the frame before the click', () => {
  it('shows the visitor’s language alone and says that it listens, to the host’s origin', async () => {
    await boot('es-MX')
    expect([...document.querySelectorAll('main')].map((main) => [main.id, main.hidden])).toEqual([
      ['es', false],
    ])
    expect(document.documentElement.lang).toBe('es')
    expect(told.mock.calls).toEqual([[{ foyer: 'ready' }, host]])
  })

  it('heeds only its parent, at the origin it was opened for, in the known shape', async () => {
    await boot('en')
    hear(open, 'https://evil.example')
    hear(open, host, null)
    hear({ ...open, look: 7 })
    expect(document.activeElement).toBe(document.body)
    expect(root()?.querySelector('h1')?.textContent).toBe('')
  })

  it('opens with the caret in the message box and the firm’s name and colours on', async () => {
    await boot('en')
    hear(open)
    expect(document.activeElement).toBe(root()?.querySelector('textarea'))
    expect(root()?.querySelector('h1')?.textContent).toBe('Alder & Birch')
    expect(document.documentElement.style.getPropertyValue('--fy-firm')).toBe('#1c3d5a')
  })

  it('raises no keyboard on a touch screen', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await boot('en')
    hear(open)
    expect(document.activeElement).toBe(root()?.querySelector('h1'))
  })

  it('closes by Escape and by its button, also while the chat has not loaded', async () => {
    await boot('en')
    hear(open)
    told.mockClear()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    root()?.querySelector<HTMLElement>('[data-close]')?.click()
    expect(told.mock.calls).toContainEqual([{ foyer: 'close' }, host])
  })

  it.each([
    ['its button', () => root()?.querySelector<HTMLElement>('[data-leave]')?.click()],
    [
      'its key, while typing',
      () =>
        root()
          ?.querySelector('textarea')
          ?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'F9', bubbles: true, cancelable: true }),
          ),
    ],
  ])('leaves at once by %s: nothing stays on the screen or in the browser', async (_, press) => {
    await boot('en')
    hear(open)
    sessionStorage.setItem('foyer tok', 'a session')
    const box = () => root()?.querySelector('textarea')
    const typed = box()
    if (typed) typed.value = 'My husband'
    told.mockClear()
    press()
    expect(sessionStorage).toHaveLength(0)
    expect(box()?.value).toBe('')
    expect(root()?.querySelector('h1')?.textContent).toBe('')
    expect(told.mock.calls).toContainEqual([{ foyer: 'close' }, host])
    hear(open)
    expect(document.activeElement).toBe(box())
  })

  it('says so when the chat does not load', async () => {
    await boot('en')
    hear(open)
    await vi.waitFor(() => expect(root()?.className).toBe('fy-failed-load'))
  })
})
