import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enhanceDrawer } from './drawer.ts'

/** jsdom has no popovers: this one opens and closes as the browser's own does, and says so by its event. */
function show(drawer: HTMLElement, isOpen: boolean): void {
  const event = new Event('toggle')
  Object.assign(event, { newState: isOpen ? 'open' : 'closed' })
  drawer.dispatchEvent(event)
}

function press(key: string, shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event.defaultPrevented
}

const focused = () => document.activeElement?.textContent
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

beforeEach(() => {
  const place = document.createElement('div')
  const button = Object.assign(document.createElement('button'), { textContent: 'Toggle menu' })
  const drawer = document.createElement('nav')
  drawer.setAttribute('popover', 'auto')
  Object.assign(drawer, { popover: 'auto', hidePopover: vi.fn() })
  for (const name of ['Pricing', 'About Us', 'Sign in'])
    drawer.append(Object.assign(document.createElement('a'), { href: '/', textContent: name }))
  place.append(button, drawer)
  document.body.append(place)
  enhanceDrawer(place)
})

afterEach(() => {
  show(find('nav'), false)
  document.body.replaceChildren()
})

describe('the menu of narrow screens', () => {
  it('takes the focus to its first link and says that it is open', () => {
    show(find('nav'), true)
    expect(focused()).toBe('Pricing')
    expect(find('button').getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps Tab inside, both ways', () => {
    show(find('nav'), true)
    expect(press('Tab')).toBe(false)
    expect(press('Tab', true)).toBe(true)
    expect(focused()).toBe('Sign in')
    expect(press('Tab')).toBe(true)
    expect(focused()).toBe('Pricing')
  })

  it('takes in a focus that is elsewhere', () => {
    show(find('nav'), true)
    find('button').focus()
    press('Tab')
    expect(focused()).toBe('Pricing')
  })

  it('gives the focus back to its button, and then leaves Tab alone', () => {
    show(find('nav'), true)
    find('a').blur()
    show(find('nav'), false)
    expect(focused()).toBe('Toggle menu')
    expect(find('button').getAttribute('aria-expanded')).toBe('false')
    expect(press('Tab')).toBe(false)
  })

  it('leaves the focus where it was put while it closed', () => {
    const field = document.createElement('input')
    document.body.append(field)
    show(find('nav'), true)
    field.focus()
    show(find('nav'), false)
    expect(document.activeElement).toBe(field)
  })

  it('is closed on a page that is kept for Back, and on a screen that grew too wide for it', () => {
    const { hidePopover } = find('nav')
    window.dispatchEvent(new Event('pagehide'))
    expect(hidePopover).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('resize'))
    expect(hidePopover).toHaveBeenCalledTimes(2)
  })
})
