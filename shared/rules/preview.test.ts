import { describe, expect, it } from 'vitest'
import { messagePreview } from '../facts/limits.ts'
import { previewOf } from './preview.ts'

describe('a preview (specification 2, section 9: 150 characters)', () => {
  it('leaves a text alone that is short enough', () => {
    const text = 'x'.repeat(150)
    expect(previewOf(text, messagePreview)).toBe(text)
  })

  it('cuts after 150 characters, and says that there is more', () => {
    expect(previewOf('x'.repeat(151), messagePreview)).toBe(`${'x'.repeat(150)}…`)
    expect(previewOf(`${'x'.repeat(149)}  y`, messagePreview)).toBe(`${'x'.repeat(149)}…`)
  })

  it('cuts no character in two', () => {
    expect(previewOf('😀'.repeat(3), 2)).toBe('😀😀…')
  })
})
