import { describe, expect, it } from 'vitest'
import { searchWordsOf } from './search-words.ts'

describe('the words a text is found by', () => {
  it('are small, without accents, each once, in order', () => {
    expect(searchWordsOf('José wrote: ana.ruiz@mail.com, JOSE')).toEqual([
      'jose',
      'wrote',
      'ana',
      'ruiz',
      'mail',
      'com',
    ])
  })

  it('are the first 200, with their first 40 letters', () => {
    const words = Array.from({ length: 300 }, (_, at) => `w${at}`)
    expect(searchWordsOf(words.join(' '))).toEqual(words.slice(0, 200))
    expect(searchWordsOf('x'.repeat(50))).toEqual(['x'.repeat(40)])
  })
})
