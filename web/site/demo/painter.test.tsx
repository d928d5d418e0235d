import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { demo } from '@foyer/shared/copy/public/demo.ts'
import { finished, frameAt, frameCount } from './frame-at.ts'
import { HeroDemo } from './hero-demo.tsx'
import { createPainter } from './painter.ts'

const { script } = demo
let place: HTMLElement
let stage: HTMLElement
const one = (selector: string): HTMLElement => {
  const found = place.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`No ${selector}`)
  return found
}
const opacities = () =>
  [...place.querySelectorAll<HTMLElement>('.fy-line:not(.fy-writing)')].map(
    ({ style }) => style.opacity,
  )

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<HeroDemo />)
  place = document.body
  stage = one('.demo-stage')
})

describe('the picture as it is drawn', () => {
  it('is a picture: inert, hidden from assistive technology, and told in a sentence beside it', () => {
    const picture = one('.demo-picture')
    expect(picture.getAttribute('aria-hidden')).toBe('true')
    expect(picture.hasAttribute('inert')).toBe(true)
    expect(one('figure > .sr-only').textContent).toBe(demo.described)
  })

  it('shows the finished conversation with the quoted source, and leads nowhere', () => {
    const words = one('.demo-picture').textContent
    for (const said of [script.greeting.split('\n')[0], script.question, script.answer, demo.quote])
      expect(words).toContain(said)
    expect(words).toContain('These times work for me: Tue, Feb 9 @ 10:00 AM; Thu, Feb 11 @ 2:30 PM')
    expect(one('.demo-mark').textContent).toBe(demo.quote)
    expect(place.querySelectorAll('a, h1, h2, img, script')).toHaveLength(0)
  })

  it('needs no style attribute, which the policy of public pages refuses', () => {
    expect(place.querySelectorAll('[style]')).toHaveLength(0)
  })
})

describe('the painter', () => {
  it('types, shows lines one after the other, and picks', () => {
    const { paint } = createPainter(stage)
    const box = place.querySelector('textarea')
    paint(frameAt(0))
    expect([box?.value, opacities()]).toEqual(['', ['1', '0', '0', '0', '0', '0']])
    paint(frameAt(14))
    expect(script.question.startsWith(box?.value ?? '-')).toBe(true)
    expect(box?.value.length).toBe(16)
    paint(frameAt(27))
    expect(box?.value).toBe(script.question)
    expect(one('.fy-send').dataset['pressed']).toBe('true')
    paint(frameAt(40))
    expect([box?.value, opacities()]).toEqual(['', ['1', '1', '0', '0', '0', '0']])
    expect(one('.fy-writing').style.opacity).toBe('1')
    paint(frameAt(89))
    expect(box?.value).toBe(script.details)
    paint(frameAt(127))
    const picked = () => place.querySelectorAll('.demo-picker [aria-pressed="true"]').length
    expect([one('.demo-picker').style.opacity, picked()]).toEqual(['1', 1])
    paint(frameAt(139))
    expect(picked()).toBe(4)
  })

  it('looks the same in a frame whatever was painted before it', () => {
    const { paint } = createPainter(stage)
    const look = () => [stage.innerHTML, place.querySelector('textarea')?.value]
    const forwards = Array.from({ length: frameCount / 5 }, (_, n) => {
      paint(frameAt(n * 5))
      return look()
    })
    for (const n of [175, 0, 130, 50, 5]) {
      paint(frameAt(n))
      expect(look()).toEqual(forwards[n / 5])
    }
    paint(finished)
    expect(opacities()).toEqual(['1', '1', '1', '1', '1', '1'])
  })

  it('touches only what differs from the frame before', () => {
    const { paint } = createPainter(stage)
    const watcher = new MutationObserver(() => {})
    watcher.observe(stage, { attributes: true, childList: true, subtree: true })
    const touched = (n: number) => {
      paint(frameAt(n))
      return watcher.takeRecords().length
    }
    touched(0)
    expect(touched(0)).toBe(0)
    const counts = Array.from({ length: frameCount }, (_, n) => touched(n))
    // Adding and removing elements would lay the page out; nothing of the kind happens.
    expect(Math.max(...counts)).toBeLessThanOrEqual(14)
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(40)
  })
})
