import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as marks from './marks.tsx'
import * as scenes from './scenes.tsx'

/** The tokens a drawing may use: ink, its fine line, brass, and the paper that hides what is behind. */
const colours = new Set(['stroke-ink', 'stroke-line-strong', 'stroke-accent', 'fill-ground'])
const others = new Set(['scene', 'size-12'])

/** Drawings are part of every page's own bytes. */
const bounds = { scene: 2_700, mark: 600 }

test.each([
  ...Object.entries(scenes).map(([name, Drawing]) => ({ name, Drawing, bound: bounds.scene })),
  ...Object.entries(marks).map(([name, Drawing]) => ({ name, Drawing, bound: bounds.mark })),
])('$name is drawn by the one hand, silent to screen readers and small', ({ Drawing, bound }) => {
  const { container } = render(<Drawing />)
  const drawn = container.querySelector('svg')
  expect(drawn?.getAttribute('aria-hidden')).toBe('true')
  const all = [...container.querySelectorAll('*')]
  expect(all.length).toBeGreaterThan(5)
  for (const part of all) {
    expect([...part.classList].filter((name) => !colours.has(name) && !others.has(name))).toEqual(
      [],
    )
    expect(part.getAttribute('style')).toBeNull()
    expect(part.id).toBe('')
    if (part.localName === 'path') expect(part.getAttribute('d')).toMatch(/^M[\d .a-zA-Z-]+$/)
    for (const colour of ['fill', 'stroke'])
      expect(part.getAttribute(colour) ?? 'none').toBe('none')
  }
  expect(renderToStaticMarkup(<Drawing />).length).toBeLessThan(bound)
})
