import { describe, expect, it } from 'vitest'
import { adviseColor, contrast, isColor, readableOn } from './colour-contrast.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#1f4f46', '#1f4f46', 1],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2)
  })

  it('of a colour and its own text is always enough to read', () => {
    for (let red = 0; red < 256; red += 15)
      for (let green = 0; green < 256; green += 15)
        for (let blue = 0; blue < 256; blue += 15) {
          const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
          expect(adviseColor(hex), hex).toMatchObject({ passesText: true })
        }
  })
})

describe('the advice', () => {
  it('tells a colour that is lost on paper', () => {
    const { light, dark, onPrimary } = adviseColor('#f2e8cf')
    expect([light.passesShapes, dark.passesShapes, onPrimary]).toEqual([false, true, '#000000'])
  })

  it('tells a colour that is lost at night', () => {
    const { light, dark, onPrimary } = adviseColor('#1c2b3a')
    expect([light.passesShapes, dark.passesShapes, onPrimary]).toEqual([true, false, '#ffffff'])
  })

  it('has a colour that does everywhere', () => {
    const { light, dark } = adviseColor('#3b82a0')
    expect([light.passesShapes, dark.passesShapes]).toEqual([true, true])
  })
})

it('knows a colour when it sees one', () => {
  expect(['#1F4F46', '#000000'].every(isColor)).toBe(true)
  expect(['#fff', '1f4f46', '#1f4f46;', '#1f4f4g', 'red', ''].some(isColor)).toBe(false)
  expect(readableOn('#ffff00')).toBe('#000000')
})
