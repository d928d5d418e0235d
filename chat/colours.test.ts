import { describe, expect, it } from 'vitest'
import { accentsOf, readColour, wearColours } from './colours.ts'

describe('colours', () => {
  it('reads #rrggbb and nothing else', () => {
    expect(readColour('#1F4d43')).toBe('#1F4d43')
    for (const value of ['red', '#fff', '#1f4d43;x:y', 'url(x)', 7, null, '#1f4d43\n'])
      expect(readColour(value)).toBeNull()
  })

  it('uses a firm colour as text only where it can be read', () => {
    expect(accentsOf('#1c3d5a')).toEqual({ light: '#1c3d5a', dark: null })
    expect(accentsOf('#ffd54a')).toEqual({ light: null, dark: '#ffd54a' })
  })

  it('puts colours on an element, and leaves it alone for anything else', () => {
    const element = document.createElement('div')
    wearColours(element, { primary: '#1c3d5a', onPrimary: '#ffffff' })
    expect(element.style.getPropertyValue('--fy-firm')).toBe('#1c3d5a')
    wearColours(element, { primary: 'url(https://x)', onPrimary: '#000000' })
    expect(element.style.getPropertyValue('--fy-firm')).toBe('#1c3d5a')
    expect(element.style.getPropertyValue('--fy-on-firm')).toBe('#ffffff')
  })
})
