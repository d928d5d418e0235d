import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demo } from '@foyer/shared/copy/public/demo.ts'
import { enhanceHero } from './enhance-hero.ts'
import { firstShown, frameCount, framesPerSecond } from './frame-at.ts'
import { HeroDemo } from './hero-demo.tsx'

let see: (isIntersecting: boolean) => void = () => undefined
let preferStill: (matches: boolean) => void = () => undefined
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
const typed = () => document.querySelector('textarea')?.value
const pauseButton = () => document.querySelector<HTMLButtonElement>('[data-pause]')
/** Until a while after frame `n` has been shown for the first time. */
const playTo = (n: number) =>
  vi.advanceTimersByTime(((frameCount - firstShown + n) * 1000) / framesPerSecond + 20)
const begun = 'What does a'

/** What a browser has and jsdom has not: what is in view, sizes that change, and preferences. */
function bring(isStill: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => onChange([{ isIntersecting }])
      }
      observe() {}
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  const preference = Object.assign(new EventTarget(), { matches: isStill })
  preferStill = (matches) => {
    preference.matches = matches
    preference.dispatchEvent(new Event('change'))
  }
  vi.stubGlobal('matchMedia', () => preference)
  document.body.innerHTML = renderToStaticMarkup(<HeroDemo />)
  enhanceHero(document.body)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the film', () => {
  it('runs while it is in view, begins anew after its last frame, and rests out of view', () => {
    bring(false)
    playTo(14)
    expect(typed()).toBe('')
    see(true)
    playTo(14)
    expect(typed()).toContain(begun)
    const here = typed()
    see(false)
    vi.advanceTimersByTime(2_000)
    expect(typed()).toBe(here)
    see(true)
    vi.advanceTimersByTime(6_000)
    expect(typed()).toContain(begun)
    expect(vi.getTimerCount()).toBe(1)
  })

  it('rests while the tab is hidden', () => {
    bring(false)
    see(true)
    hide(true)
    playTo(14)
    expect(typed()).toBe('')
    hide(false)
    playTo(14)
    expect(typed()).toContain(begun)
  })

  it('is paused and played by a button that says which', () => {
    bring(false)
    see(true)
    expect(pauseButton()?.dataset['pause']).toBe('playing')
    pauseButton()?.click()
    expect(pauseButton()?.dataset['pause']).toBe('paused')
    expect(vi.getTimerCount()).toBe(0)
    pauseButton()?.click()
    expect(vi.getTimerCount()).toBe(1)
    const names = [...(pauseButton()?.querySelectorAll('span') ?? [])]
    expect(names.map((name) => [name.className, name.textContent])).toEqual([
      ['if-playing', demo.pause],
      ['if-paused', demo.play],
    ])
  })

  it('shows the finished conversation where motion is not wanted, and plays when asked to', () => {
    bring(true)
    see(true)
    playTo(14)
    expect([typed(), vi.getTimerCount()]).toEqual(['', 0])
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
    expect(pauseButton()?.dataset['pause']).toBe('paused')
    pauseButton()?.click()
    playTo(14)
    expect(typed()).toContain(begun)
    preferStill(true)
    expect([typed(), vi.getTimerCount()]).toEqual(['', 0])
  })
})
