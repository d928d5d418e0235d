import { cleanup, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enhanceTypewriter } from '../islands/typewriter.ts'
import { Typed } from './typed.tsx'

const sentence = 'Never Miss a Client Lead Again.'
const sheet = readFileSync('web/site/styles/typed.css', 'utf8')

let tell: (seen: boolean) => void = () => undefined
const stopped = vi.fn()

beforeEach(() => {
  stopped.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(watch: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => watch([{ isIntersecting }])
      }
      observe = () => undefined
      disconnect = stopped
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function drawLine(when: 'load' | 'view'): HTMLElement {
  const { container } = render(<Typed text={sentence} when={when} />)
  const line = container.querySelector<HTMLElement>('.typed')
  if (line === null) throw new Error('nothing is typed')
  return line
}

describe('a headline that types itself', () => {
  it('has the whole sentence for readers from the beginning, and every letter in its place', () => {
    const line = drawLine('view')
    expect(line.previousElementSibling?.textContent).toBe(sentence)
    expect(line.getAttribute('aria-hidden')).toBe('true')
    expect(line.textContent).toBe(sentence)
    enhanceTypewriter(line)
    expect(line.textContent).toBe(sentence)
  })

  it('types at once where it is the first thing seen, without any script', () => {
    const line = drawLine('load')
    expect(line.className).toBe('typed typing')
    expect(line.dataset['enhance']).toBeUndefined()
  })

  it('waits until it is scrolled into view, and types once', () => {
    const line = drawLine('view')
    expect(line.className).toBe('typed')
    enhanceTypewriter(line)
    expect(line.className).toBe('typed waiting')
    tell(false)
    expect(line.className).toBe('typed waiting')
    tell(true)
    expect(line.className).toBe('typed typing')
    expect(stopped).toHaveBeenCalledOnce()
  })

  it('takes 45 ms a letter, blinks every 400 ms, and does neither under reduced motion', () => {
    const moving = sheet.slice(
      sheet.indexOf('@media (prefers-reduced-motion: no-preference)'),
      sheet.indexOf('/* What stops the film'),
    )
    expect(moving).toContain('* 45ms)')
    expect(moving).toMatch(/i:last-child::after \{[^}]*animation-duration: 800ms;/)
    const still = sheet.replace(moving, '')
    expect(moving).toMatch(/animation:/)
    expect(still).not.toMatch(/animation(-(name|duration))?:/)
  })
})
