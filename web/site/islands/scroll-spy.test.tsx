import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Fold } from '../parts/fold.tsx'
import { SideIndex } from '../parts/side-index.tsx'
import { enhanceScrollSpy } from './scroll-spy.ts'

/** Heights of the parts, in pixels; the last three are too short to reach the top of a screen. */
const heights = { overview: 900, install: 1200, verify: 300, look: 200, help: 100 }
type Name = keyof typeof heights
const names: readonly Name[] = ['overview', 'install', 'verify', 'look', 'help']
const screenHeight = 800
const textHeight = Object.values(heights).reduce((sum, height) => sum + height, 0)

/** jsdom lays nothing out: this says where things are, as a browser would. */
function layOut(scroller: Element, top: number): void {
  Object.defineProperty(scroller, 'clientHeight', { configurable: true, value: screenHeight })
  Object.defineProperty(scroller, 'scrollHeight', { configurable: true, value: textHeight })
  let above = 0
  for (const name of names) {
    const begins = above
    const part = document.getElementById(name)
    if (part === null) throw new Error(name)
    part.getBoundingClientRect = () => new DOMRect(0, top + begins - scroller.scrollTop, 600, 1)
    above += heights[name]
  }
}

function Page({ inBody = false }: { inBody?: boolean }) {
  return (
    <>
      <SideIndex entries={names.map((id) => ({ id, title: id }))} />
      <section className={inBody ? 'scroll-body' : ''} aria-label="Text">
        {names.map((name) => (
          <Fold key={name} id={name} title={name}>
            <p>Words</p>
          </Fold>
        ))}
      </section>
    </>
  )
}

function begin(): void {
  const place = document.querySelector<HTMLElement>('[data-enhance="scroll-spy"]')
  if (place !== null) enhanceScrollSpy(place)
}

/** What both lists mark; they always agree. */
function marked(): string | undefined {
  const [first, second, ...rest] = [...document.querySelectorAll('[aria-current="location"]')]
  expect(rest).toHaveLength(0)
  expect(second?.textContent).toBe(first?.textContent)
  return first?.textContent
}

function scrollTo(top: number, scroller: Element = document.documentElement): void {
  scroller.scrollTop = top
  scroller.dispatchEvent(new Event('scroll'))
  document.dispatchEvent(new Event('scroll'))
}

const settle = () => vi.advanceTimersByTime(200)
const end = textHeight - screenHeight

beforeEach(() => {
  vi.useFakeTimers()
  location.hash = ''
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  document.documentElement.scrollTop = 0
})

describe('an index beside a long text', () => {
  beforeEach(() => {
    render(<Page />)
    layOut(document.documentElement, 0)
    begin()
  })

  it('marks the first part at the very top and the last at the very bottom', () => {
    expect(marked()).toBe('overview')
    scrollTo(end)
    settle()
    expect(marked()).toBe('help')
    scrollTo(0)
    settle()
    expect(marked()).toBe('overview')
  })

  it('marks every part in its turn on the way down, the short ones at the end too', () => {
    const seen: (string | undefined)[] = []
    for (let top = 0; top <= end; top += 20) {
      scrollTo(top)
      settle()
      if (seen.at(-1) !== marked()) seen.push(marked())
    }
    expect(seen).toEqual(names)
  })

  it('looks at once and then at most every 100 ms, the last place included', () => {
    scrollTo(1000)
    expect(marked()).toBe('install')
    scrollTo(0)
    expect(marked()).toBe('install')
    vi.advanceTimersByTime(99)
    expect(marked()).toBe('install')
    vi.advanceTimersByTime(1)
    expect(marked()).toBe('overview')
  })

  it('marks what was asked for until one moves on, even where it cannot reach the top', () => {
    const link = document.querySelector<HTMLAnchorElement>('.side-column a[href="#verify"]')
    link?.click()
    scrollTo(end)
    settle()
    expect(marked()).toBe('verify')
    scrollTo(end - 10)
    settle()
    expect(marked()).not.toBe('verify')
  })

  it('opens a closed part that is asked for, and closes the list above the text', () => {
    const part = document.getElementById('look')
    part?.removeAttribute('open')
    const list = screen.getByText('On this page').closest('details')
    if (list !== null) list.open = true
    list?.querySelector<HTMLAnchorElement>('a[href="#look"]')?.click()
    expect(part).toHaveProperty('open', true)
    expect(list).toHaveProperty('open', false)
  })
})

describe('an index beside a text that scrolls by itself', () => {
  const body = () => screen.getByRole('region', { name: 'Text' })

  it('follows that text, which takes the keyboard', () => {
    render(<Page inBody />)
    body().style.overflowY = 'auto'
    layOut(body(), 0)
    begin()
    expect(body()).toHaveProperty('tabIndex', 0)
    scrollTo(1000, body())
    settle()
    expect(marked()).toBe('install')
  })

  it('leaves the keyboard alone where the page scrolls instead', () => {
    render(<Page inBody />)
    layOut(document.documentElement, 0)
    begin()
    expect(body()).toHaveProperty('tabIndex', -1)
    scrollTo(1000)
    settle()
    expect(marked()).toBe('install')
  })
})
