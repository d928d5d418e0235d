import { describe, expect, it } from 'vitest'
import { plainWords, readWords } from './rich-words.ts'

describe('words of a long text', () => {
  it('are read into links, code and words that stand out, and nothing between them is lost', () => {
    expect(readWords('See [our terms](/terms), **now**, and `data-token`.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'our terms', href: '/terms' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'now' },
      { kind: 'text', text: ', and ' },
      { kind: 'code', text: 'data-token' },
      { kind: 'text', text: '.' },
    ])
  })

  it('take what the configuration says, also inside a link', () => {
    const fill = { contact: 'desk@foyer.example' }
    expect(readWords('[{contact}](mailto:{contact})', fill)).toEqual([
      { kind: 'link', text: 'desk@foyer.example', href: 'mailto:desk@foyer.example' },
    ])
    expect(plainWords('Write to [{contact}](mailto:{contact}), {nobody}.', fill)).toBe(
      'Write to desk@foyer.example, {nobody}.',
    )
  })
})
